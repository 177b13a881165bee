#!/usr/bin/env python3
"""Draws the apps on paper, of the values that they are built with: docs/apple/*.webp. No app has been seen yet: look at these.

usage: .venv/bin/python tools/apple/drawings.py [NAME …]     (Chromium, ffmpeg; tools/setup.sh test)

Ours are the sizes, colours and kinds of letters of Apps/design.toml, the words, the order of things, and the text, which has the very style
sheets of the web reader. The system's bars, lists, pictures on keys and letters are drawn roughly.
"""

import html
import pathlib
import re
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

import design

ROOT = design.ROOT
WEB = ROOT / "Sources/CWebPages/Web"
STYLE = pathlib.Path(__file__).parent / "drawings/drawings.css"
DRAWN = ROOT / "docs/apple"
MOST_BYTES = 150_000
SIZES = {"phone": (390, 844), "tablet": (1080, 810), "mac": (1080, 700)}
ICONS = dict(re.findall(r"^\s*(\w+): '(m?M?[^']+)',$", (WEB / "ui/icons.js").read_text(encoding="utf-8"), re.M))

TEXT = """<h2>Chapter I</h2>
<p>Emma Woodhouse, handsome, clever, and rich, with a comfortable home and happy disposition, seemed to unite some of the best blessings of existence;
and had lived nearly twenty-one years in the world with very little to distress or vex her.</p>
<p><span id="sentence">She was the youngest of the two daughters of a most <span id="word">affectionate</span>, indulgent father; and had, in consequence of her sister’s
marriage, been mistress of his house from a very early period.</span> Her mother had died too long ago for her to have more than an indistinct
remembrance of her caresses; and her place had been supplied by an excellent woman as governess, who had fallen little short of a mother in affection.</p>
<p>Sixteen years had <span id="mark">Miss Taylor been in Mr. Woodhouse’s family</span>, less as a governess than a friend, very fond of both daughters, but
particularly of Emma. Between <em>them</em> it was more the intimacy of sisters. Even before Miss Taylor had ceased to hold the nominal office of governess,
the mildness of her temper had hardly allowed her to impose any restraint.</p>
<p>The real evils, indeed, of Emma’s situation were the power of having rather too much her own way, and a disposition to think a little too well of herself.</p>"""


def icon(name):
    return f'<svg viewBox="0 0 24 24"><path d="{ICONS[name]}"/></svg>'


def variables(values, dark, kind):
    """The design as custom properties."""
    index = 1 if kind == "mac" else 0
    pairs = {name: pair[dark] for name, pair in values["colours"].items()}
    pairs |= {name: f"{size}px" for name, size in values["sizes"].items()}
    pairs |= {name: f"{sizes[index]}px" for name, sizes in values["letter-sizes"].items()}
    return "".join(f"--{name}:{value};" for name, value in pairs.items())


def pane(values, dark, lit=True, larger=1.0):
    """The book's text, as the page in the web view shows it."""
    text = values["text"]
    size = text["size"] * larger
    dress = (
        f"--text-size:{size}px;--text-line:{text['line']};--text-width:{text['width']}em;--text-margin:{text['margin']}px;--text-letters:0;"
        f"--text-words:0;--text-font:Literata,&quot;Liberation Serif&quot;,serif"
    )
    sheets = "".join(f'<link rel="stylesheet" href="{(WEB / name).as_uri()}">' for name in (
        "style/base.css", "style/reader.css", "style/book.css", "style/layout.css", "pane/pane.css",
    ))  # fmt: skip
    marks = "sentence word" if lit else ""
    script = f"""for (const name of '{marks} mark'.trim().split(' ')) {{
        const range = new Range(); range.selectNodeContents(document.getElementById(name));
        const highlight = new Highlight(range); highlight.priority = name === 'word' ? 2 : 1;
        CSS.highlights.set(name === 'mark' ? 'mark-yellow' : name, highlight) }}"""
    page = (
        f'<!doctype html><html lang="en" data-palette="{"dark" if dark else "light"}" style="{dress}"><head><meta charset="utf-8">{sheets}</head>'
        f'<body class="reader is-scroll"><main id="text" class="text"><div class="column"><div class="part">{" ".join(TEXT.split())}</div></div></main>'
        f"<script>{script}</script></body></html>"
    )
    return f'<iframe srcdoc="{html.escape(page)}"></iframe>'


# --- parts


def row(title, authors="", facts="", share=None, trouble="", chosen=False, colour="#b9a58a"):
    words = f'<div class="title">{title}</div>'
    words += f'<div class="authors">{authors}</div>' if authors else ""
    words += f'<div class="facts">{facts}</div>' if facts else ""
    words += f'<div class="trouble">{icon("warning")}{trouble}</div>' if trouble else ""
    words += f'<div class="progress"><div style="width:{share}%"></div></div>' if share else ""
    cover = f'<div class="cover" style="background:{colour};color:#fff">{title[0]}</div>' if colour else f'<div class="cover">{title[0]}</div>'
    return f'<div class="row{" chosen" if chosen else ""}">{cover}<div class="words">{words}</div></div>'


