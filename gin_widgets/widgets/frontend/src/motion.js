// Cards travel from where they were to where they are. Nothing is told by motion only.
//
// A face has data-at (its card's code), a place that cards come from has data-home.

/** @typedef {{ at: Map<string, DOMRect>, homes: Map<string, DOMRect>, wide: number }} Places */

const EASE = "cubic-bezier(.2, .8, .2, 1)";
const TRAVEL = 320; // milliseconds
/** Less than this is no travel. */
const NEAR = 4;

/** @param {HTMLElement} root @returns {Places} */
export function places(root) {
  return {
    at: rects(root, "data-at"),
    homes: rects(root, "data-home"),
    wide: root.clientWidth,
  };
}

/** @param {HTMLElement} root @param {string} name @returns {Map<string, DOMRect>} */
function rects(root, name) {
  const all = new Map();
  for (const el of root.querySelectorAll(`[${name}]`)) {
    all.set(el.getAttribute(name), el.getBoundingClientRect());
  }
  return all;
}

/**
 * Let every card travel that is not where it was.
 * @param {HTMLElement} root
 * @param {Places} before
 */
export function travel(root, before) {
  if (before.wide !== root.clientWidth) return; // the table itself has changed its size
  for (const el of root.querySelectorAll("[data-at]")) {
    const face = /** @type {HTMLElement} */ (el);
    const now = face.getBoundingClientRect();
    const then = before.at.get(face.dataset.at ?? "") ?? origin(face, before);
    if (!then || !now.width || Math.hypot(then.x - now.x, then.y - now.y) < NEAR) continue;
    if (sameRow(face, then, now)) slide(face, then, now);
    else fly(root, face, then, now);
  }
}

/** Where a card comes from that was not seen before. @param {HTMLElement} face @param {Places} before */
function origin(face, before) {
  return before.homes.get(face.closest("[data-part=hand]") ? "stock" : "opponent");
}

/** @param {HTMLElement} face @param {DOMRect} then @param {DOMRect} now */
function sameRow(face, then, now) {
  return (
    face.closest("[data-part=hand]") !== null &&
    Math.abs(then.y - now.y) < now.height / 2 &&
    Math.abs(then.width - now.width) < 1
  );
}

/** @param {HTMLElement} face @param {DOMRect} then @param {DOMRect} now */
function slide(face, then, now) {
  const from = `translate(${then.x - now.x}px, ${then.y - now.y}px)`;
  face.animate([{ transform: from }, { transform: "none" }], {
    duration: TRAVEL,
    easing: EASE,
    composite: "add",
  });
}

/**
 * A picture of the card flies above everything, because the hand cuts off what leaves it.
 * @param {HTMLElement} root
 * @param {HTMLElement} face
 * @param {DOMRect} then
 * @param {DOMRect} now
 */
function fly(root, face, then, now) {
  const layer = root.querySelector(".gw-fly");
  const svg = face.querySelector("svg.gw-f");
  if (!layer || !svg) return;
  const home = layer.getBoundingClientRect();
  const ghost = document.createElement("span");
  ghost.className = "gw-ghost";
  ghost.style.inlineSize = `${now.width}px`;
  ghost.append(svg.cloneNode(true));
  layer.append(ghost);
  const scale = then.width / now.width;
  const start = `translate(${then.x - home.x}px, ${then.y - home.y}px) scale(${scale})`;
  const end = `translate(${now.x - home.x}px, ${now.y - home.y}px)`;
  const options = { duration: TRAVEL, easing: EASE };
  const flight = ghost.animate([{ transform: start }, { transform: end }], options);
  face.animate([{ opacity: 0 }, { opacity: 0 }], options);
  const land = () => ghost.remove();
  flight.finished.then(land, land);
}
