#!/usr/bin/env python3
"""Scores the sentence segmenter beside others, on the same texts in the same run.

    python3 Benchmarks/sentences.py [--data FILE] [--errors KIND] [--no-build] [--json FILE]

Kinds other than `golden` are scored on the boundaries inside paragraphs: the end of a sentence by its position in the
text, white space ignored. A `golden` case counts when all its sentences are right. Peers: a naive regular expression,
and pySBD and ICU where they are installed (pip install pysbd PyICU). Speed is megabytes per second of processor time on
one thread, the median of several runs.
"""

import argparse
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def ink(text):
    return "".join(text.split())


def ends(parts):
    """The places where the parts end, in characters with ink; the last is the text's own end."""
    places, total = [], 0
    for part in parts:
        total += len(ink(part))
        places.append(total)
    return places


def paragraph_ends(text):
    return set(ends(re.split(r"\n[ \t\r]*\n", text)))


def inner_boundaries(parts, text):
    return set(ends(parts)) - paragraph_ends(text)


def cut(text, starts):
    return [text[a:b] for a, b in zip(starts, [*starts[1:], len(text)])]


def cut_utf16(text, starts):
    units = text.encode("utf-16-le")
    pieces = zip(starts, [*starts[1:], len(units) // 2])
    return [units[2 * a:2 * b].decode("utf-16-le") for a, b in pieces]


class Ours:
    name = "vorleser"

    def __init__(self, program):
        self.program = program

    def segment(self, samples):
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
            for sample in samples:
                file.write(json.dumps({"text": sample["text"], "lang": sample.get("lang", "en")}) + "\n")
            file.flush()
            answer = subprocess.run([self.program, "sentences", file.name], capture_output=True, text=True, check=True)
        lines = answer.stdout.splitlines()
        return [cut_utf16(sample["text"], json.loads(line)["starts"]) for sample, line in zip(samples, lines, strict=True)]

    def speed(self, text):
        with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            answer = subprocess.run(
                [self.program, "sentences", "--speed", file.name], capture_output=True, text=True, check=True
            )
        return json.loads(answer.stdout)["megabytesPerProcessorSecond"]


class Peer:
    """A segmenter that runs in this process."""

    longest = 1_000_000  # characters given to it when its speed is measured

    def segment(self, samples):
        return [self.cut(sample["text"], sample.get("lang", "en")) for sample in samples]

    def speed(self, text):
        text = text[: self.longest]
        seconds = []
        for _ in range(3):
            start = time.process_time()
            self.cut(text, "en")
            seconds.append(time.process_time() - start)
        return len(text.encode()) / 1e6 / statistics.median(seconds)


class NaiveExpression(Peer):
    name = "naive regex"
    pattern = re.compile(r"[.!?…]+[\"'”’)\]]*\s+(?=[\"'“‘(\[]*[A-Z0-9])|\n\s*\n")

    def cut(self, text, language):
        return cut(text, [0, *(match.end() for match in self.pattern.finditer(text))])


class PySBD(Peer):
    name = "pySBD"
    longest = 60_000

    def __init__(self):
        import pysbd

        self.make = pysbd.Segmenter
        self.cache = {}

    def cut(self, text, language):
        if language not in self.cache:
            try:
                self.cache[language] = self.make(language=language, clean=False)
            except ValueError:
                self.cache[language] = self.make(language="en", clean=False)
        return self.cache[language].segment(text)


class ICU(Peer):
    name = "ICU"

    def __init__(self):
        import icu

        self.icu = icu

    def cut(self, text, language):
        breaks = self.icu.BreakIterator.createSentenceInstance(self.icu.Locale(f"{language}@ss=standard"))
        breaks.setText(text)
        return cut_utf16(text, [0, *list(breaks)[:-1]])


def peers():
    found = [NaiveExpression()]
    for kind in (PySBD, ICU):
        try:
            found.append(kind())
        except ImportError:
            print(f"({kind.name} is not installed)", file=sys.stderr)
    return found


def scores(samples, answers):
    right = wrong = missed = 0
    for sample, parts in zip(samples, answers, strict=True):
        gold = inner_boundaries(sample["sentences"], sample["text"])
        found = inner_boundaries(parts, sample["text"])
        right += len(gold & found)
        wrong += len(found - gold)
        missed += len(gold - found)
    precision = 100 * right / max(right + wrong, 1)
    recall = 100 * right / max(right + missed, 1)
    return {"precision": precision, "recall": recall, "f1": 2 * precision * recall / max(precision + recall, 1e-9)}


def exact(samples, answers):
    hits = 0
    for sample, parts in zip(samples, answers, strict=True):
        hits += ends(parts) == ends(sample["sentences"]) or inner_boundaries(
            parts, sample["text"]
        ) == inner_boundaries(sample["sentences"], sample["text"])
    return hits


def print_errors(samples, answers):
    for sample, parts in zip(samples, answers, strict=True):
        gold = inner_boundaries(sample["sentences"], sample["text"])
        found = inner_boundaries(parts, sample["text"])
        for place in sorted(gold ^ found):
            sign = "missed" if place in gold else "wrong "
            start, end = window(sample["text"], place)
            print(f"{sign} {sample['id'][-40:]:>40}  {start} ¦ {end}")


def window(text, place, width=45):
    seen = 0
    for index, character in enumerate(text):
        if seen == place:
            return text[max(0, index - width):index].replace("\n", "⏎"), text[index:index + width].replace("\n", "⏎")
        seen += not character.isspace()
    return text[-width:], ""


def build():
    subprocess.run(["swift", "build", "-c", "release", "--product", "vorleser-bench"], cwd=ROOT, check=True, stdout=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=ROOT / "../shared/g2p/seg_dev.jsonl")
    parser.add_argument("--errors", metavar="KIND", help="print our mistakes in a kind and stop")
    parser.add_argument("--program", type=Path, default=ROOT / ".build/release/vorleser-bench")
    parser.add_argument("--no-build", action="store_true")
    parser.add_argument("--json", type=Path, help="also write the figures to a file")
    options = parser.parse_args()
    if not options.data.exists():
        sys.exit(f"There is no {options.data}; give the development set with --data.")
    if not options.no_build:
        build()

    samples = [json.loads(line) for line in options.data.read_text(encoding="utf-8").splitlines()]
    kinds = {}
    for sample in samples:
        kind = sample["kind"]
        if kind == "golden":
            kind += " en" if sample.get("lang", "en") == "en" else " other"
        kinds.setdefault(kind, []).append(sample)
    ours = Ours(options.program)
    if options.errors:
        chosen = kinds.get(options.errors, [])
        print_errors(chosen, ours.segment(chosen))
        return

    prose = "\n\n".join(sample["text"] for sample in samples if sample["kind"] == "novel")
    prose = (prose + "\n\n") * (3_000_000 // len(prose))
    figures = {}
    for engine in [ours, *peers()]:
        figures[engine.name] = table = {}
        for kind, chosen in kinds.items():
            answers = engine.segment(chosen)
            table[kind] = {"exact": exact(chosen, answers), "of": len(chosen)} if "golden" in kind else scores(chosen, answers)
        table["MB/s"] = engine.speed(prose)
    print_table(figures, list(kinds))
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n")


def print_table(figures, kinds):
    head = "".join(f"{kind:>20}" for kind in kinds) + f"{'MB/s':>9}"
    print(f"{'':14}{head}\n{'':14}" + "".join(f"{'P / R / F1' if 'golden' not in k else 'exact':>20}" for k in kinds))
    for name, table in figures.items():
        cells = ""
        for kind in kinds:
            figure = table[kind]
            cell = (
                f"{figure['exact']} of {figure['of']}" if "exact" in figure
                else f"{figure['precision']:.1f}/{figure['recall']:.1f}/{figure['f1']:.2f}"
            )
            cells += f"{cell:>20}"
        print(f"{name:14}{cells}{table['MB/s']:9.1f}")


if __name__ == "__main__":
    main()
