// The dict that Python sends, as types. Its Python side is gin_widgets/present/shapes.py.

/** @typedef {string | Array<string | { c?: string, b?: string }>} Rich text, cards and bold numbers */

/** @typedef {{ title: string, line: Rich, yes: Rich, no: Rich }} Confirm */

/**
 * @typedef {object} Btn
 * @property {string} action the data-action
 * @property {Rich} label
 * @property {string} style go or plain
 * @property {boolean} enabled
 * @property {string} [do]
 * @property {Record<string, unknown>} [cmd]
 * @property {Rich} [reason]
 * @property {Confirm} [confirm]
 */

/**
 * @typedef {object} Opponent
 * @property {number} seat
 * @property {string} name
 * @property {string} initial
 * @property {string} line
 * @property {number} count
 * @property {number} points
 * @property {number} target
 * @property {boolean} turn
 * @property {string} spoken
 * @property {string | null} [role]
 */

/**
 * @typedef {object} You
 * @property {string} name
 * @property {string} initial
 * @property {Rich} line
 * @property {Rich} line_plain
 * @property {number} points
 * @property {number} target
 * @property {boolean} turn
 * @property {string} spoken
 * @property {string} [spoken_plain]
 */

/**
 * @typedef {object} Pile
 * @property {string} label
 * @property {string} line
 * @property {string} spoken
 * @property {boolean} live
 * @property {string | null} do
 * @property {Rich | null} refusal
 */

/** @typedef {Pile & { count: number }} Stock */
/** @typedef {Pile & { card: string | null, under?: string | null }} Discard */

/**
 * @typedef {object} Pick
 * @property {string} [title]
 * @property {Rich} line
 * @property {Rich} [line_plain]
 * @property {Btn[]} buttons
 * @property {Record<string, string>} targets
 * @property {string[]} [first] those of the targets in which it would be the first card
 */

/**
 * @typedef {object} HandCard
 * @property {string} card
 * @property {string[]} tags
 * @property {string} tag_text
 * @property {string} spoken_tags
 * @property {Rich | null} refusal
 * @property {Pick | null} pick
 */

/**
 * @typedef {object} Group
 * @property {string} kind run, set or deadwood
 * @property {Rich} label
 * @property {string} spoken
 * @property {Rich} [label_plain]
 * @property {string} [spoken_plain]
 * @property {string[]} cards
 */

/**
 * @typedef {object} Hand
 * @property {string | null} [title] whose hand it is, if it is not the learner's
 * @property {HandCard[]} cards
 * @property {Group[]} groups
 * @property {Record<string, string[]>} orders
 * @property {boolean} [multi] several cards can be picked together
 * @property {HandMeld[]} [melds] what can be laid down then
 * @property {NoMeld | null} [no_meld]
 */

/** @typedef {{ cards: string[], label: Rich, do: string | null, reason: Rich | null }} HandMeld */
/** @typedef {{ title: string, line: Rich, found: Rich, few: Rich, least: number, label: Rich, do: string }} NoMeld */

/**
 * A meld on the mat at a table of Rummy.
 * @typedef {object} MatMeld
 * @property {string} id
 * @property {number} owner
 * @property {boolean} mine
 * @property {string} kind
 * @property {Rich} label
 * @property {string} spoken
 * @property {Array<{ card: string, laid: boolean }>} cards
 */

/** @typedef {{ name: string, initial: string, you: boolean, winner: boolean, line: Rich, spoken: string, cards: string[] }} LeftHand */

/** @typedef {{ title: string, line: Rich, line_plain?: Rich, buttons: Btn[] }} Tray */
/** @typedef {{ kind: string, title: string, line: Rich, alert: boolean, id: number }} Note */
/** @typedef {{ n: number, text: Rich }} LogLine */

/**
 * @typedef {object} SpreadGroup
 * @property {string | null} id
 * @property {string} kind
 * @property {Rich} label
 * @property {string} spoken
 * @property {Array<{ card: string, laid: boolean }>} cards
 */

