// The whole table, put together from its parts.

import { h } from "../dom.js";
import { bar } from "./bar.js";
import { hand } from "./hand.js";
import { menu } from "./menu.js";
import { currentNote, lostNote } from "./note.js";
import { rail } from "./panels.js";
import { piles } from "./piles.js";
import { rolesOnMat } from "./roles.js";
import { rummyField } from "./rummy.js";
import { opponents, you } from "./seat.js";
import { spread } from "./spread.js";
import { tools } from "./tools.js";
import { tray } from "./tray.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../dom.js").Loose} Loose */

/** @param {Scene} scene */
export function app(scene) {
  const { state, ui } = scene;
  if (state.loading) {
    return h("div", { key: "app", class: "gw-app gw-app--bare" }, mat(scene, [quiet(scene)]));
  }
  const note = currentNote(scene);
  const inMenu = ui.menu && ui.asked;
  const inner = [
    lostNote(scene),
    ...field(scene),
    inMenu ? null : note,
    tray(scene),
    tools(scene),
    h("div", { key: "fly", class: "gw-fly", "aria-hidden": "true" }),
  ];
  return h(
    "div",
    { key: "app", class: `gw-app${ui.menu ? " gw-app--menu" : ""}` },
    bar(scene),
    ui.menu ? menu(scene, inMenu ? note : null) : null,
    mat(scene, inner),
    rail(scene),
  );
}

/** @param {Scene} scene @param {Loose[]} inner */
function mat({ state, words, lost }, inner) {
  return h(
    "div",
    {
      key: "mat",
      class: `gw-mat${lost ? " gw-lost" : ""}`,
      role: "region",
      "aria-label": words.ui("area_table", { title: state.title ?? "" }),
      "data-mode": state.mode,
    },
    inner,
  );
}

/** @param {Scene} scene */
function quiet({ words }) {
  return h("p", { class: "gw-loading", role: "status" }, words.ui("loading"));
}

/**
 * What lies on the mat: open hands at the end of a knock, else the piles and the hand.
 * @param {Scene} scene
 * @returns {Loose[]}
 */
function field(scene) {
  const { state } = scene;
  const rest = h("div", { key: "rest", class: "gw-rest" });
  if (state.mode === "roles") return [rolesOnMat(scene), rest];
  if (state.melds) return [rummyField(scene), state.left ? rest : null];
  if (state.spread && state.mode === "showdown") {
    const { knocker, defender } = state.spread;
    return [
      spread(scene, knocker, "knocker"),
      defender ? spread(scene, defender, "defender") : null,
      rest,
    ];
  }
  const layingOff = state.spread && state.mode === "layoff";
  return [
    layingOff && state.spread ? spread(scene, state.spread.knocker, "knocker") : null,
    h(
      "div",
      { key: "field", class: "gw-field" },
      layingOff ? null : [opponents(scene), piles(scene)],
      you(scene),
      hand(scene),
    ),
  ];
}
