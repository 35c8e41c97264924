"""What the page may rely on: a small check of the state dict, written apart from its types."""

# ruff: noqa: ANN401 - what comes out of JSON may be anything

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gin_widgets.engine.actions import parse_action
from gin_widgets.engine.cards import parse_card

Check = Callable[[Any], None]

ACTIONS = {
    *("take-stock", "take-discard", "pass", "discard", "knock", "big-gin", "lay-off", "done"),
    *("lay-off-for-me", "next-round", "new-game", "replay", "new", "undo"),
    *("deal", "ask", "go-on", "play-on", "back", "rules", "house-reset", "meld", "turn-over"),
}
COMMANDS = {
    *("undo", "next-round", "new-deal", "new-game", "replay", "lay-off-for-me"),
    *("deal", "ask", "go-on", "play-on", "back"),
}


def text(value: Any) -> None:
    assert isinstance(value, str)
    assert "{" not in value, f"an unfilled text: {value}"


def filled(value: Any) -> None:
    text(value)
    assert value.strip()


def number(value: Any) -> None:
    assert type(value) is int


def flag(value: Any) -> None:
    assert type(value) is bool


def card(value: Any) -> None:
    assert parse_card(value).text == value


def action(value: Any) -> None:
    assert str(parse_action(value)) == value


def rich(value: Any) -> None:
    if isinstance(value, str):
        text(value)
        return
    assert isinstance(value, list)
    for part in value:
        if isinstance(part, str):
            filled(part.replace(" ", "."))
            text(part)
        else:
            ((kind, inside),) = part.items()
            {"c": card, "b": filled}[kind](inside)


def one_of(*values: object) -> Check:
    def check(value: Any) -> None:
        assert value in values, f"{value!r} is none of {values}"

    return check


def maybe(inner: Check) -> Check:
    return lambda value: None if value is None else inner(value)


def many(inner: Check) -> Check:
    def check(value: Any) -> None:
        assert isinstance(value, list)
        for one in value:
            inner(one)

    return check


def fields(needed: Mapping[str, Check], optional: Mapping[str, Check] | None = None) -> Check:
    known = {**needed, **(optional or {})}

    def check(value: Any) -> None:
        assert isinstance(value, dict)
        assert set(needed) <= set(value) <= set(known), set(value) ^ set(needed)
        for key, inside in value.items():
            _at(key, known[key], inside)

    return check


def _at(key: str, check: Check, value: Any) -> None:
    try:
        check(value)
    except AssertionError as wrong:
        raise AssertionError(f"{key}: {wrong}") from wrong


def _house_rules(value: Any) -> None:
    assert isinstance(value, dict)
    for name, word in value.items():
        filled(name)
        filled(word)


confirm = fields({"title": filled, "line": rich, "yes": rich, "no": rich})
_button = fields(
    {"action": one_of(*ACTIONS), "label": rich, "style": one_of("go", "plain"), "enabled": flag},
    {
        "do": action,
        "cmd": fields({"cmd": one_of(*COMMANDS, "house", "rules")}, {"rules": _house_rules}),
        "reason": rich,
        "confirm": confirm,
    },
)


def button(value: Any) -> None:
    _button(value)
    assert value["label"], "every button has a name"
    if value["enabled"]:
        assert ("do" in value) != ("cmd" in value), "one thing to do"
        assert "reason" not in value
    else:
        assert value["reason"], "a resting button says why"


