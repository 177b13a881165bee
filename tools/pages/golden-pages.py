#!/usr/bin/env python3
"""Sets the golden pages, small PDFs of a kind each, and writes them to Tests/Sets/pages.

    golden-pages.py [FOLDER]

Nothing but Python is needed, and the same files come out each time. Letters are those of the standard font Helvetica, which no
file need hold, or, where it lacks them, boxes with a table that says which letters they stand for.
"""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Tests/Sets/pages"
WIDTH, HEIGHT = 420, 595
LEFT, RIGHT, TOP = 50, 370, 520
SIZE, LEADING = 10, 13

# Of Helvetica's letters from the blank on, in thousandths of an em. Source: Adobe's font metrics for the standard 14 fonts.
LETTERS = [int(width) for width in """
278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556
1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556
333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584
""".split()]

PROSE = """The lamp on the landing had burned all night, and nobody knew who had lit it. When the old man came down in the
morning he looked at it for a while, said nothing, and went on to the kitchen, where the cat was waiting for him. He had been told
that a letter would come before noon, and so he sat by the window and counted the people who crossed the square. There were not
many of them. A girl with a basket stopped at the well and drank, and two men carried a door from one house to another. At ten
the bells began, and the pigeons rose from the roof as they did every day."""
MORE = """It was not until the evening that the postman knocked. He was out of breath, and he had lost his cap on the hill. The
letter was thin, and the hand on it was one that the old man had not seen for thirty years. He put it on the table, and moved the
lamp nearer, and read the address twice before he broke the seal."""
LAST = """When he had read it he went to the stairs and put out the lamp. Then he packed the grey coat, and the book, and the
photograph that stood behind the clock, and closed the shutters one after another, as he had done each night of his life."""


def width(text, size=SIZE):
    return sum(LETTERS[ord(letter) - 32] for letter in text) * size / 1000


class Page:
    def __init__(self, turn=0):
        self.content, self.turn = [], turn

    def line(self, text, x, y, size=SIZE, font="F1", fill=None, matrix=None):
        """A line of letters; stretched between its words to a width where that is given."""
        blanks = text.count(" ")
        spacing = (fill - width(text, size)) / blanks if fill and blanks else 0
        place = matrix or f"1 0 0 1 {x:.2f} {y:.2f}"
        plain = text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        self.content.append(f"BT /{font} {size} Tf {spacing:.3f} Tw {place} Tm ({plain}) Tj ET")

    def centred(self, text, y, size=SIZE, font="F1"):
        self.line(text, (WIDTH - width(text, size)) / 2, y, size, font)

    def paragraph(self, text, y, left=LEFT, right=RIGHT, size=SIZE, indent=12, leading=LEADING, indents=(), hyphens=()):
        """Lines filled as typesetters fill them. `indents`: those of the first lines; `hyphens`: words that may be parted."""
        rest, first = text.split(), True
        indents = list(indents) or [indent]
        while rest:
            start = left + (indents.pop(0) if indents else 0)
            line, room = [], right - start
            while rest and width(" ".join([*line, rest[0]]), size) <= room:
                line.append(rest.pop(0))
            for whole, cut in hyphens:
                if rest and rest[0].startswith(whole):
                    head = whole[:cut] + "-"
                    if width(" ".join([*line, head]), size) <= room:
                        line.append(head)
                        rest[0] = rest[0][cut:]
            self.line(" ".join(line), start, y, size, fill=room if rest else None)
            y -= leading
        return y

    def rule(self, left, right, y):
        self.content.append(f"{left} {y} {right - left} 0.5 re f")


def file(pages, extra=()):
    """A PDF. `extra`: objects from number 10 on, for fonts; a page's own font is F1 (Helvetica) or F2 (bold), or what is there."""
    objects = {
        1: "<</Type/Catalog/Pages 2 0 R/Lang(en)>>",
        3: "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
        4: "<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>",
    }
    fonts = "/F1 3 0 R/F2 4 0 R"
    for number, text in enumerate(extra, 10):
        objects[number] = text
    if extra:
        fonts += "/F3 10 0 R"
    kids = []
    for index, page in enumerate(pages):
        number = 100 + 2 * index
        kids.append(f"{number} 0 R")
        content = "\n".join(page.content)
        objects[number] = (f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {WIDTH} {HEIGHT}]/Rotate {page.turn}"
                           f"/Resources<</Font<<{fonts}>>>>/Contents {number + 1} 0 R>>")
        objects[number + 1] = f"<</Length {len(content.encode('latin-1'))}>>\nstream\n{content}\nendstream"
    objects[2] = f"<</Type/Pages/Kids[{' '.join(kids)}]/Count {len(kids)}>>"
    body, places = "%PDF-1.7\n", {}
    for number in sorted(objects):
        places[number] = len(body.encode("latin-1"))
        body += f"{number} 0 obj\n{objects[number]}\nendobj\n"
    start = len(body.encode("latin-1"))
    body += "xref\n0 1\n0000000000 65535 f \n"
    body += "".join(f"{number} 1\n{places[number]:010} 00000 n \n" for number in sorted(places))
    body += f"trailer\n<</Root 1 0 R/Size {max(objects) + 1}>>\nstartxref\n{start}\n%%EOF\n"
    return body.encode("latin-1")


