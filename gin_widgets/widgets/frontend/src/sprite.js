// The drawings: 52 faces, the back, the suits and the icons, as symbols once in each document or
// shadow root. Own drawings; no fonts, no images. A card is 100 by 140 units.

import { BACK, BAND, COURTS, FRAME, ICONS, PIPS, RANKS, SUITS } from "./drawings.js";

const COLUMNS = { L: 46, C: 63.5, R: 81 };
const MIDDLE = 70;

/** @param {string} id @param {string} box @param {string} body */
function symbol(id, box, body) {
  return `<symbol id="gw-${id}" viewBox="${box}">${body}</symbol>`;
}

/** @param {string} id */
function turned(id) {
  return `<use href="#gw-${id}" transform="rotate(180 50 70)"/>`;
}

/** @param {string} suit @param {number} x @param {number} y @param {number} side @param {string} [more] */
function suitAt(suit, x, y, side, more = "") {
  return `<use href="#gw-s${suit}" x="${x}" y="${y}" width="${side}" height="${side}"${more}/>`;
}

/** Rank and suit in the corner. @param {string} rank @param {string} suit */
function index(rank, suit) {
  const place = rank === "T" ? "translate(5.8 9.5) scale(.98 1)" : "translate(8 9.5)";
  const pen = 'fill="none" stroke="currentColor" stroke-width="4.3" stroke-linecap="round"';
  const glyph = `<path ${pen} stroke-linejoin="round" transform="${place}" d="${RANKS[rank]}"/>`;
  return `<g id="gw-i${rank}${suit}">${glyph}${suitAt(suit, 7.5, 43, 21)}</g>`;
}

/** As many suit signs as the rank says; below the middle they stand on their heads. @param {string} rank @param {string} suit */
function pips(rank, suit) {
  return (PIPS[rank] ?? "")
    .split(" ")
    .map((pip) => {
      const x = COLUMNS[/** @type {"L" | "C" | "R"} */ (pip[0])];
      const y = Number(pip.slice(1));
      const turn = y > MIDDLE ? ` transform="rotate(180 ${x} ${y})"` : "";
      return suitAt(suit, x - 10, y - 10, 20, turn);
    })
    .join("");
}

/** @param {string} rank @param {string} suit */
function body(rank, suit) {
  const corner = index(rank, suit);
  if (COURTS[rank]) {
    const figure = `<use href="#gw-h${rank}"/>${turned(`h${rank}`)}`;
    return `<use href="#gw-fr"/>${figure}<use href="#gw-bd"/>${corner}${turned(`i${rank}${suit}`)}`;
  }
  if (rank !== "A") return pips(rank, suit) + corner;
  const weave = '<path fill="var(--gw-card)" d="M60 76l5.2 7.5-5.2 7.5-5.2-7.5z"/>';
  return suitAt(suit, 33, 56, 54) + weave + corner;
}

/** @param {string} name @param {string} path */
function iconSymbol(name, path) {
  const pen = `stroke-width="${name === "menu" ? 3 : 2}" stroke-linecap="round"`;
  const line = `<path fill="none" stroke="currentColor" ${pen} stroke-linejoin="round" d="${path}"/>`;
  return symbol(`i-${name}`, "0 0 24 24", line);
}

/** @returns {string} */
export function spriteText() {
  const parts = [`<g id="gw-fr">${FRAME}</g><g id="gw-bd">${BAND}</g>`];
  for (const [rank, figure] of Object.entries(COURTS))
    parts.push(`<g id="gw-h${rank}">${figure}</g>`);
  for (const [name, path] of Object.entries(ICONS)) parts.push(iconSymbol(name, path));
  for (const [suit, path] of Object.entries(SUITS)) {
    parts.push(symbol(`s${suit}`, "0 0 24 24", `<path fill="currentColor" d="${path}"/>`));
    for (const rank of Object.keys(RANKS)) {
      parts.push(symbol(rank + suit, "0 0 100 140", body(rank, suit)));
    }
  }
  parts.push(symbol("back", "0 0 100 140", BACK));
  return parts.join("");
}

/**
 * Put the drawings where `el` finds them. They stay there: other tables use them too.
 * @param {HTMLElement} el
 * @returns {boolean} false while `el` is not yet in a document
 */
export function provideSprite(el) {
  if (!el.isConnected) return false;
  const root = /** @type {Document | ShadowRoot} */ (el.getRootNode());
  if (root.querySelector("[data-gw-sprite]")) return true;
  const holder = document.createElement("div");
  holder.dataset.gwSprite = "";
  holder.setAttribute("aria-hidden", "true");
  Object.assign(holder.style, {
    position: "absolute",
    width: "0",
    height: "0",
    overflow: "hidden",
  });
  holder.innerHTML = `<svg width="0" height="0" focusable="false">${spriteText()}</svg>`;
  (root instanceof Document ? root.body : root).append(holder);
  return true;
}
