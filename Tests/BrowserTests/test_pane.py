"""The text's page as the apps show it, in a browser with a bridge of the test's own.

The page and its modules come from the checkout under the policy that the apps give them; the book comes from a real server,
under the same paths that the apps answer themselves.
"""

import re
import urllib.parse

import pytest
from conftest import ROOT, until

WEB = ROOT / "Sources" / "CWebPages" / "Web"
CONTENT = ROOT / "Sources" / "VorleserScreens" / "Reader" / "PaneContent.swift"
TYPES = {".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".ttf": "font/ttf"}

BRIDGE = """
window.said = []
window.webkit = { messageHandlers: { vorleser: { postMessage: message => window.said.push(structuredClone(message)) } } }
"""


def policy() -> str:
    """The apps' Content-Security-Policy, as their source has it."""
    written = re.search(r'policy = """\n(.*?)\n\s*"""', CONTENT.read_text(), re.S)[1]
    return " ".join(line.strip().rstrip("\\").strip() for line in written.splitlines())


class Pane:
    """A page with a book's text."""

    def __init__(self, page, server, book: int, at: int = 0, mode: str = "scroll"):
        self.page, self.server = page, server
        page.add_init_script(BRIDGE)
        page.route("**/web/**", self.file)
        page.goto(f"/web/pane/pane.html?book={book}&at={at}&mode={mode}")
        until(lambda: self.said("ready"), "the page is ready")

    def file(self, route):
        file = WEB / urllib.parse.urlsplit(route.request.url).path.removeprefix("/web/")
        headers = {"Content-Type": TYPES[file.suffix], "Content-Security-Policy": policy(), "X-Content-Type-Options": "nosniff"}
        route.fulfill(status=200, headers=headers, body=file.read_bytes())

    def said(self, name: str) -> list[dict]:
        """All messages of a name so far."""
        return [message for message in self.page.evaluate("said") if message["name"] == name]

    def hush(self):
        self.page.evaluate("said.length = 0")

    def ask(self, script: str):
        return self.page.evaluate(f"async () => {{ await vorleserPane.{script} }}")

    def lit(self, name: str) -> list[str]:
        return self.page.evaluate(f"[...CSS.highlights.get('{name}')].map(range => String(range))")

    def word(self, offset: int):
        """The middle of the box of the character at an offset."""
        return self.page.evaluate(
            """async offset => {
                const { parts } = await (await fetch(`/api/books/${new URLSearchParams(location.search).get('book')}/outline`)).json()
                const index = parts.findLastIndex(part => part.start <= offset)
                const walker = document.createTreeWalker(document.querySelector(`[data-part="${index}"]`), NodeFilter.SHOW_TEXT)
                let start = parts[index].start
                while (walker.nextNode()) {
                    const { currentNode: node } = walker
                    if (offset < start + node.length) {
                        const range = document.createRange()
                        range.setStart(node, offset - start)
                        range.setEnd(node, offset - start + 1)
                        const box = range.getBoundingClientRect()
                        return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
                    }
                    start += node.length
                }
            }""",
            offset,
        )


@pytest.fixture(scope="module")
def text(server, book) -> str:
    """The book's text, from its parts."""
    outline = server.get(f"/api/books/{book}/outline")
    return "".join(re.sub(r"<[^>]*>", "", server.get(f"/api/books/{book}/parts/{n}")["html"]) for n in range(len(outline["parts"])))


@pytest.fixture(scope="module")
def place(server, book) -> int:
    """Where the third chapter begins."""
    return server.get(f"/api/books/{book}/outline")["chapters"][3]["start"]


@pytest.mark.parametrize("mode", ["scroll", "paged"])
def test_it_says_what_shows(page, server, book, place, mode):
    pane = Pane(page, server, book, place, mode)
    shown = pane.said("ready")[-1]
    assert shown["start"] <= place + 5 and place < shown["end"] < place + 20_000
    pane.hush()
    pane.ask("show(0)")
    moved = until(lambda: pane.said("moved"), "it has moved")[-1]
    assert moved["start"] == 0 and not moved["byReader"]


def test_a_tap_is_told_as_an_offset(page, server, book, place):
    pane = Pane(page, server, book, place)
    pane.hush()
    page.mouse.click(**pane.word(place + 120))
    assert until(lambda: pane.said("tapped"), "the tap is told")[0]["offset"] == place + 120


def test_a_long_way_is_shown_and_revealed(page, server, book, place):
    pane = Pane(page, server, book)
    pane.ask(f"show({place})")
    until(lambda: any(m["start"] == place for m in pane.said("moved")), "the place shows")
    pane.hush()
    pane.ask(f"reveal({place + 10}, {place + 20})")
    page.wait_for_timeout(300)
    assert pane.said("moved") == [] or pane.said("moved")[-1]["start"] <= place + 10
    pane.ask("reveal(100, 110)")
    until(lambda: any(m["start"] <= 100 < m["end"] for m in pane.said("moved")), "what is revealed shows")


def test_what_is_lit_and_marked_is_the_text_there(page, server, book, place):
    pane = Pane(page, server, book, place)
    pane.ask(f"light({{start: {place}, end: {place + 30}}}, {{start: {place + 4}, end: {place + 9}}})")
    [sentence], [word] = pane.lit("sentence"), pane.lit("word")
    assert len(sentence) == 30 and sentence[4:9] == word
    pane.ask("light(null, null)")
    assert pane.lit("sentence") == pane.lit("word") == []
    pane.ask(f"mark([{{start: {place}, end: {place + 7}, colour: 'green'}}])")
    assert [len(text) for text in pane.lit("mark-green")] == [7] and pane.lit("mark-yellow") == []


def test_modes_and_pages_are_turned_by_the_app(page, server, book, place):
    pane = Pane(page, server, book, place)
    pane.ask("setMode('paged')")
    pane.hush()
    pane.ask("turn(1)")
    # A late layout of the page may be told as well.
    turned = until(lambda: [moved for moved in pane.said("moved") if moved["byReader"]], "the page is turned")
    assert turned[-1]["start"] > place
    pane.ask("turn(-1)")
    until(lambda: pane.said("moved")[-1]["start"] <= place, "the page is turned back")
    pane.ask("setMode('scroll')")
    assert page.evaluate("document.body.classList.contains('is-scroll')")


def test_the_reader_scrolls(page, server, book, place):
    pane = Pane(page, server, book, place)
    pane.hush()
    page.mouse.move(400, 400)
    page.mouse.wheel(0, 900)
    moved = until(lambda: [m for m in pane.said("moved") if m["byReader"]], "it is told who moved")
    assert moved[-1]["start"] > place
    told = pane.said("moved")
    assert all(one != other for one, other in zip(told, told[1:])), "nothing is told twice in a row"


def test_looks_are_as_the_app_says(page, server, book):
    pane = Pane(page, server, book)
    pane.ask("setLooks('dark', {size: 28, font: 'sans', width: 'x'})")
    look = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--text-size')")
    assert look == "1.75rem"
    until(lambda: page.evaluate("document.documentElement.dataset.palette") == "dark", "it is dark")


def test_at_first_it_looks_as_the_system_does(page, server, book):
    page.emulate_media(color_scheme="dark")
    pane = Pane(page, server, book)
    assert pane.page.evaluate("document.documentElement.dataset.palette") == "dark"
    page.emulate_media(color_scheme="light")
    until(lambda: page.evaluate("document.documentElement.dataset.palette") == "light", "it is light again")


def test_what_is_no_place_is_brought_into_the_book(page, server, book, text):
    pane = Pane(page, server, book, at=10**9)
    assert pane.said("ready")[-1]["start"] < len(text)
    pane.ask("show(-5)")
    pane.ask("show(NaN)")
    until(lambda: pane.said("moved")[-1]["start"] == 0, "it begins with the book")


def test_a_book_that_is_not_there_is_told(page, server, watch):
    watch.expected.append("404")
    page.add_init_script(BRIDGE)
    page.route("**/web/**", lambda route: Pane.file(None, route))
    page.goto("/web/pane/pane.html?book=4711")
    until(lambda: page.evaluate("said.some(message => message.name === 'broken')"), "it is told")
