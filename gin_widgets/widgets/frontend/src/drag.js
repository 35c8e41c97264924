// Dragging with mouse, finger or pen. Whatever a drag does, a press and a key do as well.
//
// A finger that moves up or down scrolls the page (touch-action: pan-y); one that moves sideways,
// or rests a moment before it moves, drags the card.

/** @typedef {import("./table.js").Table} Table */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ kind: "card", code: string } | { kind: "meld" | "mat" | "discard" | "hand", el: Element }} Thing */

const SLACK = 6; // pixels that a press may move
const HOME = 24; // pixels that a held card or pile may move on itself and still be pressed only
const REST = 250; // milliseconds until a resting finger holds the card

export class Drag {
  /** @type {HTMLElement | null} the card or pile under the pointer */
  #held = null;
  #pointer = -1;
  /** @type {Point} */
  #start = { x: 0, y: 0 };
  /** @type {HTMLElement | null} the picture that follows the pointer */
  #ghost = null;
  /** @type {Element | null} */
  #over = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #rest;
  /** How far the pointer has been from its start. */
  #far = 0;
  /** The next click belongs to a drag that is over. */
  #dropped = false;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    const { root } = table;
    root.addEventListener("pointerdown", this.#down);
    root.addEventListener("click", this.#click, true);
    root.addEventListener("touchmove", this.#touch, { passive: false });
    root.addEventListener("contextmenu", this.#menu);
  }

  close() {
    this.#end();
  }

  /** @param {PointerEvent} event */
  #down = (event) => {
    this.#end();
    this.#dropped = false;
    this.#far = 0;
    if (event.button !== 0 || !event.isPrimary || this.table.link.lost) return;
    const held = /** @type {Element} */ (event.target).closest(
      "[data-part=hand] [data-card], .gw-pile--live",
    );
    if (!held) return;
    this.#held = /** @type {HTMLElement} */ (held);
    this.#pointer = event.pointerId;
    this.#start = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "mouse") this.#rest = setTimeout(() => this.#begin(), REST);
    document.addEventListener("pointermove", this.#move);
    document.addEventListener("pointerup", this.#up);
    document.addEventListener("pointercancel", this.#cancel);
    document.addEventListener("keydown", this.#key, true);
  };

  /** @param {PointerEvent} event */
  #move = (event) => {
    if (event.pointerId !== this.#pointer) return;
    const dx = event.clientX - this.#start.x;
    const dy = event.clientY - this.#start.y;
    this.#far = Math.max(this.#far, Math.hypot(dx, dy));
    if (!this.#ghost && Math.hypot(dx, dy) > SLACK) {
      const sideways = Math.abs(dx) > Math.abs(dy) && this.#held?.dataset.card;
      if (event.pointerType === "mouse" || sideways) this.#begin();
      else this.#end(); // the page scrolls
    }
    if (!this.#ghost) return;
    this.#ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
    this.#aim({ x: event.clientX, y: event.clientY });
  };

  /** @param {PointerEvent} event */
  #up = (event) => {
    if (event.pointerId !== this.#pointer) return;
    const held = this.#held;
    const dragged = this.#ghost !== null;
    this.#end();
    if (!held || !dragged) return;
    // After a finger the click comes late or never: it is not waited for, and swallowed if it comes.
    this.#dropped = true;
    const point = { x: event.clientX, y: event.clientY };
    if (this.#isPress(held, point)) this.table.press(held, event);
    else this.#drop(held, point);
  };

  #cancel = () => this.#end();

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    if (event.key === "Escape" && this.#ghost) this.#end();
  };

  /** Whether it was let go where it lay: a long or an unsteady press. @param {HTMLElement} held @param {Point} point */
  #isPress(held, { x, y }) {
    if (this.#far <= SLACK) return true;
    const home = /** @type {Document | ShadowRoot} */ (this.table.root.getRootNode());
    return this.#far <= HOME && held.contains(home.elementFromPoint(x, y));
  }

  /** The click that ends a drag is no press; one of the keyboard is. @param {MouseEvent} event */
  #click = (event) => {
    const swallowed = this.#dropped && event.detail > 0;
    this.#dropped = false;
    if (!swallowed) return;
    event.stopPropagation();
    event.preventDefault();
  };

  /** While a card is held the page does not scroll. @param {Event} event */
  #touch = (event) => {
    if (this.#ghost && event.cancelable) event.preventDefault();
  };

  /** @param {Event} event */
  #menu = (event) => {
    if (this.#ghost) event.preventDefault();
  };

  #begin() {
    clearTimeout(this.#rest);
    const layer = this.table.root.querySelector(".gw-fly");
    const face = this.#held?.querySelector(".gw-face--top") ?? this.#held;
    const picture = face?.querySelector("svg.gw-f");
    if (!layer || !face || !picture || this.#ghost) return;
    const home = layer.getBoundingClientRect();
    const box = face.getBoundingClientRect();
    const ghost = document.createElement("span");
    ghost.className = "gw-ghost gw-ghost--held";
    Object.assign(ghost.style, {
      inlineSize: `${box.width}px`,
      left: `${box.x - home.x}px`,
      top: `${box.y - home.y}px`,
    });
    ghost.append(picture.cloneNode(true));
    layer.append(ghost);
    this.#ghost = ghost;
    this.#held?.classList.add("gw-dragged");
  }

  #end() {
    clearTimeout(this.#rest);
    document.removeEventListener("pointermove", this.#move);
    document.removeEventListener("pointerup", this.#up);
    document.removeEventListener("pointercancel", this.#cancel);
    document.removeEventListener("keydown", this.#key, true);
    this.#ghost?.remove();
    this.#held?.classList.remove("gw-dragged");
    this.#mark(null, "");
    this.#ghost = null;
    this.#held = null;
    this.#pointer = -1;
  }

  /** Where a drop would go. @param {Point} point @returns {{ el: Element, kind: string } | null} */
  #target({ x, y }) {
    const home = /** @type {Document | ShadowRoot} */ (this.table.root.getRootNode());
    const under = home.elementFromPoint(x, y);
    if (!under || !this.table.root.contains(under)) return null;
    for (const [kind, selector] of TARGETS) {
      const el = under.closest(selector);
      if (el) return { el, kind };
    }
    return null;
  }

  /** Show where the card would go. @param {Point} point */
  #aim(point) {
    const target = this.#target(point);
    const code = this.#held?.dataset.card;
    if (!target) this.#mark(null, "");
    else if (target.kind !== "hand") this.#mark(code ? target.el : null, "gw-over");
    else if (!code) this.#mark(target.el, "gw-over");
    else {
      const { before, last } = this.#gap(point, code);
      this.#mark(before ?? last, before ? "gw-before" : "gw-after");
    }
  }

  /** @param {Element | null} el @param {string} look */
  #mark(el, look) {
    this.#over?.classList.remove("gw-over", "gw-before", "gw-after");
    this.#over = el;
    if (el) el.classList.add(look);
  }

  /**
   * The gap of the hand that the pointer is in.
   * @param {Point} point
   * @param {string} code the card that is dragged
   * @returns {{ to: number, before: Element | null, last: Element | null }}
   */
  #gap({ x, y }, code) {
    const others = this.table.focus.items("hand").filter((el) => el.dataset.card !== code);
    const boxes = others.map((el) => el.getBoundingClientRect());
    const middles = boxes.map((box) => Math.abs(box.y + box.height / 2 - y));
    const row = Math.min(...middles);
    let to = others.length;
    let last = -1;
    for (let i = 0; i < others.length; i += 1) {
      const box = boxes[i];
      if (!box || (middles[i] ?? 0) > row + box.height / 3) continue;
      if (x < box.x + box.width * 0.3) return { to: i, before: others[i] ?? null, last: null };
      last = i;
      to = i + 1;
    }
    return { to, before: null, last: others[last] ?? null };
  }

  /** @param {HTMLElement} held @param {Point} point */
  #drop(held, point) {
    const { act, state } = this.table;
    const target = this.#target(point);
    const code = held.dataset.card;
    if (!target) return;
    if (!code) {
      if (target.kind !== "hand") return;
      act.pressPile(held.dataset.part === "stock" ? state.stock : state.discard);
    } else if (target.kind === "discard") act.dropOnDiscard(code);
    else if (target.kind === "meld")
      act.dropOnMeld(code, target.el.getAttribute("data-meld") ?? "");
    else if (target.kind === "mat") act.dropOnMat(code);
    else act.place(code, this.#gap(point, code).to);
  }
}

/** @type {Array<[string, string]>} */
const TARGETS = [
  ["discard", "[data-part=discard]"],
  ["meld", "[data-meld]"],
  ["mat", "[data-area=melds]"],
  ["hand", "[data-part=hand]"],
];
