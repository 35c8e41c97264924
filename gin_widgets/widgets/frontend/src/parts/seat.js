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
  const aim = target ? h("small", null, words.ui("points_of", { target })) : null;
  return h("span", { class: "gw-pts gw-num" }, h("b", null, String(points)), aim);
}

/** One line for one other player, small seats side by side for several. @param {Scene} scene */
export function opponents(scene) {
  const { state, words } = scene;
  const few = state.opponents.length < 2;
  return h(
    "div",
    {
      key: "opponents",
      class: few ? "gw-opps" : "gw-seats",
      style: few ? {} : { "--seats": state.opponents.length },
      role: "group",
      "aria-label": words.ui("area_opponents"),
      "data-area": "opponents",
    },
    state.opponents.map((player) => (few ? line(scene, player) : small(scene, player))),
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

/** @param {Scene} scene @param {Opponent} player */
function line(scene, player) {
  const backs = Array.from({ length: Math.min(player.count, MOST_BACKS) }, () => face("back"));
  return h(
    "div",
    { class: "gw-seat", ...seatProps(player) },
    disc(player.initial, "opponent"),
    h("span", { class: "gw-seat__n" }, player.name, h("small", null, player.line)),
    h("span", { class: "gw-backs", "aria-hidden": "true" }, backs),
    points(scene, player),
  );
}

/** @param {Scene} _scene @param {Opponent} player */
function small(_scene, player) {
  return h(
    "div",
    { class: "gw-seatc", ...seatProps(player) },
    disc(player.initial, "opponent"),
    h("span", null, player.name, h("small", null, player.line)),
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
