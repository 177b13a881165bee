#!/usr/bin/env python3
"""Parts of speech and homographs: the share that is right on sentences kept out of training.

    python3 Benchmarks/tagging.py [--data FOLDER] [--no-build]

The tagger that ships is scored on the test parts of three treebanks, their tokens given. The homograph models are
trained again without a tenth of the sentences (those that ship have seen all) and scored on that tenth, with the
product's own code. Figures of others were measured once on the same files (see the project's notes): spaCy's CNN
tagger trained on all of EWT and GUM; for homographs the most frequent reading, and misaki's choice by tag.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRAINER = ROOT / "tools/tagger/.build/release/train"
TREEBANKS = {"ewt_test": (94.7, 94.0), "gum_test": (95.7, 96.1), "pud_test": (95.3, 95.1)}


def train(*arguments):
    run = subprocess.run([TRAINER, *map(str, arguments)], capture_output=True, text=True, check=True)
    return run.stdout + run.stderr


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=ROOT / "../shared/g2p")
    parser.add_argument("--no-build", action="store_true")
    options = parser.parse_args()
    if not (options.data / "tagging").exists():
        sys.exit(f"There is no {options.data / 'tagging'}; give its folder with --data.")
    if not options.no_build:
        subprocess.run(["swift", "build", "-c", "release"], cwd=ROOT / "tools/tagger", check=True, stdout=sys.stderr)

    size = (ROOT / "Sources/CPhonemeModels/models/tagger.bin").stat().st_size
    print(f"{'tagger, ' + str(size // 1000) + ' kB':24}{'right':>8}{'asked for':>12}{'spaCy CNN':>12}{'tokens/s':>12}")
    for name, (wanted, spacy) in TREEBANKS.items():
        _, right, speed = train("score", "-", options.data / f"tagging/{name}.tsv").split()[:3]
        print(f"{name:24}{float(right):8.2f}{wanted:12}{spacy:12}{int(speed):12,}")

    table, sentences = ROOT / "tools/tagger/homographs.tsv", options.data / "homographs_dev.jsonl"
    with tempfile.TemporaryDirectory() as folder:
        model = Path(folder) / "homographs.bin"
        learnt = train("homographs", table, sentences, model, "hold=0", "weight=8", "decay=0.01", "epochs=12")
        judged = train("judge", table, sentences, model, 0)
    balanced = re.search(r"balanced ([\d.]+)", learnt)
    right = re.search(r"(\d+) of (\d+): ([\d.]+) %", judged)
    if not balanced or not right:
        sys.exit("the trainer answered otherwise than expected")
    print(f"\nhomographs, {right[2]} sentences held out: {right[3]} % right; every reading weighted alike {balanced[1]} % "
          "(asked for 95; most frequent reading 84.0, misaki by tag 88–90)")


if __name__ == "__main__":
    main()
