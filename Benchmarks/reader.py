#!/usr/bin/env python3
"""The reader in a real browser: how soon a book is there, how soon a tapped word sounds, how evenly it scrolls, what the tab takes.

    Benchmarks/reader.py [BOOK] [--visits 5] [--taps 50] [--voices slt] [--model FOLDER] [--command vorleser]

With a folder of Kokoro's weights and voices, `af_heart` is tapped too. The first visit is that of a browser that has
never been here, to a book that has just been imported. The tab's memory is what it holds after its garbage was collected;
the tool that drives the browser keeps a copy of all answers in it.
"""

import argparse
import pathlib
import random
import sys
import time

root = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Benchmarks"))

from playwright.sync_api import Error, sync_playwright  # noqa: E402
from serving.server import Client, percentile, running  # noqa: E402
from watching.memory import megabytes  # noqa: E402

# In every page from its beginning: when its first text was there; when a tap came and when its sound moved.
WATCH = """
window.measured = { text: null, tapped: null, sounded: null }
performance.setResourceTimingBufferSize(100_000)
new MutationObserver((changes, observer) => {
    if (![...document.querySelectorAll('[data-part]')].some(part => part.textContent.trim())) return
    measured.text = performance.timeOrigin + performance.now() - Number(sessionStorage.tapped)
    observer.disconnect()
}).observe(document, { childList: true, subtree: true })
addEventListener('pointerdown', () => {
    measured.tapped = performance.now()
    measured.sounded = null
    sessionStorage.tapped = performance.timeOrigin + measured.tapped
}, true)
let from = null
setInterval(() => {
    const sound = document.getElementById('sound')
    if (measured.tapped === null || measured.sounded !== null || !sound || sound.paused || sound.seeking) from = null
    else if (from === null) from = sound.currentTime
    else if (sound.currentTime > from) measured.sounded = performance.now()
}, 4)
"""

# Between two frames, in ms, until `scrolling.ends` is set.
FRAMES = """
() => {
    window.scrolling = { ends: false, between: [] }
    let last = null
    const note = now => {
        if (last !== null) scrolling.between.push(now - last)
        last = now
        if (!scrolling.ends) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
}
"""

# Somewhere in the book, as the line below the text does; then a word in the middle of the window.
GO = """
share => {
    const line = document.getElementById('timeline')
    line.value = Number(line.min) + share * (Number(line.max) - Number(line.min))
    line.dispatchEvent(new Event('change'))
}
"""
WORD = """
() => {
    for (let y = innerHeight * 0.35; y < innerHeight * 0.7; y += 8) {
        for (let x = innerWidth * 0.4; x < innerWidth * 0.6; x += 12) {
            const caret = document.caretRangeFromPoint(x, y)
            const node = caret?.startContainer
            if (node?.nodeType !== 3 || !node.parentElement.closest('[data-part]') || node.parentElement.closest('a')) continue
            const range = document.createRange()
            range.setStart(node, caret.startOffset)
            range.setEnd(node, Math.min(caret.startOffset + 1, node.length))
            const box = range.getBoundingClientRect()
            const inside = box.left <= x && x <= box.right && box.top <= y && y <= box.bottom
            if (inside && /\\p{L}/u.test(String(range))) return { x, y }
        }
    }
    return null
}
"""


def when(page, moment):
    """Waits for a moment that the page notes; the pages' policy forbids Playwright's own way."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            found = page.evaluate(f"window.measured?.[{moment.split('.')[1]!r}] ?? null")
        except Error:
            found = None  # Between two pages.
        if found is not None:
            return found
        time.sleep(0.02)
    raise SystemExit(f"waited in vain for {moment}")


def memory(browser, page):
    """What the page's renderer takes after its garbage was collected, and the answers it got, in MB."""
    session = page.context.new_cdp_session(page)
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    page.wait_for_timeout(500)
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    renderers = [process["id"] for process in processes if process["type"] == "renderer"]
    taken = max(megabytes(pid, "VmRSS") - megabytes(pid, "RssFile") for pid in renderers)
    sizes = "performance.getEntriesByType('resource').reduce((sum, entry) => sum + entry.decodedBodySize, 0)"
    return taken, page.evaluate(sizes) / 2**20