def coming(name, body):
    return (
        f'<div class="row"><div class="words"><div style="display:flex"><span style="flex:1;font-size:var(--body)">{name}</span>'
        f'<span class="link">{icon("close")}</span></div>{body}</div></div>'
    )


BOOKS = [
    ("Emma", "Jane Austen", "EPUB · Resume at 23 % · 11 h", 23, "", "#8a6f4d"),
    ("Die Verwandlung", "Franz Kafka", "Text · Listen · 2 h 5 min", None, "", ""),
    ("On the Origin of Species by Means of Natural Selection", "Charles Darwin", "PDF · Resume at 61 % · 8 h 40 min", 61, "", "#4d6b5a"),
    ("Annual report", "", "PDF · Finished", 100, "", ""),
    ("Clipboard, 29 Nov 2026 at 08:12", "", "Text · Listen · 4 min", None, "", ""),
]


def shelf(chosen=None):
    return "".join(row(t, a, f, s, x, t == chosen, c) for t, a, f, s, x, c in BOOKS)


def library(body, name="Vorleser", with_search=True):
    search = '<div class="search">Titles and authors</div>' if with_search else ""
    tools = f'<span class="key">{icon("add")}</span><span class="key">{icon("paste")}</span><span class="key">{icon("more")}</span>'
    return f'<div class="nav"><span class="name"></span>{tools}</div><div class="large-name">{name}</div>{search}<div class="list">{body}</div>'


def transport(place="Chapter I · 23 %", is_on=True, sleep=""):
    keys = ["chapterBack", None, "sentenceBack", "play", "sentenceForward", "paragraphForward", "chapterForward"]
    drawn = ""
    for name in keys:
        if name == "play":
            drawn += f'<span class="key play" style="color:var(--system-ink)">{icon("pause" if is_on else "play")}</span>'
        elif name is None:
            drawn += '<span class="key" style="font-size:13px;font-weight:600">↺15</span>'
        else:
            drawn += f'<span class="key">{icon(name)}</span>'
    return (
        f'<div class="bar"><div class="facts">{place}</div>'
        f'<div class="times"><span>4:05</span><div class="slider" style="--done:34%"></div><span>12:10</span></div>'
        f'<div class="between"><span class="speed">1.25×</span><span class="speed">{icon("moon")}{sleep}</span></div>'
        f'<div class="keys">{drawn}</div></div>'
    )


def reader(values, dark, name="Emma", back=True, offer="", bar="", larger=1.0, lit=True):
    tools = "".join(f'<span class="key">{icon(one)}</span>' for one in ("contents", "search", "bookmark", "more"))
    first = f'<span class="key">{icon("left")}</span>' if back else ""
    over = f'<div class="offer">{offer}</div>' if offer else ""
    return (
        f'<div class="nav of-page">{first}<span class="name">{name}</span>{tools}</div>'
        f'<div class="pane">{pane(values, dark, lit, larger)}{over}</div>{bar or transport()}'
    )


def playing(title="Emma", chapter="Chapter I"):
    return (
        f'<div class="playing"><div class="words" style="padding-block:8px"><div style="font-size:var(--body)">{title}</div>'
        f'<div class="facts">{chapter}</div></div><span class="key">{icon("pause")}</span></div>'
    )


def device(values, kind, dark, content, css=""):
    width, height = SIZES[kind]
    clock = "" if kind == "mac" else '<div class="clock"><span>9:41</span><span>▪▪▪</span></div>'
    bar = '<div class="window-keys"><i></i><i></i><i></i></div>' if kind == "mac" else ""
    return (
        f'<div class="device {kind} {"dark" if dark else "light"} {css}" style="width:{width + 16}px;height:{height + 16}px;{variables(values, dark, kind)}">'
        f'<div class="column-of-app">{bar}{clock}{content}</div></div>'
    )


def split(values, kind, dark, chosen="Emma"):
    """The library beside the book."""
    tools = library(shelf(chosen), with_search=True)
    return device(values, kind, dark, (
        f'<div style="display:flex;flex:1;min-height:0"><div class="column-of-app sidebar">{tools}</div>'
        f'<div class="column-of-app">{reader(values, dark, back=False)}</div></div>'
    ))  # fmt: skip


def car(values, tab, rows):
    tabs = "".join(f"<b>{name}</b>" if name == tab else f"<span>{name}</span>" for name in ("Books", "Chapters"))
    return (
        f'<div class="device car dark" style="{variables(values, True, "phone")}"><div class="column-of-app"><div class="tabs">{tabs}</div>{rows}</div></div>'
    )


