// Paths and pieces of the drawings; sprite.js puts them together. Own drawings, CC0.

/** @type {Record<string, string>} 24 by 24 */
export const SUITS = {
  s: "M12 1.2C8.6 6 1.9 9.4 1.9 14.6c0 3 2.2 5.1 4.9 5.1 1.9 0 3.4-1 4.4-2.6-.2 2.6-1.3 4.6-3.4 5.9h8.4c-2.1-1.3-3.2-3.3-3.4-5.9 1 1.6 2.5 2.6 4.4 2.6 2.7 0 4.9-2.1 4.9-5.1C22.1 9.4 15.4 6 12 1.2z",
  h: "M12 22C6 16.9 1.5 12.7 1.5 7.8 1.5 4.5 4 2 7.1 2c2 0 3.8 1.1 4.9 3 1.1-1.9 2.9-3 4.9-3 3.1 0 5.6 2.5 5.6 5.8 0 4.9-4.5 9.1-10.5 14.2z",
  d: "M12 .8c2.3 4.2 5.1 7.8 8.6 11.2-3.5 3.4-6.3 7-8.6 11.2C9.7 19 6.9 15.4 3.4 12 6.9 8.6 9.7 5 12 .8z",
  c: "M12 1.3a4.9 4.9 0 0 1 4.1 7.6c-.4.6-.8 1-1.3 1.4.7-.3 1.5-.5 2.3-.5a4.95 4.95 0 1 1 0 9.9c-1.9 0-3.5-1-4.4-2.5.2 2.5 1.4 4.5 3.4 5.8H7.9c2-1.3 3.2-3.3 3.4-5.8a5.1 5.1 0 0 1-4.4 2.5 4.95 4.95 0 1 1 0-9.9c.8 0 1.6.2 2.3.5-.5-.4-.9-.8-1.3-1.4A4.9 4.9 0 0 1 12 1.3z",
};

/** One pen, 20 by 28, round caps. @type {Record<string, string>} */
export const RANKS = {
  A: "M2 26 10 2l8 24M4.9 18h10.2",
  2: "M2.4 8.4C2.4 4.6 5.6 2 9.8 2c4.4 0 7.4 2.7 7.4 6.5 0 2.8-1.4 4.9-3.9 7.4L2.6 26H18",
  3: "M2.6 6.2C3.9 3.5 6.5 2 9.7 2c4.2 0 7.1 2.4 7.1 5.9 0 3.4-2.8 5.6-7 5.6H7.9h2c4.7 0 7.9 2.3 7.9 6.1 0 3.9-3.3 6.4-8.1 6.4-3.6 0-6.4-1.6-7.7-4.4",
  4: "M13.8 26V2L2 19.4h16.4",
  5: "M16.6 2H4.8L3.7 13.2c1.5-1.6 3.7-2.5 6.1-2.5 4.7 0 8 3 8 7.5 0 4.7-3.4 7.8-8.1 7.8-3.4 0-6.2-1.5-7.6-4.1",
  6: "M16 4.7C14.7 3 12.7 2 10.4 2 5.2 2 2.2 7.4 2.2 16.6M2.2 17.9a7.8 8.1 0 1 0 15.6 0 7.8 8.1 0 1 0-15.6 0",
  7: "M2 2h16L8.2 26",
  8: "M3.4 7.9a6.6 5.9 0 1 0 13.2 0 6.6 5.9 0 1 0-13.2 0M2.2 19.9a7.8 6.1 0 1 0 15.6 0 7.8 6.1 0 1 0-15.6 0",
  9: "M4 23.3C5.3 25 7.3 26 9.6 26c5.2 0 8.2-5.4 8.2-14.6M17.8 10.1a7.8 8.1 0 1 0-15.6 0 7.8 8.1 0 1 0 15.6 0",
  J: "M8 2h8v16.6c0 4.7-2.7 7.4-6.9 7.4-3.8 0-6.3-2.1-6.9-5.7",
  Q: "M2 14a8 12 0 1 0 16 0 8 12 0 1 0-16 0M11.8 19.6 18 27.2",
  K: "M3 2v24M17.6 2 3.2 17.3M8.6 12 18 26",
  T: "M0 6.6 4.6 2v24M10.6 14a6.2 12 0 1 0 12.4 0 6.2 12 0 1 0-12.4 0",
};

/** Column and height of each pip. @type {Record<string, string>} */
export const PIPS = {
  2: "C20 C120",
  3: "C20 C70 C120",
  4: "L20 R20 L120 R120",
  5: "L20 R20 C70 L120 R120",
  6: "L20 R20 L70 R70 L120 R120",
  7: "L20 R20 C45 L70 R70 L120 R120",
  8: "L20 R20 C45 L70 R70 C95 L120 R120",
  9: "L20 R20 L53 R53 C70 L87 R87 L120 R120",
  T: "L20 R20 C37 L53 R53 L87 R87 C103 L120 R120",
};

/** Robe, collar, trimming and head: the same for all courts. */
const FIGURE =
  '<path d="M38 70c0-12 8-19 25.5-19S89 58 89 70z" fill="currentColor"/>' +
  '<path d="M55 51.5 63.5 64 72 51.5c-5-1.3-12-1.3-17 0z" fill="var(--gw-amber)"/>' +
  '<path d="M41 66l3.5-5 3.5 5 3.5-5 3.5 5M86 66l-3.5-5-3.5 5-3.5-5-3.5 5" fill="none" stroke="var(--gw-card)" stroke-width="1.6"/>' +
  '<circle cx="63.5" cy="38" r="10.5" fill="var(--gw-card)" stroke="currentColor" stroke-width="2"/>';

