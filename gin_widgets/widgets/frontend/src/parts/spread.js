// Hands laid open on the mat after a knock. While the defender lays off, the knocker's melds take
// the picked card.

import { h } from "../dom.js";
import { draw, face } from "../rich.js";
import { focusable } from "./button.js";
import { cardName, fan } from "./hand.js";
import { disc } from "./seat.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").Side} Side */
/** @typedef {import("../types.js").SpreadGroup} SpreadGroup */

/** Open melds are never cut: their cards need not be pressed. */
const WHOLE = 12;

/** @param {Scene} scene @param {Side} side @param {"knocker" | "defender"} role */
export function spread(scene, side, role) {
  return h(
    "div",
    {
      key: role,
      class: "gw-spread",
      role: "group",
      "aria-label": side.title,
      "data-part": "melds",
      "data-area": `melds-${role}`,
    },
    h(
      "div",
      { class: "gw-seat" },
      disc(side.initial, side.you ? "you" : "opponent"),
      h(
        "span",
        { class: "gw-seat__n" },
        side.title,
        h("small", null, draw(side.line, scene.words)),
      ),
    ),
    h(
      "div",
      { class: "gw-hand" },
      fan(
        side.groups.map((group) => ({ ...group, plain: "" })),
        scene.ui.narrow,
        (group, from, count) => meld(scene, group, from, count, role),
        WHOLE,
      ),
    ),
  );
}

/**
 * @param {Scene} scene
 * @param {SpreadGroup} group
 * @param {number} from
 * @param {number} count
 * @param {string} role
 */
function meld(scene, group, from, count, role) {
  const cards = group.cards.map(({ card, laid }, i) =>
    openCard(scene, card, laid, group.spoken, from + i + 1, count),
  );
  return h(
    "div",
    {
      class: `gw-grp${group.kind === "deadwood" ? " gw-grp--dead" : ""}`,
      role: "group",
      "aria-label": group.spoken,
      "data-meld": group.id,
      ...focusable(`${role}:${group.id ?? "deadwood"}:${from}`),
    },
    h("div", { class: "gw-grp__c" }, cards, slot(scene, group)),
    h("div", { class: "gw-brk", "aria-hidden": "true" }, draw(group.label, scene.words)),
  );
}

/**
 * @param {Scene} scene
 * @param {string} code
 * @param {boolean} laid
 * @param {string} group
 * @param {number} position
 * @param {number} count
 */
export function openCard({ words }, code, laid, group, position, count) {
  const tags = laid ? words.ui("laid_off") : "";
  return h(
    "span",
    {
      key: code,
      class: `gw-card${laid ? " gw-laid" : ""}`,
      role: "img",
      "aria-label": cardName(words, code, group, position, count, tags),
      "data-card": code,
      "data-at": code,
    },
    face(code),
    laid ? h("span", { class: "gw-tab" }, "+") : null,
  );
}

/**
 * A button for the picked card at each meld that it fits.
 * @param {Scene} scene
 * @param {Pick<SpreadGroup, "id" | "spoken">} group
 */
export function slot({ state, ui, words, act, lost }, group) {
  const picked = state.hand.cards.find((held) => held.card === ui.picked);
  const action = group.id ? picked?.pick?.targets[group.id] : undefined;
  if (!picked || !action || lost) return null;
  const name = words.ui("lay_off_here", { card: words.card(picked.card), group: group.spoken });
  return h(
    "button",
    {
      key: "slot",
      type: "button",
      class: "gw-drop",
      "data-action": "lay-off",
      "aria-label": name,
      press: () => act.target(action),
      ...focusable(`slot:${group.id}`),
    },
    h("span", { "aria-hidden": "true" }, "+"),
  );
}
