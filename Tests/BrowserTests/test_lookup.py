"""Words: looked up in dictionaries, and translated where the listener has chosen."""

import re

import pytest
from accessibility import violations
from conftest import until
from reader_page import Reader

PLACE = "experimental verification"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    from conftest import Server

    server = Server(tmp_path_factory.mktemp("vorleser"))
    # None of this machine's own.
    server.environment |= {"XDG_DATA_DIRS": str(server.folder / "system"), "HOME": str(server.folder / "home")}
    server.start()
    yield server
    server.stop()


@pytest.fixture
def dictionary(server):
    """A small one, as a listener would put it into the data folder."""
    folder = server.folder / "data" / "vorleser" / "dictionaries"
    folder.mkdir(parents=True, exist_ok=True)
    text = "verification\n    n 1: the act of proving <b>true</b>\n    2: evidence\n"
    (folder / "sketch-eng-deu.dict").write_text(text)
    (folder / "sketch-eng-deu.index").write_text(f"verification\tA\t{digits(len(text))}\n")
    yield
    for file in folder.iterdir():
        file.unlink()


def digits(number: int) -> str:
    signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    return (digits(number // 64) if number >= 64 else "") + signs[number % 64]


def look_up(reader):
    reader.tap(reader.find(PLACE) + len("experimental ") + 2, button="right")
    reader.page.locator("#word-menu").get_by_role("button", name="Look up").click()
    reader.page.locator("#lookup[open]").wait_for()


@pytest.mark.parametrize("size", [(360, 800), (1280, 800)])
def test_a_word_is_looked_up_and_the_place_stays(page, book, dictionary, size, tmp_path):
    page.set_viewport_size(dict(zip(("width", "height"), size)))
    reader = Reader(page, book)
    place = reader.find(PLACE)
    reader.go(place)
    look_up(reader)
    entry = page.locator("#lookup-entries article")
    entry.wait_for()
    assert entry.locator("h3").inner_text() == "verification"
    # What a dictionary says is text, whatever it looks like.
    assert "the act of proving <b>true</b>" in entry.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    picture(page, f"lookup-{size[0]}")
    page.keyboard.press("Escape")
    page.locator("#lookup").wait_for(state="hidden")
    assert reader.is_in_window(place)


def test_another_word_is_asked_for_and_the_key_opens_it(page, book, dictionary):
    reader = Reader(page, book)
    reader.go(reader.find(PLACE))
    page.keyboard.press("d")
    page.locator("#lookup[open]").wait_for()
    until(lambda: page.locator("#lookup-state").inner_text(), "nothing is found")
    page.locator("#lookup-field").fill("Verifications")
    page.keyboard.press("Enter")
    page.locator("#lookup-entries article").wait_for()
    page.locator("#lookup-field").press("Escape")
    page.locator("#lookup").wait_for(state="hidden")


def test_without_a_dictionary_it_says_what_to_install(page, book):
    reader = Reader(page, book)
    reader.go(reader.find(PLACE))
    look_up(reader)
    until(lambda: "apt install dict-wn" in page.locator("#lookup-state").inner_text(), "the advice is shown")
    assert violations(page) == []


def test_a_translator_is_chosen_and_only_then_offered(page, book, server, watch):
    watch.expected.append("status of 400")
    reader = Reader(page, book)
    reader.go(reader.find(PLACE))
    reader.tap(reader.find(PLACE) + 2, button="right")
    page.locator("#word-menu").wait_for()
    assert not page.locator("#translate").is_visible()

    page.goto("/settings")
    field = page.locator("#translation")
    field.fill("javascript:alert('{text}')")
    page.locator("#translation-form button").click()
    page.locator("#translation-problem").wait_for()
    field.fill("https://translate.example/?text={text}&from={from}&to={to}")
    page.locator("#translation-form button").click()
    until(lambda: page.locator("#saved").inner_text() == "Saved", "it is kept")
    assert "leave this machine" in page.locator("#translation-hint").inner_text()
    assert violations(page) == []

    reader.open()
    reader.go(reader.find(PLACE))
    reader.tap(reader.find(PLACE) + 2, button="right")
    link = page.locator("#translate")
    link.wait_for()
    assert link.inner_text() == "Translate at translate.example"
    assert link.get_attribute("href") == "https://translate.example/?text=experimental&from=en&to=en"
    assert link.get_attribute("target") == "_blank"
    assert re.search("noopener", link.get_attribute("rel"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    picture(page, "translate")
    server.send("PATCH", "/api/settings", {"translation": None})


def picture(page, name: str):
    import os
    import pathlib

    folder = os.environ.get("VORLESER_SCREENSHOTS")
    if folder:
        page.screenshot(path=pathlib.Path(folder) / f"{name}.png")
