#!/usr/bin/env python3
"""Compares our phonemes with the reference's on sentences of novels, and names the differences.

    python3 Benchmarks/golden.py [--data FOLDER] [--program PATH] [--differences N] [--json FILE]

The reference is misaki 0.9.4, whose answers are recorded in `golden_dev.jsonl`. Twice: given the recorded tokens and
tags, and from the bare text with our own tokenizer and tagger. Both as the reference does it (`--reference`: its quirks
and its silver lexicon on). A third line says how often the reader's own way (no silver lexicon, quirks off, unknown words
guessed) differs: those differences are wanted. Tokens are compared after aligning both lists by their text.
"""

import argparse
import collections
import difflib
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def speak(program, lines, accent, *options):
    answer = subprocess.run(
        [program, "phonemes", "-", "--accent", accent, "--json", *options],
        input="\n".join(lines) + "\n", capture_output=True, text=True, check=True,
    )
    return [json.loads(line) for line in answer.stdout.splitlines()]


def even(text):
    return text.replace("’", "'").replace("‘", "'")


def differing(gold, found):
    """Tokens of the reference that ours says otherwise, as (text, theirs, ours)."""
    ours = [(even(token["text"]), token["phonemes"] if token["phonemes"] is not None else "❓") for token in found]
    theirs = [(even(text), phonemes if phonemes is not None else "❓") for text, phonemes, _ in gold]
    if ours == theirs:
        return []
    result = []
    matcher = difflib.SequenceMatcher(a=[text for text, _ in theirs], b=[text for text, _ in ours], autojunk=False)
    for kind, a, b, c, d in matcher.get_opcodes():
        if kind == "equal":
            result += [(t, p, q) for (t, p), (_, q) in zip(theirs[a:b], ours[c:d]) if p != q]
        else:
            said = "".join(q for _, q in ours[c:d])
            meant = "".join(p for _, p in theirs[a:b])
            if said != meant:
                result += [(t, p, said) for t, p in theirs[a:b]] or [("", "", said)]
    return result


def compare(samples, answers, accent):
    same, tokens, differences = 0, 0, []
    for sample, answer in zip(samples, answers, strict=True):
        same += answer["phonemes"] == sample[accent]
        gold = sample[accent + "_tokens"]
        tokens += len(gold)
        differences += [(*one, sample["text"]) for one in differing(gold, answer["tokens"])]
    return {
        "sentences": len(samples),
        "sentencesEqual": 100 * same / len(samples),
        "tokensEqual": 100 * (1 - len(differences) / max(tokens, 1)),
    }, differences


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=ROOT / "../shared/g2p")
    parser.add_argument("--program", default=str(ROOT / ".build/release/vorleser"))
    parser.add_argument("--differences", type=int, default=0, metavar="N", help="print the N most frequent differences")
    parser.add_argument("--json", type=Path, help="also write the figures to a file")
    options = parser.parse_args()
    source = options.data / "golden_dev.jsonl"
    if not source.exists():
        sys.exit(f"There is no {source}; give its folder with --data.")
    samples = [json.loads(line) for line in source.read_text(encoding="utf-8").splitlines()]
    texts = [sample["text"].replace("\n", " ") for sample in samples]
    tagged = [json.dumps({"text": sample["text"], "tokens": sample["tokens"]}) for sample in samples]
    runs = {
        "given tags": (tagged, ["--reference", "--tags"]),
        "end to end": (texts, ["--reference"]),
        "as a reader hears it": (texts, []),
    }
    figures = {}
    print(f"{'':24}{'accent':>8}{'sentences equal':>18}{'tokens equal':>15}   asked for")
    wanted = {"given tags": "100 / 100", "end to end": "97.5 / 99.7"}
    for name, (lines, arguments) in runs.items():
        for accent in ["us", "gb"]:
            figure, differences = compare(samples, speak(options.program, lines, accent, *arguments), accent)
            figures[f"{name}, {accent}"] = figure
            print(f"{name:24}{accent:>8}{figure['sentencesEqual']:>17.2f}%{figure['tokensEqual']:>14.3f}%   "
                  + wanted.get(name, "–"))
            counts = collections.Counter((text, theirs, ours) for text, theirs, ours, _ in differences)
            example = {one[:3]: one[3] for one in differences}
            for key, count in counts.most_common(options.differences):
                print(f"    {count:5}  {key[0]!r}: {key[1]} ≠ {key[2]}   {example[key][:90]}")
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
