// What a press does. The page knows no rules: it only does what the state offers.

import { moved } from "./order.js";
import { readOut } from "./read.js";
import { shownCards } from "./scene.js";
import { pickAll, severalPicked, toggle } from "./several.js";

/** @typedef {import("./types.js").Btn} Btn */
/** @typedef {import("./types.js").Rich} Rich */
/** @typedef {import("./types.js").Pile} Pile */
/** @typedef {import("./prefs.js").Prefs} Prefs */

export class Actions {
  #notes = 0;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  // ── what goes to Python ──

  /** A button that the state offers. @param {Btn} btn @param {string} from its name in the focus ring */
  press(btn, from) {
    const { table } = this;
    if (table.link.lost) return;
    if (!btn.enabled && (btn.reason || !btn.do)) {
      this.#explain(btn.reason);
      return;
    }
    if (!btn.confirm) {
      this.#send(btn);
      return;
    }
    this.#hush();
    table.ui.confirm = { btn, from };
    table.redraw("tray:yes");
  }

  /** The answer to the question in the tray. @param {boolean} yes */
  confirm(yes) {
    const { ui } = this.table;
    const asked = ui.confirm;
    if (!asked) return;
    ui.confirm = null;
    if (yes) this.#send(asked.btn);
    this.table.redraw(yes ? undefined : asked.from);
  }

  /** @param {Pile} pile */
  pressPile(pile) {
    if (this.table.link.lost) return;
    if (pile.live && pile.do) this.table.send({ do: pile.do });
    else this.#explain(pile.refusal);
  }

  /** Lay the picked card where it fits. @param {string} action */
  target(action) {
    this.table.send({ do: action });
  }

