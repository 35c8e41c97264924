// The way to Python: one message at a time, each answered by an `ack`. No answer in four seconds
// means that nobody listens any more (a dead kernel is silent).

/** @typedef {import("./types.js").Model} Model */

export const PATIENCE = 4000; // milliseconds

/**
 * @typedef {object} Ears
 * @property {() => void} lost no answer came in time
 * @property {() => void} back an answer came after all
 * @property {(content: any) => void} heard any other answer to a message of ours
 */

export class Link {
  /** @type {string | null} the id of the message that is not yet answered */
  waiting = null;
  lost = false;
  #sent = 0;
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
   * Send it, unless an answer is still awaited: a second press never becomes a second move.
   * @param {number} seq the state it was decided on
   * @param {object} content
   * @returns {boolean} whether it was sent
   */
  send(seq, content) {
    if (this.waiting !== null) return false;
    this.#sent += 1;
    const id = `${this.#name}.${this.#sent}`;
    this.waiting = id;
    this.#watch();
    try {
      this.model.send({ id, seq, ...content });
    } catch {
      this.#lose();
    }
    return true;
  }

  /** Try once more after the connection was lost. @param {number} seq @param {object} content */
  retry(seq, content) {
    this.waiting = null;
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
    }
  };
}