def one_page():
    page = Page()
    page.centred("Chapter One", TOP, 16, "F2")
    y = page.paragraph(PROSE, TOP - 40)
    page.paragraph(LAST, page.paragraph(MORE, y))
    return file([page])


def two_columns():
    page = Page()
    page.centred("News from the Square", TOP, 16, "F2")
    middle = (LEFT + RIGHT) / 2
    page.paragraph(PROSE, TOP - 40, right=middle - 10)
    page.paragraph(MORE, TOP - 40, left=middle + 10)
    page.paragraph(LAST, TOP - 40 - 13 * LEADING, left=middle + 10)
    return file([page])


def footnotes():
    page = Page()
    start = "The lamp on the landing had burned all night"
    page.line(start, LEFT + 12, TOP)
    page.line("1", LEFT + 12 + width(start), TOP + 4, 6)
    page.line(" and nobody knew why;", LEFT + 15.5 + width(start), TOP)
    y = page.paragraph(MORE, page.paragraph(PROSE, TOP - LEADING, indent=0))
    page.paragraph(LAST, y)
    page.rule(LEFT, LEFT + 90, 96)
    page.line("1", LEFT, 85, 5)
    page.paragraph("It had been a gift of the town, as the parish book says, and nobody but the sexton was to touch it.",
                   81, left=LEFT + 6, size=8, indent=0, leading=10)
    return file([page])


def table():
    page = Page()
    y = page.paragraph(MORE, TOP) - 10
    for row in [("Month", "Letters", "Parcels"), ("January", "12", "3"), ("February", "9", "0"), ("March", "15", "4"),
                ("April", "11", "2")]:
        for cell, x in zip(row, (LEFT + 20, LEFT + 140, LEFT + 240)):
            page.line(cell, x, y)
        y -= LEADING
    page.paragraph(LAST, y - 10)
    return file([page])


def verse():
    page = Page()
    y = page.paragraph(MORE, TOP) - 10
    for stanza in [("The lamp is out upon the stair,", "The cat has gone away,", "And nobody was ever there",
                    "Who could be asked to stay."),
                   ("The clock has stopped, the door is shut,", "The bells have rung for ten,",
                    "The letter lies in its old cut,", "And will not speak again.")]:
        for line in stanza:
            page.line(line, LEFT + 40, y)
            y -= LEADING
        y -= 8
    page.paragraph(LAST, y - 10)
    return file([page])


def drop_capital():
    page = Page()
    page.line("T", LEFT, TOP - LEADING - 1, 32)
    y = page.paragraph(PROSE[1:], TOP, indents=[24, 24])
    page.paragraph(MORE, y)
    return file([page])


def running_heads():
    pages = []
    # What stands at the edges of pages must differ from page to page, but for what is no text.
    texts = [PROSE, MORE + " " + LAST, LAST + " " + PROSE, PROSE[PROSE.index("There were"):] + " " + MORE]
    for number, text in enumerate(texts, 7):
        title = "THE LETTER" if number % 2 == 0 else "THE LAMP"
        page = Page()
        page.centred(title, 560, 8)
        page.paragraph(text, TOP)
        page.centred(str(number), 30, 8)
        pages.append(page)
    return file(pages)


def hyphens():
    page = Page()
    text = ("The photographer who lived next door was a well-known man, and his photographs of the mountains hung in every "
            "kitchen. Photographs, he used to say, are letters without words. ") * 3
    page.paragraph(text, TOP, right=LEFT + 190,
                   hyphens=[("photographer", 5), ("photographs", 5), ("well-known", 5), ("mountains", 4), ("kitchen", 4)])
    return file([page])


def contents():
    page = Page()
    page.centred("Contents", TOP, 14, "F2")
    y = TOP - 40
    for title, number in [("Chapter 1. The Lamp", "7"), ("Chapter 2. The Letter", "19"), ("Chapter 3. The Door", "34"),
                          ("Notes", "51")]:
        dots = "." * int((RIGHT - LEFT - width(f"{title}  {number}")) / width("."))
        page.line(f"{title} {dots} {number}", LEFT, y)
        y -= LEADING * 1.3
    second = Page()
    second.centred("Chapter 1. The Lamp", TOP, 14, "F2")
    second.paragraph(MORE, second.paragraph(PROSE, TOP - 40))
    return file([page, second])