  /** @param {Btn} btn */
  #send(btn) {
    this.table.send(btn.cmd ?? { do: btn.do ?? "" });
  }

  /** @param {string} code */
  lang(code) {
    this.table.send({ cmd: "lang", lang: code });
  }

  showCode() {
    this.table.send({ cmd: "get-code" });
  }

  playCode() {
    const { table } = this;
    const field = /** @type {HTMLTextAreaElement | null} */ (table.focus.find("deal:entry"));
    const text = field?.value.trim() ?? "";
    if (!text) field?.focus();
    else if (table.send({ cmd: "enter-code", text })) table.ui.asked = true;
  }

  /** Ask before what has been played is given up. @param {"replay" | "new_game"} what */
  startOver(what) {
    const { words, ui } = this.table;
    const action = what.replace("_", "-");
    const confirm = {
      title: words.ui(`${what}_title`),
      line: words.ui(`${what}_line`),
      yes: words.ui(`${what}_yes`),
      no: words.ui("keep_playing"),
    };
    const btn = { action, label: "", style: "go", enabled: true, cmd: { cmd: action }, confirm };
    this.#shut();
    ui.menu = false;
    this.press(btn, "menu");
  }

  reload() {
    window.location.reload();
  }

  wait() {
    this.table.hello(true);
  }

  // ── the hand ──

  /** Pick a card, or put it down again. @param {string} code */
  pick(code) {
    const { table } = this;
    const { ui, state } = table;
    const card = table.card(code);
    if (!card || table.link.lost) return;
    this.#hush();
    ui.confirm = null;
    if (state.hand.multi) toggle(ui, code);
    else ui.picked = ui.picked === code ? null : code;
    if (ui.picked && card.refusal) this.#explain(card.refusal);
    else table.redraw();
  }

  /** Do the first thing that the card can do. @param {string} code */
  enter(code) {
    const { table } = this;
    const card = table.card(code);
    if (!card || table.link.lost) return;
    if (table.ui.several.includes(code)) {
      this.layDown();
      return;
    }
    if (table.ui.several.length) {
      this.pick(code);
      return;
    }
    const first = card.pick?.buttons.find((btn) => btn.enabled);
    if (card.refusal || !first) {
      if (card.refusal || table.ui.picked !== code) this.#repick(code);
      else this.pick(code);
      return;
    }
    this.#hush();
    pickAll(table.ui, [code]);
    table.redraw();
    this.press(first, `card:${code}`);
  }

  /** @param {string} code */
  #repick(code) {
    pickAll(this.table.ui, []);
    this.pick(code);
  }

  /** Lay the picked cards down together. */
  layDown() {
    const { state, ui } = this.table;
    const several = severalPicked(state.hand, ui);
    if (several) this.press(several.button, "tray:meld");
  }

  /** A card was dropped among the melds. @param {string} code */
  dropOnMat(code) {
    const { ui } = this.table;
    if (!ui.several.includes(code)) this.pick(code);
    if (ui.several.length) this.layDown();
  }

  /** A card was dropped on the discard pile. @param {string} code */
  dropOnDiscard(code) {
    const { table } = this;
    const card = table.card(code);
    const btn = card?.pick?.buttons.find(({ action }) => action === "discard");
    this.#repick(code);
    if (btn && !card?.refusal) this.press(btn, `card:${code}`);
  }

  /** A card was dropped on a meld. @param {string} code @param {string} meld */
  dropOnMeld(code, meld) {
    const action = this.table.card(code)?.pick?.targets[meld];
    if (action) this.target(action);
    else this.#repick(code);
  }

  /** Move a card one place. @param {number} step @param {string | null} [code] the picked one, if none is given */
  nudge(step, code = this.table.ui.picked) {
    if (!code) return;
    const cards = shownCards(this.table.scene());
    const at = cards.indexOf(code);
    if (at < 0 || !cards[at + step]) return;
    this.place(code, at + step);
  }

  /** Put a card at a place of the hand: from now on the order is the learner's own. @param {string} code @param {number} to */
  place(code, to) {
    const { table } = this;
    const cards = shownCards(table.scene());
    const after = moved(cards, code, to);
    if (after.join() === cards.join()) return;
    table.keepOrder({ round: table.state.round_id, cards: after });
    table.glide(() => table.redraw());
    const { words } = table;
    const where = { position: after.indexOf(code) + 1, count: after.length };
    table.announcer.say(words.ui("moved", { card: words.card(code), ...where }));
  }

  toggleSorting() {
    this.table.ui.sorting = !this.table.ui.sorting;
    this.table.redraw();
  }

  /** @param {Prefs["sort"]} way */
  sort(way) {
    const { table } = this;
    table.keepOrder(null);
    table.ui.sorting = false;
    table.glide(() => {
      table.setPrefs({ sort: way });
      table.redraw("tools:sort");
    });
    table.announcer.say(table.words.ui(`sorted_${way}`));
  }

  nextSuit() {
    const { table } = this;
    const cards = shownCards(table.scene());
    const now = table.focus.stop("hand")?.dataset.card ?? cards[0] ?? "";
    const from = cards.indexOf(now);
    const around = [...cards.slice(from + 1), ...cards.slice(0, from + 1)];
    const next = around.find((code) => code[1] !== now[1]) ?? now;
    table.focus.go(table.focus.find(`card:${next}`));
  }

  // ── the menu and the panels ──

  toggleMenu() {
    const { table } = this;
    this.#shut();
    table.ui.menu = !table.ui.menu;
    table.redraw("menu");
  }

  /** Show the keys; once more, and they go away. */
  help() {
    const { ui } = this.table;
    const open = ui.menu && ui.keys;
    this.#shut();
    Object.assign(ui, { menu: !open, keys: !open });
    this.table.redraw(open ? "menu" : "keys");
  }

  /** The button in the menu that lists the keys. */
  toggleKeys() {
    this.table.ui.keys = !this.table.ui.keys;
    this.table.redraw();
  }

  #shut() {
    if (this.table.ui.asked) this.#hush();
    const closed = { code: null, copied: "", readout: [], asked: false, keys: false, house: false };
    Object.assign(this.table.ui, closed);
  }

  /** Escape: take back the last thing that was opened. @returns {boolean} whether there was one */
  escape() {
    const { ui } = this.table;
    if (ui.confirm) this.confirm(false);
    else if (ui.menu) this.toggleMenu();
    else if (ui.sorting) {
      ui.sorting = false;
      this.table.redraw("tools:sort");
    } else if (ui.note || ui.picked || ui.several.length) {
      this.#hush();
      pickAll(ui, []);
      this.table.redraw();
    } else return false;
    return true;
  }

  toggleRules() {
    this.table.ui.allRules = !this.table.ui.allRules;
    this.table.redraw();
  }

  toggleHouse() {
    this.table.ui.house = !this.table.ui.house;
    this.table.redraw();
  }

  /** Choose for the draft of the house rules. @param {Record<string, unknown>} cmd */
  draft(cmd) {
    this.table.send(cmd);
  }

  toggleMoves() {
    this.table.ui.allMoves = !this.table.ui.allMoves;
    this.table.redraw();
  }

  /** @param {Partial<Prefs>} change */
  set(change) {
    this.table.setPrefs(change);
  }

  /** @param {"hand" | "discard" | "table"} part @param {boolean} [shown] also to be seen, in the menu */
  read(part, shown = false) {
    const { table } = this;
    const lines = readOut(table.scene(), part);
    for (const line of lines) table.announcer.say(line);
    if (!shown) return;
    table.ui.readout = lines;
    table.redraw();
  }

  /** @param {string} which */
  async copy(which) {
    const { table } = this;
    const field = /** @type {HTMLTextAreaElement | null} */ (table.focus.find(`deal:${which}`));
    try {
      await navigator.clipboard.writeText(field?.value ?? "");
      table.ui.copied = "copied";
      table.redraw();
    } catch {
      table.ui.copied = "copy_by_hand";
      table.redraw(`deal:${which}`);
      field?.select();
    }
  }

  // ── notes ──

  /** Say why not; where no reason is given, what to do now. @param {Rich | null | undefined} reason */
  #explain(reason) {
    const { table } = this;
    const why = reason || table.state.tray.line;
    this.#notes += 1;
    const title = table.words.ui("refused");
    table.ui.note = { kind: "bad", title, line: why, alert: true, id: String(this.#notes) };
    table.redraw();
  }

  /** Put away what was said before. */
  #hush() {
    const { ui, state } = this.table;
    ui.note = null;
    ui.hushed = state.note?.id ?? null;
  }
}
