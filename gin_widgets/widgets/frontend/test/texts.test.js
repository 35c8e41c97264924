import assert from "node:assert/strict";
import { test } from "node:test";
import { sound } from "../src/prefs.js";
import { plain } from "../src/rich.js";
import { fill, Words } from "../src/words.js";

const words = new Words({
  lang: "en",
  langs: [],
  cards: { Kh: "king of hearts" },
  ui: { a: "{x}!" },
});

test("a template is filled, an unknown placeholder stays", () => {
  assert.equal(fill("{card} of {count}, {gone}", { card: "K", count: 3 }), "K of 3, {gone}");
  assert.equal(words.ui("a", { x: "yes" }), "yes!");
});

test("a text that is put into a template is not filled again", () => {
  assert.equal(fill("{a} {b}", { a: "{b}", b: "2" }), "{b} 2");
});

test("a text that is missing is empty, a card without a name is its code", () => {
  assert.equal(words.ui("none"), "");
  assert.equal(words.card("7s"), "7s");
  assert.equal(new Words(undefined).ui("a"), "");
});

test("a sentence is spoken with the cards' full names", () => {
  assert.equal(
    plain(["Take the ", { c: "Kh" }, " for ", { b: "10" }], words),
    "Take the king of hearts for 10",
  );
  assert.equal(plain("Plain", words), "Plain");
  assert.equal(plain(null, words), "");
});

test("preferences that make no sense are the usual ones", () => {
  const usual = sound(null);
  assert.deepEqual(sound({ theme: "pink", sort: 3, four: "yes", other: 1 }), usual);
  assert.deepEqual(sound({ theme: "dark", four: true }), { ...usual, theme: "dark", four: true });
  assert.deepEqual(sound("nonsense"), usual);
});
