"""Documents that repeat something without end. What takes the square of a document's length shows in none that is short,
so these are long; the words come from the dictionaries of the other targets."""

import io
import random
import re
import time
import zipfile

import whole

NAME = "repeats"
INPUT = "a book that repeats something, read by the program itself"
VERB = "script"
SIZES = [30_000, 300_000, 1_000_000]

CONTAINER = """<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/>%s</rootfiles></container>"""
PACKAGE = """<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">1</dc:identifier><dc:title>T</dc:title>
<dc:language>en</dc:language>%s</metadata><manifest>%s
<item id="one" href="one.xhtml" media-type="application/xhtml+xml"/>
<item id="style" href="style.css" media-type="text/css"/>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml"/>
<item id="ncx" href="book.ncx" media-type="application/x-dtbncx+xml"/></manifest>
<spine toc="ncx"><itemref idref="one"/>%s</spine>%s</package>"""
PAGE = """<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
<head><title>T</title><link rel="stylesheet" href="style.css"/></head><body>%s</body></html>"""
NAV = PAGE % """<nav epub:type="toc"><ol><li><a href="one.xhtml">One</a></li>%s</ol></nav>"""
NCX = """<?xml version="1.0"?><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1"><navMap>
<navPoint id="one"><navLabel><text>One</text></navLabel><content src="one.xhtml"/></navPoint>%s</navMap></ncx>"""
STYLED = "<p class='a note' id='here'>Call me Ishmael.</p>" * 3000
# Whole elements, which a random choice of words hardly ever makes.
ELEMENTS = """<p id="here">a</p> | <a href="one.xhtml#here">1</a> | <sup><a href="#here">1</a></sup> | <h2>a</h2> | <tr><td>a
<li><a href="one.xhtml#here">a</a></li> | <li><a href="one.xhtml">a</a><ol> | <ol><li> | <ol> | <b><div></b> | <a><b><p>
<navPoint id="a"><navLabel><text>a</text></navLabel><content src="one.xhtml#here"/></navPoint> | <rootfiles>
<navPoint id="a"><navLabel><text>a</text></navLabel><content src="one.xhtml"/> | <itemref idref="one"/> | <a b='c'/>
<item id="a" href="b.xhtml" media-type="application/xhtml+xml"/> | <dc:creator>a</dc:creator> | <dc:title>a</dc:title>
<meta property="role" refines="#id">b</meta> | <meta name="cover" content="a"/> | <reference type="toc" href="one.xhtml"/>
<pageTarget type="normal" value="1"><navLabel><text>1</text></navLabel><content src="one.xhtml#here"/></pageTarget>
<rootfile full-path="a" media-type="application/oebps-package+xml"/> | <aside epub:type="footnote" id="a">b</aside>"""
RULES = """p{color:red} | p p  | .a,  | .note{display:none} | p:not(.a)  | a{b:( | a{b:[ | a{ | @media print{p{color:red}} | /* | *>"""


def sweep(seconds, work):
    """Reads such books for so long; returns a row of the table."""
    return whole.sweep(NAME, seconds, work, VERB, _documents(random.Random(int(time.time()))))


def _documents(chance):
    prose, markup, package, styles = (_words(name) for name in ("prose", "markup", "package", "styles"))
    elements = [piece for line in ELEMENTS.splitlines() for piece in line.split(" | ")]
    markup += elements * 4
    package += elements * 6
    styles += RULES.split(" | ") * 4
    letters = list("aA1.- \n") + ["\n\n", "Word ", ". ", "e\u0301", "\u0301\u0323", "\u1100\u1161"]
    while True:
        size = chance.choice(SIZES)
        kind = chance.randrange(10)
        if kind < 3:
            text = "Call me Ishmael. " + _repeated(prose + letters * 3, size, chance) + " The end."
            suffix, text = [(".txt", text), (".md", "# T\n\n" + text), (".html", f"<p>{text}</p>")][kind]
            yield suffix, text.encode()
        elif kind == 3:
            text = "<p>a</p>\n\n" + _repeated(markup + letters, size, chance)
            yield chance.choice([".html", ".md"]), text.encode()
        elif kind == 4:
            yield ".html", f"<style>{_repeated(styles, size, chance)}</style>{STYLED}".encode()
        elif kind == 5:
            yield ".epub", _book(style=_repeated(styles, size, chance), page=STYLED)
        elif kind == 6:
            yield ".epub", _book(page=_repeated(markup + letters, size, chance))
        elif kind == 7:
            yield ".epub", _book(page=_nested(elements + [word + ">" for word in markup], size, chance))
        else:
            some = chance.choice([_repeated, _nested])(package, size, chance)
            yield ".epub", _book(**{chance.choice(["container", "metadata", "manifest", "spine", "guide", "nav", "ncx"]): some})


def _repeated(words, size, chance):
    """One to three words again and again, perhaps after another that is not ended."""
    unit = "".join(chance.choice(words) for _ in range(chance.choice([1, 1, 2, 2, 3])))
    start = chance.choice(["", "", chance.choice(words)])
    return start + unit * (size // max(1, len(unit.encode())))


def _nested(words, size, chance):
    """Elements in elements, ended again."""
    unit = "".join(chance.choice(words) for _ in range(chance.choice([1, 1, 2])))
    ends = "".join(f"</{name}>" for name in reversed(re.findall(r"<([A-Za-z:]+)", unit)))
    count = size // max(1, len(unit) + len(ends))
    return unit * count + "a" + ends * count


def _book(container="", metadata="", manifest="", spine="", guide="", nav="", ncx="", style="", page="<p id='here'>Call.</p>"):
    package = PACKAGE % (metadata, manifest, spine, guide)
    if nav:
        package = package.replace('id="nav"', 'id="nav" properties="nav"')
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as book:
        for name, text in {
            "mimetype": "application/epub+zip", "META-INF/container.xml": CONTAINER % container, "book.opf": package,
            "one.xhtml": PAGE % page, "style.css": style, "nav.xhtml": NAV % nav, "book.ncx": NCX % ncx,
        }.items():
            book.writestr(name, text.encode())
    return file.getvalue()


def _words(name):
    """What a dictionary of libFuzzer's holds."""
    lines = (whole.ROOT / "tools" / "fuzz" / "dictionaries" / f"{name}.dict").read_text().splitlines()
    quoted = [match[1] for line in lines if (match := re.fullmatch(r'"(.*)"', line))]
    raw = [re.sub(rb"\\x([0-9A-F]{2})", lambda code: bytes([int(code[1], 16)]), word.encode()) for word in quoted]
    return [word.decode(errors="replace") for word in raw]
