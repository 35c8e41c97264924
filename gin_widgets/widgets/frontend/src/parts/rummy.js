// A table of Rummy: everybody's melds lie on the mat and take the picked card where it fits; at the
// end all hands are shown.

import { h } from "../dom.js";
import { draw, face } from "../rich.js";
import { focusable } from "./button.js";
import { hand } from "./hand.js";
import { piles } from "./piles.js";
import { disc, opponents, you } from "./seat.js";
import { openCard, slot } from "./spread.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").MatMeld} MatMeld */
/** @typedef {import("../types.js").LeftHand} LeftHand */

/** Hands of so many cards stand side by side on a phone. */
const SMALL = 6;

/** What lies on the mat. @param {Scene} scene */
export function rummyField(scene) {
  const { left } = scene.state;
  return h(
    "div",
    { key: "field", class: "gw-field gw-rummy" },
    left ? leftHands(scene, left) : opponents(scene),
    h("div", { key: "mid", class: "gw-mid" }, matMelds(scene), left ? null : piles(scene)),
    left ? null : [you(scene), hand(scene)],
  );
}

/** Cards may be dropped anywhere among the melds. @param {Scene} scene */
function matMelds(scene) {
  const { state, words } = scene;
  const melds = state.melds ?? [];
  return h(
    "div",
    {
      key: "melds",
      class: "gw-melds",
      role: "group",
      "aria-label": words.ui("area_melds"),
      "data-part": "melds",
      "data-area": "melds",
    },
    melds.length
      ? melds.map((meld) => matMeld(scene, meld))
      : h("p", { key: "none", class: "gw-melds__none" }, words.ui("no_melds")),
  );
}

/** @param {Scene} scene @param {MatMeld} meld */
function matMeld(scene, meld) {
  const count = meld.cards.length;
  const cards = meld.cards.map(({ card, laid }, i) =>
    openCard(scene, card, laid, meld.spoken, i + 1, count),
  );
  const place = slot(scene, meld);
  const first = place && goesFirst(scene, meld.id);
  return h(
    "div",
    {
      key: meld.id,
      class: `gw-grp${meld.mine ? " gw-grp--mine" : ""}`,
      role: "group",
      "aria-label": meld.spoken,
      "data-meld": meld.id,
      ...focusable(`mat:${meld.id}`),
    },
    h("div", { class: "gw-grp__c" }, first ? place : null, cards, first ? null : place),
    h("div", { class: "gw-brk", "aria-hidden": "true" }, draw(meld.label, scene.words)),
  );
}

/** Whether the picked card would be the first of the meld. @param {Scene} scene @param {string} id */
function goesFirst({ state, ui }, id) {
  const picked = state.hand.cards.find((held) => held.card === ui.picked);
  return picked?.pick?.first?.includes(id) ?? false;
}

/** @param {Scene} scene @param {LeftHand[]} left */
function leftHands(scene, left) {
  const few = left.every(({ cards }) => cards.length <= SMALL);
  return h(
    "div",
    {
      key: "left",
      class: `gw-left${few ? " gw-left--few" : ""}`,
      role: "group",
      "aria-label": scene.words.ui("area_left"),
      "data-area": "left",
    },
    left.map((one) => leftHand(scene, one)),
  );
}

/** @param {Scene} scene @param {LeftHand} one */
function leftHand({ words }, one) {
  const cards = one.cards.map((code) =>
    h(
      "span",
      { key: code, class: "gw-card", role: "img", "aria-label": words.card(code), "data-at": code },
      face(code),
    ),
  );
  return h(
    "div",
    {
      key: one.name,
      class: `gw-left__h${one.winner ? " gw-left__h--won" : ""}`,
      role: "group",
      "aria-label": one.spoken,
      ...focusable(`left:${one.name}`),
    },
    h(
      "div",
      { class: "gw-seat" },
      disc(one.initial, one.you ? "you" : "opponent"),
      h("span", { class: "gw-seat__n" }, one.name, h("small", null, draw(one.line, words))),
    ),
    cards.length ? h("div", { class: "gw-grp__c" }, cards) : null,
  );
}
