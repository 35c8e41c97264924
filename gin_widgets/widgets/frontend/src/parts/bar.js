// The line above the mat: which game, which round, and the menu.

import { h } from "../dom.js";
import { button } from "./button.js";

/** @param {import("../scene.js").Scene} scene */
export function bar({ state, words, ui, act }) {
  const chips = state.chips.map((chip) => h("span", { class: "gw-chip" }, chip));
  return h(
    "div",
    { class: "gw-bar" },
    h(
      "div",
      { class: "gw-bar__t" },
      h("h2", null, state.title),
      h("div", { class: "gw-chips" }, chips),
    ),
    button({
      fk: "menu",
      action: "menu",
      label: words.ui("menu"),
      icon: "menu",
      open: ui.menu,
      press: () => act.toggleMenu(),
    }),
  );
}
