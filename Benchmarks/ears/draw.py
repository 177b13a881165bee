#!/usr/bin/env python3
"""Draws the sentences that the ears listen to from books: so many from each, of every kind, by a seeded generator.

    ears/draw.py [--program PATH] [--seed N] [--each N] BOOK ... >ears.txt

Nobody chooses among them. Of each book's sentences that are spoken, with three words or more, a quarter is dialogue, and
an eighth each questions, short, long, and with figures, as far as the book has them; the rest is any. A line of the
result is a sentence; one that begins with # names the book of those after it.
"""

import argparse
import json
import random
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
# What a sentence may be, and which share of a book's are to be that.
KINDS = [
    (1 / 8, lambda text: re.search(r"\d", text)),
    (1 / 8, lambda text: text.rstrip("”’\"'").endswith("?")),
    (1 / 8, lambda text: len(text.split()) <= 7),
    (1 / 8, lambda text: len(text) > 230),
    (1 / 4, lambda text: re.search("[“”]", text)),
    (1, lambda text: True),
]


def asked(program, *arguments, text=None):
    return subprocess.run(
        [program, *arguments], input=text, capture_output=True, text=True, check=True, encoding="utf-8"
    ).stdout


def sentences(program, book):
    """The sentences of what is spoken, in order."""
    body = asked(program, "text", book, "--body")
    lines = asked(program, "sentences", "-", text=body).splitlines()
    texts = [" ".join(json.loads(line)["text"].split()) for line in lines]
    return [text for text in texts if 3 <= len(text.split()) <= 80 and re.search("[a-z]", text)]


def drawn(texts, count, numbers):
    chosen = []
    for share, is_kind in KINDS:
        kind = [text for text in texts if is_kind(text) and text not in chosen]
        wanted = min(round(count * share), count - len(chosen), len(kind))
        chosen += numbers.sample(kind, wanted)
    return sorted(chosen, key=texts.index)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / ".build/release/vorleser"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=25, help="how many from each book")
    parser.add_argument("books", nargs="+", type=Path)
    options = parser.parse_args()
    numbers = random.Random(options.seed)
    for book in options.books:
        texts = sentences(options.program, book)
        if len(texts) < options.each:
            sys.exit(f"{book} has only {len(texts)} sentences")
        print(f"# {book.stem}")
        print("\n".join(drawn(texts, options.each, numbers)))


if __name__ == "__main__":
    main()
