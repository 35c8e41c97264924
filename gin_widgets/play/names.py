"""The names of the computer's players."""

from __future__ import annotations

OPPONENTS = ("Juma", "Amina", "Asep", "Ligaya", "Pieter")
"""By number of the player, beginning with player 1; player 0 is the learner."""
