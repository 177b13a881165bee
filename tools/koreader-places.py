#!/usr/bin/env python3
"""Places in EPUBs as KOReader's engine names them, made without Vorleser, for tests to compare with.

    koreader-places.py make BOOK.epub COUNT SEED     places here and there in a book, each with the text that stands there
    koreader-places.py find BOOK.epub < pointers     what stands at each place of a list of pointers

Answers are JSON. The tree is made as crengine makes it (lvxml.cpp, epubfmt.cpp, lvtinydom.cpp; commit 05b2098f):
from the characters of the file, by no XML parser. `docs/koreader.md` has the rules.
"""

import html
import json
import posixpath
import random
import re
import sys
import unicodedata
import urllib.parse
import xml.etree.ElementTree as ElementTree
import zipfile

BLANKS = " \t\r\n"
LONGEST_TEXT = 8192
BLOCKS = set(
    """body hr form pre blockquote div h1 h2 h3 h4 h5 h6 p output section ol ul li dl dt dd table caption colgroup
    col thead tbody tfoot tr th td address article aside canvas fieldset figcaption figure footer header hgroup legend
    main nav noscript video center dir menu multicol noframes search listing textarea plaintext xmp details dialog
    summary frame frameset iframe noembed template select button marquee optgroup datalist map subtitle""".split()
)
TEXTLESS = set("table colgroup col thead tbody tfoot tr".split())
PREFORMATTED = set("pre listing textarea plaintext xmp".split())
UNREAD = set(
    """script style template rt rp rtc audio video iframe embed canvas noframes datalist head param source track applet
    map colgroup svg math object input textarea meter progress select noscript stylesheet""".split()
)
IDENT = re.compile(r"[\w.\-]+", re.UNICODE)


class Node:
    """An element, or a text."""

    def __init__(self, parent, name=None, text=None):
        self.parent, self.name, self.text, self.children = parent, name, text, []

    @property
    def is_text(self):
        return self.text is not None

    @property
    def is_blank(self):
        return self.is_text and not self.text.strip(BLANKS)

    @property
    def is_preformatted(self):
        node = self
        while node is not None:
            if node.name in PREFORMATTED:
                return True
            node = node.parent
        return False


class Builder:
    """What is inside the body, as it is told of."""

    def __init__(self):
        self.body = self.current = None
        self.is_done = False

    def open(self, name):
        if self.is_done:
            return
        if self.body is None:
            if name == "body":
                self.body = self.current = Node(None, "body")
            return
        node = Node(self.current, name)
        self.current.children.append(node)
        self.current = node

    def close(self, name):
        if self.body is None or self.is_done:
            return
        if name == "body":
            self.is_done = True
            return
        node = self.current
        while node is not None and node.name != name:
            node = node.parent
        if node is not None and node.parent is not None:
            self.current = node.parent

    def add(self, raw, is_cdata=False):
        if self.body is None or self.is_done:
            return
        parent = self.current
        if parent.name in TEXTLESS:
            return
        keeps = parent.is_preformatted
        text = preformatted(raw, is_cdata) if keeps else collapsed(raw, is_cdata)
        if not keeps and not parent.children and parent.name in BLOCKS and not text.strip(BLANKS):
            return
        if keeps and parent.name in ("pre", "textarea") and not parent.children and text.startswith("\n"):
            text = text[1:]
        parent.children.append(Node(parent, text=text))


def reference(match):
    return html.unescape(match.group(0))


REFERENCE = re.compile(r"&(?:#[0-9]+|#x[0-9a-fA-F]+|[A-Za-z][A-Za-z0-9]*);")


def collapsed(raw, is_cdata):
    """White space that is written in a row is one blank; what references stand for is no white space."""
    result, last, was_blank = [], 0, False
    for match in [] if is_cdata else REFERENCE.finditer(raw):
        part, was_blank = collapsed_part(raw[last : match.start()], was_blank)
        result += [part, reference(match)]
        last, was_blank = match.end(), False
    part, _ = collapsed_part(raw[last:], was_blank)
    return "".join(result + [part])


def collapsed_part(raw, was_blank):
    result = []
    for sign in raw:
        if sign in BLANKS:
            if not was_blank:
                result.append(" ")
            was_blank = True
        else:
            result.append(sign)
            was_blank = False
    return "".join(result), was_blank


def preformatted(raw, is_cdata):
    text = raw.replace("\r\n", "\n").replace("\r", "\n")
    return (text if is_cdata else REFERENCE.sub(reference, text)).expandtabs(8)


