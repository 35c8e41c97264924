// What the parts of the table are drawn from.

import { heaps } from "./order.js";

/** @typedef {import("./types.js").Btn} Btn */
/** @typedef {import("./types.js").Rich} Rich */

/**
 * A note of the page's own: a refusal, or why a button rests.
 * @typedef {{ kind: string, title: Rich, line: Rich, alert: boolean, id: string }} LocalNote
 */

/**
 * What the learner has opened, picked and hidden: nothing of it goes to Python.
 * @typedef {object} Ui
 * @property {string | null} picked the card that is picked
 * @property {string[]} several the cards that are picked, if they are more than one
 * @property {{ btn: Btn, from: string } | null} confirm a question in the tray, and who asked
 * @property {LocalNote | null} note
 * @property {number | null} hushed the id of the state's note that she has put away
 * @property {boolean} menu
 * @property {boolean} keys the keys are listed in the menu
 * @property {boolean} sorting the ways to sort are shown
 * @property {boolean} allMoves
 * @property {boolean} allRules
 * @property {boolean} house the house rules are shown in the menu
 * @property {string[]} readout what was read out for her from the menu
 * @property {Record<string, string> | null} code what she asked for to pass it on
 * @property {"" | "copied" | "copy_by_hand"} copied
 * @property {import("./order.js").Own | null} own
 * @property {boolean} narrow
 * @property {boolean} asked the menu sent the last message, so its answer belongs there
 */

/**
 * @typedef {object} Scene
 * @property {import("./types.js").State} state
 * @property {import("./words.js").Words} words
 * @property {import("./prefs.js").Prefs} prefs
 * @property {Ui} ui
 * @property {boolean} lost
 * @property {import("./actions.js").Actions} act
 */

/** @returns {Ui} */
export function freshUi() {
  return {
    picked: null,
    several: [],
    confirm: null,
    note: null,
    hushed: null,
    menu: false,
    keys: false,
    sorting: false,
    allMoves: false,
    allRules: false,
    house: false,
    readout: [],
    code: null,
    copied: "",
    own: null,
    narrow: false,
    asked: false,
  };
}

/** The hand as it is shown. @param {Pick<Scene, "state" | "prefs" | "ui" | "words">} scene */
export function shownHeaps({ state, prefs, ui, words }) {
  return heaps(state.hand, prefs, ui.own, state.round_id, words.ui("deadwood"));
}

/** The codes of the hand from left to right. @param {Pick<Scene, "state" | "prefs" | "ui" | "words">} scene */
export function shownCards(scene) {
  return shownHeaps(scene).flatMap((heap) => heap.cards);
}
