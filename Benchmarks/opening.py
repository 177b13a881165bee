#!/usr/bin/env python3
"""Opens EPUBs with Vorleser, and takes their bare text with ebooklib + lxml and ebooklib + BeautifulSoup: side by side.

    opening.py [--bench PATH] [--runs N] [--json] [BOOK.epub ...]

Each figure is the best of N runs, each in a process of its own: wall seconds of the work (start-up not counted) and the
process's peak memory. Vorleser's run gives structure, marks, notes and sentences too; the others give text alone.
Needs ebooklib, lxml and beautifulsoup4 (see requirements.txt).
"""

import argparse
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
CORPUS = HERE.parent.parent / "shared/corpora/dev/epub"
BOOKS = [
    "se/jane-austen_pride-and-prejudice.epub",
    "se/leo-tolstoy_war-and-peace_louise-maude_aylmer-maude.epub",
    "se/charles-darwin_the-origin-of-species.epub",
    "idpf/moby-dick-mo.epub",
    "calibre/candide.epub",
]

LXML = """
from lxml import html
def text(data): return html.fromstring(data).text_content()
"""
SOUP = """
from bs4 import BeautifulSoup
def text(data): return BeautifulSoup(data, 'lxml').get_text()
"""
PEER = """
import json, resource, sys, time, warnings
warnings.simplefilter('ignore')
import ebooklib
from ebooklib import epub
start = time.perf_counter()
book = epub.read_epub(sys.argv[1], {'ignore_ncx': True})
total = sum(len(text(i.get_content())) for i in book.get_items_of_type(ebooklib.ITEM_DOCUMENT))
seconds = time.perf_counter() - start
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(json.dumps({'seconds': seconds, 'peakMegabytes': peak, 'characters': total}))
"""


def best(command, runs):
    """The fastest of several runs; nothing for a program that cannot open the book."""
    results = []
    for _ in range(runs):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            return None
        results.append(json.loads(done.stdout))
    return min(results, key=lambda result: result["seconds"])


def ratio(ours, other):
    return ours["seconds"] / other["seconds"] if other else None


def measure(book, bench, runs):
    result = {
        "vorleser": best([bench, "open", book], runs),
        "ebooklib+lxml": best([sys.executable, "-c", LXML + PEER, book], runs),
        "ebooklib+BeautifulSoup": best([sys.executable, "-c", SOUP + PEER, book], runs),
    }
    ours = result["vorleser"]
    return {
        "book": pathlib.Path(book).stem,
        "characters": ours["characters"],
        "timesText": ours["peakMegabytes"] * 2**20 / max(ours["characters"], 1),
        "ratioToLXML": ratio(ours, result["ebooklib+lxml"]),
        "ratioToSoup": ratio(ours, result["ebooklib+BeautifulSoup"]),
        "runs": {
            name: run and {key: run[key] for key in ("seconds", "peakMegabytes")} for name, run in result.items()
        },
    }


def table(rows):
    print(f"{'book':44} {'characters':>10} {'Vorleser':>14} {'lxml':>14} {'soup':>14} {'÷ lxml':>7} {'÷ soup':>7}")
    for row in rows:
        cells = [
            f"{run['seconds']:.3f} s {run['peakMegabytes']:3.0f} MB" if run else "fails" for run in row["runs"].values()
        ]
        ratios = [f"{value:.2f}" if value else "–" for value in (row["ratioToLXML"], row["ratioToSoup"])]
        print(
            f"{row['book'][:44]:44} {row['characters']:10} {cells[0]:>14} {cells[1]:>14} {cells[2]:>14}"
            f" {ratios[0]:>7} {ratios[1]:>7}"
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", default=str(HERE.parent / ".build/release/vorleser-bench"))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("books", nargs="*")
    options = parser.parse_args()
    books = options.books or [str(CORPUS / name) for name in BOOKS if (CORPUS / name).exists()]
    rows = [measure(book, options.bench, options.runs) for book in books]
    if options.json:
        print(json.dumps({"opening": rows}))
    else:
        table(rows)


if __name__ == "__main__":
    main()
