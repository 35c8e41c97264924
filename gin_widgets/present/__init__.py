"""From a snapshot and a language to the dict that the page draws; nothing else has texts."""