def parse(source):
    """Goes through the characters of a document."""
    builder = Builder()
    place = source.find("<")
    while 0 <= place < len(source):
        place += 1  # behind “<”
        while place < len(source) and source[place] in BLANKS:
            place += 1
        if source.startswith("!--", place):
            end = source.find("-->", place + 2)
            place = text(source, len(source) if end < 0 else end + 3, builder)
            continue
        if source.startswith("![CDATA[", place):
            end = source.find("]]>", place)
            end = len(source) if end < 0 else end
            pieces(source[place + 8 : end], builder, is_cdata=True)
            place = text(source, end + 3, builder)
            continue
        closes = source.startswith("/", place)
        asks = source.startswith("?", place)
        place += closes or asks
        match = IDENT.match(source, place)
        if match is None:
            end = source.find(">", place)
            place = text(source, len(source) if end < 0 else end + 1, builder)
            continue
        name, place = match.group(0), match.end()
        if source.startswith(":", place) and (match := IDENT.match(source, place + 1)):
            name, place = match.group(0), match.end()
        name = name.lower()
        if closes:
            builder.close(name)
            end = source.find(">", place)
            place = text(source, len(source) if end < 0 else end + 1, builder)
            continue
        name = "?" + name if asks else name
        builder.open(name)
        place, is_empty = attributes(source, place)
        if is_empty:
            builder.close(name)
        elif name in ("style", "script"):
            end = source.lower().find("</" + name, place)
            end = len(source) if end < 0 else end
            pieces(source[place:end], builder)
            place = end
            continue
        place = text(source, place, builder)
    return builder.body


def attributes(source, place):
    """To the end of a tag; also whether it ends its element."""
    while place < len(source):
        sign = source[place]
        if sign == ">":
            return place + 1, False
        if sign in "/?" and source.startswith(">", place + 1):
            return place + 2, True
        if sign == "=":
            place += 1
            while place < len(source) and source[place] in BLANKS:
                place += 1
            quote = source[place] if source[place : place + 1] in ("'", '"') else None
            place += quote is not None
            # A quoted value ends at “>”, too.
            while place < len(source) and source[place] != ">":
                if source[place] == quote or (quote is None and source[place] in BLANKS):
                    place += quote is not None
                    break
                place += 1
            continue
        place += 1
    return place, False


def text(source, place, builder):
    end = source.find("<", place)
    end = len(source) if end < 0 else end
    pieces(source[place:end], builder)
    return end if end < len(source) else -1


def pieces(raw, builder, is_cdata=False):
    """Long text is given on in pieces."""
    while len(raw) >= LONGEST_TEXT:
        cut = max(raw.rfind(" ", 0, LONGEST_TEXT), raw.rfind("\n", 0, LONGEST_TEXT)) + 1 or LONGEST_TEXT
        builder.add(raw[:cut], is_cdata)
        raw = raw[cut:]
    if raw:
        builder.add(raw, is_cdata)


def is_block(node):
    return node is not None and node.name in BLOCKS


def lay_out(node):
    """Leaves out the white space around blocks."""
    for child in node.children:
        lay_out(child)
    if node.is_text or node.is_preformatted or not any(is_block(child) for child in node.children):
        return
    solid = [child for child in node.children if not child.is_blank]
    kept, before = [], None
    following = iter(solid + [None])
    after = next(following)
    for child in node.children:
        if child is after:
            before, after = child, next(following)
            kept.append(child)
        elif before is not None and after is not None and not is_block(before) and not is_block(after):
            kept.append(child)
    node.children = kept


class Book:
    """The documents of an EPUB, as far as they can be read."""

    def __init__(self, path):
        self.archive = zipfile.ZipFile(path)
        names = {name: name for name in self.archive.namelist()}
        container = ElementTree.fromstring(self.archive.read("META-INF/container.xml"))
        package = next(node.get("full-path") for node in container.iter() if node.tag.endswith("rootfile"))
        tree = ElementTree.fromstring(self.archive.read(package))
        base = posixpath.dirname(package)
        items = {node.get("id"): node for node in tree.iter() if node.tag.endswith("}item")}
        self.fragments = []
        for node in tree.iter():
            item = items.get(node.get("idref")) if node.tag.endswith("}itemref") else None
            if item is None:
                continue
            href = posixpath.normpath(posixpath.join(base, urllib.parse.unquote(item.get("href"))))
            body = None
            if href in names and "html" in item.get("media-type", ""):
                body = parse(decoded(self.archive.read(href)))
            if body is not None:
                lay_out(body)
            self.fragments.append(body)

    def leaves(self, fragment):
        """The texts that are read, in order, each with the number of its paragraph."""
        body, result, paragraph = self.fragments[fragment], [], 0

        def walk(node):
            nonlocal paragraph
            if node.is_text:
                result.append((node, paragraph))
                return
            if node.name in UNREAD:
                return
            breaks = node.name in BLOCKS or node.name == "br"
            paragraph += breaks
            for child in node.children:
                walk(child)
            paragraph += breaks

        if body is not None:
            walk(body)
        return result