def visit(page, port, book):
    """From the library to the book; gives how long its text took, in ms after the tap."""
    page.goto(f"http://127.0.0.1:{port}/")
    page.wait_for_selector(f'a[href="/books/{book}"]')
    page.wait_for_timeout(1000)  # As one who looks before the tap.
    page.click(f'a[href="/books/{book}"]')
    first = when(page, "measured.text")
    page.wait_for_selector("body.is-open")
    return first


def watched(browser, **settings):
    """A page that notes when its text is there and when a tap sounds."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}, **settings).new_page()
    page.add_init_script(WATCH)
    return page


def taps(page, count):
    """From taps on words all over the book to their sound, in ms."""
    chance = random.Random(7)
    waits = []
    for _ in range(count):
        page.evaluate(GO, chance.uniform(0.02, 0.95))
        page.wait_for_timeout(700)
        spot = page.evaluate(WORD)
        if spot is None:
            continue
        page.mouse.click(spot["x"], spot["y"])
        waits.append(when(page, "measured.sounded") - page.evaluate("measured.tapped"))
        page.evaluate("document.getElementById('sound').pause()")
    return waits


def frames(page, turns=500):
    """The times between frames, in ms, while a wheel is turned as fast as frames come, from a third of the book on."""
    page.evaluate(GO, 1 / 3)
    page.wait_for_timeout(2000)
    session = page.context.new_cdp_session(page)
    wheel = {"type": "mouseWheel", "x": 640, "y": 400, "deltaX": 0, "deltaY": 120}
    page.evaluate(FRAMES)
    for _ in range(turns):
        session.send("Input.dispatchMouseEvent", wheel)
        page.wait_for_timeout(16)
    page.evaluate("scrolling.ends = true")
    return page.evaluate("scrolling.between")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("book", nargs="?", default=str(root / "Samples" / "the-time-machine.epub"))
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--taps", type=int, default=50)
    parser.add_argument("--voices", nargs="*", help="slt, and with a model af_heart, unless named")
    parser.add_argument("--model")
    parser.add_argument("--command", default=str(root / ".build" / "release" / "vorleser"))
    options = parser.parse_args()
    voices = options.voices or ["slt", *(["af_heart"] if options.model else [])]

    with running(options.command, model=options.model) as (_, port), sync_playwright() as playwright:
        client = Client(port)
        book = client.add(options.book)
        length = client.json(f"/api/books/{book}")["length"]
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        print(f"{pathlib.Path(options.book).name}: {length} characters")
        page = watched(browser)
        texts = [visit(page, port, book) for _ in range(options.visits)]
        between = frames(page)
        page.context.close()
        print(f"  first text after the tap: {', '.join(f'{text:.0f}' for text in texts)} ms in {len(texts)} visits")
        print(f"  scrolled by the wheel: p50 {percentile(between, 0.5):.0f} ms from frame to frame, ", end="")
        print(f"p99 {percentile(between, 0.99):.0f} ms, most {max(between):.0f} ms, {len(between)} frames")
        for voice in voices:
            headers = {"Content-Type": "application/json"}
            client.json(f"/api/books/{book}", method="PATCH", body=f'{{"voice": "{voice}"}}', headers=headers)
            page = watched(browser, service_workers="block")
            visit(page, port, book)
            waits = taps(page, options.taps)
            taken, answers = memory(browser, page)
            page.context.close()
            print(f"  {voice}: {len(waits)} taps across the book: sound after p50 {percentile(waits, 0.5):.0f} ms, ", end="")
            print(f"p95 {percentile(waits, 0.95):.0f} ms, most {max(waits, default=0):.0f} ms")
            print(f"    the tab takes {taken:.0f} MB after that; it was sent {answers:.0f} MB")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
