"""Books in languages that no voice speaks: said at once, promised nothing, and their place stays where it was.

With `VORLESER_SCREENSHOTS` pictures are written to that folder.
"""

import os
import pathlib

import pytest
from conftest import until
from reader_page import Reader

JAPANESE = (
    "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所でニャーニャー泣いていた事だけは記憶している。\n\n" * 30
    + "And then an English verse, that a voice may say.\n\n"
    + "吾輩はここで始めて人間というものを見た。\n\n" * 30
)
GERMAN = (
    "Als Gregor Samsa eines Morgens aus unruhigen Träumen erwachte, fand er sich in seinem Bett zu einem ungeheueren "
    "Ungeziefer verwandelt. Er lag auf seinem harten Rücken und sah, wenn er den Kopf ein wenig hob, seinen Bauch.\n\n"
) * 40


@pytest.fixture
def picture(page):
    def take(name):
        folder = os.environ.get("VORLESER_SCREENSHOTS")
        if folder:
            page.screenshot(path=str(pathlib.Path(folder) / f"language-{name}.png"))

    return take


def shelve(server, title: str, text: str) -> int:
    return server.send("POST", "/api/books/text", {"title": title, "text": text})["book"]["id"]


@pytest.fixture(scope="module")
def japanese(server) -> int:
    return shelve(server, "吾輩は猫である", JAPANESE)


@pytest.fixture
def german(server) -> int:
    return shelve(server, "Die Verwandlung", GERMAN)


def test_card_promises_nothing(server, page, japanese, picture):
    page.goto("/")
    card = page.locator("li.book", has_text="吾輩は猫である")
    card.wait_for()
    assert "No voice for Japanese" in card.inner_text()
    assert " min" not in card.inner_text() and " h" not in card.locator(".standing").inner_text()
    assert card.locator(".listen").count() == 0
    card.locator(".card-menu").click()
    assert page.get_by_role("menuitem", name="Listen").count() == 0
    picture("card")


@pytest.mark.parametrize("query", ["", "?listen=1"])
def test_reader_says_it_and_does_not_start(server, page, japanese, query, picture):
    places = server.get(f"/api/books/{japanese}/outline")["places"]
    reader = Reader(page, japanese, query)
    bar = page.locator('[data-topic="language"]')
    bar.wait_for()
    assert "No voice for Japanese is installed. Vorleser speaks English." in bar.inner_text()
    assert bar.get_by_role("button", name="Listen anyway").count() == 0
    picture("reader" + query.strip("?").replace("=", ""))
    bar.get_by_role("button", name="Only read").click()
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/utterances" in request.url else None)
    page.locator('[data-action="toggle"]').first.click()
    bar.wait_for()
    assert reader.is_paused and reader.label == "Play"
    assert asked == []
    assert page.locator("#book-left").is_visible() is False
    assert server.get(f"/api/books/{japanese}/outline")["places"] == places


def test_who_insists_is_obeyed(server, page, german):
    reader = Reader(page, german)
    page.locator('[data-topic="language"]').get_by_role("button", name="Listen anyway").click()
    reader.wait_until_it_speaks()


def test_language_is_corrected_in_the_reader(server, page, german, picture):
    reader = Reader(page, german)
    page.locator('[data-topic="language"]').get_by_role("button", name="Language").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("The book is in").select_option("en")
    picture("dialog")
    dialog.get_by_role("button", name="Save").click()
    until(lambda: server.get(f"/api/books/{german}")["language"] == "en", "the language is kept")
    page.wait_for_selector("body.is-open:not(.is-unspoken)")
    page.evaluate("book => tests.load(book)", german)
    assert page.locator('[data-topic="language"]').count() == 0
    page.locator('[data-action="toggle"]').first.click()
    reader.wait_until_it_speaks()


def test_language_is_corrected_in_the_library(server, page, german):
    page.goto("/")
    card = page.locator(f'li.book:has(a[href="/books/{german}"])')
    card.locator(".card-menu").click()
    page.get_by_role("menuitem", name="Language").click()
    page.get_by_label("The book is in").select_option("en")
    page.get_by_role("button", name="Save").click()
    until(lambda: card.locator(".listen").count() == 1, "the book can be heard")
    assert "No voice" not in card.inner_text()


def test_export_is_refused_with_words_unless_insisted_on(server, page, german, picture):
    page.goto("/")
    card = page.locator(f'li.book:has(a[href="/books/{german}"])')
    card.locator(".card-menu").click()
    page.get_by_role("menuitem", name="Export").click()
    dialog = page.locator("dialog[open]")
    assert "No voice for German is installed." in dialog.inner_text()
    picture("export")
    dialog.get_by_label("Format").select_option("wav")
    dialog.get_by_label("Make it all the same").check()
    dialog.get_by_role("button", name="Make it", exact=True).click()
    until(lambda: dialog.locator(".exports li").count() == 1, "the export is begun")


def test_voice_that_fails_stops_with_words(server, page, watch, book, picture):
    watch.expected.append("422")
    fail = '{"error": {"code": "unspeakable", "message": "There is nothing here that can be spoken.", "suggestion": null}}'
    page.route("**/clips/*.json*", lambda route: route.fulfill(status=422, body=fail, content_type="application/json"))
    reader = Reader(page, book)
    before = server.get(f"/api/books/{book}/outline")["places"]
    page.locator('[data-action="toggle"]').first.click()
    bar = page.locator('[data-topic="failed"]', has_text="The voice has stopped")
    bar.wait_for()
    picture("gave-up")
    assert "There is nothing here that can be spoken." in bar.inner_text()
    assert reader.label == "Play"
    assert server.get(f"/api/books/{book}/outline")["places"] == before
