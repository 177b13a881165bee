"""Formulas that a book gives as MathML: set by the browser, while the page's text stays the book's, place for place."""

import pytest
from accessibility import violations

from conftest import until
from drawn_books import epub, formula
from reader_page import Reader

MATRIX = (
    "<mo>(</mo><mtable>"
    + "".join("<mtr>" + "".join(f"<mtd><mn>{n}</mn></mtd>" for n in row) + "</mtr>" for row in ((1, -1, 2, 1), (2, 1, 1, 8), (1, 1, 0, 5)))
    + "</mtable><mo>)</mo>"
)
ROOTS = "<mi>x</mi><mo>=</mo><mfrac><mrow><mo>−</mo><mi>b</mi><mo>±</mo><msqrt><msup><mi>b</mi><mn>2</mn></msup><mo>−</mo><mn>4</mn><mi>a</mi><mi>c</mi></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac>"
WIDE = "".join(f"<msub><mi>a</mi><mn>{n}</mn></msub><mo>+</mo>" for n in range(60)) + "<mi>z</mi>"
DESCRIBED = '<mi>y</mi><mo>=</mo><mn>1</mn>'
BLOCK = 'display="block"'
PAGES = [
    f"<h1>Roots</h1><p>We solve it: {formula(ROOTS)}, as is known.</p><p>{formula(MATRIX, BLOCK)}</p>"
    f"<p>{formula(WIDE, BLOCK)}</p><p>Then " + formula(DESCRIBED, 'alttext="y is one"') + " holds.</p>"
    + "<p>More words follow here, so that there is something to read.</p>" * 12
]
HOSTILE = [
    "<p>So "
    + formula(
        "<mi href='javascript:alert(1)' onclick='alert(1)' style='position:fixed;inset:0;font-size:900px'>x</mi>"
        "<maction actiontype='statusline' selection='2'><mi>p</mi><mi xlink:href='javascript:alert(1)' xmlns:xlink='http://www.w3.org/1999/xlink'>q</mi></maction>"
        "<mtext><img xmlns='http://www.w3.org/1999/xhtml' src='x' onerror='alert(1)'/><a xmlns='http://www.w3.org/1999/xhtml' href='https://evil.example'>w</a></mtext>"
        "<semantics><mi>s</mi><annotation-xml encoding='text/html'><script xmlns='http://www.w3.org/1999/xhtml'>alert(1)</script></annotation-xml></semantics>"
        "<mspace width='99999px' height='99999px'/><mo minsize='9999em'>(</mo><mtext>&lt;/math&gt;&lt;script&gt;alert(1)&lt;/script&gt;</mtext>"
    )
    + " ends.</p><p>After it.</p>"
]


@pytest.fixture(scope="module")
def drawn(tmp_path_factory):
    file = tmp_path_factory.mktemp("books") / "roots.epub"
    file.write_bytes(epub(PAGES))
    return file


@pytest.fixture(scope="module")
def roots(server, drawn) -> int:
    return server.add(drawn)


@pytest.fixture(scope="module")
def hostile(server, tmp_path_factory) -> int:
    file = tmp_path_factory.mktemp("books") / "hostile.epub"
    file.write_bytes(epub(HOSTILE))
    return server.add(file)


def text_of(server, book: int) -> str:
    """The book's text, by what search says stands where: the server's own word."""
    import html
    import re
    outline = server.get(f"/api/books/{book}/outline")
    parts = [server.get(f"/api/books/{book}/parts/{n}?revision={outline['revision']}")["html"] for n in range(len(outline["parts"]))]
    return "".join(html.unescape(re.sub(r"<[^>]*>", "", part)) for part in parts)


@pytest.mark.parametrize("mode", ["scroll", "paged"])
def test_formulas_are_set_and_the_text_is_the_books(page, server, roots, mode):
    page.add_init_script(f"localStorage.setItem('vorleser.mode', '{mode}')")
    Reader(page, roots)
    assert page.evaluate("[...document.querySelectorAll('#text .part')].map(part => part.textContent).join('')") == text_of(server, roots)
    shown = page.evaluate("""[...document.querySelectorAll('.formula.is-set')].map(host => {
        const math = host.shadowRoot.querySelector('math').getBoundingClientRect()
        return { width: math.width, height: math.height, rows: host.shadowRoot.querySelectorAll('mtr').length }
    })""")
    assert len(shown) == 4 and all(box["width"] > 5 and box["height"] > 5 for box in shown)
    assert [box["rows"] for box in shown] == [0, 3, 0, 0]
    # Three rows are as high as three lines.
    assert shown[1]["height"] > 2.5 * shown[3]["height"]


def test_a_formula_is_said_in_words_and_lit_as_a_whole(page, server, roots, drawn):
    import subprocess
    command, environment = server.command("script", str(drawn))
    script = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert "the square root of b squared minus four A c" in script and "[mathematics]" in script
    Reader(page, roots)
    box = page.locator(".formula.is-set").first.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    lit = """[...CSS.highlights.get('sentence')].some(range =>
        range.startContainer === document.querySelector('.formula.is-set').shadowRoot)"""
    until(lambda: page.evaluate(lit), "the formula is lit with its sentence")


def test_a_wide_formula_scrolls_in_itself(page, roots):
    page.set_viewport_size({"width": 320, "height": 640})
    Reader(page, roots)
    wide = page.locator(".formula.is-block").nth(1)
    until(lambda: wide.get_attribute("tabindex") == "0", "the keyboard comes to the wide formula")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    wide.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    assert wide.evaluate("host => host.scrollWidth > host.clientWidth")
    assert page.evaluate("""[...document.querySelectorAll('.formula.is-set')].every(host => host.getBoundingClientRect().right <= 320)""")


def test_axe_finds_nothing_with_formulas(page, roots):
    for width in (1280, 320):
        page.set_viewport_size({"width": width, "height": 800})
        Reader(page, roots)
        assert violations(page) == []


def test_hostile_formulas_change_nothing(page, server, hostile):
    Reader(page, hostile)
    assert page.evaluate("[...document.querySelectorAll('#text .part')].map(part => part.textContent).join('')") == text_of(server, hostile)
    found = page.evaluate("""[...document.querySelectorAll('.formula.is-set')].flatMap(host => [...host.shadowRoot.querySelectorAll('*')]
        .flatMap(element => [element.localName, ...element.getAttributeNames()]))""")
    assert set(found) <= {"math", "mi", "mo", "mtext", "mspace", "mrow", "width", "height", "minsize"}, found
    box = page.locator(".formula.is-set").bounding_box()
    assert box["width"] < 1300 and box["height"] < 500
    assert page.locator("#text script, #text a[href], #text img").count() == 0
