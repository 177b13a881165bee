#!/usr/bin/env python3
"""The reader in a real browser: how soon a book is there, how soon a tapped word sounds, what the tab takes.

    Benchmarks/reader.py [BOOK] [--taps 50] [--voice slt] [--command vorleser]
"""

import argparse
import pathlib
import random
import sys

root = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Benchmarks"))

from playwright.sync_api import sync_playwright  # noqa: E402
from serving.server import Client, percentile, running  # noqa: E402
from watching.memory import megabytes  # noqa: E402

# Told by the page itself: when the tap came, and when the sound moved on from where it was set to.
WATCH = """
() => {
    const audio = document.querySelector('audio')
    window.tapped = null
    window.sounded = null
    addEventListener('pointerdown', () => { window.tapped = performance.now(); window.sounded = null }, true)
    let from = null
    const look = () => {
        if (window.tapped !== null && window.sounded === null && audio && !audio.paused) {
            if (from === null || audio.seeking || audio.readyState < 3) from = audio.currentTime
            else if (audio.currentTime > from) window.sounded = performance.now()
        } else from = null
        setTimeout(look, 4)
    }
    look()
}
"""


def tabs_memory(browser_pid):
    """The most that one renderer takes, in MB."""
    found = 0
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if b"--type=renderer" in words:
            found = max(found, megabytes(int(folder.name), "VmRSS") - megabytes(int(folder.name), "RssFile"))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("book", nargs="?", default=str(root / "Samples" / "the-time-machine.epub"))
    parser.add_argument("--taps", type=int, default=50)
    parser.add_argument("--voice", default="slt")
    parser.add_argument("--command", default=str(root / ".build" / "release" / "vorleser"))
    options = parser.parse_args()
    chance = random.Random(7)

    with running(options.command) as (process, port), sync_playwright() as playwright:
        client = Client(port)
        book = client.add(options.book)
        headers = {"Content-Type": "application/json"}
        client.json(f"/api/books/{book}", method="PATCH", body=f'{{"voice": "{options.voice}"}}', headers=headers)
        length = client.json(f"/api/books/{book}")["length"]
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(f"http://127.0.0.1:{port}/")
        page.wait_for_selector(f'a[href^="/books/{book}"]')
        page.click(f'a[href^="/books/{book}"]')
        page.wait_for_function("document.querySelector('[data-start] p, [data-start] h1, [data-start] h2')")
        first = page.evaluate("performance.now()")
        page.wait_for_timeout(1500)
        page.evaluate(WATCH)

        waits = []
        for _ in range(options.taps):
            offset = chance.randrange(length // 50, length * 49 // 50)
            page.evaluate("offset => window.vorleser.goTo(offset)", offset)
            page.wait_for_timeout(600)
            spot = page.evaluate("() => window.vorleser.wordOnScreen()")
            if spot is None:
                continue
            page.mouse.click(spot["x"], spot["y"])
            page.wait_for_function("window.sounded !== null", timeout=20000)
            waits.append(page.evaluate("window.sounded - window.tapped"))
            page.keyboard.press("Space")
        memory = tabs_memory(process.pid)
        browser.close()

        print(f"{pathlib.Path(options.book).name}: {length} characters, voice {options.voice}")
        print(f"  first text {first:.0f} ms after its page was asked for")
        print(f"  {len(waits)} taps across the book: sound after p50 {percentile(waits, 0.5):.0f} ms, ", end="")
        print(f"p95 {percentile(waits, 0.95):.0f} ms, most {max(waits, default=0):.0f} ms")
        print(f"  the tab takes {memory:.0f} MB after that")
    return 0


if __name__ == "__main__":
    sys.exit(main())
