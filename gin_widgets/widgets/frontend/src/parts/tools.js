// The row of tools under the tray: what Python offers (undo, new deal), and sorting.

import { h } from "../dom.js";
import { sortOf } from "../order.js";
import { button, namesOf, stateButton } from "./button.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {"melds" | "rank" | "suit"} Sort */

/** @type {Record<string, string>} */
const ICONS = {
  undo: "undo",
  back: "left",
  new: "new",
  "new-deal": "new",
  "new-game": "new",
  replay: "new",
  hint: "lamp",
};
/** These stand at the left, before Sort. */
const FIRST = new Set(["undo", "back"]);

/** @param {Scene} scene */
export function tools(scene) {
  const { state, words, ui } = scene;
  const names = namesOf(state.tools, "tools");
  const nodes = state.tools.map((btn, i) =>
    stateButton(scene, btn, names[i] ?? "", ICONS[btn.action]),
  );
  const first = nodes.filter((_, i) => FIRST.has(state.tools[i]?.action ?? ""));
  const rest = nodes.filter((_, i) => !FIRST.has(state.tools[i]?.action ?? ""));
  const sorts = state.hand.cards.length > 1;
  if (!nodes.length && !sorts) return null;
  return h(
    "div",
    {
      key: "tools",
      class: "gw-toolbox",
      role: "toolbar",
      "aria-label": words.ui("area_tools"),
      "data-area": "tools",
    },
    h(
      "div",
      { class: "gw-tools" },
      first,
      sorts ? opener(scene) : null,
      rest.length ? h("span", { class: "gw-sp" }) : null,
      rest,
    ),
    sorts && ui.sorting ? ways(scene) : null,
  );
}

/** @param {Scene} scene */
function opener({ words, ui, act }) {
  return button({
    fk: "tools:sort",
    action: "sort",
    label: words.ui("sort"),
    icon: "sort",
    open: ui.sorting,
    press: () => act.toggleSorting(),
  });
}

/** @param {Scene} scene */
function ways({ state, words, ui, prefs, act }) {
  const now = sortOf(prefs, ui.own, state.round_id);
  /** @type {Sort[]} */
  const all = prefs.melds ? ["melds", "rank", "suit"] : ["rank", "suit"];
  return h(
    "div",
    { key: "ways", class: "gw-tools gw-ways", role: "group", "aria-label": words.ui("sort") },
    all.map((way) =>
      button({
        fk: `tools:sort-${way}`,
        action: `sort-${way}`,
        label: words.ui(`sort_${way}`),
        pressed: way === now,
        press: () => act.sort(way),
      }),
    ),
  );
}
