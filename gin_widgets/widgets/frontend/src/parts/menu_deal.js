// The deal in the menu: its code to copy, a code to enter, the same deal again, a new game.

import { h } from "../dom.js";
import { button, focusable } from "./button.js";
import { section } from "./section.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../dom.js").Loose} Loose */

/** @param {Scene} scene @param {Loose} note */
export function deal(scene, note) {
  const { words, ui, act } = scene;
  return section(
    words.ui("deal"),
    [
      ui.code
        ? Object.keys(ui.code).map((name) => code(scene, name))
        : button({
            fk: "deal:show",
            action: "get-code",
            label: words.ui("show_code"),
            look: "gw-btn--s",
            press: () => act.showCode(),
          }),
      ui.copied ? h("p", { role: "status", class: "gw-quiet" }, words.ui(ui.copied)) : null,
      entry(scene),
      note,
      h("div", { class: "gw-menup__o" }, again(scene, "replay"), again(scene, "new_game")),
    ],
    "deal",
  );
}

/** @param {Scene} scene @param {string} which */
function code({ words, ui, act }, which) {
  const name = words.ui(which === "text" ? "code" : which);
  return h(
    "div",
    { key: which, class: "gw-line" },
    h(
      "label",
      null,
      h("span", { class: "gw-cap" }, name),
      h("textarea", {
        class: "gw-input",
        rows: which.endsWith("record") ? "3" : "1",
        readonly: true,
        value: ui.code?.[which] ?? "",
        "data-part": `code-${which}`,
        ...focusable(`deal:${which}`),
      }),
    ),
    button({
      fk: `deal:copy-${which}`,
      action: "copy",
      label: words.ui("copy"),
      look: "gw-btn--s",
      press: () => act.copy(which),
    }),
  );
}

/** @param {Scene} scene */
function entry({ words, act }) {
  return h(
    "div",
    { key: "entry", class: "gw-line" },
    h(
      "label",
      null,
      h("span", { class: "gw-cap" }, words.ui("enter_code")),
      h("textarea", {
        class: "gw-input",
        rows: "1",
        autocomplete: "off",
        autocapitalize: "characters",
        spellcheck: "false",
        "data-part": "code-entry",
        enter: () => act.playCode(),
        ...focusable("deal:entry"),
      }),
    ),
    button({
      fk: "deal:play",
      action: "enter-code",
      label: words.ui("play_code"),
      look: "gw-btn--s",
      press: () => act.playCode(),
    }),
  );
}

/** @param {Scene} scene @param {"replay" | "new_game"} what */
function again({ words, act }, what) {
  const action = what.replace("_", "-");
  return button({
    fk: `deal:${action}`,
    action,
    label: words.ui(what),
    look: "gw-btn--s",
    press: () => act.startOver(what),
  });
}
