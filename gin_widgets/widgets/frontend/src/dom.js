// A description of elements (`h`) and the patcher that makes the page equal to it (`patch`).
// Elements with the same key stay the same elements, so focus and transitions survive a redraw.

/** @typedef {(event: Event) => void} Handler */
/**
 * @typedef {object} VNode
 * @property {string} tag
 * @property {string | null} key
 * @property {Record<string, any>} props
 * @property {Kid[]} kids
 */
/** @typedef {VNode | string} Kid */
/** @typedef {Kid | null | undefined | false | Loose[]} Loose */

const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(["svg", "use", "g", "path", "text"]);
/** Props that are functions for the one listener at the root, not attributes. */
const HANDLERS = new Set(["press", "enter", "change"]);

/**
 * An element. `key` tells it from its siblings, `style` holds CSS properties, `press`, `enter`
 * and `change` are called by the root's listeners, `value` is what a field holds; all else are
 * attributes (null and false: left out).
 * @param {string} tag
 * @param {Record<string, any> | null} [props]
 * @param {...Loose} kids
 * @returns {VNode}
 */
export function h(tag, props, ...kids) {
  const { key = null, ...rest } = props ?? {};
  return { tag, key, props: rest, kids: flat(kids) };
}

/** @param {Loose[]} kids @returns {Kid[]} */
function flat(kids) {
  /** @type {Kid[]} */
  const out = [];
  for (const kid of kids) {
    if (Array.isArray(kid)) out.push(...flat(kid));
    else if (kid !== null && kid !== undefined && kid !== false) out.push(kid);
  }
  return out;
}

/** What was last drawn into a node. @type {WeakMap<Node, { tag: string, key: string | null, props: Record<string, any> }>} */
const drawn = new WeakMap();

/**
 * Make the children of `parent` what `kids` says; nodes that were not drawn here are left alone.
 * @param {Element} parent
 * @param {Kid[]} kids
 */
export function patch(parent, kids) {
  const old = [...parent.childNodes].filter((node) => drawn.has(node));
  const nodes = kids.map((kid) => claim(old, kid));
  for (const node of old) node.parentNode?.removeChild(node);
  let here = parent.firstChild;
  nodes.forEach((node, i) => {
    if (node === here) here = node.nextSibling;
    else parent.insertBefore(node, here);
    const kid = kids[i];
    if (kid === undefined || typeof kid === "string") return;
    patch(/** @type {Element} */ (node), kid.kids);
    if ("value" in kid.props && kid.tag !== "option")
      hold(/** @type {HTMLInputElement} */ (node), kid.props.value);
  });
}

/** @param {HTMLInputElement} field @param {string} value */
function hold(field, value) {
  if (field.value !== value) field.value = value;
}

/**
 * The node for `kid`: one taken out of `old` where it fits, else a new one.
 * @param {ChildNode[]} old
 * @param {Kid} kid
 * @returns {ChildNode}
 */
function claim(old, kid) {
  const text = typeof kid === "string";
  const tag = text ? "#text" : kid.tag;
  const key = text ? null : kid.key;
  const at = old.findIndex((node) => {
    const was = drawn.get(node);
    return was?.tag === tag && was.key === key;
  });
  const found = at < 0 ? null : old.splice(at, 1)[0];
  if (text) return claimText(/** @type {Text | null} */ (found ?? null), kid);
  const node = /** @type {Element} */ (found ?? create(tag));
  setProps(node, drawn.get(node)?.props ?? {}, kid.props);
  drawn.set(node, { tag, key, props: kid.props });
  return node;
}

/** @param {Text | null} found @param {string} text */
function claimText(found, text) {
  const node = found ?? document.createTextNode(text);
  if (node.data !== text) node.data = text;
  drawn.set(node, { tag: "#text", key: null, props: {} });
  return node;
}

/** @param {string} tag */
function create(tag) {
  return SVG_TAGS.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
}

/**
 * @param {Element} node
 * @param {Record<string, any>} was
 * @param {Record<string, any>} now
 */
function setProps(node, was, now) {
  for (const name of new Set([...Object.keys(was), ...Object.keys(now)])) {
    const value = now[name];
    if (HANDLERS.has(name) || (name === "value" && node.tagName !== "OPTION")) continue;
    if (name === "style") setStyle(/** @type {HTMLElement} */ (node), was.style ?? {}, value ?? {});
    else if (value === was[name]) continue;
    else if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * @param {HTMLElement} node
 * @param {Record<string, string | number>} was
 * @param {Record<string, string | number>} now
 */
function setStyle(node, was, now) {
  for (const name of Object.keys(was)) if (!(name in now)) node.style.removeProperty(name);
  for (const [name, value] of Object.entries(now)) {
    if (was[name] !== value) node.style.setProperty(name, String(value));
  }
}

/**
 * The handler of the innermost element around `start` that has one, up to `root`.
 * @param {EventTarget | null} start
 * @param {Element} root
 * @param {"press" | "enter" | "change"} name
 * @returns {Handler | null}
 */
export function handlerAt(start, root, name) {
  let node = /** @type {Node | null} */ (start);
  while (node && node !== root) {
    const handler = drawn.get(node)?.props[name];
    if (handler) return handler;
    node = node.parentNode;
  }
  return null;
}
