"""The test vectors in tests/data/cases, one JSON object a line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CASES = Path(__file__).parent.parent / "data" / "cases"


def rows(name: str) -> list[dict[str, Any]]:
    text = (CASES / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def row(name: str, row_id: str) -> dict[str, Any]:
    (found,) = (case for case in rows(name) if case["id"] == row_id)
    return found


def arrangement_text(case: dict[str, Any]) -> str:
    melds = " / ".join(case["knocker_melds"])
    return f"{melds} | {case['knocker_unmatched']}"
