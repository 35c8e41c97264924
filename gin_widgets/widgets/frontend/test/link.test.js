import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Link, PATIENCE } from "../src/link.js";

/** A model that keeps what is sent; `answer` is Python's. */
function model() {
  const ears = new Set();
  return {
    sent: [],
    ears,
    on: (_name, ear) => ears.add(ear),
    off: (_name, ear) => ears.delete(ear),
    send(message) {
      this.sent.push(message);
    },
    answer: (content) => {
      for (const ear of ears) ear(content);
    },
  };
}

/** @param {import("node:test").TestContext} t */
function linked(t) {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const python = model();
  const told = [];
  const page = { seq: 7 };
  const link = new Link(python, {
    lost: () => told.push("lost"),
    back: () => told.push("back"),
    heard: (content) => told.push(content.kind),
    seq: () => page.seq,
  });
  return { python, told, link, page };
}

test("a second message waits for the answer to the first: no double move", (t) => {
  const { python, link } = linked(t);
  assert.equal(link.send(7, { do: "take-stock" }), true);
  assert.equal(link.send(7, { do: "take-stock" }), false);
  assert.equal(python.sent.length, 1);
  assert.deepEqual({ ...python.sent[0], id: "" }, { id: "", seq: 7, do: "take-stock" });
  python.answer({ kind: "ack", id: python.sent[0].id });
  assert.equal(link.send(8, { do: "discard 7h" }), true);
  assert.notEqual(python.sent[0].id, python.sent[1].id);
});

test("no answer in time: the connection is lost, once", (t) => {
  const { told, link } = linked(t);
  link.send(1, { cmd: "undo" });
  mock.timers.tick(PATIENCE - 1);
  assert.deepEqual(told, []);
  mock.timers.tick(1);
  mock.timers.tick(PATIENCE);
  assert.deepEqual(told, ["lost"]);
  assert.equal(link.lost, true);
  assert.equal(link.send(1, { cmd: "undo" }), false);
});

test("a late answer brings the connection back", (t) => {
  const { python, told, link } = linked(t);
  link.send(1, { cmd: "undo" });
  mock.timers.tick(PATIENCE);
  python.answer({ kind: "ack", id: python.sent[0].id });
  assert.deepEqual(told, ["lost", "back"]);
  assert.equal(link.send(2, { cmd: "undo" }), true);
});

test("an answer in time stops the watch", (t) => {
  const { python, told, link } = linked(t);
  link.send(1, { cmd: "undo" });
  python.answer({ kind: "ack", id: python.sent[0].id });
  mock.timers.tick(2 * PATIENCE);
  assert.deepEqual(told, []);
});

test("trying again asks anew, and is watched again", (t) => {
  const { python, told, link } = linked(t);
  link.send(1, { cmd: "undo" });
  mock.timers.tick(PATIENCE);
  link.retry(1, { cmd: "hello" });
  assert.equal(link.lost, false);
  assert.equal(python.sent[1].cmd, "hello");
  mock.timers.tick(PATIENCE);
  assert.deepEqual(told, ["lost", "lost"]);
});

test("answers to another view of the model are not ours", (t) => {
  const { python, told, link } = linked(t);
  link.send(1, { cmd: "get-code" });
  python.answer({ kind: "ack", id: "other.1" });
  python.answer({ kind: "code", id: "other.1" });
  python.answer(null);
  assert.notEqual(link.waiting, null);
  python.answer({ kind: "code", id: python.sent[0].id });
  assert.deepEqual(told, ["code"]);
});

test("a comm that throws is a lost connection", (t) => {
  const { python, told, link } = linked(t);
  python.send = () => {
    throw new Error("dead");
  };
  link.send(1, { cmd: "undo" });
  assert.deepEqual(told, ["lost"]);
});

test("closed, it hears and watches no more", (t) => {
  const { python, told, link } = linked(t);
  link.send(1, { cmd: "undo" });
  link.close();
  mock.timers.tick(PATIENCE);
  assert.equal(python.ears.size, 0);
  assert.deepEqual(told, []);
});

test("what is pressed on the new state before the answer to the old one goes after it", (t) => {
  const { python, link, page } = linked(t);
  link.send(7, { do: "discard 7h" });
  page.seq = 8; // the state of the answer comes before the ack
  assert.equal(link.send(8, { do: "take-stock" }), true);
  assert.equal(python.sent.length, 1);
  python.answer({ kind: "ack", id: python.sent[0].id });
  assert.deepEqual({ ...python.sent[1], id: "" }, { id: "", seq: 8, do: "take-stock" });
  python.answer({ kind: "ack", id: python.sent[1].id });
  assert.equal(python.sent.length, 2);
});

test("a press while the greeting or a setting is on its way is kept, the last one of several", (t) => {
  const { python, link } = linked(t);
  link.send(7, { cmd: "hello" });
  link.send(7, { do: "take-discard" });
  link.send(7, { do: "take-stock" });
  python.answer({ kind: "ack", id: python.sent[0].id });
  assert.deepEqual(
    python.sent.map((message) => message.cmd ?? message.do),
    ["hello", "take-stock"],
  );
});

test("a press on a state that is gone when its turn comes is left", (t) => {
  const { python, link, page } = linked(t);
  link.send(7, { do: "take-stock" });
  link.send(7, { do: "take-discard" });
  page.seq = 8;
  python.answer({ kind: "ack", id: python.sent[0].id });
  assert.equal(python.sent.length, 1);
});

test("a press that waited is not sent after the connection was lost", (t) => {
  const { python, link } = linked(t);
  link.send(7, { cmd: "undo" });
  link.send(7, { do: "take-stock" });
  mock.timers.tick(PATIENCE);
  python.answer({ kind: "ack", id: python.sent[0].id });
  assert.equal(python.sent.length, 1);
});
