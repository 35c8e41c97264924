// The texts of one language as Python sends them. Nothing here is in any language.

/** @typedef {import("./types.js").Labels} Labels */

/**
 * The template with its {placeholders} filled; an unknown one stays as it is.
 * @param {string} template
 * @param {Record<string, string | number>} values
 */
export function fill(template, values) {
  return template.replace(/\{(\w+)\}/g, (whole, name) =>
    name in values ? String(values[name]) : whole,
  );
}

export class Words {
  /** @param {Partial<Labels> | null | undefined} labels */
  constructor(labels) {
    this.lang = labels?.lang ?? "";
    this.langs = labels?.langs ?? [];
    this.cards = labels?.cards ?? {};
    this.texts = labels?.ui ?? {};
  }

  /** @param {string} key @param {Record<string, string | number>} [values] */
  ui(key, values = {}) {
    return fill(this.texts[key] ?? "", values);
  }

  /** The full name of a card. @param {string} code */
  card(code) {
    return this.cards[code] ?? code;
  }

  /** The names of several cards in a row. @param {string[]} codes */
  list(codes) {
    return codes.map((code) => this.card(code)).join(this.ui("comma"));
  }
}
