"""Every state of the reader, on a phone and on a desk, in each theme: it fits, it is accessible, and it can be looked at.

With `VORLESER_SCREENSHOTS` a picture of every state is written to that folder.
"""

import os
import pathlib
import zipfile

import pytest
from accessibility import violations_in_themes
from conftest import SAMPLE, until
from reader_page import Reader

SIZES = {"phone": {"width": 360, "height": 800}, "desk": {"width": 1280, "height": 800}}
PLACE = "experimental verification"


def panel(key, name, act=lambda reader: None):
    def bring(reader):
        reader.press(key)
        reader.page.locator(f"#{name}[open]").wait_for()
        act(reader)

    return bring


def found(reader):
    reader.page.keyboard.type("medical man")
    reader.page.locator("#search-hits button").first.wait_for()


def word_menu(reader):
    reader.tap(reader.find(PLACE) + 2, button="right")
    reader.page.locator("#word-menu").wait_for()


def pronunciation(reader):
    word_menu(reader)
    reader.page.locator("#word-menu").get_by_role("button", name="Pronunciation").click()
    reader.page.locator("#alternatives label").first.wait_for()


def footnote(reader):
    reader.open_note()
    until(lambda: len(reader.page.locator("#note-text").inner_text()) > 10, "the note is read")


def playing(reader):
    reader.tap(reader.find(PLACE) + 2)
    reader.wait_until_it_speaks()


def skipped(reader):
    reader.go(0)
    until(lambda: reader.spans("skipped"), "the title page is dimmed")
    reader.tap(reader.spans("skipped")[0]["start"] + 1)
    reader.page.locator("[data-topic=skipped]").wait_for()


def failed(reader):
    words = '{"error": {"code": "unspeakable", "message": "It has no words.", "suggestion": null}}'
    # The first clip that is asked for.
    refuse = lambda route: route.fulfill(status=422, body=words, content_type="application/json")
    reader.page.route("**/clips/*.json*", refuse, times=1)
    reader.tap(reader.find(PLACE) + 2)
    until(lambda: reader.spans("failed"), "it is marked")


def pages(reader):
    reader.press("m")
    until(lambda: reader.page.locator("#page-number").inner_text() != "", "pages are counted")


STATES = {
    "reading": lambda reader: None,
    "contents": panel("c", "contents"),
    "search": panel("/", "search", found),
    "notes": panel("n", "notes"),
    "appearance": panel("a", "appearance"),
    "voice": panel("v", "listening", lambda reader: reader.page.locator("#voices label").first.wait_for()),
    "sleep": lambda reader: reader.page.locator("#open-sleep").click(),
    "keys": panel("?", "help"),
    "word": word_menu,
    "pronunciation": pronunciation,
    "footnote": footnote,
    "skipped": skipped,
    "playing": playing,
    "failed": failed,
    "pages": pages,
}


@pytest.mark.parametrize("size", SIZES)
def test_every_state_is_accessible_and_fits(context, watch, server, noted_book, size):
    watch.expected.append("422")
    faults = []
    for name, bring in STATES.items():
        page = watch.over(context.new_page())
        page.set_viewport_size(SIZES[size])
        page.emulate_media(reduced_motion="reduce")
        page.add_init_script("localStorage.setItem('vorleser.theme', 'light')")
        reader = Reader(page, noted_book)
        reader.go(reader.find(PLACE))
        bring(reader)
        page.wait_for_timeout(300)

        def take(theme):
            if folder := os.environ.get("VORLESER_SCREENSHOTS"):
                page.screenshot(path=pathlib.Path(folder) / f"reader-{name}-{theme}-{size}.png")

        faults += [f"{name}, {words}" for words in violations_in_themes(page, take)]
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            faults.append(f"{name}: is wider than the window")
        page.close()
        server.send("PATCH", f"/api/books/{noted_book}", {"mode": None})
    assert not faults, "\n".join(faults)


@pytest.fixture(scope="module")
def noted_book(server, book) -> int:
    """The sample, with notes in it."""
    path = f"/api/books/{book}"
    server.send("POST", f"{path}/bookmarks", {"offset": 20_000})
    server.send("POST", f"{path}/highlights", {"start": 30_000, "end": 30_120, "colour": "blue", "note": "Compare the end."})
    return book


def test_a_book_that_lacks_a_chapter_says_so_where_it_is_opened(server, page, tmp_path):
    file = tmp_path / "torn.epub"
    with zipfile.ZipFile(SAMPLE) as whole, zipfile.ZipFile(file, "w") as torn:
        for name in whole.namelist():
            if not name.endswith("chapter-2.xhtml"):
                torn.writestr(name, whole.read(name))
    reader = Reader(page, server.add(file))
    bar = reader.page.locator(".offer[data-topic=losses]")
    bar.wait_for()
    assert "not in the file" in bar.text_content()
    bar.locator("button").click()
    assert bar.count() == 0
