"""The search of what is written in all books, from the library to the place."""

import pytest
from accessibility import violations
from conftest import until
from reader_page import SCRIPT
from test_lookup import picture

TEXT = "A long beginning. " * 400 + "Here the white whale swam. " + "A long end. " * 400


@pytest.fixture
def books(server, book) -> int:
    """Two with the words and the sample without; answers with the first one's number."""
    if len(server.get("/api/books")["books"]) < 3:
        server.send("POST", "/api/books/text", {"title": "Second", "text": "No. A White  Whale! " * 5})
        server.send("POST", "/api/books/text", {"title": "First", "text": TEXT})
    return max(book["id"] for book in server.get("/api/books")["books"])


@pytest.mark.parametrize("size", [(360, 800), (1280, 800)])
def test_what_is_found_is_grouped_by_book_and_leads_to_its_place(page, books, size):
    page.set_viewport_size(dict(zip(("width", "height"), size)))
    page.add_init_script(SCRIPT)
    page.goto("/")
    page.locator("#search").fill("white whale")
    page.locator("#search-text").click()
    until(lambda: page.locator("#text-state").inner_text() == "Found in 2 of 3 books.", "all books are searched")
    titles = page.locator("#text-hits h3").all_inner_texts()
    assert [title.strip() for title in titles] == ["First", "Second"]
    assert "All places" in page.locator("#text-hits > li").nth(1).inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    picture(page, f"search-all-{size[0]}")

    page.locator("#text-hits a.hit").first.click()
    page.wait_for_selector("body.is-open")
    page.evaluate("book => tests.load(book)", books)
    [hit] = until(lambda: page.evaluate("tests.spans('found')"), "the words are marked")
    assert hit["text"] == "white whale"
    box = lambda: page.evaluate("([start, end]) => tests.range(start, end)?.getBoundingClientRect().top", [hit["start"], hit["end"]])
    until(lambda: 0 <= (box() or -1) < size[1], "the place is in the window")
    assert page.url.endswith(f"/books/{books}")

    page.go_back()
    until(lambda: page.url.endswith("/?q=white+whale&in=text") or page.go_back(), "the library is back")
    until(lambda: page.locator("#text-hits a.hit").count() > 2, "what was found is there again")


def test_enter_searches_and_typing_on_takes_it_away(page, books):
    page.goto("/")
    page.locator("#search").fill("whale")
    page.keyboard.press("Enter")
    page.locator("#text-hits a.hit").first.wait_for()
    page.locator("#search").press_sequentially("x")
    assert page.locator("#text-hits a.hit").count() == 0
    page.locator("#search-text").click()
    until(lambda: page.locator("#text-state").inner_text() == "Found in 0 of 3 books.", "nothing is found")
