"""A PDF in a real browser: it reads, sounds, keeps its place and is exported like any other book.

The file is printed by the browser itself, from the sample's own words: narrow justified columns with hyphens, a running
head and a page number on every page.
"""

import re
import urllib.request
import zipfile

import pytest
from conftest import SAMPLE, until
from reader_page import Reader

HEAD = "The Time Machine, a specimen"
PAGE = """<!doctype html><html lang="en"><title>A specimen</title><style>
body {{ font: 11pt/1.4 "Liberation Serif", serif; text-align: justify; hyphens: auto; columns: 2; column-gap: 24pt; margin: 0 }}
p {{ margin: 0; text-indent: 1.5em }} h2 {{ font-size: 16pt; text-align: center; column-span: all }} h2 + p {{ text-indent: 0 }}
</style><body>{}</body></html>"""
# What stands in the margins of each page.
MARGIN = '<div style="width: 100%; font-size: 8pt; text-align: center">{}</div>'


def chapters() -> list[str]:
    """The beginnings of the sample's first two chapters, as paragraphs."""
    with zipfile.ZipFile(SAMPLE) as archive:
        names = sorted(name for name in archive.namelist() if re.search(r"chapter-[12]\.xhtml$", name))
        pages = [archive.read(name).decode() for name in names]
    return [re.findall(r"<p>(.*?)</p>", page, re.S)[:20] for page in pages]


@pytest.fixture(scope="module")
def paragraphs() -> list[list[str]]:
    """The words of each paragraph, by chapter."""
    plain = [[re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", text)).strip() for text in chapter] for chapter in chapters()]
    assert [len(chapter) > 8 for chapter in plain] == [True, True]
    return plain


@pytest.fixture(scope="module")
def book(server, browser, paragraphs, tmp_path_factory) -> int:
    body = "".join(
        f"<h2>Chapter {number}</h2>" + "".join(f"<p>{text}</p>" for text in chapter)
        for number, chapter in enumerate(paragraphs, 1)
    )
    printer = browser.new_page()
    printer.set_content(PAGE.format(body))
    file = tmp_path_factory.mktemp("printed") / "specimen.pdf"
    printer.pdf(
        path=file,
        width="5.8in",
        height="8.3in",
        margin={side: "0.75in" for side in ("top", "bottom", "left", "right")},
        display_header_footer=True,
        header_template=MARGIN.format(HEAD),
        footer_template=MARGIN.format('<span class="pageNumber"></span>'),
    )
    printer.close()
    return server.add(file)


@pytest.fixture
def reader(page, book):
    return Reader(page, book)


def squeezed(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("\u2060", "")).strip()


def test_the_text_flows_as_it_was_written(reader, page, paragraphs):
    assert page.locator(".part :is(h1, h2, h3)").all_inner_texts()[0].strip() == "Chapter 1"
    printed = [squeezed(text) for text in page.locator(".part p:not([data-role] p)").all_text_contents()]
    # All of the first chapter's, whole: no line end, column or page cuts one, and no head stands in one.
    for words in paragraphs[0]:
        assert squeezed(words) in printed
    assert HEAD not in " ".join(printed)


def test_contents_name_the_chapters(reader, page):
    reader.press("c")
    entries = page.locator("#contents-list button").all_inner_texts()
    assert [entry.split("\n")[0] for entry in entries] == ["Chapter 1", "Chapter 2"]


def test_a_tap_sounds_the_word_and_lights_it_up(reader, page):
    offset = reader.find("must have extension")
    reader.go(offset)
    reader.page.evaluate("() => { window.lit = tests.first() }")
    reader.tap(offset + 1)
    reader.wait_until_it_speaks()
    assert page.evaluate("lit")["word"]["text"] == "must"
    reader.press(" ")
    place = reader.word["start"]
    reader.open()
    until(lambda: reader.is_in_window(place), "the place is there after a reload")


def test_heads_are_skipped_with_a_reason(reader, server, book):
    length = server.get(f"/api/books/{book}/outline")["length"]
    omissions = server.get(f"/api/books/{book}/omissions?start=0&end={length}")["omissions"]
    reasons = {omission["reason"] for omission in omissions}
    assert "page-furniture" in reasons
    assert len([omission for omission in omissions if omission["reason"] == "page-furniture"]) >= 4


def test_it_is_exported_like_any_other(server, book):
    job = server.send("POST", "/api/exports", {"book": book, "format": "mp3", "chapters": "1"})
    until(lambda: server.get(f"/api/exports/{job['id']}")["state"] in ("done", "failed"), "the export ends", patience=300)
    job = server.get(f"/api/exports/{job['id']}")
    assert job["state"] == "done", job
    with urllib.request.urlopen(f"{server.address}/api/exports/{job['id']}/file") as response:
        assert len(response.read()) > 500_000
