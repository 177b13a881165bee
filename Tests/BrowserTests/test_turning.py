"""The window turned or drawn larger: what the reader had before their eyes stays before their eyes.

`VORLESER_TURNS` says at how many places it is tried, 6 otherwise.
"""

import os
import random

import pytest
from conftest import until
from reader_page import Reader

SIZES = [(390, 844), (844, 390), (1024, 768), (768, 1024), (1440, 900), (320, 640)]
PLACES = int(os.environ.get("VORLESER_TURNS", "6"))

# The first word that stands whole in the window's text, by its own offset.
FIRST_WORD = """() => {
    const frame = document.getElementById('text').getBoundingClientRect()
    const top = frame.top + (parseFloat(getComputedStyle(document.getElementById('text')).scrollPaddingTop) || 0)
    for (const part of document.querySelectorAll('[data-part]')) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
        let offset = tests.parts[Number(part.dataset.part)].start
        const range = document.createRange()
        while (walker.nextNode()) {
            const node = walker.currentNode
            range.selectNodeContents(node)
            const all = range.getBoundingClientRect()
            if (all.bottom > top && all.right > frame.left) {
                for (const { index, 0: word } of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
                    range.setStart(node, index)
                    range.setEnd(node, index + word.length)
                    const box = range.getBoundingClientRect()
                    const middle = (box.left + box.right) / 2
                    if (box.top >= top - 1 && box.bottom <= frame.bottom && middle > frame.left && middle < frame.right) {
                        return { offset: offset + index, word }
                    }
                }
            }
            offset += node.length
        }
    }
    return null
}"""


def chosen_places(server, book):
    length = server.get(f"/api/books/{book}/outline")["length"]
    numbers = random.Random(21)
    return [numbers.randrange(length // 50, length * 49 // 50) for _ in range(PLACES)]


def sentence_at(page, place):
    """Where the sentence begins in which a place lies; the line below the text goes there."""
    return page.evaluate(
        """async place => {
            const index = tests.parts.findLastIndex(part => part.start <= place)
            const { revision } = await (await fetch(location.pathname.replace('/books', '/api/books') + '/outline')).json()
            const path = `${location.pathname.replace('/books', '/api/books')}/parts/${index}?revision=${revision}`
            const { sentences } = await (await fetch(path)).json()
            return sentences.findLast(start => start <= place) ?? tests.parts[index].start
        }""",
        place,
    )


@pytest.mark.parametrize("mode", ["scroll", "paged"])
def test_the_first_word_stays_when_the_window_turns(page, server, book, mode):
    server.send("PATCH", f"/api/books/{book}", {"mode": mode})
    lost = []
    try:
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[0])))
        reader = Reader(page, book)
        for place in chosen_places(server, book):
            reader.go(sentence_at(page, place))
            first = page.evaluate(FIRST_WORD)
            for size in SIZES[1:] + SIZES[:1]:
                page.set_viewport_size(dict(zip(("width", "height"), size)))
                page.wait_for_timeout(250)
                if not reader.is_in_window(first["offset"]):
                    lost.append((place, first, size, page.evaluate(FIRST_WORD)))
            back = page.evaluate(FIRST_WORD)
            if back["offset"] != first["offset"]:
                lost.append((place, first, "back", back))
    finally:
        server.send("PATCH", f"/api/books/{book}", {"mode": None})
    assert not lost, "\n".join(map(str, lost))


@pytest.mark.parametrize("mode", ["scroll", "paged"])
def test_while_one_listens_the_voice_and_the_first_word_stay_when_the_window_turns(page, server, book, mode):
    """The voice begins with the first word. Where a page ends between the two, the page with the voice is the right one."""
    server.send("PATCH", f"/api/books/{book}", {"mode": mode, "speed": 0.5})
    lost = []
    try:
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[0])))
        reader = Reader(page, book)
        for place in chosen_places(server, book):
            reader.press("Escape")
            reader.go(sentence_at(page, place))
            first = page.evaluate(FIRST_WORD)
            reader.tap(first["offset"])
            until(lambda: reader.speaks() and 0 <= reader.word["start"] - first["offset"] < 200, "the voice is at the word")
            for size in SIZES[1:] + SIZES[:1]:
                page.set_viewport_size(dict(zip(("width", "height"), size)))
                page.wait_for_timeout(250)
                word = reader.word
                is_heard = word and reader.is_in_window(word["start"])
                is_parted = mode == "paged" and word and word["start"] > first["offset"]
                if not is_heard or not (reader.is_in_window(first["offset"]) or is_parted):
                    lost.append((place, first, size, word, page.evaluate(FIRST_WORD)))
                if page.get_by_role("button", name="Back to the voice").is_visible():
                    lost.append((place, first, size, "is not followed"))
            if reader.is_paused:
                lost.append((place, first, "has stopped"))
            else:
                page.locator("#text").focus()
                reader.press(" ")
    finally:
        server.send("PATCH", f"/api/books/{book}", {"mode": None, "speed": None})
    assert not lost, "\n".join(map(str, lost))


