import assert from "node:assert/strict";
import { test } from "node:test";
import { heaps, moved, ownOrder, rows, sortOf } from "../src/order.js";
import { sound } from "../src/prefs.js";

const usual = sound(null);
const hand = {
  cards: ["4c", "5c", "6c", "Kh", "2d"].map((card) => ({ card })),
  groups: [
    { kind: "run", label: "Run", spoken: "in a run", cards: ["4c", "5c", "6c"] },
    {
      kind: "deadwood",
      label: ["Deadwood ", { b: "12" }],
      spoken: "deadwood 12",
      cards: ["Kh", "2d"],
    },
  ],
  orders: { rank: ["2d", "4c", "5c", "6c", "Kh"], suit: ["Kh", "2d", "4c", "5c", "6c"] },
};
const shown = (prefs, own = null) => heaps(hand, { ...usual, ...prefs }, own, "r1", "Deadwood");
const codes = (all) => all.map((heap) => heap.cards.join(" "));
const of = (...counts) =>
  counts.map((n, i) => ({ cards: Array.from({ length: n }, (_, j) => `${i}${j}`) }));
const lengths = (both) => both.map((row) => row.map((heap) => heap.cards.length));

test("sorted by melds the hand lies in its groups, with their labels", () => {
  assert.deepEqual(codes(shown({})), ["4c 5c 6c", "Kh 2d"]);
  assert.deepEqual(shown({})[1].label, ["Deadwood ", { b: "12" }]);
});

test("sorted by rank or suit the hand is one heap without a bracket", () => {
  assert.deepEqual(codes(shown({ sort: "rank" })), ["2d 4c 5c 6c Kh"]);
  assert.equal(shown({ sort: "suit" })[0].kind, "bare");
});

test("hidden melds mean suit order without brackets", () => {
  assert.deepEqual(codes(shown({ melds: false })), ["Kh 2d 4c 5c 6c"]);
  assert.equal(sortOf({ ...usual, melds: false, sort: "rank" }, null, "r1"), "rank");
});

test("hidden deadwood means a label without a number, also for the ear", () => {
  const [, dead] = shown({ deadwood: false });
  assert.equal(dead.label, "Deadwood");
  assert.equal(dead.spoken, "Deadwood");
});

test("an own order holds in its round only", () => {
  const own = { round: "r1", cards: ["Kh", "4c", "2d", "5c", "6c"] };
  assert.deepEqual(codes(shown({}, own)), ["Kh 4c 2d 5c 6c"]);
  assert.deepEqual(codes(shown({}, { ...own, round: "r0" })), ["4c 5c 6c", "Kh 2d"]);
});

test("in an own order a new card comes at the end and a card that went leaves no gap", () => {
  assert.deepEqual(ownOrder(["Kh", "4c", "2d"], ["2d", "4c", "9s"]), ["4c", "2d", "9s"]);
});

test("a card moves to the place it is put at, never out of the hand", () => {
  assert.deepEqual(moved(["a", "b", "c"], "a", 1), ["b", "a", "c"]);
  assert.deepEqual(moved(["a", "b", "c"], "c", 0), ["c", "a", "b"]);
  assert.deepEqual(moved(["a", "b", "c"], "b", 9), ["a", "c", "b"]);
});

test("a wide table has one row, a narrow one two about equal ones", () => {
  assert.deepEqual(lengths(rows(of(3, 3, 5), false)), [[3, 3, 5]]);
  assert.deepEqual(lengths(rows(of(3, 3, 5), true)), [[3, 3], [5]]);
  assert.deepEqual(lengths(rows(of(3, 7), true)), [[3], [7]]);
  assert.deepEqual(lengths(rows(of(3, 3), true)), [[3, 3]]);
});

test("a heap too long for a row is cut, and every card is still there", () => {
  assert.deepEqual(lengths(rows(of(11), true)), [[6], [5]]);
  assert.deepEqual(lengths(rows(of(3, 8), true)), [[3, 3], [5]]);
});

test("the first piece of a cut heap does not count the whole", () => {
  const dead = { label: ["Deadwood ", { b: "80" }], plain: "Deadwood", ...of(11)[0] };
  const [[first], [second]] = rows([dead], true);
  assert.equal(first.label, "Deadwood");
  assert.deepEqual(second.label, dead.label);
});

test("open melds are never cut", () => {
  assert.deepEqual(lengths(rows(of(5, 4, 4, 1), true, 12)), [
    [5, 4],
    [4, 1],
  ]);
});
