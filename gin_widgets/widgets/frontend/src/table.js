// One view of the card table: ties the model, the page and the learner's presses together.

import { Actions } from "./actions.js";
import { Announcer } from "./announce.js";
import { handlerAt, patch } from "./dom.js";
import { Drag } from "./drag.js";
import { Focus } from "./focus.js";
import { onKey } from "./keys.js";
import { Link } from "./link.js";
import { places, travel } from "./motion.js";
import { app } from "./parts/app.js";
import { loadPrefs, savePrefs, watchPrefs } from "./prefs.js";
import { freshUi } from "./scene.js";
import { pickAll, pickedCards } from "./several.js";
import { provideSprite } from "./sprite.js";
import { keep, recall, recallJson } from "./store.js";
import { mayMove, ownGround, themeOf, watchTheme } from "./theme.js";
import { Words } from "./words.js";

/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").State} State */

/** What a deal and a game can be passed on as. */
const CODES = ["text", "record", "game_code", "game_record"];
/** A second click at the same spot is part of a double click: nobody decides anew so fast. */
const DOUBLE = { time: 300, apart: 12 }; // milliseconds, pixels
const NARROW = 620; // pixels; the style sheet's container queries have the same number

export class Table {
  /** @type {Array<() => void>} what is to be undone at the end */
  #undo = [];
  /** The last click that was a press of its own. @type {MouseEvent | null} */
  #pressed = null;

  /** @param {Model} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    this.root = document.createElement("div");
    this.root.className = "gw";
    el.append(this.root);
    // A box that is as wide as its content would be as wide as nothing: the table goes by its box.
    Object.assign(el.style, { inlineSize: "100%", minInlineSize: "0" });
    /** @type {State} */
    this.state = stateOf(model);
    this.words = new Words(model.get("labels"));
    this.prefs = loadPrefs();
    this.ui = freshUi();
    this.ui.own = recallJson(this.#orderName());
    this.focus = new Focus(this.root);
    this.act = new Actions(this);
    this.announcer = new Announcer();
    this.root.append(this.announcer.el);
    this.link = new Link(model, {
      lost: () => this.redraw(),
      back: () => this.redraw(),
      heard: (content) => this.#heard(content),
      seq: () => this.state.seq,
    });
    this.drag = new Drag(this);
  }

