#!/usr/bin/env python3
"""How good pronunciations of words are, against a lexicon's.

    python score.py REFERENCE.jsonl ANSWERS.tsv

REFERENCE: one JSON object a line with `word`, `ps` (the accepted pronunciations) and `name` (whether it is one).
ANSWERS: word TAB phonemes. A missing answer counts as wrong, with every symbol deleted.

- exact: the phonemes are one of the accepted pronunciations, symbol by symbol, stress included.
- no stress: the same without `ˈ` and `ˌ`.
- relaxed: no stress, and what a listener hardly hears is merged: the reduced vowels `ᵻ ᵊ ɐ` and unstressed
  `ɪ ʌ ɜ ʊ` are `ə`; the flap (`ɾ`, `T`) and the glottal stop are `t`; a vowel doubled by this counts once.
- strict relaxed: relaxed, and primary stress is on the same vowel.
- PER: edits (insertions, deletions, substitutions) of relaxed symbols in a hundred symbols of the nearest accepted
  pronunciation.
- stress: of words of several vowels, those whose primary stress is on the same vowel, counted from the left.
- names: relaxed, and PER, of the names alone.
"""

import json
import re
import sys

VOWELS = "AIOQWYaiuæɑɒɔəɛɜɪʊʌᵊᵻɐ"
REDUCED = "ɪʌɜʊ"


def without_stress(phonemes):
    return re.sub("[ˈˌ]", "", phonemes)


def relaxed(phonemes):
    """The phonemes with what is nearly equal made equal."""
    merged = []
    stressed = False
    for symbol in phonemes:
        if symbol in "ˈˌ":
            stressed = True
            continue
        if symbol in "ᵻᵊɐ" or (symbol in REDUCED and not stressed):
            symbol = "ə"
        elif symbol in "ɾTʔ":
            symbol = "t"
        stressed = False
        if not (symbol == "ə" and merged and merged[-1] == "ə"):
            merged.append(symbol)
    return "".join(merged)


def primary_vowel(phonemes):
    """Which vowel, counted from 0, bears primary stress; −1 for none."""
    head, mark, _ = phonemes.partition("ˈ")
    return sum(symbol in VOWELS for symbol in head) if mark else -1


def edits(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (x != y))
    return row[-1]


def figures(reference, answers):
    """The figures described above, in per cent, as a dictionary."""
    counts = dict.fromkeys(["exact", "no stress", "relaxed", "strict relaxed"], 0)
    wrong = {True: 0, False: 0}
    symbols = {True: 0, False: 0}
    names = names_relaxed = several = stress = 0
    for item in reference:
        answer, accepted, name = answers.get(item["word"], ""), item["ps"], bool(item["name"])
        loose = relaxed(answer)
        is_relaxed = any(loose == relaxed(p) for p in accepted)
        counts["exact"] += answer in accepted
        counts["no stress"] += any(without_stress(answer) == without_stress(p) for p in accepted)
        counts["relaxed"] += is_relaxed
        counts["strict relaxed"] += any(
            loose == relaxed(p) and primary_vowel(answer) == primary_vowel(p) for p in accepted
        )
        distance, length = min((edits(loose, relaxed(p)), len(relaxed(p))) for p in accepted)
        wrong[name] += distance
        symbols[name] += length
        names += name
        names_relaxed += name and is_relaxed
        if any(sum(symbol in VOWELS for symbol in p) > 1 for p in accepted):
            several += 1
            stress += any(primary_vowel(answer) == primary_vowel(p) for p in accepted)
    total = max(len(reference), 1)
    result = {key: 100 * value / total for key, value in counts.items()}
    result["PER"] = 100 * sum(wrong.values()) / max(sum(symbols.values()), 1)
    result["stress"] = 100 * stress / max(several, 1)
    result["names"] = 100 * names_relaxed / max(names, 1)
    result["names PER"] = 100 * wrong[True] / max(symbols[True], 1)
    return result


def line(label, values):
    return f"{label:<28}" + "".join(f"{key} {value:5.1f}  " for key, value in values.items())


def read_reference(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(each) for each in file]


def read_answers(path):
    with open(path, encoding="utf-8") as file:
        return dict(each.rstrip("\n").split("\t")[:2] for each in file if "\t" in each)


if __name__ == "__main__":
    print(line(sys.argv[2], figures(read_reference(sys.argv[1]), read_answers(sys.argv[2]))))
