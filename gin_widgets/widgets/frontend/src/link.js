// The way to Python: one message at a time, each answered by an `ack`. What is pressed before the
// answer waits for it. No answer in four seconds means that nobody listens any more (a dead kernel
// is silent).

/** @typedef {import("./types.js").Model} Model */

export const PATIENCE = 4000; // milliseconds

/**
 * @typedef {object} Ears
 * @property {() => void} lost no answer came in time
 * @property {() => void} back an answer came after all
 * @property {(content: any) => void} heard any other answer to a message of ours
 * @property {() => number} seq the number of the state that is shown
 */

/** @typedef {{ seq: number, content: object }} Held */

export class Link {
  /** @type {string | null} the id of the message that is not yet answered */
  waiting = null;
  lost = false;
  #sent = 0;
  /** @type {Held | null} what is on its way */
  #out = null;
  /** @type {Held | null} the last press since then: it goes when the answer has come */
  #next = null;
  #name = Math.random().toString(36).slice(2, 8);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Model} model @param {Ears} ears */
  constructor(model, ears) {
    this.model = model;
    this.ears = ears;
    model.on("msg:custom", this.#hear);
  }

  /**
   * Send it, or keep it until the answer to the message before has come. The answer to a move is a
   * new state first: what is pressed on that must not be lost. The same again on the same state
   * is a double press, and never becomes a second move.
   * @param {number} seq the state it was decided on
   * @param {object} content
   * @returns {boolean} whether it goes to Python
   */
  send(seq, content) {
    if (this.lost) return false;
    const held = { seq, content };
    if (this.waiting === null) {
      this.#post(held);
      return true;
    }
    if (same(held, this.#out)) return false;
    this.#next = held;
    return true;
  }

  /** @param {Held} held */
  #post(held) {
    this.#sent += 1;
    const id = `${this.#name}.${this.#sent}`;
    this.waiting = id;
    this.#out = held;
    this.#watch();
    try {
      this.model.send({ id, seq: held.seq, ...held.content });
    } catch {
      this.#lose();
    }
  }

  /** What was pressed meanwhile, unless it was pressed on a state that is gone. */
  #goOn() {
    const next = this.#next;
    this.#next = null;
    if (next && next.seq === this.ears.seq()) this.#post(next);
  }

  /** Try once more after the connection was lost. @param {number} seq @param {object} content */
  retry(seq, content) {
    this.waiting = null;
    this.#next = null;
    this.lost = false;
    this.send(seq, content);
  }

  close() {
    clearTimeout(this.#timer);
    this.model.off("msg:custom", this.#hear);
  }

  #watch() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lose(), PATIENCE);
  }

  #lose() {
    if (this.lost) return;
    this.lost = true;
    this.#next = null;
    this.ears.lost();
  }

  /** @param {any} content */
  #hear = (content) => {
    if (typeof content?.id !== "string" || !content.id.startsWith(`${this.#name}.`)) return;
    if (content.kind !== "ack") {
      this.ears.heard(content);
      return;
    }
    // A late answer to an older message still shows that somebody is there.
    if (content.id === this.waiting || this.lost) {
      this.waiting = null;
      clearTimeout(this.#timer);
      const was = this.lost;
      this.lost = false;
      if (was) this.ears.back();
      this.#goOn();
    }
  };
}

/** @param {Held} one @param {Held | null} other */
function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
