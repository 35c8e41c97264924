// The stock and the discard pile: the whole pile is the button.

import { h } from "../dom.js";
import { face } from "../rich.js";
import { focusable } from "./button.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").Pile} Pile */

/** @param {Scene} scene */
export function piles(scene) {
  const { state, words } = scene;
  const { stock, discard } = state;
  return h(
    "div",
    {
      key: "piles",
      class: "gw-piles",
      role: "group",
      "aria-label": words.ui("area_piles"),
      "data-area": "piles",
    },
    pile(scene, "stock", stock, stock.count ? [top("back")] : [hole()]),
    pile(scene, "discard", discard, discardFaces(discard)),
  );
}

/** @param {import("../types.js").Discard} discard */
function discardFaces(discard) {
  if (!discard.card) return [hole()];
  const under = discard.under
    ? h("span", { key: "under", class: "gw-face gw-pile__u" }, face(discard.under))
    : null;
  return [under, top(discard.card)];
}

/** @param {string} code */
function top(code) {
  const at = code === "back" ? null : code;
  return h("span", { key: "top", class: "gw-face gw-face--top", "data-at": at }, face(code));
}

function hole() {
  return h("span", { class: "gw-hole" });
}

/**
 * @param {Scene} scene
 * @param {"stock" | "discard"} name
 * @param {Pile} pile
 * @param {import("../dom.js").Loose} faces
 */
function pile(scene, name, pile, faces) {
  const live = pile.live && !scene.lost;
  const classes = ["gw-pile", `gw-pile--${name}`, live ? "gw-pile--live" : ""];
  return h(
    "button",
    {
      key: name,
      type: "button",
      class: classes.filter(Boolean).join(" "),
      "data-part": name,
      "data-action": live ? pile.do : null,
      "aria-label": pile.spoken || pile.label,
      "aria-disabled": live ? null : "true",
      press: () => scene.act.pressPile(pile),
      ...focusable(`pile:${name}`),
    },
    h("span", { class: "gw-pile__c", "data-home": name }, faces),
    h("span", null, pile.label, h("small", null, pile.line)),
  );
}
