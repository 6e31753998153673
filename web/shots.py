"""Pictures of pages, to be looked at.

    npm run dev &
    ../.venv/bin/python shots.py /fixture/altay/2 /rules/altay --lang pl --out /tmp/shots

Each page at 1280 and 390 px, light and dark. Needs playwright and a chromium. `--axe` also reports
what axe-core finds.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
SIZES = {"wide": (1280, 800), "phone": (390, 844)}


def main() -> None:
    args = argparse.ArgumentParser()
    args.add_argument("pages", nargs="+")
    args.add_argument("--out", default="/tmp/shots")
    args.add_argument("--lang", default="en")
    args.add_argument("--base", default="http://127.0.0.1:5173")
    args.add_argument("--chromium", default="/usr/bin/chromium")
    args.add_argument("--themes", default="light,dark")
    args.add_argument("--sizes", default="wide,phone")
    args.add_argument("--click", action="append", default=[], help="a selector to click first")
    args.add_argument("--hover", default="", help="a selector to point at")
    args.add_argument("--full", action="store_true", help="the whole page, not the window")
    args.add_argument("--axe", action="store_true")
    given = args.parse_args()
    out = Path(given.out)
    out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=given.chromium, args=["--no-sandbox"])
        for path in given.pages:
            for size in given.sizes.split(","):
                for theme in given.themes.split(","):
                    width, height = SIZES[size]
                    context = browser.new_context(
                        viewport={"width": width, "height": height},
                        color_scheme=theme,
                        has_touch=size == "phone",
                        reduced_motion="reduce",
                        bypass_csp=given.axe,  # axe is put in as a script
                    )
                    context.add_init_script(
                        f"localStorage.setItem('tabularium.lang', '{given.lang}')"
                    )
                    page = context.new_page()
                    page.on("console", lambda said: said.type == "error" and print("!", said.text))
                    page.on("pageerror", lambda problem: print("!!", problem))
                    page.goto(given.base + path)
                    page.wait_for_load_state("networkidle")
                    for selector in given.click:
                        page.locator(selector).first.click()
                    if given.hover:
                        page.locator(given.hover).first.hover()
                    page.wait_for_timeout(350)
                    name = re.sub(r"\W+", "-", path).strip("-") or "home"
                    file = out / f"{name}-{size}-{theme}.png"
                    page.screenshot(path=str(file), full_page=given.full)
                    print(file)
                    if given.axe:
                        page.add_script_tag(path=str(HERE / "node_modules/axe-core/axe.min.js"))
                        found = page.evaluate("async () => (await axe.run()).violations")
                        for problem in found:
                            print("  axe:", problem["id"], problem["help"])
                            for node in problem["nodes"][:4]:
                                print("      ", node["html"][:160], node["failureSummary"][:200])
                    context.close()
        browser.close()


if __name__ == "__main__":
    main()
