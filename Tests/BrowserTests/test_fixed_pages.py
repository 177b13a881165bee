"""Comics, and EPUBs of fixed pages: one picture fills the window, or two; the place is kept, and what cannot be heard is said."""

import pytest
from accessibility import violations

from conftest import until
from drawn_books import comic, epub, png
from reader_page import Reader

FIXED = '<meta property="rendition:layout">pre-paginated</meta>'


@pytest.fixture(scope="module")
def add(server, tmp_path_factory):
    folder = tmp_path_factory.mktemp("books")

    def add(name: str, content: bytes) -> int:
        (folder / name).write_bytes(content)
        return server.add(folder / name)

    return add


@pytest.fixture(scope="module")
def sails(add) -> int:
    info = "<ComicInfo><Title>Sails</Title><Series>The Sea</Series><Number>2</Number><Writer>Ann Author</Writer></ComicInfo>"
    return add("sails.cbz", comic(12, info, wide=6))


@pytest.fixture(scope="module")
def manga(add) -> int:
    return add("manga.cbz", comic(5, "<ComicInfo><Title>Manga</Title><Manga>YesAndRightToLeft</Manga></ComicInfo>"))


def begin(page, server, book: int):
    """Opens a book at its cover, wherever another test has left it."""
    server.send("PUT", f"/api/books/{book}/place", {"offset": 0, "age": 0, "device": "0" * 24, "deviceName": "Test"})
    Reader(page, book)


def shown(page) -> list[str]:
    """The descriptions of the pages that show, from left to right; once their pictures are there."""
    script = """(() => {
        const pictures = [...document.querySelectorAll('.sheet img')]
        if (pictures.length === 0 || !pictures.every(image => image.complete && image.naturalWidth > 0)) return null
        return pictures.toSorted((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left).map(image => image.alt)
    })()"""
    return until(lambda: page.evaluate(script), "the pages are there")


def becomes(page, *pages: int):
    wanted = [f"Page {number}" for number in pages]
    until(lambda: shown(page) == wanted, f"{wanted} show")


def test_a_comic_opens_with_its_cover_and_says_what_it_is(page, server, sails):
    page.set_viewport_size({"width": 390, "height": 780})
    begin(page, server, sails)
    becomes(page, 1)
    book = server.get(f"/api/books/{sails}")
    assert (book["title"], book["authors"], book["series"]) == ("Sails", ["Ann Author"], {"name": "The Sea", "position": "2"})
    assert book["unspoken"]["isWordless"] and book["hasCover"]
    # Nothing that plays, and a word about it.
    assert page.get_by_text("There is nothing to read aloud in this book.").first.is_visible()
    for name in ("#play", "#float-play", "#open-listening", "#welcome"):
        assert not page.locator(name).is_visible()
    # The picture has the room that there is, and no more.
    box = page.locator(".sheet img").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["height"] > 400
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_pages_are_turned_by_keys_taps_strokes_and_buttons(page, server, sails):
    page.set_viewport_size({"width": 390, "height": 780})
    begin(page, server, sails)
    becomes(page, 1)
    page.keyboard.press("ArrowRight")
    becomes(page, 2)
    page.keyboard.press(" ")
    becomes(page, 3)
    page.keyboard.press("PageDown")
    becomes(page, 4)
    page.keyboard.press("ArrowLeft")
    becomes(page, 3)
    page.mouse.click(340, 300)
    becomes(page, 4)
    page.mouse.click(50, 300)
    becomes(page, 3)
    page.locator("#page-forward").click()
    becomes(page, 4)
    page.mouse.move(200, 300)
    page.mouse.wheel(0, 120)
    becomes(page, 5)
    assert "5 of 12" in page.locator("#page-number").text_content()


def test_two_pages_lie_side_by_side_in_a_wide_window(page, server, sails):
    page.set_viewport_size({"width": 1400, "height": 860})
    begin(page, server, sails)
    becomes(page, 1)
    for pages in ([2, 3], [4, 5], [6], [7, 8]):
        page.keyboard.press("ArrowRight")
        becomes(page, *pages)
    def meet():
        left, right = [image.bounding_box() for image in page.locator(".sheet img").all()]
        return abs(left["x"] + left["width"] - right["x"]) < 1

    # The page that was turned slides in.
    until(meet, "they lie side by side")
    # In a narrow window the first of them shows, and the place is the same.
    page.set_viewport_size({"width": 390, "height": 780})
    becomes(page, 7)
    page.set_viewport_size({"width": 1400, "height": 860})
    becomes(page, 7, 8)


def test_a_manga_is_read_from_the_right(page, server, manga):
    page.set_viewport_size({"width": 1400, "height": 860})
    begin(page, server, manga)
    becomes(page, 1)
    page.keyboard.press("ArrowLeft")
    becomes(page, 3, 2)
    page.mouse.click(120, 400)
    becomes(page, 5, 4)
    page.mouse.click(1280, 400)
    becomes(page, 3, 2)