def rotated():
    """A page that lies on its side, with letters that stand upright on it as it is shown."""
    page = Page(turn=90)
    y = TOP
    for line in ["The lamp on the landing had burned all night,", "and nobody knew who had lit it. When the old man",
                 "came down in the morning he looked at it for a while."]:
        # What is shown at (x, y) of the turned page stands at (HEIGHT of it - y, x).
        page.line(line, 0, 0, matrix=f"0 1 -1 0 {WIDTH - (y - 200) * 0.5:.2f} 60")
        y -= 2 * LEADING
    return file([page])


def right_to_left():
    """Hebrew, in boxes that stand for letters: from right to left on the page, in the order of reading in the file."""
    words = "שלום עולם זה ספר קטן על מנורה ישנה ועל איש זקן אשר גר בעיר קטנה ליד הים".split()
    alphabet = sorted({letter for word in words for letter in word} | {" ", "."})
    codes = {letter: 65 + index for index, letter in enumerate(alphabet)}
    box = "500 0 40 0 460 600 d1\n40 0 420 600 re f"
    empty = "500 0 0 0 0 0 d1"
    procedures = {letter: (empty if letter == " " else box) for letter in alphabet}
    names = " ".join(f"{codes[letter]} /g{codes[letter]}" for letter in alphabet)
    unicode = "\n".join(f"<{codes[letter]:02X}> <{ord(letter):04X}>" for letter in alphabet)
    cmap = ("/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Golden def /CMapType 2 def\n"
            f"1 begincodespacerange <00> <FF> endcodespacerange\n{len(alphabet)} beginbfchar\n{unicode}\nendbfchar\n"
            "endcmap end end")
    references = " ".join(f"/g{codes[letter]} {12 + index} 0 R" for index, letter in enumerate(alphabet))
    last = max(codes.values())
    extra = [
        f"<</Type/Font/Subtype/Type3/FontBBox[0 0 500 600]/FontMatrix[0.001 0 0 0.001 0 0]/CharProcs<<{references}>>"
        f"/Encoding<</Type/Encoding/Differences[{names}]>>/FirstChar 65/LastChar {last}"
        f"/Widths[{' '.join(['500'] * (last - 64))}]/ToUnicode 11 0 R/Resources<<>>>>",
        f"<</Length {len(cmap)}>>\nstream\n{cmap}\nendstream",
    ] + [f"<</Length {len(procedures[letter])}>>\nstream\n{procedures[letter]}\nendstream" for letter in alphabet]
    page, y, step = Page(), TOP, SIZE / 2
    lines, line = [], []
    for word in words * 3:
        if len(" ".join([*line, word])) * step > RIGHT - LEFT:
            lines.append(" ".join(line))
            line = []
        line.append(word)
    for text in [*lines, " ".join(line) + "."]:
        x = RIGHT
        for letter in text:
            x -= step
            page.content.append(f"BT /F3 {SIZE} Tf 1 0 0 1 {x:.2f} {y:.2f} Tm ({chr(codes[letter])}) Tj ET")
        y -= LEADING
    return file([page], extra)


def caption():
    page = Page()
    y = page.paragraph(PROSE, TOP) - 90
    page.content.append(f"0.8 g {LEFT + 60} {y} 200 80 re f 0 g")
    page.line("Fig. 3. The square in the morning, with the well.", LEFT + 60, y - 16, 8)
    page.paragraph(MORE, y - 46)
    return file([page])


def line_numbers():
    pages = []
    for first, text in ((1, PROSE + " " + MORE), (21, MORE + " " + LAST)):
        page, y = Page(), TOP
        bottom = page.paragraph(text, TOP)
        number = first
        while y > bottom + 1:
            if number % 5 == 0:
                page.line(str(number), LEFT - 25, y, 7)
            y, number = y - LEADING, number + 1
        pages.append(page)
    return file(pages)


PAGES = {
    "caption": caption, "contents": contents, "drop-capital": drop_capital, "footnotes": footnotes, "hyphens": hyphens,
    "line-numbers": line_numbers, "one-page": one_page, "right-to-left": right_to_left, "rotated": rotated,
    "running-heads": running_heads, "table": table, "two-columns": two_columns, "verse": verse,
}


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in PAGES.items():
        (folder / f"{name}.pdf").write_bytes(make())


if __name__ == "__main__":
    main()
