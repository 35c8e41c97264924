"""Rummy for two to six: one round, from the deal to the score. The way in is `engine.rounds`."""
