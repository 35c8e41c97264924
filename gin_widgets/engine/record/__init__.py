"""Records: rounds and matches as lines of text, read back and played again."""

from __future__ import annotations

from gin_widgets.engine.record.reading import parse_record
from gin_widgets.engine.record.replaying import Replayed, replay
from gin_widgets.engine.record.values import MatchHead, Record, RecordedRound

__all__ = ["MatchHead", "Record", "RecordedRound", "Replayed", "parse_record", "replay"]
