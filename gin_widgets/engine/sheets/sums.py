"""The sum behind a score: `51 − 28 − 6`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine.outcomes import OutcomeKind, RummyOutcome

if TYPE_CHECKING:
    from gin_widgets.engine.outcomes import AnyOutcome, Outcome


@dataclass(frozen=True)
class Sum:
    """Numbers to be added, the ones taken away negative; twice, if `doubled` (J9)."""

    terms: tuple[int, ...]
    doubled: bool = False

    @property
    def value(self) -> int:
        """What comes out."""
        return sum(self.terms) * (2 if self.doubled else 1)

    def __str__(self) -> str:
        """`51 − 28 − 6`, `25 + 38`, `(23 − 6) × 2`: numbers and signs, in no language."""
        text = "".join(f" {'−' if term < 0 else '+'} {abs(term)}" for term in self.terms)
        text = text.removeprefix(" + ")
        if not self.doubled:
            return text
        return f"{text} × 2" if len(self.terms) == 1 else f"({text}) × 2"


def sum_of(outcome: AnyOutcome) -> Sum | None:
    """The sum by which the round was scored, None for a round that nobody won.

    A knock: what the defender had outside own melds, less the cards laid off, less the knocker's
    deadwood (G24). An undercut or a Gin: the bonus and the difference (G25, G26). Rummy: what
    each of the others has left (B14, B16).
    """
    if outcome.winner is None:
        return None
    if isinstance(outcome, RummyOutcome):
        paying = (count for seat, count in enumerate(outcome.counts) if seat != outcome.winner)
        return Sum(tuple(paying), outcome.doubled)
    return _sum_of_gin(outcome)


def _sum_of_gin(outcome: Outcome) -> Sum:
    end = outcome.showdown
    if end is None:
        return Sum((outcome.points,))
    if outcome.kind is not OutcomeKind.KNOCK:
        return Sum((end.bonus, end.difference), outcome.doubled)
    laid_off = sum(one.card.points for one in end.lay_offs)
    lent = (-laid_off,) if laid_off else ()
    terms = (end.defender_deadwood + laid_off, *lent, -end.knocker_deadwood)
    return Sum(terms, outcome.doubled)
