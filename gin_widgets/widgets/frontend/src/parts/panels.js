// The panels beside the mat: the moves of this round, the count, the score sheet.

import { h } from "../dom.js";
import { draw, plain } from "../rich.js";
import { button } from "./button.js";
import { rolesPanel } from "./roles.js";
import { profilePanel } from "./rules.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").Rich} Rich */
/** @typedef {import("../types.js").Bar} Bar */

const LAST_MOVES = 6;

/** @param {Scene} scene */
export function rail(scene) {
  const { state } = scene;
  const over = state.mode === "showdown";
  const game = [sheet(scene), profilePanel(scene)];
  const round = over
    ? [count(scene), rolesPanel(scene), ...game, log(scene)]
    : [log(scene), ...game];
  const panels = over || !state.roles ? round : [rolesPanel(scene), ...round];
  return h("div", { key: "rail", class: "gw-rail" }, panels);
}

/** @param {Scene} scene */
function log({ state, words, ui, act }) {
  const many = state.log.length > LAST_MOVES;
  const shown = ui.allMoves ? state.log : state.log.slice(-LAST_MOVES);
  const lines = shown.map((line) =>
    h(
      "li",
      { key: String(line.n) },
      h("span", { class: "gw-num" }, String(line.n)),
      h("span", null, draw(line.text, words)),
    ),
  );
  const more = button({
    fk: "log:more",
    action: "moves",
    label: words.ui(ui.allMoves ? "log_few" : "log_all"),
    look: "gw-btn--s",
    open: ui.allMoves,
    press: () => act.toggleMoves(),
  });
  return h(
    "section",
    { key: "log", class: "gw-panel", "data-part": "log" },
    h("h3", null, words.ui("log")),
    lines.length
      ? h("ol", { class: "gw-moves" }, lines)
      : h("p", { class: "gw-quiet" }, words.ui("log_empty")),
    many ? more : null,
  );
}

/** @param {Scene} scene */
function count({ state, words }) {
  const sum = state.count;
  if (!sum) return null;
  const rows = sum.rows.map(({ cells, total }) =>
    h(
      "tr",
      { class: total ? "sum" : null },
      plain(cells[0], words) ? h("th", { scope: "row" }, draw(cells[0], words)) : h("td"),
      h("td", null, draw(cells[1], words)),
      h("td", { class: "n" }, draw(cells[2], words)),
    ),
  );
  const best = Math.max(...sum.bars.map((bar) => bar.value));
  return h(
    "section",
    { key: "count", class: "gw-panel", "data-part": "score" },
    h("h3", null, sum.title),
    h(
      "table",
      { class: tableLook(sum.head, sum.rows, words) },
      h("caption", { class: "gw-vh" }, sum.title),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          sum.head.map((text, i) => headCell(text, i === 2)),
        ),
      ),
      h("tbody", null, rows),
    ),
    sum.bars.length ? h("p", { class: "gw-cap gw-bars__t" }, sum.bars_title) : null,
    h(
      "div",
      { class: "gw-bars" },
      sum.bars.map((bar) => barNode(bar, bar.value === best)),
    ),
  );
}

/** @param {Bar} bar @param {boolean} best */
function barNode(bar, best) {
  const share = bar.max ? Math.max(0, Math.min(100, (100 * bar.value) / bar.max)) : 0;
  return h(
    "div",
    null,
    h("span", null, bar.name),
    h("b", null, bar.text),
    h(
      "span",
      { class: `gw-b${best ? " gw-b--best" : ""}` },
      h("i", { style: { "inline-size": `${share.toFixed(1)}%` } }),
    ),
  );
}

/** A head of long words may be broken, the others keep theirs. @param {string} text @param {boolean} number */
function headCell(text, number) {
  const looks = [number && "n", longest([text]) > LONG_HEAD && "gw-long"].filter(Boolean);
  return h("th", { scope: "col", class: looks.join(" ") || null }, text);
}

/** @param {Scene} scene */
function sheet({ state, words }) {
  const { title, caption, head, rows, empty } = state.sheet;
  const games = state.table === "hollywood"; // three of them side by side
  const numbers = head.map((_, i) => rows.every((row) => isNumber(plain(row.cells[i], words))));
  const name = numbers.indexOf(false);
  const lines = rows.map(({ cells, strong }) =>
    h(
      "tr",
      null,
      cells.map((cell, i) => {
        const look = [numbers[i] ? "n" : "", strong.includes(i) ? "win" : ""].join(" ").trim();
        const header = i === name ? { scope: "row" } : {};
        return h(i === name ? "th" : "td", { class: look || null, ...header }, draw(cell, words));
      }),
    ),
  );
  const table = h(
    "table",
    { class: `gw-sheet${games ? " gw-sheet--games" : ""} ${tableLook(head, rows, words)}` },
    h("caption", { class: "gw-vh" }, caption),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        head.map((text, i) => headCell(text, Boolean(numbers[i]))),
      ),
    ),
    h("tbody", null, lines),
  );
  return h(
    "section",
    { key: "sheet", class: "gw-panel", "data-part": "score" },
    h("h3", null, title),
    rows.length ? table : h("p", { class: "gw-quiet" }, empty ?? ""),
  );
}

/** Longer words than these are broken, so that the table stays as wide as its panel. */
const LONG_HEAD = 8;
const LONG_WORD = 12;
/** With more columns than these they stand closer together. */
const MANY = 5;

/** @param {string[]} head @param {Array<{ cells: Rich[] }>} rows @param {Scene["words"]} words */
function tableLook(head, rows, words) {
  const cells = rows.flatMap((row) => row.cells.map((cell) => plain(cell, words)));
  const looks = [
    "gw-tb",
    longest(cells) > LONG_WORD && "gw-tb--body",
    head.length > MANY && "gw-tb--many",
  ];
  return looks.filter(Boolean).join(" ");
}

/** The length of the longest word. @param {string[]} texts */
function longest(texts) {
  return Math.max(0, ...texts.flatMap((text) => text.split(/\s+/).map((word) => word.length)));
}

/** A column of such cells is set to the right. @param {string} text */
function isNumber(text) {
  return /^[\s\d.,+−–-]*$/.test(text);
}
