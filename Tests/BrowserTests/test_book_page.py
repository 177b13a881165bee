"""The page as a page of a book: typefaces, themes, a spread of two pages, pictures over the window, and the contents."""

import pathlib
import re
import struct
import zipfile
import zlib

import pytest
from playwright.sync_api import expect

from conftest import SAMPLE, until
from drawn_books import epub
from reader_page import Reader


def png(width: int, height: int) -> bytes:
    """A picture of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + b"\x20\x80\x80" * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def illustrated(file: pathlib.Path) -> pathlib.Path:
    """The sample with a map, wide and low, in its first chapter."""
    figure = '<figure><img alt="A map of the island" src="map.png"/><figcaption>The island from the sea</figcaption></figure>'
    with zipfile.ZipFile(SAMPLE) as sample, zipfile.ZipFile(file, "w") as book:
        for name in sample.namelist():
            data = sample.read(name)
            if name.endswith("chapter-1.xhtml"):
                data = data.replace(b"</h2>", b"</h2>" + figure.encode(), 1)
                book.writestr(name.replace("chapter-1.xhtml", "map.png"), png(400, 100))
            if name.endswith(".opf"):
                item = b'<item id="map" href="text/map.png" media-type="image/png"/></manifest>'
                data = data.replace(b"</manifest>", item, 1)
            book.writestr(name, data)
    return file


def styled(file: pathlib.Path, css: str) -> pathlib.Path:
    """The sample with a style sheet of its own in each chapter, and paragraphs that it can name."""
    with zipfile.ZipFile(SAMPLE) as sample, zipfile.ZipFile(file, "w") as book:
        for name in sample.namelist():
            data = sample.read(name)
            if name.endswith(".xhtml"):
                data = data.replace(b"</head>", f"<style>{css}</style></head>".encode(), 1)
                for number in range(1, 4):
                    data = data.replace(b"<p>", f'<p class="p{number}">'.encode(), 1)
            book.writestr(name, data)
    return file


SIZE = {"width": 1800, "height": 1000}


@pytest.fixture
def reader(page, book) -> Reader:
    page.set_viewport_size(SIZE)
    return Reader(page, book)


def set_mode(reader: Reader, mode: str):
    if reader.page.locator(f"body.is-{mode}").count() == 0:
        reader.press("m")
        until(lambda: reader.page.locator(f"body.is-{mode}").count() == 1, f"the mode is {mode}")


def test_the_book_is_set_in_a_typeface_of_the_server(reader, page):
    families = "[...document.fonts].filter(face => face.status === 'loaded').map(face => face.family)"
    until(lambda: any("Literata" in family for family in page.evaluate(families)), "Literata is there")
    reader.press("a")
    page.locator("#appearance input[value=hyperlegible]").check(force=True)
    until(lambda: any("Atkinson" in family for family in page.evaluate(families)), "the other one, once it is chosen")


def test_two_pages_lie_in_the_middle_side_by_side(reader, page):
    reader.go(reader.find("I drew this forward"))
    set_mode(reader, "paged")
    boxes = page.evaluate(
        """() => {
            const all = [...document.querySelectorAll('.columns p')].flatMap(one => [...one.getClientRects()])
            const shown = all.filter(({ left, right }) => left >= 0 && right <= innerWidth)
            return shown.map(({ left, right }) => [left, right])
        }"""
    )
    middle = SIZE["width"] / 2
    left = [box for box in boxes if box[1] <= middle]
    right = [box for box in boxes if box[0] >= middle]
    gap = min(box[0] for box in right) - max(box[1] for box in left)
    assert 0 < gap < 200, "the pages are one spread"
    edges = (min(box[0] for box in left), SIZE["width"] - max(box[1] for box in right))
    assert min(edges) > 100, f"the spread is not as wide as the window: {edges}"
    set_mode(reader, "scroll")


def test_the_number_of_the_page_says_how_many_are_left_in_the_chapter(reader, page):
    reader.go(reader.find("I drew this forward"))
    set_mode(reader, "paged")
    number = page.locator("#page-number")
    pages = re.fullmatch(r"(\d+) of (\d+) · (\d+) pages? left in the chapter", number.inner_text())
    assert pages and int(pages[2]) - int(pages[1]) == int(pages[3])
    set_mode(reader, "scroll")


@pytest.mark.parametrize("scheme, palette", [("light", "contrast"), ("dark", "contrast-dark")])
def test_who_asks_the_system_for_contrast_gets_it(page, book, scheme, palette):
    page.emulate_media(color_scheme=scheme, contrast="more")
    Reader(page, book)
    expect(page.locator("html")).to_have_attribute("data-palette", palette)


def test_a_phone_keeps_the_text_in_sight_while_its_looks_are_chosen(page, book):
    page.set_viewport_size({"width": 390, "height": 844})
    reader = Reader(page, book)
    reader.press("a")
    box = page.locator("#appearance").bounding_box()
    assert box["y"] > 844 * 0.45
    assert box["y"] + box["height"] == pytest.approx(844, abs=1)
    before = page.locator(".column").evaluate("column => getComputedStyle(column).letterSpacing")
    page.locator("#appearance input[name=letterSpacing]").fill("0.1")
    after = page.locator(".column").evaluate("column => getComputedStyle(column).letterSpacing")
    assert (before, after) == ("normal", "1.9px")


@pytest.mark.parametrize("mode", ["scroll", "paged"])
def test_a_picture_is_opened_by_the_keyboard(page, server, tmp_path, mode):
    page.add_init_script(f"localStorage.setItem('vorleser.mode', '{mode}')")
    reader = Reader(page, server.add(illustrated(tmp_path / "map.epub")))
    reader.go(server.get(f"/api/books/{reader.book}/outline")["chapters"][2]["start"])
    picture = page.locator("#text").get_by_role("button", name="A map of the island")
    expect(picture).to_be_visible()
    page.locator("#text").focus()
    for _ in range(10):
        reader.press("Tab")
        if picture.evaluate("picture => picture === document.activeElement"):
            break
    expect(picture).to_be_focused()
    reader.press("Enter")
    expect(page.locator("#picture-words")).to_have_text("The island from the sea")
    reader.press("Escape")
    expect(page.locator("#picture")).to_be_hidden()
    expect(picture).to_be_focused()


def test_a_picture_opens_over_the_window_and_grows(page, server, tmp_path):
    reader = Reader(page, server.add(illustrated(tmp_path / "map.epub")))
    reader.go(server.get(f"/api/books/{reader.book}/outline")["chapters"][2]["start"])
    page.locator("#text").get_by_alt_text("A map of the island").click()
    expect(page.locator("#picture")).to_be_visible()
    expect(page.locator("#picture-words")).to_have_text("The island from the sea")
    width = "document.querySelector('#picture-stage img').getBoundingClientRect().width"
    before = page.evaluate(width)
    page.locator("#picture-larger").click()
    until(lambda: page.evaluate(width) > 1.3 * before, "it is larger")
    page.mouse.move(300, 300)
    page.mouse.wheel(0, -300)
    until(lambda: page.evaluate(width) > 1.5 * before, "the wheel enlarges it as well")
    reader.press("0")
    until(lambda: page.evaluate(width) == pytest.approx(before), "it is as it was")
    reader.press("Escape")
    expect(page.locator("#picture")).to_be_hidden()
    assert reader.is_paused, "a tap on a picture does not begin to read"


def test_contents_tell_minutes_and_lead_to_a_share_of_the_book(reader, page):
    reader.press("c")
    expect(page.locator("#contents-list .minutes").nth(3)).to_have_text(re.compile(r"\d+ min|\d+ h"))
    page.locator("#go-to-field").fill("somewhere")
    page.locator("#go-to button").click()
    expect(page.locator("#go-to-problem")).to_contain_text("40 %")
    page.locator("#go-to-field").fill("50 %")
    page.locator("#go-to button").click()
    # In a window as wide as this one they stay beside the text.
    expect(page.locator("#contents")).to_be_visible()
    share = "document.getElementById('timeline').value / document.getElementById('timeline').max"
    until(lambda: abs(page.evaluate(share) - 0.5) < 0.02, "half of it lies behind")
    reader.press("Alt+ArrowLeft")


def test_a_passage_is_copied_with_its_source_and_a_note_has_lines(page, context, book):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    reader = Reader(page, book)
    start = reader.find("I drew this forward")
    reader.go(start)
    select = "([start, end]) => { getSelection().removeAllRanges(); getSelection().addRange(tests.range(start, end)) }"
    page.evaluate(select, [start, start + 19])
    page.locator("#word-menu [data-do=quote]").click()
    copied = "navigator.clipboard.readText()"
    until(lambda: "H. G. Wells, The Time Machine, I" in page.evaluate(copied), "the source is named")
    assert page.evaluate(copied).startswith("“I drew this forward")
    page.evaluate(select, [start, start + 24])
    page.locator("#word-menu [data-do=note]").click()
    page.locator("#question-field").fill("First")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.type("second")
    page.locator("#question-yes").click()
    until(lambda: reader.spans("noted"), "the text shows that there is a note")
    note = page.evaluate("async book => (await (await fetch(`/api/books/${book}/highlights`)).json())", book)
    assert "First\\nsecond" in str(note), note


def test_the_menu_of_a_selection_has_its_whole_words(page, book):
    reader = Reader(page, book)
    start = reader.find("I drew this forward")
    reader.go(start)
    select = "([start, end]) => { getSelection().removeAllRanges(); getSelection().addRange(tests.range(start, end)) }"
    page.evaluate(select, [start + 3, start + 9])
    expect(page.locator("#word-menu p").first).to_have_text("drew this")


CSS = """.p1 { text-align: center } .p2 { margin: 2em 4em } .p3::first-letter { float: left; font-size: 3em }"""
COMPUTED = "([name, property]) => { const p = document.querySelector(`p[data-layout~=${name}]:not([data-layout~=small])`); return p && getComputedStyle(p)[property] }"


def test_the_book_s_own_style_is_shown_until_it_is_turned_off(server, page, tmp_path):
    page.set_viewport_size(SIZE)
    reader = Reader(page, server.add(styled(tmp_path / "styled.epub", CSS)))
    reader.open()
    look = lambda name, of: page.evaluate(COMPUTED, [name, of])
    until(lambda: look("center", "textAlign") == "center", "the first paragraph is in the middle")
    size = float(look("in4", "fontSize").removesuffix("px"))
    assert float(look("in4", "marginInlineStart").removesuffix("px")) == pytest.approx(4 * size, abs=1)
    assert float(look("in4", "marginBlockStart").removesuffix("px")) == pytest.approx(2 * size, abs=1)
    first = "getComputedStyle(document.querySelector('[data-layout~=cap]'), '::first-letter').initialLetter"
    assert page.evaluate(first) == "2"
    text = page.evaluate("document.querySelector('[data-part]').textContent")
    page.locator("#open-appearance").click()
    page.get_by_label("The book’s own style").uncheck()
    until(lambda: look("center", "textAlign") == "start", "it is plain")
    assert look("in4", "marginInlineStart") == "0px"
    assert page.evaluate("document.querySelector('[data-part]').textContent") == text
    page.reload()
    until(lambda: look("center", "textAlign") == "start", "it is plain on the next visit")


def test_a_hostile_style_sheet_hides_nothing(server, page, tmp_path):
    css = """* { position: fixed; inset: 0; z-index: 99999; color: white; background: white; font-size: 0; opacity: 0;
        margin-left: -9999px; text-indent: -9999px; clip-path: inset(50%); transform: scale(9) } p::before { content: "x" }"""
    page.set_viewport_size({"width": 390, "height": 844})
    reader = Reader(page, server.add(styled(tmp_path / "hostile.epub", css)))
    reader.open()
    # The title page's own words are a picture's, and may be.
    hidden = page.evaluate("[...document.querySelectorAll('[data-layout~=unseen]')].map(p => p.textContent).join('').length")
    assert hidden <= 800
    boxes = page.evaluate("""[...document.querySelectorAll('[data-part] p:not([data-layout~=unseen])')].slice(0, 20).map(p => {
        const { left, right, width, height } = p.getBoundingClientRect(), { fontSize, opacity, position } = getComputedStyle(p)
        return { left, right, width, height, size: parseFloat(fontSize), opacity, position } })""")
    assert boxes
    for box in boxes:
        assert 0 <= box["left"] and box["right"] <= 390 and box["width"] > 200 and box["height"] >= 15, box
        assert box["size"] >= 14 and box["opacity"] == "1" and box["position"] == "static", box


def test_hidden_words_are_seen_when_the_voice_says_them(server, page, book):
    page.set_viewport_size({"width": 390, "height": 844})
    reader = Reader(page, book)
    reader.open()
    reader.go(0)
    until(lambda: reader.spans("skipped"), "the title page is dimmed")
    heights = "[...document.querySelectorAll('[data-layout~=unseen]')].map(p => p.getBoundingClientRect().height)"
    assert page.evaluate(heights) and max(page.evaluate(heights)) < 8
    settings = server.get("/api/settings")
    try:
        server.send("PATCH", "/api/settings", {"spoken": [reason["name"] for reason in settings["reasons"]]})
        until(lambda: min(page.evaluate(heights)) > 15, "the title is there in words")
    finally:
        server.send("PATCH", "/api/settings", {"spoken": settings["spoken"]})
    until(lambda: max(page.evaluate(heights)) < 8, "it is hidden again")


def test_pages_of_the_printed_edition_are_listed_and_found(server, page):
    paragraphs = "".join(f'<p><span role="doc-pagebreak" aria-label="{number}"></span>{"On this page it rains. " * 60}</p>' for number in ("ix", "x", 1, 2, 3))
    html = f'<html lang="en"><head><title>The Rain</title></head><body><h1>Rain</h1>{paragraphs}</body></html>'
    book = server.send("POST", "/api/books?name=rain.html", data=html.encode())["book"]["id"]
    offsets = {one["label"]: one["offset"] for one in server.get(f"/api/books/{book}/outline")["pages"]}
    assert list(offsets) == ["ix", "x", "1", "2", "3"]
    reader = Reader(page, book)
    reader.press("c")
    page.locator("#go-to-field").fill("p. 2")
    page.locator("#go-to button").click()
    until(lambda: reader.is_in_window(offsets["2"]), "page 2 shows")
    expect(page.locator("#printed-page")).to_have_text("Pages of the printed edition: you are on 2")
    page.locator("#printed-page").click()
    page.get_by_role("button", name="Page ix").click()
    until(lambda: reader.is_in_window(offsets["ix"]), "page ix shows")


@pytest.mark.parametrize("columns", [3, 11, 30])
def test_a_long_table_is_read_to_its_end_in_pages(server, page, tmp_path, columns):
    rows = "".join(f"<tr><td>row{row}</td>" + "<td>1,000,000</td>" * columns + "</tr>" for row in range(90))
    title = "<caption>How many there were of each in every year that is told of, and where they had come from</caption>"
    file = tmp_path / f"table-{columns}.epub"
    file.write_bytes(epub([f"<h1>Counts</h1><p>So many.</p><table>{title}{rows}</table><p>And no more.</p>"]))
    page.set_viewport_size({"width": 700, "height": 700})
    reader = Reader(page, server.add(file))
    set_mode(reader, "paged")
    for words in ("row0", "row41", "row89", "And no more"):
        reader.go(reader.find(words))
        box = reader.box(reader.find(words), reader.find(words) + 1)
        assert box["top"] > 56 and box["bottom"] < page.locator("#page-number").bounding_box()["y"], words
    title = page.locator("caption").evaluate("one => one.getClientRects()[0].width")
    assert title < 700, "the title is as wide as the page"
