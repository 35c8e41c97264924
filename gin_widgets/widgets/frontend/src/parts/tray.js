// The tray under the hand: the one place that says what to do now.

import { h } from "../dom.js";
import { draw } from "../rich.js";
import { shownCards } from "../scene.js";
import { severalPicked } from "../several.js";
import { button, namesOf, stateButton } from "./button.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").Btn} Btn */
/** @typedef {import("../types.js").Rich} Rich */

/** @param {Scene} scene */
export function tray(scene) {
  const { title, line, buttons } = content(scene);
  return h(
    "div",
    { key: "tray", class: "gw-tray", "data-area": "tray" },
    h(
      "div",
      { class: "gw-msg", "data-part": "message", role: "status" },
      h("h3", null, draw(title, scene.words)),
      h("p", null, draw(line, scene.words)),
    ),
    nudges(scene),
    h(
      "div",
      { class: "gw-acts", role: "group", "aria-label": scene.words.ui("area_actions") },
      buttons,
    ),
  );
}

/**
 * What the tray says: it waits for the table, asks a question, tells of the picked card, or else
 * what the state says.
 * @param {Scene} scene
 * @returns {{ title: Rich, line: Rich, buttons: import("../dom.js").VNode[] }}
 */
function content(scene) {
  const { state, ui, words, prefs, lost } = scene;
  const pick = ui.picked && state.hand.cards.find((card) => card.card === ui.picked)?.pick;
  const several = severalPicked(state.hand, ui);
  const shown = several ? { ...several, buttons: [several.button] } : pick || state.tray;
  const buttons = row(scene, shown.buttons);
  if (lost) return { title: words.ui("waiting_title"), line: words.ui("waiting_line"), buttons };
  if (ui.confirm) return question(scene, ui.confirm.btn);
  const plain = "line_plain" in shown ? (shown.line_plain ?? shown.line) : shown.line;
  const line = prefs.deadwood ? shown.line : plain;
  return { title: shown.title ?? state.tray.title, line, buttons };
}

/** @param {Scene} scene @param {Btn[]} buttons */
function row(scene, buttons) {
  const names = namesOf(buttons, "tray");
  return buttons.map((btn, i) => stateButton(scene, btn, names[i] ?? ""));
}

/** @param {Scene} scene @param {Btn} btn */
function question({ words, act }, btn) {
  const { title = "", line = "", yes = "", no = "" } = btn.confirm ?? {};
  const buttons = [
    button({
      fk: "tray:yes",
      action: btn.action,
      label: draw(yes, words),
      look: "gw-btn--go",
      press: () => act.confirm(true),
    }),
    button({
      fk: "tray:no",
      action: "cancel",
      label: draw(no, words),
      press: () => act.confirm(false),
    }),
  ];
  return { title, line, buttons };
}

/** Two arrows that move the picked card: nothing needs dragging. @param {Scene} scene */
function nudges(scene) {
  const { ui, words, act } = scene;
  const cards = shownCards(scene);
  const at = ui.picked ? cards.indexOf(ui.picked) : -1;
  if (at < 0 || !ui.picked || cards.length < 2 || ui.confirm || scene.lost) return null;
  const card = words.card(ui.picked);
  return h("div", { key: "nudge", class: "gw-nudge" }, [
    button({
      fk: "tray:left",
      action: "move-left",
      icon: "left",
      label: null,
      name: words.ui("move_left", { card }),
      off: at === 0,
      press: () => act.nudge(-1),
    }),
    button({
      fk: "tray:right",
      action: "move-right",
      icon: "right",
      label: null,
      name: words.ui("move_right", { card }),
      off: at === cards.length - 1,
      press: () => act.nudge(1),
    }),
  ]);
}
