"""How long a book takes, where much of it is not read aloud: the line below the text, the card, the end."""

import re

import pytest
from conftest import until
from playwright.sync_api import expect
from reader_page import Reader

WORK = "# The Lamp\n\n" + "It was lit at night. Nobody knew why.\n\n" * 2
LONG_WORK = "".join(f"# Chapter {n}\n\n" + "The lamp was lit, and it burned all night.\n\n" * 40 for n in range(1, 5))
NOTES = "# Notes\n\n" + "See the other book, page nine, where it is said again.\n\n" * 400


def import_markdown(server, tmp_path, name, text):
    file = tmp_path / name
    file.write_text(text)
    return server.add(file)


@pytest.fixture
def short(server, tmp_path):
    """A few sentences, and a hundred times as much that nobody hears."""
    return import_markdown(server, tmp_path, "The Lamp.md", WORK + NOTES)


@pytest.fixture
def long(server, tmp_path):
    return import_markdown(server, tmp_path, "All Lamps.md", LONG_WORK + NOTES)


def minutes(words):
    hours = re.search(r"(\d+) h", words)
    rest = re.search(r"(\d+) min", words)
    return 60 * int(hours[1] if hours else 0) + int(rest[1] if rest else 0)


def test_what_is_skipped_takes_no_time_on_the_line(server, page, long):
    reader = Reader(page, long)
    times = server.get(f"/api/books/{long}/times")
    outline = server.get(f"/api/books/{long}/outline")
    assert times["end"] < outline["length"] / 2
    expect(page.locator("#timeline")).to_have_attribute("max", str(-int(-times["seconds"] // 1)))
    whole = minutes(page.locator("#book-left").inner_text())
    assert abs(whole - times["seconds"] / 60) <= 1
    third = outline["chapters"][2]["start"]
    reader.go(third)
    until(lambda: abs(minutes(page.locator("#book-left").inner_text()) - whole / 2) <= 1, "half of the time is left")
    reader.go(outline["chapters"][-1]["start"] + 2000)
    expect(page.locator("#book-left")).to_have_text("Finished")
    expect(page.locator("#chapter-left")).to_have_text("Not read aloud")


def test_the_line_leads_to_what_sounds_then(server, page, long):
    reader = Reader(page, long)
    third = server.get(f"/api/books/{long}/outline")["chapters"][2]["start"]
    seconds = server.get(f"/api/books/{long}/times")["seconds"]
    page.locator("#timeline").evaluate("(line, at) => { line.value = at; line.dispatchEvent(new Event('change')) }", seconds / 2)
    until(lambda: reader.is_in_window(third), "the third chapter of four is there")


def test_a_book_is_finished_when_the_voice_has_ended(server, page, short):
    reader = Reader(page, short)
    reader.press(" ")
    expect(page.locator("#book-left")).to_have_text("Finished", timeout=60_000)
    assert reader.label == "Play"
    until(lambda: server.get(f"/api/books/{short}")["isFinished"], "the server knows")
    page.goto("/")
    expect(page.locator(f'[data-key="{short}"]')).to_contain_text("Finished")

    # Whoever listens again hears it from its beginning, not its last words.
    reader.open("?listen=1")
    if page.locator("#welcome-play").is_visible():
        page.locator("#welcome-play").click()
    reader.wait_until_it_speaks()
    assert reader.word["start"] < 60
    until(lambda: not server.get(f"/api/books/{short}")["isFinished"], "it is being heard again")


def test_after_the_end_play_begins_again_or_where_one_has_read(server, page, short):
    reader = Reader(page, short)
    reader.press(" ")
    expect(page.locator("#book-left")).to_have_text("Finished", timeout=60_000)
    reader.press(" ")
    reader.wait_until_it_speaks()
    assert reader.word["start"] < 60


def test_where_nothing_is_read_aloud_it_is_said(server, page, short):
    reader = Reader(page, short)
    reader.go(server.get(f"/api/books/{short}/outline")["length"] - 200)
    reader.press(" ")
    offer = page.locator("#offers .offer", has_text="From here on nothing is read aloud.")
    expect(offer).to_be_visible()
    offer.get_by_role("button", name="Listen from the beginning").click()
    reader.wait_until_it_speaks()
    assert reader.word["start"] < 60
