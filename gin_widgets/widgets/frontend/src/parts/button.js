// Buttons. An unavailable one stays focusable (aria-disabled): pressing it shows the reason.

import { h } from "../dom.js";
import { draw, icon } from "../rich.js";

/** @typedef {import("../types.js").Btn} Btn */
/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../dom.js").Loose} Loose */

/**
 * What each thing that can have the focus carries: its name in the focus ring, and the word that
 * keeps the host's shortcuts away (on the root it does nothing).
 * @param {string} fk
 */
export function focusable(fk) {
  return { "data-fk": fk, "data-lm-suppress-shortcuts": "true" };
}

/**
 * @typedef {object} Look
 * @property {string} fk
 * @property {string} action the data-action
 * @property {Loose} label
 * @property {() => void} press
 * @property {string} [icon]
 * @property {string} [look] more classes
 * @property {boolean} [off] not available
 * @property {boolean} [pressed] an on-off button
 * @property {boolean} [open] a button that opens something
 * @property {string} [name] the accessible name of a button with an icon only
 * @property {string} [lang]
 */

/** @param {Look} look */
export function button(look) {
  return h(
    "button",
    {
      key: look.fk,
      type: "button",
      class: `gw-btn${look.look ? ` ${look.look}` : ""}`,
      ...focusable(look.fk),
      "data-action": look.action,
      "aria-disabled": look.off ? "true" : null,
      "aria-pressed": look.pressed === undefined ? null : String(look.pressed),
      "aria-expanded": look.open === undefined ? null : String(look.open),
      "aria-label": look.name,
      lang: look.lang,
      press: look.press,
    },
    look.icon ? icon(look.icon) : null,
    look.label ? h("span", null, look.label) : null,
  );
}

/** A name for each button of a row: its action, numbered where it occurs again. @param {Btn[]} buttons @param {string} area */
export function namesOf(buttons, area) {
  /** @type {Record<string, number>} */
  const seen = {};
  return buttons.map(({ action }) => {
    seen[action] = (seen[action] ?? 0) + 1;
    return `${area}:${action}${seen[action] > 1 ? `:${seen[action]}` : ""}`;
  });
}

/**
 * A button that Python asked for.
 * @param {Scene} scene
 * @param {Btn} btn
 * @param {string} fk
 * @param {string} [iconName]
 */
export function stateButton(scene, btn, fk, iconName) {
  const off = !btn.enabled || scene.lost;
  return button({
    fk,
    action: btn.action,
    label: draw(btn.label, scene.words),
    press: () => scene.act.press(btn, fk),
    icon: iconName,
    look: btn.style === "go" && !off ? "gw-btn--go" : "",
    off,
  });
}