/** The upper half of each court; the lower half is the same, turned round. @type {Record<string, string>} */
export const COURTS = {
  K:
    FIGURE +
    '<path d="M53 38.5a10.5 10.5 0 0 0 21 0c0 7 0 15-10.5 17C53 53.5 53 45.5 53 38.5z" fill="currentColor"/>' +
    '<path d="M51.5 30 49 14.5l8 6.5 6.5-9.5 6.5 9.5 8-6.5L75.5 30c-8-2.2-16-2.2-24 0z" fill="var(--gw-amber)" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>' +
    '<circle cx="63.5" cy="24" r="2" fill="currentColor"/>',
  Q:
    '<path d="M47.5 58c2-4 1.5-9 1.5-19a14.5 14.5 0 0 1 29 0c0 10-.5 15 1.5 19z" fill="currentColor"/>' +
    FIGURE +
    '<path d="M53 34c2-7 7-9.5 10.5-9.5S72 27 74 34c-6-3.5-15-3.5-21 0z" fill="currentColor"/>' +
    '<path d="M52 29c7-6.5 16-6.5 23 0" fill="none" stroke="var(--gw-amber)" stroke-width="3.2" stroke-linecap="round"/>' +
    '<circle cx="54" cy="20.5" r="3" fill="var(--gw-amber)" stroke="currentColor" stroke-width="1.5"/>' +
    '<circle cx="63.5" cy="16.5" r="4" fill="var(--gw-amber)" stroke="currentColor" stroke-width="1.5"/>' +
    '<circle cx="73" cy="20.5" r="3" fill="var(--gw-amber)" stroke="currentColor" stroke-width="1.5"/>',
  J:
    '<path d="M51 46V32h25v14c-3 1-6 1-7-1h-11c-1 2-4 2-7 1z" fill="currentColor"/>' +
    FIGURE +
    '<path d="M74 20c3-8 9-10.5 15-9.5-1 7-6 11-13 12.5z" fill="var(--gw-amber)" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M50 31.5c-1-10 5-15.5 13.5-15.5S78 21 77 31.5c-9-3-18-3-27 0z" fill="currentColor"/>' +
    '<path d="M51.5 30c8-2.3 16-2.3 24 0" fill="none" stroke="var(--gw-amber)" stroke-width="2.6" stroke-linecap="round"/>',
};

/** S-shaped, so that both corners stay free for the index. */
export const FRAME =
  '<path d="M40 8.5h47a5 5 0 0 1 5 5v60a5 5 0 0 1-5 5H65v48a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5v-60a5 5 0 0 1 5-5h22v-48a5 5 0 0 1 5-5z" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-opacity=".45"/>';

const diamonds = (/** @type {number} */ count, /** @type {(i: number) => string} */ at) =>
  Array.from({ length: count }, (_, i) => at(i)).join("");

/** The woven band between the halves of a court. */
export const BAND =
  '<path d="M8 67h84v6H8z" fill="var(--gw-card)"/>' +
  `<path d="${diamonds(10, (i) => `M${10 + 8 * i} 70l3-3 3 3-3 3z`)}" fill="currentColor"/>`;

/** Five by seven lozenges, each with a smaller one in it. @param {number} top @param {number} side */
const lattice = (top, side) =>
  diamonds(35, (i) => {
    const [x, y] = [18 + 16 * (i % 5), top + 16 * Math.floor(i / 5)];
    return `M${x} ${y}l${side} ${side}-${side} ${side}-${side}-${side}z`;
  });

export const BACK =
  '<rect x="5" y="5" width="90" height="130" rx="6" fill="var(--gw-back)"/>' +
  '<path fill="none" stroke="var(--gw-back-line)" stroke-width="1.4" stroke-linejoin="round" ' +
  `d="${lattice(14, 8)}"/><path fill="var(--gw-back-line)" d="${lattice(18.4, 3.6)}"/>`;

/** @type {Record<string, string>} 24 by 24, drawn with a pen of 2 */
export const ICONS = {
  lamp: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.8 10.7c.8.7 1.3 1.4 1.3 2.3h5c0-.9.5-1.6 1.3-2.3A6 6 0 0 0 12 3z",
  undo: "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
  sort: "M4 7h16M4 12h11M4 17h6",
  menu: "M5 12h.01M12 12h.01M19 12h.01",
  check: "M5 12.5 10 17.5 19.5 7",
  x: "M6 6l12 12M18 6 6 18",
  hand: "M8 12V5.5a1.5 1.5 0 0 1 3 0V11V4a1.5 1.5 0 0 1 3 0v7V5.5a1.5 1.5 0 0 1 3 0V14c0 4.5-2.5 7-6 7-3 0-4.5-1.5-6-4l-2.3-3.8a1.5 1.5 0 0 1 2.5-1.6L8 14",
  stop: "M5.6 5.6l12.8 12.8M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  off: "M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M2 9a15 15 0 0 1 4.5-2.8M12 6a15 15 0 0 1 10 3M16 11a10 10 0 0 1 3 1.5M8.5 16a5 5 0 0 1 7 0M12 20h.01",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  down: "M6 9.5l6 6 6-6",
  new: "M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5",
  pause: "M9 5v14M15 5v14",
  globe:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9S15 18 12 21c-3-3-3.5-6-3.5-9S9 6 12 3z",
  box: "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
  cap: "M12 3l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.4 6.7 19.4l1.2-6-4.5-4.1 6-.7z",
  seat: "M7 3v9h10M7 12v8M17 12v8M7 16h10",
  swap: "M4 9h15M15 5l4 4-4 4M20 16H5M9 12l-4 4 4 4",
};
