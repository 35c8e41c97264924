// Sentences with cards and bold numbers in them.

import { h } from "./dom.js";

/** @typedef {import("./types.js").Rich} Rich */
/** @typedef {import("./words.js").Words} Words */

/** @param {string} name */
export function icon(name) {
  return pic("gw-i", `i-${name}`, "0 0 24 24");
}

/** A card's face, or the back. @param {string} code */
export function face(code) {
  const suit = code === "back" ? "" : ` gw-suit-${code[1]}`;
  return pic(`gw-f${suit}`, code, "0 0 100 140");
}

/** @param {string} classes @param {string} symbol @param {string} box */
function pic(classes, symbol, box) {
  return h(
    "svg",
    { class: classes, viewBox: box, "aria-hidden": "true", focusable: "false" },
    h("use", { href: `#gw-${symbol}` }),
  );
}

/** A card in a sentence: small, but read out by its full name. @param {string} code @param {Words} words */
export function chip(code, words) {
  const rank = code[0] === "T" ? "10" : (code[0] ?? "");
  return h(
    "span",
    { class: `gw-ct gw-suit-${code[1]}`, role: "img", "aria-label": words.card(code) },
    rank,
    pic("", `s${code[1]}`, "0 0 24 24"),
  );
}

/**
 * @param {Rich | null | undefined} rich
 * @param {Words} words
 * @returns {import("./dom.js").Kid[]}
 */
export function draw(rich, words) {
  if (!rich) return [];
  if (typeof rich === "string") return [rich];
  return rich.map((part) => {
    if (typeof part === "string") return part;
    return part.c ? chip(part.c, words) : h("b", { class: "gw-num" }, part.b ?? "");
  });
}

/** The sentence as it is spoken. @param {Rich | null | undefined} rich @param {Words} words */
export function plain(rich, words) {
  if (!rich) return "";
  if (typeof rich === "string") return rich;
  return rich
    .map((part) => (typeof part === "string" ? part : part.c ? words.card(part.c) : (part.b ?? "")))
    .join("");
}