def test_a_page_follows_the_finger(browser, server, book, watch):
    context = browser.new_context(base_url=server.address, viewport={"width": 390, "height": 844}, has_touch=True, service_workers="block")
    page = watch.over(context.new_page())
    page.add_init_script("localStorage.setItem('vorleser.mode', 'paged')")
    reader = Reader(page, book)
    reader.go(reader.find("Weena"))
    touch = context.new_cdp_session(page)
    columns = page.locator(".columns")

    def left() -> float:
        return columns.evaluate("columns => columns.getBoundingClientRect().left")

    def finger(kind: str, x: float, y: float = 400):
        points = [] if kind in ("touchEnd", "touchCancel") else [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def number() -> str:
        return page.locator("#page-number").inner_text()

    at_rest, first = left(), number()
    finger("touchStart", 300)
    for x in (280, 240, 180):
        finger("touchMove", x)
    until(lambda: abs(left() - (at_rest - 120)) < 1, "the page is under the finger")
    finger("touchMove", 290)
    until(lambda: abs(left() - (at_rest - 10)) < 1, "and goes back with it")
    finger("touchEnd", 290)
    until(lambda: abs(left() - at_rest) < 1, "it lies as before")
    assert number() == first and page.locator("body.is-quiet").count() == 0
    finger("touchStart", 300)
    for x in (270, 200, 120):
        finger("touchMove", x)
    finger("touchEnd", 120)
    until(lambda: number() != first, "the next page shows")
    until(lambda: page.evaluate("document.getAnimations().length") == 0 and abs((left() - at_rest) % 390) < 1, "it lies straight")
    assert reader.is_paused, "a stroke is no tap on a word"
    # A finger that goes down, or a gesture that the system takes, turns nothing.
    second = number()
    finger("touchStart", 200, 300)
    for y in (330, 380, 450):
        finger("touchMove", 205, y)
    finger("touchEnd", 205, 450)
    finger("touchStart", 300)
    finger("touchMove", 200)
    finger("touchCancel", 200)
    until(lambda: abs((left() - at_rest) % 390) < 1 and columns.evaluate("columns => columns.style.translate") == "", "it lies straight")
    assert number() == second
    context.close()


def test_keys_for_loudness_turn_pages_while_nothing_sounds(page, book):
    page.add_init_script("localStorage.setItem('vorleser.mode', 'paged')")
    reader = Reader(page, book)
    reader.go(reader.find("Weena"))
    number = page.locator("#page-number")

    def key(name: str) -> bool:
        """Whether the page takes it."""
        return not page.evaluate("key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))", name)

    first = number.inner_text()
    assert key("AudioVolumeDown")
    until(lambda: number.inner_text() != first, "the page is turned")
    assert key("AudioVolumeUp")
    until(lambda: number.inner_text() == first, "and turned back")
    page.keyboard.press("Space")
    reader.wait_until_it_speaks()
    assert not key("AudioVolumeDown")


LOCK = """
window.locked = []
Object.defineProperty(screen.orientation, 'lock', { value: async type => { if (window.refuses) throw new Error('no'); locked.push(type) } })
Object.defineProperty(screen.orientation, 'unlock', { value: () => locked.push('free') })
Object.defineProperty(screen.orientation, 'type', { value: 'portrait-primary' })
const media = window.matchMedia.bind(window)
window.matchMedia = query => query.includes('standalone') ? { matches: true } : media(query)
"""


def test_the_page_does_not_turn_with_the_device_when_that_is_wished(browser, server, book, watch):
    context = browser.new_context(base_url=server.address, viewport={"width": 390, "height": 844}, has_touch=True, service_workers="block")
    page = watch.over(context.new_page())
    page.add_init_script(LOCK)
    Reader(page, book)
    page.keyboard.press("a")
    switch = page.get_by_label("Do not turn with the device")
    switch.check()
    until(lambda: page.evaluate("locked") == ["portrait"], "it is locked")
    page.reload()
    page.wait_for_selector("body.is-open")
    until(lambda: page.evaluate("locked") == ["portrait"], "and again when it is opened again")
    page.keyboard.press("a")
    assert switch.is_checked()
    switch.uncheck()
    until(lambda: page.evaluate("locked") == ["portrait", "free"], "it is free")
    page.evaluate("window.refuses = true")
    switch.click()
    until(lambda: page.get_by_text("does not let the page stay").count() == 1, "it is said that it cannot be")
    assert not switch.is_checked()
    context.close()


def test_where_nothing_can_be_locked_nothing_is_offered(page, book):
    Reader(page, book)
    page.keyboard.press("a")
    assert page.locator("#appearance[open]").is_visible() and not page.locator("#rotation").is_visible()
