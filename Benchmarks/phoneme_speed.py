#!/usr/bin/env python3
"""How fast text becomes phonemes, on one core: ours beside espeak-ng, on the same novel in the same run.

    python3 Benchmarks/phoneme_speed.py [--bench PATH] [TEXT]

Ours is the whole chain (tokens, tags, look-up, letters for unknown words) after a first pass, in words a second of
processor time; espeak-ng translates the same lines (`-q -x`), less its start-up on an empty text. Also the time to open
the lexicon and how much of it is in memory afterwards.
"""

import argparse
import json
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOVEL = ROOT / "../shared/corpora/dev/text/pride_pg1342-0_utf8.txt"


def processor_seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("text", nargs="?", type=Path, default=NOVEL)
    parser.add_argument("--bench", default=str(ROOT / ".build/release/vorleser-bench"))
    options = parser.parse_args()
    if not options.text.exists():
        sys.exit(f"There is no {options.text}; give a text.")
    paragraphs = options.text.read_text(encoding="utf-8-sig").replace("\r", "").split("\n\n")
    lines = [" ".join(paragraph.split()) for paragraph in paragraphs if paragraph.strip()]
    words = sum(len(line.split()) for line in lines)
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        run = subprocess.run(
            [options.bench, "phonemize", file.name, ROOT / ".data/english.lexicon"], capture_output=True, text=True, check=True
        )
        figures = json.loads(run.stdout)
        ours = figures["wordsPerProcessorSecond"]
        print(f"{options.text.name}: {words:,} words")
        for key, value in figures.items():
            print(f"  {key:32}{value:14,.1f}" if isinstance(value, float) else f"  {key:32}{value:14,}")
        try:
            start = processor_seconds(["espeak-ng", "-q", "-x", "a"])
            theirs = words / (processor_seconds(["espeak-ng", "-q", "-x", "-f", file.name]) - start)
            print(f"  {'espeak-ng, words a second':32}{theirs:14,.1f}\n  {'ours to espeak-ng':32}{ours / theirs:14.2f}")
        except FileNotFoundError:
            print("  espeak-ng: not installed")
    print("  asked for: more than 50,000 words a second")


if __name__ == "__main__":
    main()
