// In which order and in which heaps the hand is shown. Pure functions: no page in here.

/** @typedef {import("./types.js").Group} Group */
/** @typedef {import("./types.js").Hand} Hand */
/** @typedef {import("./types.js").Rich} Rich */
/** @typedef {import("./prefs.js").Prefs} Prefs */
/** @typedef {{ round: string, cards: string[] }} Own an order the learner made herself */

/**
 * Cards that lie side by side. `kind` is run, set, deadwood or bare (no bracket).
 * @typedef {object} Heap
 * @property {string} kind
 * @property {Rich} label
 * @property {Rich} plain the label without a number
 * @property {string} spoken
 * @property {string[]} cards
 */

/** The most cards that one of two rows takes before a heap is cut, so that each can be pressed. */
const ROW = 7;
/** A hand that needs one row only. */
const SHORT = 6;

/**
 * @param {Prefs} prefs
 * @param {Own | null} own
 * @param {string} round
 * @returns {"own" | "melds" | "rank" | "suit"}
 */
export function sortOf(prefs, own, round) {
  if (own && own.round === round) return "own";
  return prefs.sort === "melds" && !prefs.melds ? "suit" : prefs.sort;
}

/** Her order with what has come since at the end, and without what has gone. @param {string[]} own @param {string[]} held */
export function ownOrder(own, held) {
  const kept = own.filter((code) => held.includes(code));
  return [...kept, ...held.filter((code) => !kept.includes(code))];
}

/**
 * @param {Hand} hand
 * @param {Prefs} prefs
 * @param {Own | null} own
 * @param {string} round
 * @param {string} deadwood the bare word, for a label without a number
 * @returns {Heap[]}
 */
export function heaps(hand, prefs, own, round, deadwood) {
  const sort = sortOf(prefs, own, round);
  const held = hand.cards.map((card) => card.card);
  if (sort === "melds") return hand.groups.map((group) => heapOf(group, prefs, deadwood));
  const wanted = sort === "own" ? (own?.cards ?? []) : (hand.orders[sort] ?? []);
  const cards = ownOrder(wanted, held);
  return cards.length ? [{ kind: "bare", label: "", plain: "", spoken: "", cards }] : [];
}

/** @param {Group} group @param {Prefs} prefs @param {string} deadwood @returns {Heap} */
function heapOf(group, prefs, deadwood) {
  const { kind, label, spoken, cards } = group;
  const dead = kind === "deadwood";
  const plain = group.label_plain ?? (dead ? deadwood : label);
  if (!dead || prefs.deadwood) return { kind, label, plain, spoken, cards };
  return { kind, label: plain, plain, spoken: group.spoken_plain ?? deadwood, cards };
}

/**
 * Heaps in one row, or on a narrow table in two of about the same length. Where no cut between
 * heaps leaves rows short enough, a heap is cut; its first piece has the label without a number.
 * @template {{ cards: any[] }} T
 * @param {T[]} all
 * @param {boolean} narrow
 * @param {number} [most] how many cards a row takes before a heap is cut
 * @returns {T[][]}
 */
export function rows(all, narrow, most = ROW) {
  const count = all.reduce((sum, heap) => sum + heap.cards.length, 0);
  if (!narrow || count <= SHORT) return [all];
  const pairs = all.slice(1).map((_, i) => [all.slice(0, i + 1), all.slice(i + 1)]);
  const [best] = pairs.sort((one, other) => longest(one, width) - longest(other, width));
  if (best && longest(best, size) <= most) return best;
  return cutAt(all, Math.ceil(count / 2));
}

/** @typedef {Array<{ cards: any[] }>} Row */

/** @param {Row} row */
function size(row) {
  return row.reduce((sum, heap) => sum + heap.cards.length, 0);
}

/** The last card of a heap is seen whole, and there is a gap: about a card more. @param {Row} row */
function width(row) {
  return size(row) + 1.2 * row.length;
}

/** @param {Row[]} both @param {(row: Row) => number} measure */
function longest(both, measure) {
  return Math.max(...both.map(measure));
}

/**
 * @template {{ cards: any[] }} T
 * @param {T[]} all
 * @param {number} at how many cards the first row takes
 * @returns {T[][]}
 */
function cutAt(all, at) {
  /** @type {T[]} */
  const first = [];
  /** @type {T[]} */
  const second = [];
  let left = at;
  for (const heap of all) {
    const here = Math.min(left, heap.cards.length);
    left -= here;
    if (here === heap.cards.length) first.push(heap);
    else if (here === 0) second.push(heap);
    else {
      first.push({ ...heap, ...piece(heap), cards: heap.cards.slice(0, here) });
      second.push({ ...heap, cards: heap.cards.slice(here) });
    }
  }
  return [first, second];
}

/** @param {object} heap */
function piece(heap) {
  return "plain" in heap ? { label: heap.plain } : {};
}

/**
 * The order after `code` has moved to place `to`.
 * @param {string[]} cards
 * @param {string} code
 * @param {number} to its place among the others, 0 is first
 */
export function moved(cards, code, to) {
  const others = cards.filter((card) => card !== code);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), code, ...others.slice(place)];
}
