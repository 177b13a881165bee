"""The contents beside the text in wide windows: they stay, follow the place, and leave the keys to the reader."""

import pytest
from accessibility import violations
from playwright.sync_api import expect

from conftest import until
from reader_page import Reader


@pytest.fixture
def reader(page, book):
    page.set_viewport_size({"width": 1440, "height": 860})
    return Reader(page, book)


def side(page):
    return page.locator("#contents.is-side[open]")


def beside(page) -> bool:
    """Whether text, bars and contents lie side by side, and nothing is wider than the window."""
    return page.evaluate(
        """() => {
            const edge = document.getElementById('contents').getBoundingClientRect().right
            const parts = ['text', 'top-bar', 'transport'].map(id => document.getElementById(id).getBoundingClientRect())
            return parts.every(box => Math.abs(box.left - edge) < 1 && Math.abs(box.right - innerWidth) < 1)
                && document.documentElement.scrollWidth <= innerWidth
        }"""
    )


def test_the_contents_stay_beside_the_text(page, reader, server, tmp_path):
    other = tmp_path / "other.txt"
    other.write_text("A book that was begun. It has two sentences.")
    number = server.add(other)
    server.send("PUT", f"/api/books/{number}/place", {"offset": 3, "age": 0, "device": "0" * 24, "deviceName": "Test"})
    page.keyboard.press("c")
    side(page).wait_for()
    assert beside(page)
    assert page.locator("dialog:modal").count() == 0
    # An entry leads there, with the voice, and the contents stay.
    page.locator("#contents-list button", has_text="VIII").first.click()
    expect(page.locator("#chapter-title")).to_have_text("VIII")
    expect(page.locator("#contents-list [aria-current]")).to_contain_text("VIII")
    assert side(page).is_visible()
    # The keys are the reader's still.
    page.locator("#text").click(position={"x": 5, "y": 300})
    page.keyboard.press(" ")
    reader.wait_until_it_speaks()
    page.keyboard.press(" ")
    expect(page.locator("#other-books a")).to_contain_text("other")
    # Where the place goes the mark goes.
    reader.go(reader.find("Weena"))
    until(lambda: page.locator("#contents-list [aria-current]").inner_text().startswith("V\n"), "the chapter is marked")
    page.reload()
    page.wait_for_selector("body.is-open")
    side(page).wait_for()
    assert beside(page) and not page.evaluate("document.getElementById('contents').contains(document.activeElement)")
    page.keyboard.press("c")
    expect(page.locator("#contents")).to_be_hidden()
    page.reload()
    page.wait_for_selector("body.is-open")
    expect(page.locator("#contents")).to_be_hidden()
    page.keyboard.press("c")
    side(page).wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("#contents")).to_be_hidden()


def test_a_narrow_window_has_them_over_the_text(page, reader):
    page.keyboard.press("c")
    side(page).wait_for()
    page.keyboard.press("m")
    assert page.evaluate("getComputedStyle(document.querySelector('.columns')).columnCount") == "2"
    page.set_viewport_size({"width": 1230, "height": 800})
    until(lambda: page.evaluate("getComputedStyle(document.querySelector('.columns')).columnCount") == "1", "one page has room")
    assert beside(page)
    # The line of the book is long enough to find a place on it.
    assert page.locator("#timeline").bounding_box()["width"] > 300
    page.set_viewport_size({"width": 1000, "height": 780})
    expect(page.locator("#contents")).to_be_hidden()
    page.keyboard.press("c")
    expect(page.locator("#contents:modal")).to_be_visible()
    page.locator("#contents-list button", has_text="VIII").first.click()
    expect(page.locator("#contents")).to_be_hidden()
    # It was no wish: in a wide window they are there again.
    page.set_viewport_size({"width": 1440, "height": 860})
    side(page).wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_beside_the_text(page, reader, theme):
    page.keyboard.press("c")
    side(page).wait_for()
    page.evaluate("theme => localStorage.setItem('vorleser.theme', theme)", theme)
    for mode in ("scroll", "paged"):
        page.reload()
        page.wait_for_selector("body.is-open")
        assert violations(page) == [], mode
        page.keyboard.press("m")
