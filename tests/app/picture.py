"""Draw the README's picture, notebooks/guides/table.png, from the running app.

Run it with `python tests/app/picture.py`. The deal is fixed; who deals is chance, so new games are
begun until the learner is the one who does not deal.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PICTURE = Path(__file__).parents[2] / "notebooks" / "guides" / "table.png"
DEAL = "1000-0034-XGZ"
CARD_OF_THE_HAND = "8s"


def _open_table(page: Page, url: str) -> bool:
    """Whether the learner got the hand that the picture shows."""
    page.goto(f"{url}voila/render/en/practice.ipynb?deal={DEAL}")
    page.locator("[data-part=hand] [data-card]").first.wait_for()
    page.wait_for_timeout(1500)
    return page.locator(f"[data-part=hand] [data-card='{CARD_OF_THE_HAND}']").count() == 1


def _draw(url: str) -> None:
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for _ in range(20):
            page = browser.new_page(viewport={"width": 1180, "height": 800})
            if _open_table(page, url):
                page.locator("[data-action=pass]").click()
                page.mouse.move(0, 0)
                page.wait_for_timeout(1500)
                page.locator(".ga-out").screenshot(path=str(PICTURE))
                return
            page.close()


def main() -> None:
    """Serve, draw, stop."""
    command = [sys.executable, "-m", "gin_widgets", "serve", "--no-browser", "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        _draw(server.stdout.readline().split()[-1])
    finally:
        server.terminate()


if __name__ == "__main__":
    main()
