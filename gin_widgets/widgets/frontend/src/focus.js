// Where the keyboard is: one tab stop for each area, arrows inside it, and no focus lost when the
// table is drawn anew.
//
// An area is an element with data-area; what can have the focus has data-fk, a name that is the
// same after a redraw.

/** @typedef {{ fk: string, area: string | null, at: number }} Mark */

export class Focus {
  /** The item of each area that Tab comes to. @type {Map<string, string>} */
  #stops = new Map();

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /** The element with the focus, if it is in this table. @returns {HTMLElement | null} */
  active() {
    const home = /** @type {Document | ShadowRoot} */ (this.root.getRootNode());
    const el = home.activeElement ?? null;
    return el && this.root.contains(el) ? /** @type {HTMLElement} */ (el) : null;
  }

  /** @param {string} area @returns {HTMLElement[]} */
  items(area) {
    return [...this.root.querySelectorAll(`[data-area="${area}"] [data-fk]`)].map(
      (el) => /** @type {HTMLElement} */ (el),
    );
  }

  /** @param {string} fk @returns {HTMLElement | null} */
  find(fk) {
    return this.root.querySelector(`[data-fk="${fk}"]`);
  }

  /** @param {Element} el @returns {string | null} */
  areaOf(el) {
    return el.closest("[data-area]")?.getAttribute("data-area") ?? null;
  }

  /** Give each area its one tab stop: where the focus was last, else its first item. */
  settle() {
    for (const el of this.root.querySelectorAll("[data-area]")) {
      const area = el.getAttribute("data-area") ?? "";
      const items = this.items(area);
      const last = this.#stops.get(area);
      const stop = items.find((item) => item.dataset.fk === last) ?? items[0];
      for (const item of items) item.tabIndex = item === stop ? 0 : -1;
    }
  }

  /** The focus has come to `el`: Tab comes back to it. @param {Element} el */
  arrived(el) {
    const item = /** @type {HTMLElement | null} */ (el.closest("[data-fk]"));
    const area = item && this.areaOf(item);
    if (!item?.dataset.fk || !area || this.#stops.get(area) === item.dataset.fk) return;
    this.#stops.set(area, item.dataset.fk);
    this.settle();
  }

  /** The item of an area that Tab comes to. @param {string} area @returns {HTMLElement | undefined} */
  stop(area) {
    return this.items(area).find((item) => item.tabIndex === 0);
  }

  /** @param {HTMLElement | null | undefined} el @returns {boolean} */
  go(el) {
    el?.focus();
    return Boolean(el);
  }

  /** @returns {Mark | null} */
  mark() {
    const el = this.active()?.closest("[data-fk]");
    const fk = el?.getAttribute("data-fk");
    if (!el || !fk) return null;
    const area = this.areaOf(el);
    return { fk, area, at: area ? this.items(area).indexOf(/** @type {HTMLElement} */ (el)) : -1 };
  }

  /**
   * After a redraw: the same item; else in the hand the card that came to its place; else the
   * first button of the tray; else the first card.
   * @param {Mark | null} mark
   */
  restore(mark) {
    if (!mark) return;
    const same = this.find(mark.fk);
    if (same && same === this.active()) return;
    const hand = this.items("hand");
    const beside = mark.area === "hand" ? hand[Math.min(mark.at, hand.length - 1)] : undefined;
    const own = mark.area && mark.area !== "hand" ? this.items(mark.area)[0] : undefined;
    const next = same ?? beside ?? own ?? this.items("tray")[0] ?? hand[0] ?? this.find("menu");
    next?.focus({ preventScroll: true });
  }
}
