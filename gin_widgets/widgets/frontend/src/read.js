// The table in sentences, for those who ask for it (keys H, D, T and their buttons).

import { heaps } from "./order.js";
import { plain } from "./rich.js";

/** @typedef {Pick<import("./scene.js").Scene, "state" | "prefs" | "words">} What */

/** @param {What} what @param {"hand" | "discard" | "table"} part @returns {string[]} */
export function readOut(what, part) {
  const lines = { hand: readHand, discard: readDiscard, table: readTable }[part](what);
  return lines.filter(Boolean);
}

/** @param {What} what */
function readHand({ state, prefs, words }) {
  const { hand } = state;
  if (!prefs.melds) {
    const cards = words.list(hand.orders.suit ?? []);
    if (!hand.title) return [words.ui("hand_read", { cards })];
    return [words.ui("group_read", { group: hand.title, cards })];
  }
  const grouped = heaps(hand, { ...prefs, sort: "melds" }, null, "", words.ui("deadwood"));
  const lines = grouped.map(({ spoken, cards }) =>
    words.ui("group_read", { group: spoken, cards: words.list(cards) }),
  );
  return hand.title ? [hand.title, ...lines] : lines;
}

/** @param {What} what */
function readDiscard({ state }) {
  return [state.discard.spoken];
}

/** @param {What} what */
function readTable({ state, prefs, words }) {
  const { you, tray, stock, discard, opponents, melds = [] } = state;
  const line = prefs.deadwood ? tray.line : (tray.line_plain ?? tray.line);
  return [
    ...opponents.map((player) => player.spoken),
    ...melds.map(({ spoken, cards }) =>
      words.ui("group_read", { group: spoken, cards: words.list(cards.map(({ card }) => card)) }),
    ),
    stock.spoken,
    discard.spoken,
    prefs.deadwood ? you.spoken : (you.spoken_plain ?? you.spoken),
    tray.title,
    plain(line, words),
  ];
}