def test_the_place_is_kept(page, server, manga):
    page.set_viewport_size({"width": 390, "height": 780})
    begin(page, server, manga)
    becomes(page, 1)
    page.keyboard.press("PageDown")
    becomes(page, 2)
    page.keyboard.press("PageDown")
    becomes(page, 3)
    page.goto("/")
    until(lambda: (server.get(f"/api/books/{manga}")["place"] or {}).get("offset") == 2, "the place is kept")
    Reader(page, manga)
    becomes(page, 3)


def test_a_page_is_enlarged_and_the_controls_step_back(page, sails):
    page.set_viewport_size({"width": 390, "height": 780})
    Reader(page, sails)
    shown(page)
    page.keyboard.press("Enter")
    assert page.locator("#picture").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("#picture").is_visible()
    page.mouse.click(195, 300)
    until(lambda: page.evaluate("document.body.classList.contains('is-quiet')"), "the bars are gone")
    box = page.locator(".sheet").bounding_box()
    assert box["height"] > 740
    page.mouse.dblclick(195, 300)
    assert page.locator("#picture").is_visible()


def test_go_to_a_page_by_its_number(page, sails):
    Reader(page, sails)
    page.keyboard.press("c")
    page.locator("#go-to-field").fill("50 %")
    page.keyboard.press("Enter")
    until(lambda: "Page 7" in shown(page), "the middle shows")


def test_pictures_one_below_the_other(page, server, sails):
    page.set_viewport_size({"width": 390, "height": 780})
    page.add_init_script("localStorage.setItem('vorleser.mode-of-pages', 'scroll')")
    begin(page, server, sails)
    until(lambda: page.evaluate("[...document.querySelectorAll('#text img')].filter(image => image.naturalWidth > 0).length >= 1"), "pictures come")
    assert page.locator(".sheet").count() == 0
    page.keyboard.press("m")
    becomes(page, 1)


def test_words_out_of_sight_over_a_picture_are_read_aloud(page, server, add):
    words = "<p style='position:absolute; color:transparent'>Once upon a time there was a ship.</p>"
    pages = [f"<div><img src='{n}.png' alt=''/></div>{words if n == 2 else ''}" for n in (1, 2, 3)]
    book = add("ship.epub", epub(pages, {f"{n}.png": png(600, 800) for n in (1, 2, 3)}, FIXED))
    page.set_viewport_size({"width": 390, "height": 780})
    Reader(page, book)
    assert page.locator("#play").is_visible()
    page.keyboard.press("PageDown")
    until(lambda: page.locator(".sheet p").count() == 1, "the page with words shows")
    box = page.locator(".sheet p").bounding_box()
    assert box["width"] <= 2 and box["height"] <= 2
    said = server.get(f"/api/books/{book}/utterances?from=0&count=5")["utterances"]
    assert len(said) == 1


def test_a_page_of_text_among_pictures_is_read_as_text(page, add):
    pages = ["<div><img src='1.png' alt='A ship'/></div>", "<h1>The end</h1>" + "<p>All words of this page are in sight.</p>" * 40]
    book = add("mixed.epub", epub(pages, {"1.png": png(600, 800)}, FIXED))
    page.set_viewport_size({"width": 390, "height": 780})
    Reader(page, book)
    until(lambda: page.locator(".sheet.is-picture img").count() == 1, "the picture shows")
    assert page.locator(".sheet img").get_attribute("alt") == "A ship"
    page.keyboard.press("PageDown")
    until(lambda: page.locator(".sheet h1").count() == 1, "the text shows")
    assert page.locator(".sheet").evaluate("sheet => sheet.scrollHeight > sheet.clientHeight")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("width", [1400, 390, 320])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_pages(page, sails, width, theme):
    page.add_init_script(f"localStorage.setItem('vorleser.theme', '{theme}')")
    page.set_viewport_size({"width": width, "height": 780})
    Reader(page, sails)
    shown(page)
    for state in ("open", "turned", "enlarged"):
        if state == "turned":
            page.keyboard.press("PageDown")
            shown(page)
        if state == "enlarged":
            page.keyboard.press("Enter")
        assert violations(page) == [], state
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_comic_on_the_shelf_promises_no_sound(page, sails):
    page.goto("/")
    card = page.locator(f"[href^='/books/{sails}']").first
    card.wait_for()
    assert page.locator(f"a[href='/books/{sails}?listen=1']").count() == 0
    assert page.get_by_text("Pictures only").first.is_visible()


def test_a_comic_packed_otherwise_is_refused_with_what_to_do(server, tmp_path):
    import json
    import urllib.error
    file = tmp_path / "a.cbr"
    file.write_bytes(b"Rar!\x1a\x07\x00" + b"\0" * 100)
    with pytest.raises(urllib.error.HTTPError) as refusal:
        server.add(file)
    words = json.dumps(json.load(refusal.value))
    assert "RAR archive" in words and ".cbz" in words
