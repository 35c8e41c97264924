"""One learner at a table: rounds, undo, saving. Values inside, `Session` around them."""
