#!/usr/bin/env python3
"""Scores spoken forms: what is printed, what is to be said.

    python3 Benchmarks/spoken_forms.py [--data FOLDER] [--program PATH] [--misses]

`norm_dev.jsonl` has a spoken form and alternatives for each printed one; equal means equal after folding case and
punctuation. Beside it, the share of sentences of novels (`golden_dev.jsonl`) that contain no digit, no abbreviation and
no sign, and are changed all the same: it should be none. The reference alone has 44 % of the pairs right (its phonemes
compared, as recorded with the data).
"""

import argparse
import collections
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SILENCE = {"(pause)", "(skipped)"}
LETTERS_AND_MARKS = re.compile(r"[A-Za-z’'“”‘,;:!?. —-]+")


def fold(text):
    for word in SILENCE:
        text = text.replace(word, "")
    return " ".join(re.sub(r"[^\w']+", " ", text.lower().replace("’", "'")).split())


def is_plain(text):
    """Whether a sentence has no digit, sign, abbreviation, Roman number, or word in capitals."""
    return (
        LETTERS_AND_MARKS.fullmatch(text) is not None
        and "." not in text.rstrip(".”’")
        and "--" not in text
        and not re.search(r"[A-Z][A-Z]|\b[B-HJ-NP-Z]\b", text)
        # “Yours, etc.”, “Book I”
        and not re.search(r"\betc\.|^[A-Z]\w+ I$", text)
    )


def say(program, lines):
    answer = subprocess.run(
        [program, "spoken", "-"], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True
    )
    return answer.stdout.split("\n")[: len(lines)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=ROOT / "../shared/g2p")
    parser.add_argument("--program", default=str(ROOT / ".build/release/vorleser"))
    parser.add_argument("--misses", action="store_true", help="print what went wrong")
    options = parser.parse_args()
    source = options.data / "norm_dev.jsonl"
    if not source.exists():
        sys.exit(f"There is no {source}; give its folder with --data.")
    pairs = [json.loads(line) for line in source.read_text(encoding="utf-8").splitlines()]
    right = collections.Counter()
    for pair, said in zip(pairs, say(options.program, [pair["written"] for pair in pairs]), strict=True):
        accepted = {fold(form) for form in [pair["spoken"], *pair["alts"]]}
        right[pair["category"]] += fold(said) in accepted
        if options.misses and fold(said) not in accepted:
            print(f"    {pair['written']!r}: {said!r}, not {pair['spoken']!r}")
    total = sum(right.values())
    print(f"printed forms said right: {total} of {len(pairs)} ({100 * total / len(pairs):.1f} %; asked for: all; "
          "the reference alone: 44.0 %)")
    golden = [json.loads(line)["text"] for line in (options.data / "golden_dev.jsonl").read_text("utf-8").splitlines()]
    plain = [text for text in golden if is_plain(text)]
    changed = [(text, said) for text, said in zip(plain, say(options.program, plain), strict=True) if text != said]
    for text, said in changed if options.misses else []:
        print(f"    {text!r} became {said!r}")
    print(f"plain sentences changed:  {len(changed)} of {len(plain)} (asked for: none)")


if __name__ == "__main__":
    main()
