// The players' lines: the others above the piles, the learner above her hand.

import { h } from "../dom.js";
import { draw, face } from "../rich.js";
import { focusable } from "./button.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").Opponent} Opponent */

const MOST_BACKS = 11;

/** A player's sign; her cards come from there. @param {string} initial @param {"you" | "opponent"} home */
export function disc(initial, home) {
  return h("span", { class: "gw-ava", "aria-hidden": "true", "data-home": home }, initial);
}

/** @param {Scene} scene @param {{ points: number, target: number }} player */
function points({ words }, { points, target }) {
  if (!target) return null;
  const aim = h("small", null, words.ui("points_of", { target }));
  return h("span", { class: "gw-pts gw-num" }, h("b", null, String(points)), aim);
}

/** One line for each of one or two others, small seats side by side for more. @param {Scene} scene */
export function opponents(scene) {
  const { state, words } = scene;
  const many = state.opponents.length;
  return h(
    "div",
    {
      key: "opponents",
      class: many < 2 ? "gw-opps" : "gw-seats",
      style: many < 2 ? {} : { "--seats": many },
      role: "group",
      "aria-label": words.ui("area_opponents"),
      "data-area": "opponents",
    },
    state.opponents.map((player) =>
      many < 3 ? line(scene, player, many < 2) : small(scene, player),
    ),
  );
}

/** @param {Opponent} player */
function seatProps(player) {
  return {
    key: `seat${player.seat}`,
    "data-part": "opponent",
    role: "group",
    "aria-label": player.spoken,
    "aria-current": player.turn ? "true" : null,
    ...focusable(`seat:${player.seat}`),
  };
}

/** @param {Scene} scene @param {Opponent} player @param {boolean} alone */
function line(scene, player, alone) {
  const backs = Array.from({ length: Math.min(player.count, MOST_BACKS) }, () => face("back"));
  return h(
    "div",
    { class: "gw-seat", ...seatProps(player) },
    disc(player.initial, "opponent"),
    h("span", { class: "gw-seat__n" }, player.name, h("small", null, player.line)),
    alone ? h("span", { class: "gw-backs", "aria-hidden": "true" }, backs) : null,
    points(scene, player),
  );
}

/** @param {Scene} scene @param {Opponent} player */
function small(scene, player) {
  return h(
    "div",
    { class: "gw-seatc", ...seatProps(player) },
    disc(player.initial, "opponent"),
    h("span", null, player.name, h("small", null, player.line)),
    points(scene, player),
  );
}

/** @param {Scene} scene */
export function you(scene) {
  const { state, prefs, words } = scene;
  const seat = state.you;
  const shown = prefs.deadwood ? seat.line : seat.line_plain;
  return h(
    "div",
    {
      key: "you",
      class: "gw-seat",
      "data-part": "you",
      "aria-current": seat.turn ? "true" : null,
    },
    disc(seat.initial, "you"),
    h("span", { class: "gw-seat__n" }, seat.name, h("small", null, draw(shown, words))),
    points(scene, seat),
  );
}
