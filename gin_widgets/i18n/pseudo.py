"""The pseudo-locale: English that looks foreign, to see at a glance what was never translated."""

from __future__ import annotations

import re

_ACCENTED = str.maketrans(
    "AaCcDdEeGgIiLlNnOoRrSsTtUuYyZz",
    "ÅåÇçĎďÉéĜĝÎîĹĺÑñÖöŔŕŠšŤťÛûÝýŽž",
)
_PLACEHOLDER = re.compile(r"(\{[^{}]*\})")
_MARKS = ".?!:…"


def pseudo(template: str) -> str:
    """`template` with accents and about a third longer; its placeholders and last mark stay."""
    if not template:
        return template
    body = template.rstrip(_MARKS)
    marks = template[len(body) :]
    parts = _PLACEHOLDER.split(body)
    parts[::2] = [part.translate(_ACCENTED) for part in parts[::2]]
    return f"[{''.join(parts)}{' ~' * (len(body) // 6 + 1)}]{marks}"