seat = {
    "name": filled,
    "initial": filled,
    "points": number,
    "target": number,
    "turn": flag,
    "spoken": filled,
    "role": maybe(one_of("box", "captain", "out", "play")),
}
group = fields(
    {
        "kind": one_of("run", "set", "deadwood"),
        "label": rich,
        "spoken": filled,
        "cards": many(card),
    },
    {"label_plain": rich, "spoken_plain": filled},
)
pick = fields(
    {
        "line": rich,
        "buttons": many(button),
        "targets": lambda value: many(action)(list(value.values())),
    },
    {"title": filled, "line_plain": rich, "first": many(filled)},
)
hand_card = fields(
    {
        "card": card,
        "tags": many(one_of("new")),
        "tag_text": text,
        "spoken_tags": text,
        "refusal": maybe(rich),
        "pick": maybe(pick),
    }
)
side = fields(
    {
        "name": filled,
        "initial": filled,
        "you": flag,
        "title": filled,
        "line": rich,
        "groups": many(
            fields(
                {
                    "id": maybe(filled),
                    "kind": one_of("run", "set", "deadwood"),
                    "label": rich,
                    "spoken": filled,
                    "cards": many(fields({"card": card, "laid": flag})),
                }
            )
        ),
    }
)
pile = {
    "label": filled,
    "line": text,
    "spoken": filled,
    "live": flag,
    "do": maybe(action),
    "refusal": maybe(rich),
}
hand_meld = fields({"cards": many(card), "label": rich, "do": maybe(action), "reason": maybe(rich)})
no_meld = fields(
    {
        "title": filled,
        "line": rich,
        "found": rich,
        "few": rich,
        "least": one_of(3),
        "label": rich,
        "do": one_of("meld"),
    }
)
mat_meld = fields(
    {
        "id": filled,
        "owner": number,
        "mine": flag,
        "kind": one_of("run", "set"),
        "label": rich,
        "spoken": filled,
        "cards": many(fields({"card": card, "laid": flag})),
    }
)
left_hand = fields(
    {
        "name": filled,
        "initial": filled,
        "you": flag,
        "winner": flag,
        "line": rich,
        "spoken": filled,
        "cards": many(card),
    }
)
role = one_of("box", "captain", "out", "play")
roles = fields(
    {
        "title": filled,
        "lines": many(rich),
        "wheel": flag,
        "centre": fields({"label": filled, "number": filled}),
        "seats": many(
            fields(
                {
                    "name": filled,
                    "initial": filled,
                    "role": role,
                    "label": filled,
                    "line": filled,
                    "points": number,
                    "points_label": filled,
                    "you": flag,
                }
            )
        ),
        "moves": many(
            fields({"name": filled, "you": flag, "from": role, "to": role, "label": filled})
        ),
        "why": rich,
        "next": fields(
            {
                "title": filled,
                "cases": many(
                    fields(
                        {
                            "title": filled,
                            "seats": many(fields({"role": role, "label": filled, "name": filled})),
                        }
                    )
                ),
                "line": filled,
            }
        ),
    }
)
profile = fields(
    {
        "title": filled,
        "intro": filled,
        "note": maybe(filled),
        "lines": many(
            fields({"name": filled, "term": filled, "value": filled, "usual": maybe(filled)})
        ),
        "differs": many(filled),
    }
)
house = fields(
    {
        "title": filled,
        "intro": rich,
        "presets": many(
            fields(
                {
                    "name": filled,
                    "label": filled,
                    "chosen": flag,
                    "cmd": fields({"cmd": one_of("house"), "rules": _house_rules}),
                }
            )
        ),
        "options": many(
            fields(
                {
                    "name": filled,
                    "title": filled,
                    "kind": one_of("yes-no", "choice", "number"),
                    "value": filled,
                    "values": many(
                        fields({"value": filled, "label": filled, "reason": maybe(rich)})
                    ),
                    "min": maybe(number),
                    "max": maybe(number),
                    "note": maybe(filled),
                    "usual": maybe(filled),
                    "reason": maybe(rich),
                }
            )
        ),
        "refusal": maybe(rich),
        "buttons": many(button),
    }
)
STATE = fields(
    {
        "format": one_of(1),
        "seq": number,
        "lang": filled,
        "table": filled,
        "round_id": filled,
        "title": filled,
        "chips": many(filled),
        "mode": one_of("play", "watch", "layoff", "showdown", "roles"),
        "opponents": many(fields({**seat, "seat": number, "line": filled, "count": number})),
        "you": fields({**seat, "line": rich, "line_plain": rich}),
        "stock": fields({**pile, "count": number}),
        "discard": fields({**pile, "card": maybe(card), "under": maybe(card)}),
        "hand": fields(
            {
                "title": maybe(filled),
                "cards": many(hand_card),
                "groups": many(group),
                "orders": fields({"rank": many(card), "suit": many(card)}),
            },
            {"multi": flag, "melds": many(hand_meld), "no_meld": maybe(no_meld)},
        ),
        "tray": fields(
            {"title": filled, "line": rich, "buttons": many(button)}, {"line_plain": rich}
        ),
        "tools": many(button),
        "note": maybe(
            fields(
                {
                    "kind": one_of("bad", "ok", "info"),
                    "title": filled,
                    "line": rich,
                    "alert": flag,
                    "id": number,
                }
            )
        ),
        "log": many(fields({"n": number, "text": rich})),
        "spread": maybe(fields({"knocker": side, "defender": maybe(side)})),
        "count": maybe(
            fields(
                {
                    "title": filled,
                    "head": many(filled),
                    "rows": many(fields({"cells": many(rich), "total": flag})),
                    "bars_title": text,
                    "bars": many(
                        fields(
                            {
                                "name": filled,
                                "text": filled,
                                "value": number,
                                "max": number,
                                "you": flag,
                            }
                        )
                    ),
                }
            )
        ),
        "sheet": fields(
            {
                "title": filled,
                "caption": filled,
                "head": many(filled),
                "rows": many(fields({"cells": many(rich), "strong": many(number)})),
                "empty": maybe(filled),
            }
        ),
        "profile": profile,
        "house": house,
        "say": many(fields({"id": number, "text": filled})),
        "saved": maybe(filled),
        "roles": maybe(roles),
    },
    {"loading": one_of(True), "melds": many(mat_meld), "left": maybe(many(left_hand))},
)


