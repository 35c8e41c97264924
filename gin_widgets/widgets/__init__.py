"""What a notebook shows: the card table, and hands to look at."""
