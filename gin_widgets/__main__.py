"""`python -m gin_widgets` is the same as the command `gin-widgets`."""

from __future__ import annotations

import sys

from gin_widgets.app.cli import main

if __name__ == "__main__":
    sys.exit(main())
