// The rules: those of the round on the table beside the mat, and in the menu those for a game to
// come. What is chosen there is kept by Python; the page only asks for it.

import { h } from "../dom.js";
import { draw } from "../rich.js";
import { button, focusable, namesOf, stateButton } from "./button.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").RuleOption} RuleOption */

/** What is played here, and where it is not the usual. @param {Scene} scene */
export function profilePanel({ state, words, ui, act }) {
  const profile = state.profile;
  if (!profile) return null;
  const lines = profile.lines.map(({ name, term, value, usual }) =>
    h(
      "div",
      { key: name, class: usual ? "gw-unusual" : null },
      h("dt", null, term),
      h("dd", null, value, usual ? h("small", null, usual) : null),
    ),
  );
  const differs = profile.differs.map((line) => h("li", null, line));
  return h(
    "section",
    { key: "profile", class: "gw-panel", "data-part": "rules" },
    h("h3", null, profile.title),
    [profile.intro, profile.note].filter(Boolean).map((text) => h("p", null, text ?? "")),
    differs.length && !ui.allRules ? h("ul", { class: "gw-list" }, differs) : null,
    ui.allRules ? h("dl", { class: "gw-rules" }, lines) : null,
    button({
      fk: "rules:more",
      action: "all-rules",
      label: words.ui(ui.allRules ? "rules_few" : "rules_all"),
      look: "gw-btn--s",
      open: ui.allRules,
      press: () => act.toggleRules(),
    }),
  );
}

/** The house rules in the menu, behind a button. @param {Scene} scene */
export function house(scene) {
  const { state, words, ui, act } = scene;
  const draft = state.house;
  if (!draft) return null;
  const opener = button({
    fk: "house",
    action: "house",
    label: words.ui("house_open"),
    look: "gw-btn--s",
    open: ui.house,
    press: () => act.toggleHouse(),
  });
  return h(
    "section",
    { key: "house", class: "gw-menup__s", "data-part": "house" },
    h("h3", null, draft.title),
    opener,
    ui.house ? form(scene, draft) : null,
  );
}

/** @param {Scene} scene @param {import("../types.js").House} draft */
function form(scene, draft) {
  const { words, act } = scene;
  const presets = draft.presets.map(({ name, label, chosen, cmd }) =>
    button({
      fk: `preset:${name}`,
      action: "house-preset",
      label,
      look: "gw-btn--s",
      pressed: chosen,
      press: () => act.draft(cmd),
    }),
  );
  const names = namesOf(draft.buttons, "house");
  return [
    h("p", null, draw(draft.intro, words)),
    h("div", { class: "gw-menup__o" }, presets),
    draft.options.map((option) => field(scene, option)),
    draft.refusal
      ? h("p", { key: "refusal", class: "gw-refusal", role: "alert" }, draw(draft.refusal, words))
      : null,
    h(
      "div",
      { class: "gw-menup__o" },
      draft.buttons.map((btn, i) => stateButton(scene, btn, names[i] ?? "")),
    ),
  ];
}

/** One rule: its values to choose from, and why some do not go now. @param {Scene} scene @param {RuleOption} option */
function field({ words, act }, option) {
  const { name, title, note, usual, reason, values, min, max } = option;
  /** @param {string} value */
  const choose = (value) => act.draft({ cmd: "house", rules: { [name]: value } });
  const free = option.kind === "number" && min !== null && max !== null;
  const hints = [usual, note, reason, ...values.map((value) => value.reason)];
  return h(
    "div",
    { key: name, class: "gw-rule" },
    h(
      "label",
      null,
      h("span", { class: "gw-rule__t" }, title),
      free ? numberField(option, choose) : selectField(option, choose),
    ),
    hints.filter(Boolean).map((hint) => h("p", { class: "gw-cap" }, draw(hint, words))),
  );
}

/** @param {RuleOption} option @param {(value: string) => void} choose */
function selectField({ name, value, values, reason }, choose) {
  return h(
    "select",
    {
      class: "gw-input",
      value,
      disabled: Boolean(reason),
      change: (/** @type {Event} */ event) =>
        choose(/** @type {HTMLSelectElement} */ (event.target).value),
      ...focusable(`rule:${name}`),
    },
    values.map((one) =>
      h("option", { key: one.value, value: one.value, disabled: Boolean(one.reason) }, one.label),
    ),
  );
}

/** @param {RuleOption} option @param {(value: string) => void} choose */
function numberField({ name, value, min, max, reason }, choose) {
  return h("input", {
    type: "number",
    class: "gw-input",
    inputmode: "numeric",
    value,
    min,
    max,
    disabled: Boolean(reason),
    change: (/** @type {Event} */ event) =>
      choose(/** @type {HTMLInputElement} */ (event.target).value),
    ...focusable(`rule:${name}`),
  });
}
