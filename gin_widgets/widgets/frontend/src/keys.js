// The keyboard: arrows inside an area, letters for what is asked often. Keys that were pressed in
// the table stay in it (the host has shortcuts of its own, one of them deletes the cell).

import { handlerAt } from "./dom.js";

/** @typedef {import("./table.js").Table} Table */

/** @param {KeyboardEvent} event @param {Table} table */
export function onKey(event, table) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.key === "Tab") return;
  if (event.key === "Escape") {
    if (table.act.escape()) swallow(event);
    return;
  }
  event.stopPropagation();
  if (/** @type {Element} */ (event.target).matches("input, select, textarea")) {
    const go = event.key === "Enter" && !event.shiftKey && callEnter(event, table);
    if (go) event.preventDefault();
  } else if (event.repeat && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault(); // a key held down is one press
  } else if (handled(event, table)) {
    event.preventDefault();
  }
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** @param {KeyboardEvent} event @param {Table} table @returns {boolean} */
function callEnter(event, table) {
  const enter = handlerAt(event.target, table.root, "enter");
  enter?.(event);
  return enter !== null;
}

/** @param {KeyboardEvent} event @param {Table} table @returns {boolean} */
function handled(event, table) {
  if (event.altKey) return moveCard(event.key, table);
  if (event.key === "Enter") return callEnter(event, table);
  return step(event.key, table) || letter(event.key, table);
}

/** Alt with an arrow moves the card that has the focus. @param {string} key @param {Table} table */
function moveCard(key, table) {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const code = table.focus.active()?.dataset.card;
  if (!way || !code) return false;
  table.act.nudge(way, code);
  return true;
}

/** @param {string} key @param {Table} table @returns {boolean} */
function step(key, table) {
  const { focus } = table;
  const here = /** @type {HTMLElement | null | undefined} */ (focus.active()?.closest("[data-fk]"));
  const area = here && focus.areaOf(here);
  if (!here || !area) return false;
  const items = focus.items(area);
  const at = items.indexOf(here);
  if (key === "ArrowUp" || key === "ArrowDown") {
    return area === "hand" && focus.go(nearest(items, here, key === "ArrowUp" ? -1 : 1));
  }
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: items.length - 1 }[key];
  if (to === undefined) return false;
  focus.go(items[to]);
  return true;
}

/**
 * The item of the row above or below that is nearest to `here`.
 * @param {HTMLElement[]} items
 * @param {HTMLElement} here
 * @param {number} way
 */
function nearest(items, here, way) {
  const from = here.getBoundingClientRect();
  const apart = (/** @type {HTMLElement} */ item) => item.getBoundingClientRect().x - from.x;
  return items
    .filter((item) => {
      const down = item.getBoundingClientRect().y - from.y;
      return Math.sign(down) === way && Math.abs(down) > from.height / 3;
    })
    .sort((one, other) => Math.abs(apart(one)) - Math.abs(apart(other)))[0];
}

/** @param {string} key @param {Table} table @returns {boolean} */
function letter(key, table) {
  const { act } = table;
  switch (key.toLowerCase()) {
    case "s":
      act.nextSuit();
      return true;
    case "h":
      act.read("hand");
      return true;
    case "d":
      act.read("discard");
      return true;
    case "t":
      act.read("table");
      return true;
    case "?":
      act.help();
      return true;
    default:
      return false;
  }
}