def decoded(data):
    for mark, name in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            return data.decode(name)
    match = re.match(rb"<\?xml[^>]*encoding=[\"']([\w\-]+)", data)
    return data.decode(match.group(1).decode() if match else "utf-8", "replace")


def pointer(fragment, node, point, is_explicit):
    """As toStringV2 writes it: with every number, or only with those that are needed."""
    path = f".{point}"
    while node is not None:
        if node.parent is None:
            step, same, index = "body", 1, 1
        elif node.is_text:
            texts = [child for child in node.parent.children if child.is_text]
            step, same, index = "text()", len(texts), 1 + next(i for i, n in enumerate(texts) if n is node)
        else:
            named = [child for child in node.parent.children if child.name == node.name]
            step, same, index = node.name, len(named), 1 + next(i for i, n in enumerate(named) if n is node)
        path = f"/{step}" + (f"[{index}]" if is_explicit or same > 1 else "") + path
        node = node.parent
    return ("/body[1]" if is_explicit else "/body") + f"/DocFragment[{fragment + 1}]" + path


def found(book, path):
    """The node that a pointer leads to and the place in it, as createXPointerV2 finds them."""
    match = re.fullmatch(r"/body(?:\[1\])?/DocFragment\[(\d+)\]/body(?:\[1\])?(.*?)(?:\.(\d+))?", path)
    if match is None or not 0 < int(match.group(1)) <= len(book.fragments):
        return None
    fragment, point = int(match.group(1)) - 1, int(match.group(3) or 0)
    node = book.fragments[fragment]
    for name, index in re.findall(r"/([^/\[]+)(?:\[(\d+)\])?", match.group(2)):
        if node is None:
            return None
        same = [c for c in node.children if (c.is_text if name == "text()" else c.name == name)]
        index = int(index or 1)
        node = same[index - 1] if index <= len(same) else None
    if node is None or point > (len(node.text) if node.is_text else len(node.children)):
        return None
    return fragment, node, point


def letters(words):
    return "".join(c for c in unicodedata.normalize("NFC", words) if unicodedata.category(c)[0] in "LN")


def standing(book, fragment, node, point):
    """The letters of the paragraph at a place, and those of them from there on."""
    leaves = book.leaves(fragment)
    inside = {id(node)}

    def add(element):
        for child in element.children:
            inside.add(id(child))
            add(child)

    if not node.is_text:
        order = [leaf for leaf in leaves]
        add(node)
        first = next((i for i, (leaf, _) in enumerate(order) if id(leaf) in inside and not leaf.is_blank), None)
        point = 0
    else:
        first = next((i for i, (leaf, _) in enumerate(leaves) if leaf is node), None)
    if first is None:
        return None
    paragraph = leaves[first][1]
    whole = "".join(leaf.text for leaf, number in leaves if number == paragraph)
    rest = leaves[first][0].text[point:] + "".join(
        leaf.text for leaf, number in leaves[first + 1 :] if number == paragraph
    )
    return {"paragraph": letters(whole), "rest": letters(rest)}


def make(path, count, seed):
    book, chance = Book(path), random.Random(seed)
    places = []
    for fragment in range(len(book.fragments)):
        places += [(fragment, node) for node, _ in book.leaves(fragment) if len(letters(node.text)) >= 3]
    answer = []
    # A long text is read longer.
    for fragment, node in chance.choices(places, weights=[len(node.text) for _, node in places], k=count):
        starts = [match.start() for match in re.finditer(r"(?<!\w)\w", node.text)] or [0]
        point = chance.choice(starts)
        answer.append(
            {"pointer": pointer(fragment, node, point, chance.random() < 0.5)} | standing(book, fragment, node, point)
        )
    return answer


def find(path, pointers):
    book = Book(path)
    answer = []
    for path in pointers:
        place = found(book, path)
        answer.append(standing(book, *place) if place else None)
    return answer


if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    if len(sys.argv) == 5 and sys.argv[1] == "make":
        print(json.dumps(make(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))))
    elif len(sys.argv) == 3 and sys.argv[1] == "find":
        print(json.dumps(find(sys.argv[2], json.load(sys.stdin))))
    else:
        sys.exit(__doc__)
