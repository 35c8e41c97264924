// A titled part of the menu.

import { h } from "../dom.js";

/**
 * @param {string} title
 * @param {import("../dom.js").Loose[]} inner
 * @param {string} name
 */
export function section(title, inner, name) {
  return h("section", { key: name, class: "gw-menup__s" }, h("h3", null, title), inner);
}
