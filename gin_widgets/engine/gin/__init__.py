"""Two-player Gin: one round, from the deal to the score. The way in is `engine.rounds`."""