# --- drawings


def drawings(values):
    """Each by its name: how fine, and what is on it."""
    note = '<div class="capsule">' + "".join(f"<span>{icon(one)}</span>" for one in ("play", "edit", "note", "bookmark", "close")) + "</div>"
    back = f'<div>{icon("download")}Back to the Voice</div>'
    yield "iphone-light", 1, (
        device(values, "phone", False, library(shelf()) + playing()) + device(values, "phone", False, reader(values, False))
    )
    yield "iphone-dark", 1, (
        device(values, "phone", True, reader(values, True, offer=back, bar=transport(is_on=True, sleep="14:20")))
        + device(values, "phone", True, reader(values, True, offer=note, lit=False, bar=transport(is_on=False)))
    )
    empty = (
        f'<div class="empty">{icon("book")}<div class="title">No book yet</div><div class="authors">Add an EPUB, a PDF, a text, or what you have copied.</div>'
        f'<div class="link">Add a Book</div></div>'
    )
    states = (
        coming("Middlemarch.epub", '<div class="progress"><div style="width:40%"></div></div>')
        + coming("report.pdf", '<div class="field">Password</div>')
        + coming("song.mp3", '<div class="facts">song.mp3 is no book. Choose a book: an EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML file.</div><div class="link">Try Again</div>')
        + coming("example.org", '<div class="facts">It is in the library.</div>')
        + row("Persuasion", "Jane Austen", "EPUB · Resume at 4 % · Copy 2", None, "Its file is missing", colour="")
        + row("Seitsemän veljestä", "Aleksis Kivi", "Text · Listen · no voice for Finnish", colour="")
    )
    undo = f'<div class="playing" style="padding-block:14px 30px;font-size:var(--body)"><span style="flex:1">“Emma” was removed</span><span class="link">Undo</span></div>'
    yield "iphone-states", 1, (
        device(values, "phone", False, library(empty, with_search=False)) + device(values, "phone", False, library(states) + undo)
    )
    yield "ipad-light", 1, split(values, "tablet", False)
    yield "mac-dark", 1, split(values, "mac", True)
    share = (
        f'<div class="sheet"><div class="nav"><span class="name" style="text-align:start;padding-inline:16px">Listen in Vorleser</span><span class="link" style="padding:0 12px">Done</span></div>'
        f'<div class="empty">{icon("check")}<div style="font-size:var(--body)">“The Lamp” is waiting in Vorleser.</div><div class="facts">Open Vorleser to listen.</div></div></div>'
    )
    yield "share-and-large-letters", 1, (
        device(values, "phone", False, share, "behind")
        + device(values, "phone", False, reader(values, False, larger=1.9))
    )
    books = (
        '<div class="heading">Being read</div>'
        + row("Emma", "", "Jane Austen · Resume at 23 %", 23, colour="#8a6f4d")
        + row("On the Origin of Species", "", "Charles Darwin · Resume at 61 %", 61, colour="#4d6b5a")
        + '<div class="heading">Other books</div>' + row("Die Verwandlung", "", "Franz Kafka · Listen", colour="")
    )
    chapters = '<div class="heading">Emma</div>' + "".join(
        f'<div class="row"><div class="words"><div class="title">{"▶ " if number == 1 else ""}Chapter {name}</div></div></div>'
        for number, name in enumerate(("I", "II", "III", "IV", "V"), 1)
    )
    yield "car", 1, car(values, "Books", books) + car(values, "Chapters", chapters)


def draw(page, name, scale, body, folder):
    file = folder / f"{name}.html"
    file.write_text(
        f'<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="{STYLE.resolve().as_uri()}"><body>{body}</body>', encoding="utf-8"
    )
    page.goto(file.as_uri())
    page.wait_for_load_state("networkidle")
    picture = folder / f"{name}.png"
    page.locator("body").screenshot(path=picture)
    drawn = DRAWN / f"{name}.webp"
    subprocess.run(
        ["ffmpeg", "-v", "error", "-y", "-i", picture, "-c:v", "libwebp", "-quality", "82", "-compression_level", "6", drawn], check=True
    )
    size = drawn.stat().st_size
    print(f"{drawn.relative_to(ROOT)}: {size // 1000} kB")
    if size > MOST_BYTES:
        sys.exit(f"drawings: {drawn.name} has more than {MOST_BYTES // 1000} kB")


def main(names):
    values = design.design()
    DRAWN.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play, tempfile.TemporaryDirectory() as folder:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--allow-file-access-from-files"])
        for name, scale, body in drawings(values):
            if not names or name in names:
                page = browser.new_page(viewport={"width": 2300, "height": 1000}, device_scale_factor=scale)
                draw(page, name, scale, body, pathlib.Path(folder))
                page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
