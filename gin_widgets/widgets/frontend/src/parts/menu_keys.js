// Reading out, as buttons, and the list of keys.

import { h } from "../dom.js";
import { button } from "./button.js";
import { section } from "./section.js";

/** @typedef {import("../scene.js").Scene} Scene */

/** @param {Scene} scene */
export function reading({ words, ui, act }) {
  /** @type {Array<"hand" | "discard" | "table">} */
  const all = ["hand", "discard", "table"];
  const buttons = all.map((what) =>
    button({
      fk: `read:${what}`,
      action: `read-${what}`,
      label: words.ui(`read_${what}`),
      look: "gw-btn--s",
      press: () => act.read(what, true),
    }),
  );
  const next = button({
    fk: "read:suit",
    action: "next-suit",
    label: words.ui("next_suit"),
    look: "gw-btn--s",
    press: () => act.nextSuit(),
  });
  const lines = ui.readout.map((line) => h("p", null, line));
  return section(
    words.ui("reading"),
    [
      h("div", { class: "gw-menup__o" }, buttons, next),
      lines.length ? h("div", { class: "gw-readout" }, lines) : null,
    ],
    "reading",
  );
}

/** Signs of keys that are the same in all languages; other keys have a name in the labels. */
const SIGNS = { left: "←", right: "→" };

/** @param {Scene} scene */
export function keys({ words, ui, act }) {
  const opener = button({
    fk: "keys",
    action: "keys",
    label: words.ui("keys"),
    look: "gw-btn--s",
    open: ui.keys,
    press: () => act.toggleKeys(),
  });
  const list = ui.keys ? h("dl", { class: "gw-keys" }, keyList(words)) : null;
  return section(words.ui("keyboard"), [opener, list], "keys");
}

/** @param {import("../words.js").Words} words */
function keyList(words) {
  /** @param {...string} names */
  const name = (...names) => names.map((key) => words.ui(`name_${key}`));
  const { left, right } = SIGNS;
  /** @type {Array<[string[], string]>} */
  const all = [
    [name("tab"), "key_tab"],
    [[left, right], "key_arrows"],
    [name("home", "end"), "key_ends"],
    [name("space"), "key_space"],
    [name("enter"), "key_enter"],
    [[...name("alt"), left, right], "key_move"],
    [["S"], "next_suit"],
    [["H"], "read_hand"],
    [["D"], "read_discard"],
    [["T"], "read_table"],
    [name("escape"), "key_escape"],
    [["?"], "key_help"],
  ];
  return all.map(([signs, what]) =>
    h(
      "div",
      { key: what },
      h(
        "dt",
        null,
        signs.map((sign) => h("kbd", null, sign)),
      ),
      h("dd", null, words.ui(what)),
    ),
  );
}