def check_state(state: Mapping[str, Any]) -> None:
    """Nothing if the dict is what the page may rely on, else an `AssertionError`."""
    value = json.loads(json.dumps(state))
    assert value == state, "the state is JSON as it stands"
    STATE(value)
    _check_hand(value)
    if value["table"] == "rummy":
        _check_rummy(value)
    else:
        _check_spread(value)
        assert not {"melds", "left"} & set(value)
    _check_tables(value)
    _check_house(value["house"])


def _check_hand(value: Mapping[str, Any]) -> None:
    hand = value["hand"]
    held = sorted(one["card"] for one in hand["cards"])
    assert sorted(code for one in hand["groups"] for code in one["cards"]) == held
    assert all(sorted(order) == held for order in hand["orders"].values())
    for one in hand["cards"]:
        assert not (one["refusal"] and one["pick"]), "a refused card offers nothing"
    for name in ("stock", "discard"):
        assert value[name]["live"] == (value[name]["do"] is not None)
        assert not (value[name]["live"] and value[name]["refusal"])


def _check_spread(value: Mapping[str, Any]) -> None:
    spread = value["spread"]
    assert (value["mode"] in {"play", "watch", "roles"}) == (spread is None)
    if value["mode"] == "showdown":
        assert spread["defender"] is not None
        assert not value["hand"]["cards"]
    ids = [] if spread is None else [one["id"] for one in spread["knocker"]["groups"]]
    for one in value["hand"]["cards"]:
        targets: Sequence[str] = list((one["pick"] or {"targets": {}})["targets"])
        assert set(targets) <= set(ids)


def _check_rummy(value: Mapping[str, Any]) -> None:
    hand, on_mat = value["hand"], {one["id"] for one in value["melds"]}
    assert value["spread"] is None
    assert (value["mode"] == "showdown") == (value["left"] is not None)
    assert len(on_mat) == len(value["melds"])
    held = {one["card"] for one in hand["cards"]}
    for one in hand["cards"]:
        if one["pick"] is not None:
            assert set(one["pick"]["first"]) <= set(one["pick"]["targets"]) <= on_mat
    for one in hand.get("melds", []):
        assert set(one["cards"]) <= held
        assert (one["do"] is None) != (one["reason"] is None), "to be laid down, or why not"
    assert hand.get("multi", False) == bool(hand.get("no_meld"))


def _check_tables(value: Mapping[str, Any]) -> None:
    if value["count"] is not None:
        assert len(value["count"]["head"]) == 3
        assert all(len(row["cells"]) == 3 for row in value["count"]["rows"])
        assert [row["total"] for row in value["count"]["rows"]].count(True) == 1
    sheet = value["sheet"]
    width = len(sheet["head"])
    assert all(len(row["cells"]) == width for row in sheet["rows"])
    assert all(column < width for row in sheet["rows"] for column in row["strong"])
    assert (sheet["empty"] is None) == bool(sheet["rows"])
    ids = [one["id"] for one in value["say"]]
    assert ids == sorted(set(ids))


def _check_house(house: Mapping[str, Any]) -> None:
    for option in house["options"]:
        listed = {one["value"]: one for one in option["values"]}
        assert len(listed) == len(option["values"]), "each value once"
        assert listed[option["value"]]["reason"] is None, "the present value goes"
        assert (option["kind"] == "number") == (option["min"] is not None)
