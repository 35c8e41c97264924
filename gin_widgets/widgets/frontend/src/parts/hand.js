// The learner's hand: cards that are picked by a press, in heaps with a bracket that says what
// they are.

import { h } from "../dom.js";
import { rows } from "../order.js";
import { draw, face, icon } from "../rich.js";
import { shownHeaps } from "../scene.js";
import { pickedCards } from "../several.js";
import { focusable } from "./button.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../order.js").Heap} Heap */
/** @typedef {import("../types.js").HandCard} HandCard */

/** Tags that have a drawing on their tab, and a look of the card. @type {Record<string, [string, string]>} */
const TAGS = { hint: ["lamp", "gw-hinted"], held: ["pause", "gw-held"] };

/** @param {Scene} scene */
export function hand(scene) {
  const all = shownHeaps(scene);
  const { title } = scene.state.hand;
  if (!all.length && scene.state.mode === "watch") return null;
  return h(
    "div",
    {
      key: "hand",
      class: "gw-hand",
      role: "group",
      "aria-label": title || scene.words.ui("area_hand"),
      "data-part": "hand",
      "data-area": "hand",
    },
    title ? h("p", { class: "gw-hand__t", "aria-hidden": "true" }, title) : null,
    fan(all, scene.ui.narrow, (heap, from, count) =>
      heapNode(heap, scene.words, (code, i) => cardNode(scene, code, heap, from + i + 1, count)),
    ),
  );
}

/**
 * Heaps in one row or two; the style sheet computes the overlap from the numbers given here.
 * @template {{ cards: any[] }} T
 * @param {T[]} all
 * @param {boolean} narrow
 * @param {(heap: T, from: number, count: number) => import("../dom.js").VNode} drawHeap
 * @param {number} [most] see rows()
 */
export function fan(all, narrow, drawHeap, most) {
  const count = all.reduce((sum, heap) => sum + heap.cards.length, 0);
  let from = 0;
  const lines = rows(all, narrow, most).map((row) => {
    const held = row.reduce((sum, heap) => sum + heap.cards.length, 0);
    const nodes = row.map((heap) => {
      const node = drawHeap(heap, from, count);
      from += heap.cards.length;
      return node;
    });
    return h("div", { class: "gw-row", style: { "--rn": held, "--rg": row.length } }, nodes);
  });
  return h("div", { class: "gw-hand__in", style: { "--n": count, "--g": all.length } }, lines);
}

/**
 * @param {Pick<Heap, "kind" | "label" | "spoken" | "cards">} heap
 * @param {import("../words.js").Words} words
 * @param {(code: string, i: number) => import("../dom.js").Loose} drawCard
 */
function heapNode(heap, words, drawCard) {
  const bare = heap.kind === "bare";
  return h(
    "div",
    {
      class: `gw-grp${bare ? " gw-grp--bare" : ""}${heap.kind === "deadwood" ? " gw-grp--dead" : ""}`,
      role: bare ? null : "group",
      "aria-label": bare ? null : heap.spoken,
    },
    h("div", { class: "gw-grp__c" }, heap.cards.map(drawCard)),
    h("div", { class: "gw-brk", "aria-hidden": "true" }, draw(heap.label, words)),
  );
}

/**
 * @param {Scene} scene
 * @param {string} code
 * @param {Heap} heap
 * @param {number} position
 * @param {number} count
 */
function cardNode(scene, code, heap, position, count) {
  const { state, ui, words, act } = scene;
  const card = state.hand.cards.find((held) => held.card === code);
  if (!card) return null;
  const picked = pickedCards(ui).includes(code);
  const barred = card.refusal && !noneFits(state);
  const looks = card.tags.map((tag) => TAGS[tag]?.[1]).filter(Boolean);
  return h(
    "button",
    {
      key: code,
      type: "button",
      class: ["gw-card", ...looks].join(" "),
      "data-card": code,
      "data-at": code,
      "aria-label": cardName(words, code, heap.spoken, position, count, card.spoken_tags),
      "aria-pressed": String(picked),
      "aria-disabled": barred ? "true" : null,
      press: () => act.pick(code),
      enter: () => act.enter(code),
      ...focusable(`card:${code}`),
    },
    face(code),
    tab(card, picked),
    barred ? h("span", { class: "gw-lock" }, icon("stop")) : null,
  );
}

/**
 * No card can be laid off: a hand of barred cards would look like one that has been lost. Each
 * still says why when it is pressed.
 * @param {Scene["state"]} state
 */
function noneFits({ mode, hand: { cards } }) {
  return mode === "layoff" && cards.every((card) => card.refusal);
}

/** The little tab above a card. @param {HandCard} card @param {boolean} picked */
function tab(card, picked) {
  if (picked) return h("span", { class: "gw-tab" }, icon("check"));
  if (!card.tags.length) return null;
  const drawing = card.tags.map((tag) => TAGS[tag]?.[0]).find(Boolean);
  const plainTab = drawing ? "" : " gw-tab--new";
  return h("span", { class: `gw-tab${plainTab}` }, drawing ? icon(drawing) : null, card.tag_text);
}

/**
 * A card as it is spoken, from a template of the language.
 * @param {import("../words.js").Words} words
 * @param {string} code
 * @param {string} group
 * @param {number} position
 * @param {number} count
 * @param {string} tags
 */
export function cardName(words, code, group, position, count, tags) {
  const key = `card${group ? "_group" : ""}${tags ? "_tags" : ""}`;
  return words.ui(key, { card: words.card(code), group, position, count, tags });
}
