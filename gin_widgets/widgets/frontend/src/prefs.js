// What the learner chose for herself: kept in the browser, the same for every table of the page.

import { keep, recallJson } from "./store.js";

/**
 * @typedef {object} Prefs
 * @property {"auto" | "light" | "dark"} theme
 * @property {boolean} four four colours for the suits
 * @property {boolean} large
 * @property {boolean} still less motion
 * @property {"melds" | "rank" | "suit"} sort
 * @property {boolean} melds show melds
 * @property {boolean} deadwood show deadwood
 */

const NAME = "gin_widgets:prefs";
const CHANGED = "gin_widgets:prefs";

/** @type {Prefs} */
const USUAL = {
  theme: "auto",
  four: false,
  large: false,
  still: false,
  sort: "melds",
  melds: true,
  deadwood: true,
};
/** @type {Record<string, readonly unknown[]>} */
const CHOICES = { theme: ["auto", "light", "dark"], sort: ["melds", "rank", "suit"] };

/** @param {unknown} value @returns {Prefs} the usual ones where `value` is not usable */
export function sound(value) {
  const given = /** @type {Record<string, unknown>} */ (
    value && typeof value === "object" ? value : {}
  );
  /** @type {Record<string, unknown>} */
  const out = { ...USUAL };
  for (const name of Object.keys(USUAL)) {
    const fits = CHOICES[name]?.includes(given[name]) ?? typeof given[name] === "boolean";
    if (fits) out[name] = given[name];
  }
  return /** @type {Prefs} */ (/** @type {unknown} */ (out));
}

/** @returns {Prefs} */
export function loadPrefs() {
  return sound(recallJson(NAME));
}

/** Keep them and tell every table of the page. @param {Prefs} prefs */
export function savePrefs(prefs) {
  keep(NAME, JSON.stringify(prefs));
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: prefs }));
}

/**
 * Call `tell` whenever a table of the page changes them.
 * @param {(prefs: Prefs) => void} tell
 * @returns {() => void} stops it
 */
export function watchPrefs(tell) {
  /** @param {Event} event */
  const heard = (event) => tell(sound(/** @type {CustomEvent} */ (event).detail));
  window.addEventListener(CHANGED, heard);
  return () => window.removeEventListener(CHANGED, heard);
}
