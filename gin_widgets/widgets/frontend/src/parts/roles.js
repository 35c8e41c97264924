// Three players: who plays alone, who against her, who sits out. Before the first round on the
// mat, after a round beside the showdown.

import { h } from "../dom.js";
import { draw, icon } from "../rich.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").Roles} Roles */
/** @typedef {Roles["seats"][number]} Seat */

/** @type {Record<string, string>} */
const ICONS = { box: "box", captain: "cap", out: "seat", play: "hand" };

/** @param {string} role */
function roleIcon(role) {
  return icon(ICONS[role] ?? "hand");
}

/** The roles on the mat: the wheel is a picture of the list beside it. @param {Scene} scene */
export function rolesOnMat({ state, words }) {
  const roles = state.roles;
  if (!roles) return null;
  return h(
    "div",
    {
      key: "roles",
      class: `gw-roles${roles.wheel ? "" : " gw-roles--list"}`,
      "data-part": "roles",
    },
    roles.wheel ? wheel(roles) : null,
    h(
      "div",
      { class: "gw-rolel" },
      h("h3", { class: "gw-h" }, roles.title),
      [...roles.lines, roles.why].map((line) => h("p", null, draw(line, words))),
      h("ol", { class: "gw-rolel" }, roles.seats.map(roleItem)),
    ),
  );
}

/** @param {Seat} seat */
function roleItem({ role, label, name, line, points, points_label }) {
  return h(
    "li",
    { key: name, class: `gw-role${role === "box" ? " gw-role--box" : ""}` },
    h("span", { class: "gw-role__i" }, roleIcon(role)),
    h(
      "div",
      null,
      h("p", { class: "gw-role__h" }, label),
      h("p", { class: "gw-role__n" }, name, h("small", null, line)),
    ),
    h("b", { class: "gw-num" }, String(points), h("small", null, points_label)),
  );
}

/** Three sectors; the box is at the top. Where a sector's drawing and its name stand, and its colours. */
const SECTORS = [
  {
    path: "M36.9 68.1A98 98 0 0 1 203.1 68.1L154.4 95.9A42 42 0 0 0 85.6 95.9z",
    x: 120,
    y: 38,
    name: { x: 120, y: 68 },
    look: "box",
  },
  {
    path: "M116.6 217.9A98 98 0 0 1 33.5 74L81.9 102.3A42 42 0 0 0 116.3 161.8z",
    x: 60,
    y: 140,
    name: { x: 72, y: 166 },
    look: "captain",
  },
  {
    path: "M206.5 74A98 98 0 0 1 123.4 217.9L123.7 161.8A42 42 0 0 0 158.1 102.3z",
    x: 180,
    y: 140,
    name: { x: 168, y: 166 },
    look: "out",
  },
];
const ARROWS =
  "M181.5 28.8A110 110 0 0 1 229.4 108.5M222.1 100.2L229.6 110.4L233.9 97.9" +
  "M168.2 218.9A110 110 0 0 1 75.3 220.5M86.1 218.3L73.5 219.7L82.2 229.7" +
  "M10.3 112.3A110 110 0 0 1 55.3 31M51.8 41.5L56.9 29.9L43.9 32.5";
/** Longer names than this are left to the list. */
const SHORT_NAME = 9;

/** @param {Roles} roles */
function wheel(roles) {
  const sectors = SECTORS.map(({ path, x, y, name: at, look }, i) => {
    const seat = roles.seats[i];
    if (!seat) return null;
    const name = seat.name.length > SHORT_NAME ? seat.initial : seat.name;
    return h(
      "g",
      { class: `gw-sector gw-sector--${look}` },
      h("path", { d: path }),
      h(
        "svg",
        { x: x - 13, y: y - 13, width: "26", height: "26", viewBox: "0 0 24 24" },
        h("use", { href: `#gw-i-${ICONS[seat.role] ?? "hand"}` }),
      ),
      h("text", { ...at, "text-anchor": "middle", "font-size": "13.5" }, name),
    );
  });
  const { label, number } = roles.centre;
  return h(
    "svg",
    { class: "gw-wheel", viewBox: "0 0 240 240", "aria-hidden": "true" },
    sectors,
    h("path", { class: "gw-arrows", d: ARROWS }),
    h(
      "text",
      { class: "gw-dim", x: "120", y: "117", "text-anchor": "middle", "font-size": "13" },
      label,
    ),
    h("text", { x: "120", y: "138", "text-anchor": "middle", "font-size": "21" }, number),
  );
}

/** Beside the mat: who sits where now, and what the next round would change. @param {Scene} scene */
export function rolesPanel({ state, words }) {
  const roles = state.roles;
  if (!roles) return null;
  const { next } = roles;
  const cases = next.cases.map(({ title, seats }) =>
    h("div", { key: title }, h("h4", null, title), seatList(seats)),
  );
  const now = h(
    "div",
    { key: "now", class: "gw-next" },
    h(
      "div",
      null,
      seatList(roles.seats),
      roles.moves.map(({ label }) => h("p", null, label)),
      h("p", { class: "gw-cap" }, draw(roles.why, words)),
    ),
  );
  return h(
    "section",
    { key: "roles", class: "gw-panel", "data-part": "roles" },
    state.mode === "roles" ? null : [h("h3", { key: "title" }, roles.title), now],
    h("h3", { key: "next" }, icon("swap"), next.title),
    h("div", { class: "gw-next" }, cases),
    h("p", { class: "gw-cap" }, next.line),
  );
}

/** @param {import("../types.js").NextSeat[]} seats */
function seatList(seats) {
  return h(
    "ol",
    null,
    seats.map(({ role, label, name }) =>
      h("li", { key: name }, roleIcon(role), h("span", null, label), h("b", null, name)),
    ),
  );
}
