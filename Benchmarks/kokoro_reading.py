#!/usr/bin/env python3
"""Books read with Kokoro: the laws of its word times, and how soon a place that was asked for sounds.

    kokoro_reading.py [--bench PATH] [--reference FOLDER] [--files FOLDER] [--utterances N] [--places N] [BOOK ...]

Whole chapters, and as many utterances with numbers, money and other changed words, from each book: times are in order and
inside the clip, and every word that is spoken has one. Then places at random in the first book, with nothing kept from
before and the model loaded: from the command to the first sound. The weights are the reference's formula, so what is
measured is the machinery, not the voice. Ends with exit code 1 when a law is broken.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from measuring import formula

HERE = Path(__file__).resolve().parent
BOOKS = [
    HERE.parent / "Samples/the-time-machine.epub",
    HERE.parent.parent / "shared/corpora/dev/epub/se/arthur-conan-doyle_the-adventures-of-sherlock-holmes.epub",
]


def ask(options, files, topic, book, count):
    command = [options.bench, topic, book, files["weights"], files["voice"], str(count)]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", default=HERE.parent / ".build/release/vorleser-bench", type=Path)
    parser.add_argument("--files", default=formula.FILES, type=Path, help="where weights are kept")
    parser.add_argument("--reference", default=formula.REFERENCE, type=Path)
    parser.add_argument("--utterances", type=int, default=60)
    parser.add_argument("--places", type=int, default=50)
    parser.add_argument("books", nargs="*", type=Path)
    options = parser.parse_args()
    files = formula.files(options.reference, options.files)
    books = [book for book in options.books or BOOKS if book.exists()]
    broken = 0
    for book in books:
        report = ask(options, files, "kokoro-words", book, options.utterances)
        broken += sum(report["broken"].values()) + len(report["failed"])
        print(
            f"{book.stem}: {report['utterances']} utterances, {report['withNumbers']} with changed words,"
            f" {report['words']:,} words, {report['soundSeconds'] / 60:.1f} minutes of sound in"
            f" {report['workSeconds'] / 60:.1f}; laws broken: {report['broken'] or 'none'},"
            f" failed: {len(report['failed'])}"
        )
        for example in report["examples"] + report["failed"]:
            print(f"    {example}")
    if books:
        report = ask(options, files, "kokoro-start", books[0], options.places)
        print(f"from a place asked for in {books[0].stem} to its sound; loading too: {report['coldMilliseconds']:.0f} ms")
        for name, key in [("where utterances begin", "atStarts"), ("at any word", "atWords")]:
            spread = report[key]
            print(
                f"  {name:24}{spread['places']:4} places: median {spread['medianMilliseconds']:6.0f} ms, p95"
                f" {spread['p95Milliseconds']:6.0f}, most {spread['mostMilliseconds']:6.0f}"
            )
        print("  asked for: p95 below 500 ms")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
