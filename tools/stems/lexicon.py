#!/usr/bin/env python3
"""Makes italian.bin and portuguese.bin in Sources/CPhonemeModels/models: what spelling leaves open, learnt from WikiPron.

    lexicon.py it|pt WIKIPRON.tsv.gz FILE.bin

WIKIPRON is `ita_latn_broad_filtered.tsv` or `por_latn_bz_narrow.tsv` of WikiPron (CC BY-SA; from Wiktionary). Kept of it, for the
stem of each word: whether a stressed e or o is open or closed; of Italian, where an open vowel is always stressed, also
which vowel is, and whether z is voiced, this one for beginnings of words, too, that agree in it. The files have the
licence of their source.

Format: `VSL1`, count (UInt32, little-endian, as all), count + 1 offsets of entries from the first, entries in the order of
their bytes: a stem, or `^` and a beginning, in UTF-8, and one byte: in its low four bits one more than the place of the
stressed vowel among the letters, or 0; 16 open, 32 closed; 64 z as in *zaino*, 128 as in *pazzo*.
"""

import collections
import gzip
import re
import struct
import sys

OPEN, CLOSED, VOICED, VOICELESS = 16, 32, 64, 128
LONGEST = 14


def portuguese_stem(word):
    """*Corta, cortas, cortam*."""
    if len(word.encode()) > 4:
        word = re.sub("(am|em)$", "", word)
    return re.sub("[aeo]$", "", re.sub("(?<=[aeo])s$", "", word))


def italian_stem(word):
    """Words that differ only in what follows are stressed alike: *vendico, vendichi, vendicano*."""
    if re.search("[ao]no$", word) and len(word) > 4:
        word = word[:-2]
    word = re.sub("[aeio]$", "", word)
    return re.sub("(?<=[cg])[hi]$", "", word)


def read(path, letters):
    words = collections.defaultdict(list)
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            word, symbols = line.rstrip("\n").split("\t")
            word = word.lower()
            if re.fullmatch(letters, word):
                words[word].append(symbols.replace("\u0361", "").split())
    return words


def opened(word, symbols):
    """The place of the open vowel, None if there is none, -1 if that cannot be told."""
    letters = [place for place, letter in enumerate(word) if letter in "eo"]
    sounds = [symbol for symbol in "".join(symbols) if symbol in "eoɛɔ"]
    if len(letters) != len(sounds):
        return -1
    places = [place for place, sound in zip(letters, sounds) if sound in "ɛɔ"]
    # An open vowel before the last three syllables, or one of a word that is derived, has another stress behind it.
    if len(places) > 1 or places and len(re.findall("[aeiou]+", word[places[0] :])) > 3 + word.endswith("no"):
        return -1
    if places and (end := re.search("(at|ut|it|in|on|al|tor|an|trice|ist|izz|iss|ur|anz)[aeio]$", word)) and places[0] < end.start():
        return -1
    return places[0] if places else None


def voiced(word, symbols):
    """Whether its z is voiced; None where it has none or several that differ."""
    groups = re.findall("z+", word)
    text = "".join(symbols)
    sounds = set(re.findall("dz|ts", text))
    if not groups or len(sounds) != 1:
        return None
    return sounds == {"dz"}


def majority(votes, share):
    (best, count), total = votes.most_common(1)[0], sum(votes.values())
    return best if count >= share * total else None


def entries(words):
    places, qualities, voices = (collections.defaultdict(collections.Counter) for _ in range(3))
    beginnings = collections.defaultdict(collections.Counter)
    for word, transcriptions in words.items():
        key = italian_stem(word)
        for symbols in transcriptions:
            place = opened(word, symbols)
            if place != -1:
                qualities[key][place is not None] += 1
                if place is not None and place < LONGEST:
                    places[key][place] += 1
            voice = voiced(word, symbols)
            if voice is not None:
                voices[key][voice] += 1
                end = re.search("z+", word).end()
                for longer in range(3):
                    if end + longer <= len(word):
                        beginnings["^" + word[: end + longer]][voice] += 1
    result = {}
    for key in set(places) | set(qualities) | set(voices):
        code = 0
        if qualities[key]:
            quality = majority(qualities[key], 0.6)
            place = majority(places[key], 0.6) if quality and places[key] else None
            if place is not None:
                code |= place + 1
            if quality is not None:
                code |= OPEN if quality else CLOSED
        if voices[key]:
            voice = majority(voices[key], 0.5)
            code |= VOICED if voice else VOICELESS
        # A word without e and o has nothing that could be open.
        if code & (OPEN | 15) or code & CLOSED and re.search("[eo]", key) or code & (VOICED | VOICELESS):
            result[key] = code
    for key, votes in beginnings.items():
        voice = majority(votes, 0.8)
        shorter = majority(beginnings[key[:-1]], 0.8) if key[:-1] in beginnings else None
        if voice is not None and voice != shorter:
            result[key] = VOICED if voice else VOICELESS
    return result


def portuguese(words):
    """Only the quality of a vowel without a written accent: stress is spelled."""
    votes = collections.defaultdict(collections.Counter)
    for word, transcriptions in words.items():
        if re.search("[éêóô]", word) or not re.search("[eo]", word):
            continue
        for symbols in transcriptions:
            votes[portuguese_stem(word)][bool(re.search("[ɛɔ]", "".join(symbols)))] += 1
    result = {}
    for key, count in votes.items():
        quality = majority(count, 0.6)
        if quality is not None:
            result[key] = OPEN if quality else CLOSED
    return result


def main():
    language, source, target = sys.argv[1:]
    if language == "it":
        table = entries(read(source, "[a-z]+"))
    else:
        table = portuguese(read(source, "[a-záâãàéêíóôõúüç]+"))
    found = sorted((key.encode(), code) for key, code in table.items() if key)
    blob, offsets = b"", [0]
    parts = []
    for key, code in found:
        parts.append(key + bytes([code]))
        offsets.append(offsets[-1] + len(key) + 1)
    blob = b"".join(parts)
    with open(target, "wb") as file:
        file.write(b"VSL1" + struct.pack(f"<{len(offsets) + 1}I", len(found), *offsets) + blob)
    print(f"{len(found)} entries, {len(blob) + 4 * len(offsets) + 8} bytes")


if __name__ == "__main__":
    main()