  mount() {
    const { model, root } = this;
    root.addEventListener("click", this.#click);
    root.addEventListener("change", (event) => handlerAt(event.target, root, "change")?.(event));
    root.addEventListener("keydown", (event) => onKey(event, this));
    root.addEventListener("focusin", (event) =>
      this.focus.arrived(/** @type {Element} */ (event.target)),
    );
    model.on("change:state", this.#newState);
    model.on("change:labels", this.#newLabels);
    const size = new ResizeObserver(() => this.#resized());
    size.observe(root);
    this.#undo.push(
      () => size.disconnect(),
      () => model.off("change:state", this.#newState),
      () => model.off("change:labels", this.#newLabels),
      watchTheme(() => this.redraw()),
      watchPrefs((prefs) => {
        this.prefs = prefs;
        this.redraw();
      }),
    );
    this.ui.narrow = root.clientWidth > 0 && root.clientWidth < NARROW;
    provideSprite(root);
    this.redraw();
    this.announcer.news(model, this.state.say);
    this.hello();
  }

  destroy() {
    for (const undo of this.#undo) undo();
    this.drag.close();
    this.link.close();
    this.root.remove();
  }

  /** What the parts are drawn from. @returns {import("./scene.js").Scene} */
  scene() {
    const { state, words, prefs, ui, act, link } = this;
    return { state, words, prefs, ui, act, lost: link.lost };
  }

  /** Draw the table as things are now. @param {string} [focusTo] what gets the focus; else it stays */
  redraw(focusTo) {
    const mark = this.focus.mark();
    this.#dress();
    patch(this.root, [app(this.scene())]);
    this.focus.settle();
    const goal = focusTo === undefined ? null : this.focus.find(focusTo);
    if (goal) goal.focus();
    else this.focus.restore(mark);
  }

  /** Let cards travel from where they are to where `change` brings them. @param {() => void} change */
  glide(change) {
    const before = mayMove(this.prefs) ? places(this.root) : null;
    change();
    if (before) travel(this.root, before);
  }

  /** Send a message, after the one that is still on its way. @param {object} content @returns {boolean} */
  send(content) {
    return this.link.send(this.state.seq, content);
  }

  /** Tell Python that a page is here, and what it has kept. @param {boolean} [again] */
  hello(again = false) {
    const saved = recall(this.#savedName());
    const content = { cmd: "hello", search: window.location.search, saved };
    if (again) this.link.retry(this.state.seq, content);
    else this.send(content);
    if (again) this.redraw();
  }

  /** Press this, as a click would. @param {HTMLElement} el @param {Event} event */
  press(el, event) {
    if (this.root.contains(el)) handlerAt(el, this.root, "press")?.(event);
  }

  /** @param {string} code */
  card(code) {
    return this.state.hand.cards.find((card) => card.card === code);
  }

  /** @param {import("./order.js").Own | null} own */
  keepOrder(own) {
    this.ui.own = own;
    keep(this.#orderName(), JSON.stringify(own));
  }

  /** @param {Partial<import("./prefs.js").Prefs>} change */
  setPrefs(change) {
    this.prefs = { ...this.prefs, ...change };
    savePrefs(this.prefs);
  }

  #savedName() {
    return `gin_widgets:${this.model.get("table_id") ?? ""}`;
  }

  #orderName() {
    return `gin_widgets:order:${this.model.get("table_id") ?? ""}`;
  }

  /** Language and looks of the root. */
  #dress() {
    const { root, prefs, words } = this;
    const data = {
      theme: themeOf(prefs),
      ground: ownGround(prefs) ? "own" : null,
      deck: prefs.four ? "4" : "2",
      size: prefs.large ? "large" : "usual",
      motion: prefs.still ? "less" : "usual",
    };
    for (const [name, value] of Object.entries(data)) {
      if (value === null) delete root.dataset[name];
      else if (root.dataset[name] !== value) root.dataset[name] = value;
    }
    if (words.lang) root.lang = words.lang;
  }

  #resized() {
    provideSprite(this.root);
    const narrow = this.root.clientWidth > 0 && this.root.clientWidth < NARROW;
    if (narrow === this.ui.narrow) return;
    this.ui.narrow = narrow;
    this.redraw();
  }

  /** @param {MouseEvent} event */
  #click = (event) => {
    const target = /** @type {Element} */ (event.target);
    // The second click of a double click may hit what has come in place of the first one's goal.
    const area = target.closest("[data-area]") && !target.closest(".gw-nudge");
    if (area && this.#pressed && isDouble(event, this.#pressed)) return;
    this.#pressed = event;
    handlerAt(target, this.root, "press")?.(event);
  };

  #newLabels = () => {
    this.words = new Words(this.model.get("labels"));
    this.redraw();
  };

  #newState = () => {
    const was = this.state;
    this.state = stateOf(this.model);
    const sameRound = was.round_id === this.state.round_id;
    this.#forget(was);
    const closed = !sameRound && this.ui.menu && this.ui.asked;
    if (closed) Object.assign(this.ui, { menu: false, asked: false, code: null });
    if (sameRound && !was.loading) this.glide(() => this.redraw());
    else this.redraw(closed ? this.focus.items("tray")[0]?.dataset.fk : undefined);
    this.announcer.news(this.model, this.state.say);
    if (typeof this.state.saved === "string") keep(this.#savedName(), this.state.saved);
  };

  /** Put down what belonged to the state before. @param {State} was */
  #forget(was) {
    const { state, ui } = this;
    if (was.seq === state.seq) return;
    ui.note = null;
    ui.confirm = null;
    const refused = state.note?.kind === "bad";
    if (!refused || pickedCards(ui).some((code) => !this.card(code))) pickAll(ui, []);
    if (ui.own && ui.own.round !== state.round_id && was.round_id !== state.round_id) ui.own = null;
  }

  /** @param {any} content */
  #heard(content) {
    if (content.kind !== "code" || !this.ui.menu) return;
    const parts = CODES.map((name) => [name, String(content[name] ?? "")]);
    this.ui.code = Object.fromEntries(parts.filter(([, text]) => text));
    this.redraw("deal:copy-text");
  }
}

/**
 * Whether both clicks are one double click. The browser's own count is not enough: it takes two
 * taps on neighbours, or two slow presses on what changes under the finger, for one.
 * @param {MouseEvent} event
 * @param {MouseEvent} first
 */
function isDouble(event, first) {
  const apart = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
  const soon = event.timeStamp - first.timeStamp < DOUBLE.time;
  return event.detail > 1 && soon && apart <= DOUBLE.apart;
}

/** The model's state; as long as there is none, one that draws a quiet mat. @param {Model} model @returns {State} */
function stateOf(model) {
  const state = model.get("state");
  return state?.tray ? state : { ...state, loading: true, say: [], seq: state?.seq ?? 0 };
}
