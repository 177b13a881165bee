#!/usr/bin/env python3
"""Reads PDFs whose text is known with Vorleser, pdftotext, PyMuPDF and pdfminer.six, and scores what comes out.

    pdf.py [--vorleser PATH] [--corpus FOLDER] [--json] [ID ...]

Of every file: the character error rate of the body, the share of hyphens at line ends that are treated right (the
typesetter's joined, the words' own kept), running heads and page numbers left in the text per page, and the F1 of
paragraph boundaries; then how long each tool takes for all of them and how much memory at most, each in processes of its
own, start-up counted. Vorleser's run gives structure, marks, notes and sentences too; the others give text alone.
Needs PyMuPDF, pdfminer.six and rapidfuzz (see requirements.txt), and pdftotext.
"""

import argparse
import json
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
CORPUS = HERE.parent.parent / "shared/corpora"
PROGRAM = HERE.parent / ".build/release/vorleser"
PASSWORDS = {"gt16b_enc_user_pw_aes128": "vorleser"}

PYMUPDF = """
import pymupdf, sys
document = pymupdf.open(sys.argv[1])
if document.needs_pass: document.authenticate(sys.argv[2])
flags = pymupdf.TEXTFLAGS_TEXT | pymupdf.TEXT_DEHYPHENATE
for page in document:
    blocks = [block[4].strip() for block in page.get_text('blocks', flags=flags) if block[6] == 0]
    print('\\n\\n'.join(blocks), end='\\n\\n')
"""
PDFMINER = """
import sys
from pdfminer.high_level import extract_text
print(extract_text(sys.argv[1], password=sys.argv[2]))
"""


def tools(program):
    """What is run for each tool, given a file and its password."""
    return {
        "Vorleser": lambda path, password: [program, "text", "--body", path],
        "pdftotext": lambda path, password: ["pdftotext", *(["-upw", password] if password else []), path, "-"],
        "PyMuPDF": lambda path, password: [sys.executable, "-c", PYMUPDF, path, password],
        "pdfminer.six": lambda path, password: [sys.executable, "-c", PDFMINER, path, password],
    }


def read(command, password):
    """A tool's text of a file, its wall seconds; nothing if it fails."""
    start = time.perf_counter()
    done = subprocess.run(command, capture_output=True, env={**os.environ, "VORLESER_PASSWORD": password})
    seconds = time.perf_counter() - start
    if done.returncode:
        print(f"{command[0]} failed: {done.stderr.decode(errors='replace').strip()[:300]}", file=sys.stderr)
        return None, seconds
    return done.stdout.decode("utf-8", "replace"), seconds


def share(scores, part, whole):
    """A share over all files together, each weighed by how many it has."""
    counted = [score for score in scores if score.get(whole)]
    total = sum(score[whole] for score in counted)
    return sum(score[part] * score[whole] for score in counted) / total if total else None


def summary(scores):
    rates = sorted(score["cer"] for score in scores)
    pages = sum(score["pages"] for score in scores)
    return {
        "files": len(scores),
        "pages": pages,
        "cerMedian": statistics.median(rates),
        "cerMean": statistics.mean(rates),
        "cer90": rates[int(0.9 * (len(rates) - 1))],
        "softJoined": share(scores, "soft_repaired", "soft_total"),
        "hardKept": share(scores, "hard_kept", "hard_total"),
        "headsPerPage": sum(score["header_leaks"] for score in scores) / pages,
        "numbersPerPage": sum(score["page_number_leaks"] for score in scores) / pages,
        "paragraphs": statistics.mean(score["para_f1"] for score in scores),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ids", nargs="*", help="parts of the files' names; all unless given")
    parser.add_argument("--vorleser", default=str(PROGRAM))
    parser.add_argument("--corpus", type=pathlib.Path, default=CORPUS, help="the folder with score_pdf.py and dev/pdf/truth")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not (options.corpus / "score_pdf.py").exists():
        print(f"There are no PDFs with known text at {options.corpus}; give --corpus.")
        return 0
    sys.path.insert(0, str(options.corpus))
    import score_pdf

    truths = sorted(
        path
        for path in (options.corpus / "dev/pdf/truth").glob("*.txt")
        if not path.name.endswith(".footnotes.txt") and (not options.ids or any(part in path.name for part in options.ids))
    )
    results = {}
    for name, command in tools(options.vorleser).items():
        if name == "pdftotext" and not shutil.which("pdftotext"):
            print("pdftotext is not installed (poppler-utils)", file=sys.stderr)
            continue
        scores, seconds = [], 0.0
        for truth in truths:
            password = PASSWORDS.get(truth.stem, "")
            text, spent = read(command(str(truth.with_suffix(".pdf")), password), password)
            seconds += spent
            if text is not None:
                scores.append(score_pdf.score(text, **score_pdf.load(str(truth))))
        if scores:
            peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
            results[name] = {**summary(scores), "seconds": seconds, "highestMegabytesSoFar": peak}
    if options.json:
        print(json.dumps(results))
    else:
        show(results)
    return 0 if "Vorleser" in results else 1


def show(results):
    def figure(value, digits):
        return "–" if value is None else f"{value:.{digits}f}"

    columns = [
        ("cerMedian", "CER median", 5), ("cerMean", "mean", 5), ("cer90", "90 %", 5), ("softJoined", "joined", 4),
        ("hardKept", "kept", 3), ("headsPerPage", "heads", 2), ("numbersPerPage", "numbers", 2), ("paragraphs", "paragraphs", 3),
        ("seconds", "seconds", 1),
    ]
    some = next(iter(results.values()), None)
    if not some:
        return
    print(f"{some['files']} files, {some['pages']} pages; heads and numbers left per page")
    print(f"{'':14}" + "".join(f"{title:>12}" for _, title, _ in columns))
    for name, result in results.items():
        print(f"{name:14}" + "".join(f"{figure(result[key], digits):>12}" for key, _, digits in columns))
    ours = results.get("Vorleser")
    for name, result in results.items():
        if ours and name != "Vorleser":
            print(f"time of Vorleser ÷ {name}: {ours['seconds'] / result['seconds']:.2f}")


if __name__ == "__main__":
    sys.exit(main())