/**
 * @typedef {object} Side
 * @property {string} name
 * @property {string} initial
 * @property {boolean} you
 * @property {string} title
 * @property {Rich} line
 * @property {SpreadGroup[]} groups
 */

/** @typedef {{ name: string, text: string, value: number, max: number, you: boolean }} Bar */

/**
 * @typedef {object} Count
 * @property {string} title
 * @property {string[]} head
 * @property {Array<{ cells: Rich[], total: boolean }>} rows
 * @property {string} bars_title
 * @property {Bar[]} bars
 */

/**
 * @typedef {object} Sheet
 * @property {string} title
 * @property {string} caption
 * @property {string[]} head
 * @property {Array<{ cells: Rich[], strong: number[] }>} rows
 * @property {string | null} empty
 */

/** @typedef {{ role: string, label: string, name: string }} NextSeat */

/**
 * Who sits where among three.
 * @typedef {object} Roles
 * @property {string} title
 * @property {Rich[]} lines
 * @property {boolean} wheel
 * @property {{ label: string, number: string }} centre
 * @property {Array<NextSeat & { initial: string, line: string, points: number, points_label: string, you: boolean }>} seats
 * @property {Array<{ name: string, label: string }>} moves
 * @property {Rich} why
 * @property {{ title: string, cases: Array<{ title: string, seats: NextSeat[] }>, line: string }} next
 */

/**
 * The rules of the round on the table.
 * @typedef {object} Profile
 * @property {string} title
 * @property {string} intro
 * @property {string | null} [note]
 * @property {Array<{ name: string, term: string, value: string, usual: string | null }>} lines
 * @property {string[]} differs
 */

/** @typedef {{ value: string, label: string, reason: Rich | null }} RuleValue */

/**
 * @typedef {object} RuleOption
 * @property {string} name
 * @property {string} title
 * @property {string} kind yes-no, choice or number
 * @property {string} value
 * @property {RuleValue[]} values
 * @property {number | null} min
 * @property {number | null} max
 * @property {string | null} note
 * @property {string | null} usual
 * @property {Rich | null} reason
 */

/**
 * The rules she may choose for her next game: a draft that Python keeps.
 * @typedef {object} House
 * @property {string} title
 * @property {Rich} intro
 * @property {Array<{ name: string, label: string, chosen: boolean, cmd: Record<string, unknown> }>} presets
 * @property {RuleOption[]} options
 * @property {Rich | null} refusal
 * @property {Btn[]} buttons
 */

/**
 * @typedef {object} State
 * @property {number} format
 * @property {number} seq
 * @property {string} lang
 * @property {string} table
 * @property {string} round_id
 * @property {boolean} [loading]
 * @property {string} title
 * @property {string[]} chips
 * @property {string} mode play, watch, layoff, showdown or roles
 * @property {Opponent[]} opponents
 * @property {You} you
 * @property {Stock} stock
 * @property {Discard} discard
 * @property {Hand} hand
 * @property {Tray} tray
 * @property {Btn[]} tools
 * @property {Note | null} note
 * @property {LogLine[]} log
 * @property {{ knocker: Side, defender: Side | null } | null} spread
 * @property {Count | null} count
 * @property {Sheet} sheet
 * @property {Array<{ id: number, text: string }>} say
 * @property {string | null} saved
 * @property {Roles | null} [roles]
 * @property {MatMeld[]} [melds] at a table of Rummy
 * @property {LeftHand[] | null} [left] what was left over at the end there
 * @property {Profile | null} [profile]
 * @property {House | null} [house]
 */

/**
 * @typedef {object} Labels
 * @property {string} lang
 * @property {Array<{ code: string, name: string }>} langs
 * @property {Record<string, string>} cards
 * @property {Record<string, string>} ui
 */

/**
 * The part of anywidget's model that is used.
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(name: string, callback: (...values: any[]) => void) => void} on
 * @property {(name: string, callback: (...values: any[]) => void) => void} off
 * @property {(content: object) => void} send
 */

export {};
