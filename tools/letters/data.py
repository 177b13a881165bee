"""The words that letter-to-sound is learnt from: the gold lexicons and CMUdict, aligned letter by letter."""

import json
import random
import sys
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from align import Aligner

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "lexicon"))
import cmudict  # noqa: E402

# Row 0 is what stands before and after a word.
LETTERS = "#abcdefghijklmnopqrstuvwxyz'-"
LETTER_INDEX = {letter: i for i, letter in enumerate(LETTERS)}
LONGEST_WORD = 24
# Chunks that fewer words have are not learnt, nor are those words.
RAREST_CHUNK = 8
VALIDATION_WORDS = 2000


@dataclass
class Word:
    """A word to learn from; `chunks` has one string of 0 to 3 units for each letter, or is None where unknown."""

    letters: str
    capitals: list
    is_gold: bool
    readings: list = field(default_factory=lambda: [None, None])
    chunks: list = field(default_factory=lambda: [None, None])


def heldout_words(path):
    with open(path, encoding="utf-8") as file:
        return {json.loads(line)["word"].lower() for line in file}


def is_spellable(key):
    return bool(key) and all(letter in LETTER_INDEX for letter in key.lower()) and key[0].isalpha()


def load(us_path, gb_path, cmudict_path, heldout, cache):
    """All words to learn from (aligned) and the gold words kept apart for tuning."""
    golds = [json.load(open(path, encoding="utf-8")) for path in (us_path, gb_path)]
    cache = Path(cache)
    if cache.exists():
        supplement = json.load(open(cache, encoding="utf-8"))
    else:
        supplement = cmudict.supplement(cmudict_path, *golds, heldout=heldout, everything=True)
        json.dump(supplement, open(cache, "w", encoding="utf-8"), ensure_ascii=False)
    words = {}
    for accent, gold in enumerate(golds):
        for key, value in gold.items():
            reading = cmudict.default_reading(value)
            if not reading or key.lower() in heldout or not is_spellable(key) or len(key) > LONGEST_WORD:
                continue
            word = words.setdefault(key, Word(key.lower(), [c.isupper() for c in key], True))
            word.readings[accent] = reading
    gold_words = list(words.values())
    lower = {word.letters for word in gold_words}
    for key, readings in supplement.items():
        if key in heldout or key in lower or not is_spellable(key) or len(key) > LONGEST_WORD:
            continue
        # Most of what only CMUdict has are names, which it prints without their capital.
        words[key + "\0"] = Word(key, [i == 0 for i in range(len(key))], False, list(readings))
    words = list(words.values())
    for accent in (0, 1):
        aligner = Aligner(LETTERS)
        gold_pairs = [
            (w.letters, cmudict.units(w.readings[accent])) for w in words if w.is_gold and w.readings[accent]
        ]
        aligner.learn(gold_pairs, rounds=6)
        having = [w for w in words if w.readings[accent]]
        found = aligner.align([(w.letters, cmudict.units(w.readings[accent])) for w in having])
        counts = {}
        for chunks in found:
            for chunk in chunks or ():
                counts[chunk] = counts.get(chunk, 0) + 1
        for word, chunks in zip(having, found):
            if chunks and all(counts[chunk] >= RAREST_CHUNK for chunk in chunks):
                word.chunks[accent] = chunks
    kept = [word for word in words if word.chunks[0] or word.chunks[1]]
    generator = random.Random(7)
    ordinary = sorted({word.letters for word in kept if word.is_gold and len(word.letters) > 2})
    validation = set(generator.sample(ordinary, VALIDATION_WORDS))
    training = [word for word in kept if word.letters not in validation]
    tuning = [word for word in words if word.is_gold and word.letters in validation and word.readings[0]]
    return training, tuning


def chunk_list(words, accent):
    return sorted({chunk for word in words for chunk in word.chunks[accent] or ()})


def encoded(words):
    """Letters [N, L] with 0 as padding, and capitals [N, L]."""
    longest = max(len(word.letters) for word in words)
    letters = np.zeros((len(words), longest), dtype=np.int64)
    capitals = np.zeros((len(words), longest), dtype=np.int64)
    for row, word in enumerate(words):
        letters[row, : len(word.letters)] = [LETTER_INDEX[letter] for letter in word.letters]
        capitals[row, : len(word.letters)] = word.capitals
    return letters, capitals
