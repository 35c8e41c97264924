// Notes: what was refused and why, what was done, what is to be known.

import { h } from "../dom.js";
import { draw, icon } from "../rich.js";
import { button } from "./button.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").Rich} Rich */

/** @type {Record<string, string>} */
const ICONS = { bad: "stop", ok: "check", info: "hand", lost: "off" };

/**
 * @param {Scene} scene
 * @param {{ kind: string, title: Rich, line: Rich, alert: boolean, key: string }} what
 * @param {import("../dom.js").Loose} [buttons]
 */
function note(scene, what, buttons) {
  const look = what.kind === "lost" ? "bad" : what.kind;
  return h(
    "div",
    {
      key: what.key,
      class: `gw-note gw-note--${look}`,
      role: what.alert ? "alert" : "status",
      "data-part": "note",
    },
    h("span", { class: "gw-note__i" }, icon(ICONS[what.kind] ?? "hand")),
    h("h3", null, draw(what.title, scene.words)),
    h("p", null, draw(what.line, scene.words)),
    buttons ? h("div", { class: "gw-note__b" }, buttons) : null,
  );
}

/** The one note that is shown now, if any: the page's own goes first. @param {Scene} scene */
export function currentNote(scene) {
  const { state, ui } = scene;
  if (ui.note) return note(scene, { ...ui.note, key: `own${ui.note.id}` });
  if (!state.note || state.note.id === ui.hushed) return null;
  return note(scene, { ...state.note, key: `note${state.note.id}` });
}

/** Nobody answers. @param {Scene} scene */
export function lostNote(scene) {
  if (!scene.lost) return null;
  const { words, act, state } = scene;
  const what = {
    kind: "lost",
    title: words.ui("lost_title"),
    line: words.ui(state.saved ? "lost_line" : "lost_line_unsaved"),
    alert: true,
    key: "lost",
  };
  return note(scene, what, [
    button({
      fk: "lost:reload",
      action: "reload",
      label: words.ui("lost_reload"),
      look: "gw-btn--go",
      press: () => act.reload(),
    }),
    button({
      fk: "lost:wait",
      action: "wait",
      label: words.ui("lost_wait"),
      press: () => act.wait(),
    }),
  ]);
}
