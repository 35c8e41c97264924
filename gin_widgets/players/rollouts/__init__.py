"""The compact world in which the strong players think: whole rounds of Gin on plain integers."""
