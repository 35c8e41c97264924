// Several cards picked at once, where the state allows it: a meld is laid down as a whole.
//
// One picked card stays `ui.picked`, as at the other tables; `ui.several` holds two or more.

/** @typedef {import("./types.js").Btn} Btn */
/** @typedef {import("./types.js").Rich} Rich */
/** @typedef {import("./scene.js").Ui} Ui */
/** @typedef {import("./types.js").Hand} Hand */

/** All the cards that are picked. @param {Ui} ui @returns {string[]} */
export function pickedCards(ui) {
  if (ui.several.length) return ui.several;
  return ui.picked ? [ui.picked] : [];
}

/** Pick one more card, or put it down again. @param {Ui} ui @param {string} code */
export function toggle(ui, code) {
  const now = pickedCards(ui);
  pickAll(ui, now.includes(code) ? now.filter((one) => one !== code) : [...now, code]);
}

/** Pick just these. @param {Ui} ui @param {string[]} codes */
export function pickAll(ui, codes) {
  ui.picked = codes.length === 1 ? (codes[0] ?? null) : null;
  ui.several = codes.length > 1 ? codes : [];
}

/**
 * What the tray says while several cards are picked: the meld that they are, or that they are none.
 * @param {Hand} hand
 * @param {Ui} ui
 * @returns {{ title: string, line: Rich, button: Btn } | null}
 */
export function severalPicked(hand, ui) {
  const { melds = [], no_meld: words } = hand;
  const picked = ui.several;
  if (!words || !picked.length) return null;
  const { title } = words;
  const meld = melds.find(({ cards }) => same(cards, picked));
  if (meld?.do) return { title, line: words.found, button: ready(meld.label, meld.do) };
  const few = picked.length < words.least;
  const reason = meld ? meld.reason : few ? words.few : null;
  const label = meld ? meld.label : words.label;
  return { title, line: reason ?? words.line, button: resting(label, reason, words.do, picked) };
}

/** @param {Rich} label @param {string} action @returns {Btn} */
function ready(label, action) {
  return { action: "meld", label, style: "go", enabled: true, do: action };
}

/**
 * A button with its reason, or one that asks Python for it.
 * @param {Rich} label
 * @param {Rich | null} reason
 * @param {string} verb
 * @param {string[]} picked
 * @returns {Btn}
 */
function resting(label, reason, verb, picked) {
  const btn = { action: "meld", label, style: "plain", enabled: false };
  return reason ? { ...btn, reason } : { ...btn, do: [verb, ...picked].join(" ") };
}

/** @param {string[]} one @param {string[]} other */
function same(one, other) {
  return one.length === other.length && one.every((code) => other.includes(code));
}
