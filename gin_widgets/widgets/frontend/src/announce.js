// What the screen reader says by itself. Each sentence becomes a new element, so that it is also
// said when it is the same as the last one.

/** @typedef {import("./types.js").Model} Model */

/** Several views of one model say each sentence once. @type {WeakMap<Model, number>} */
const said = new WeakMap();
/** More than the turns of five others and what is read of a full table of Rummy. */
const KEPT = 40;

export class Announcer {
  constructor() {
    this.el = document.createElement("div");
    this.el.className = "gw-vh";
    this.el.setAttribute("aria-live", "polite");
    this.el.setAttribute("aria-relevant", "additions");
    this.el.dataset.part = "live";
  }

  /** @param {string} text */
  say(text) {
    if (!text) return;
    const line = document.createElement("p");
    line.textContent = text;
    this.el.append(line);
    while (this.el.childElementCount > KEPT) this.el.firstElementChild?.remove();
  }

  /** What the state wants said and was not yet. @param {Model} model @param {Array<{ id: number, text: string }>} items */
  news(model, items) {
    let last = said.get(model) ?? Number.NEGATIVE_INFINITY;
    for (const item of items) {
      if (item.id <= last) continue;
      last = item.id;
      this.say(item.text);
    }
    said.set(model, last);
  }
}
