#!/usr/bin/env python3
"""Compiles word lists to the file that Phonemes.Lexicon maps into memory.

    tools/lexicon/compile.py SOURCES OUT              what is used: gold, our additions, CMUdict as a supplement
    tools/lexicon/compile.py SOURCES OUT --reference  gold and silver alone, to compare with the golden files

SOURCES holds the unpacked wheels `misaki` (misaki/data/*.json) and `cmudict` (cmudict/data/cmudict.dict).
The same sources give the same bytes. The format is described in README.md beside it.
"""

import argparse
import json
import os
import struct
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
MAGIC, VERSION, BLOCK = b"VLEX", 1, 16
# One byte per symbol: its place here, counted from 1. Symbols.swift has the same line.
ALPHABET = "ˈˌAIOQWYaiuæɑɒɔəɛɜɪʊʌᵻbdfhjklmnpstvwzðŋɡɹɾʃʒʤʧθ;:,.!?—…ɐᵊʔːT“”()\" ❓"
CODES = {symbol: place for place, symbol in enumerate(ALPHABET, 1)}
# The readings of a word with several.
TAGS = ["DEFAULT", "NOUN", "VERB", "ADJ", "ADV", "VBD", "VBN", "VBP", "DT", "None"]
# What a word's value has, in this order; a set bit in its first byte says that the reading is there.
SLOTS = ["us_gold", "gb_gold", "us_supplement", "gb_supplement", "us_silver", "gb_silver"]
SAME, SEVERAL, SPELLED = 0xFE, 0xFF, 0xFE


def symbols(phonemes):
    if len(phonemes) >= SAME:
        raise ValueError(f"too long: {phonemes}")
    return bytes([len(phonemes)]) + bytes(CODES[symbol] for symbol in phonemes)


def reading(value):
    if isinstance(value, str):
        return symbols(value)
    variants = sorted((TAGS.index(tag), phonemes) for tag, phonemes in value.items())
    coded = [bytes([tag]) + (bytes([SPELLED]) if said is None else symbols(said)) for tag, said in variants]
    return bytes([SEVERAL, len(coded)]) + b"".join(coded)


def value(slots):
    flags, out, last = 0, b"", None
    for bit, name in enumerate(SLOTS):
        if name not in slots:
            continue
        flags |= 1 << bit
        coded = reading(slots[name])
        out += bytes([SAME]) if coded == last else coded
        last = coded
    return bytes([flags]) + out


def varint(number):
    out = b""
    while number >= 0x80:
        out += bytes([number & 0x7F | 0x80])
        number >>= 7
    return out + bytes([number])


def lexicon(words):
    """The bytes of a file with these words: {word: {slot: phonemes, or {tag: phonemes or None}}}."""
    keys = sorted((word.encode(), slots) for word, slots in words.items())
    heads, offsets, data, previous = [], [], bytearray(), b""
    for index, (key, slots) in enumerate(keys):
        if index % BLOCK == 0:
            heads.append(int.from_bytes(key[:8].ljust(8, b"\0"), "big"))
            offsets.append(len(data))
            previous = b""
        shared = len(os.path.commonprefix([previous, key]))
        coded = value(slots)
        data += bytes([shared, len(key) - shared]) + key[shared:] + varint(len(coded)) + coded
        previous = key
    alphabet = ALPHABET.encode("utf-32-le")
    heads_at = (40 + len(alphabet) + 7) // 8 * 8
    offsets_at = heads_at + 8 * len(heads)
    data_at = offsets_at + 4 * len(offsets)
    header = MAGIC + struct.pack(
        "<9I", VERSION, data_at + len(data), len(keys), len(heads), heads_at, offsets_at, data_at, len(ALPHABET), 0
    )
    start = (header + alphabet).ljust(heads_at, b"\0")
    return start + struct.pack(f"<{len(heads)}Q", *heads) + struct.pack(f"<{len(offsets)}I", *offsets) + bytes(data)


def additions(path):
    """Our own words: word TAB American TAB British; '#' begins a comment.

    After what is said a part of speech may follow that is said otherwise: `pɹˈOtˌɛst VERB=pɹətˈɛst`.
    """
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            word, american, british = line.split("\t")[:3]
            yield word, readings(american), readings(british)


def readings(said):
    """A gold entry's value: phonemes, or those of each part of speech."""
    standard, *others = said.split(" ")
    return {"DEFAULT": standard, **dict(other.split("=") for other in others)} if others else standard


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("sources", type=Path)
    options.add_argument("out", type=Path)
    options.add_argument("--reference", action="store_true", help="gold and silver alone")
    given = options.parse_args()

    def misaki(name):
        return json.loads((given.sources / "misaki" / "data" / f"{name}.json").read_text(encoding="utf-8"))

    gold = {accent: misaki(f"{accent}_gold") for accent in ("us", "gb")}
    words = {}
    for accent, entries in gold.items():
        for word, said in entries.items():
            words.setdefault(word, {})[f"{accent}_gold"] = said
    if given.reference:
        for accent in ("us", "gb"):
            for word, said in misaki(f"{accent}_silver").items():
                words.setdefault(word, {})[f"{accent}_silver"] = said
    else:
        for word, american, british in additions(HERE / "additions.tsv"):
            words.setdefault(word, {}).update(us_gold=american, gb_gold=british)
        sys.path.insert(0, str(HERE))
        try:
            from cmudict import supplement
        except ImportError:
            print("compile: no cmudict.py, hence no supplement", file=sys.stderr)
        else:
            source = given.sources / "cmudict" / "data" / "cmudict.dict"
            # Of every word, for a word may be gold in one accent alone.
            known = {accent: {word.lower() for word, slots in words.items() if f"{accent}_gold" in slots} for accent in gold}
            for word, said in supplement(source, gold["us"], gold["gb"], everything=True).items():
                for accent, phonemes in zip(("us", "gb"), said):
                    if word not in known[accent]:
                        words.setdefault(word, {})[f"{accent}_supplement"] = phonemes

    coded = lexicon(words)
    given.out.parent.mkdir(parents=True, exist_ok=True)
    # Renamed when complete: nobody maps half a file.
    unfinished = given.out.with_suffix(".part")
    unfinished.write_bytes(coded)
    unfinished.replace(given.out)
    print(f"compile: {len(words)} words, {len(coded)} bytes in {given.out}")


if __name__ == "__main__":
    main()
