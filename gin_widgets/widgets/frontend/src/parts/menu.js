// The menu: a panel in the flow of the page, never over the hand.

import { h } from "../dom.js";
import { icon } from "../rich.js";
import { button } from "./button.js";
import { deal } from "./menu_deal.js";
import { keys, reading } from "./menu_keys.js";
import { house } from "./rules.js";
import { section } from "./section.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../prefs.js").Prefs} Prefs */
/** @typedef {import("../dom.js").Loose} Loose */

/** @param {Scene} scene @param {Loose} note an answer to what was asked in the menu */
export function menu(scene, note) {
  return h(
    "div",
    {
      key: "menu",
      class: "gw-panel gw-menup",
      role: "group",
      "aria-label": scene.words.ui("menu"),
      "data-part": "menu",
    },
    languages(scene),
    look(scene),
    deal(scene, note),
    house(scene),
    reading(scene),
    keys(scene),
  );
}

/** @param {Scene} scene */
function languages({ words, act }) {
  if (words.langs.length < 2) return null;
  const all = words.langs.map(({ code, name }) =>
    option({
      fk: `lang:${code}`,
      action: "lang",
      label: name,
      lang: code,
      pressed: code === words.lang,
      press: () => act.lang(code),
    }),
  );
  const choices = { class: "gw-menup__o", role: "group", "aria-label": words.ui("language") };
  return section(words.ui("language"), [h("div", choices, all)], "languages");
}

/** @param {Scene} scene */
function look({ words, prefs, act }) {
  /** @type {Array<Prefs["theme"]>} */
  const themes = ["auto", "light", "dark"];
  const colours = themes.map((theme) =>
    option({
      fk: `theme:${theme}`,
      action: `theme-${theme}`,
      label: words.ui(`theme_${theme}`),
      pressed: prefs.theme === theme,
      press: () => act.set({ theme }),
    }),
  );
  /** @type {Array<["four" | "large" | "still" | "melds" | "deadwood", string]>} */
  const switches = [
    ["melds", "show_melds"],
    ["deadwood", "show_deadwood"],
    ["four", "four_colours"],
    ["large", "large"],
    ["still", "less_motion"],
  ];
  const toggles = switches.map(([name, label]) =>
    option({
      fk: `pref:${name}`,
      action: `toggle-${name}`,
      label: words.ui(label),
      pressed: prefs[name],
      press: () => act.set({ [name]: !prefs[name] }),
    }),
  );
  return section(
    words.ui("look"),
    [
      h("div", { class: "gw-menup__o" }, toggles),
      h("p", { class: "gw-cap" }, words.ui("theme")),
      h("div", { class: "gw-menup__o", role: "group", "aria-label": words.ui("theme") }, colours),
    ],
    "look",
  );
}

/** A choice: a tick and a thicker edge say that it is on. @param {import("./button.js").Look} what */
function option(what) {
  const tick = h("span", { class: "gw-tick" }, what.pressed ? icon("check") : null);
  return button({ ...what, look: "gw-btn--s gw-choice", label: [tick, what.label] });
}
