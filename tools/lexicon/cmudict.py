#!/usr/bin/env python3
"""CMUdict in Kokoro's phoneme alphabet, American and British, as a supplement to the gold lexicons.

How a phone of CMUdict is written in Kokoro's alphabet depends on its surroundings (flaps, reduced vowels, syllabic
consonants, secondary stress; in British also on the spelling). None of that is written down here as a rule: it is
counted on the words that CMUdict and a gold lexicon share, and each phone then takes the likeliest symbols, contexts
from the narrowest to the widest being interpolated.

    python3 cmudict.py CMUDICT.dict US_GOLD.json GB_GOLD.json     reports the agreement on a tenth held out

Standard library only.
"""

import concurrent.futures
import json
import math
import re
import sys
from collections import Counter, defaultdict

# What a phone sounds like before anything is known: the start of the alignment, and the last resort.
AMERICAN = {
    "AA": "ɑ", "AE": "æ", "AH": "ə", "AO": "ɔ", "AW": "W", "AY": "I", "B": "b", "CH": "ʧ", "D": "d", "DH": "ð",
    "EH": "ɛ", "ER": "əɹ", "EY": "A", "F": "f", "G": "ɡ", "HH": "h", "IH": "ɪ", "IY": "i", "JH": "ʤ", "K": "k",
    "L": "l", "M": "m", "N": "n", "NG": "ŋ", "OW": "O", "OY": "Y", "P": "p", "R": "ɹ", "S": "s", "SH": "ʃ", "T": "t",
    "TH": "θ", "UH": "ʊ", "UW": "u", "V": "v", "W": "w", "Y": "j", "Z": "z", "ZH": "ʒ",
}  # fmt: skip
BRITISH = AMERICAN | {"AA": "ɒ", "AE": "a", "AO": "ɔː", "ER": "ə", "IY": "iː", "OW": "Q", "UW": "uː"}
VOWELS = {"AA", "AE", "AH", "AO", "AW", "AY", "EH", "ER", "EY", "IH", "IY", "OW", "OY", "UH", "UW"}
VOWEL_SYMBOLS = set("AIOQWYaiuæɑɒɔəɛɜɪʊʌᵊᵻɐ")
STRESSES = {"0": "", "1": "ˈ", "2": "ˌ"}
LONGEST_CHUNK = 3
# How much a wider context weighs against what was counted in a narrower one, in words.
BACKOFF_WEIGHT = 1.5


def entries(path):
    """Every word of a CMUdict file with its pronunciations, each a tuple of phones."""
    words = defaultdict(list)
    with open(path, encoding="utf-8") as file:
        for line in file:
            fields = line.split("#")[0].split()
            if fields:
                words[re.sub(r"\(\d+\)$", "", fields[0])].append(tuple(fields[1:]))
    return words


def default_reading(value):
    """A gold entry's reading where no part of speech is known."""
    return value.get("DEFAULT") if isinstance(value, dict) else value


def units(phonemes):
    """Phonemes as a list in which marks of stress and length belong to their vowel."""
    return re.findall(r"[ˈˌ]*[^ˈˌː]ː?", phonemes)


class Alignment:
    """Which symbols of the gold lexicon each phone stands for, found with costs that are counted in rounds."""

    def __init__(self, start):
        self.start = start
        self.costs = None
        self.counts = defaultdict(Counter)

    def first_cost(self, phone, chunk):
        expected = units(self.start[phone.rstrip("012")])
        plain = [unit.lstrip("ˈˌ") for unit in chunk]
        if plain == expected:
            return 0.0
        if not chunk:
            return 3.0 if phone[-1].isdigit() else 1.5
        vowels = sum(unit[0] in VOWEL_SYMBOLS for unit in plain)
        is_vowel = phone[-1].isdigit()
        begins_alike = (plain[0][0] in VOWEL_SYMBOLS) == is_vowel
        return abs(len(chunk) - len(expected)) * 2.0 + (1.0 if begins_alike and vowels == is_vowel else 4.0)

    def cost(self, phone, chunk):
        if self.costs is None:
            return self.first_cost(phone, chunk)
        return self.costs[phone].get(chunk, 12.0 + 2 * len(chunk))

    def next_round(self):
        self.costs = {
            phone: {chunk: -math.log(n / counter.total()) for chunk, n in counter.items()}
            for phone, counter in self.counts.items()
        }
        self.counts = defaultdict(Counter)

    def chunks(self, phones, gold):
        """The cheapest division of `gold` (units) among `phones`, and its cost."""
        best = {0: (0.0, ())}
        for phone in phones:
            following = {}
            costs = {}
            for at, (cost, path) in best.items():
                for length in range(LONGEST_CHUNK + 1):
                    if at + length > len(gold):
                        break
                    chunk = tuple(gold[at : at + length])
                    price = costs.get(chunk)
                    if price is None:
                        price = costs[chunk] = self.cost(phone, chunk)
                    total = cost + price
                    known = following.get(at + length)
                    if known is None or total < known[0]:
                        following[at + length] = (total, path + (chunk,))
            limit = min(cost for cost, _ in following.values()) + 12.0
            best = {at: way for at, way in following.items() if way[0] <= limit}
        cost, path = best.get(len(gold), (math.inf, None))
        return path, cost

    def count(self, phones, path):
        for phone, chunk in zip(phones, path):
            self.counts[phone][chunk] += 1


# Letters a phone is likely written with: the first letters that count as a match when spelling and phones are aligned.
SPELLINGS = {
    "AA": "ao", "AE": "a", "AH": "aeiouy", "AO": "aou", "AW": "ou", "AY": "iy", "B": "b", "CH": "ct", "D": "d",
    "DH": "t", "EH": "ea", "ER": "eiouaryr", "EY": "aei", "F": "fp", "G": "g", "HH": "hw", "IH": "ieyau",
    "IY": "ieyao", "JH": "jgd", "K": "ckqx", "L": "l", "M": "m", "N": "n", "NG": "n", "OW": "oa", "OY": "o",
    "P": "p", "R": "r", "S": "scxz", "SH": "scti", "T": "t", "TH": "t", "UH": "uo", "UW": "uoew", "V": "vw",
    "W": "wuo", "Y": "yuie", "Z": "zsx", "ZH": "sgzj",
}  # fmt: skip


def spelling_of_phones(word, phones):
    """For every phone, where in the word the letters begin that it is written with (cheapest monotone matching)."""
    rows = [[0.0] + [math.inf] * len(word)]
    steps = []
    for phone in phones:
        letters = SPELLINGS[phone.rstrip("012")]
        previous, row, step = rows[-1], [math.inf] * (len(word) + 1), [0] * (len(word) + 1)
        for end in range(len(word) + 1):
            # A phone takes no letter (the second of x), one, or more of which the first matters.
            for length in range(0, 5):
                begin = end - length
                if begin < 0:
                    break
                cost = previous[begin] + (
                    2.2 if length == 0 else (0.0 if word[begin] in letters else 1.5) + 0.6 * (length - 1)
                )
                if cost < row[end]:
                    row[end], step[end] = cost, length
        rows.append(row)
        steps.append(step)
    starts, end = [], len(word)
    for step in reversed(steps):
        end -= step[end]
        starts.append(max(end, 0))
    return starts[::-1]


def contexts(word, phones):
    """For every phone its surroundings, from the widest (the phone alone) to the narrowest."""
    starts = spelling_of_phones(word, phones) + [len(word)]
    padded = ("#", "#") + tuple(phones) + ("#", "#")
    plain = [phone.rstrip("012") for phone in padded]
    stressed = [i for i, phone in enumerate(phones) if phone.endswith("1")]
    primary = stressed[0] if stressed else -1
    vowels_before = 0
    result = []
    vowel_indexes = [i for i, phone in enumerate(phones) if phone[-1].isdigit()]
    for i, phone in enumerate(phones):
        at = i + 2
        spelling = word[starts[i] : max(starts[i + 1], starts[i])] or "-"
        left, right = word[max(starts[i] - 2, 0) : starts[i]], word[starts[i + 1] : starts[i + 1] + 3]
        syllable = ""
        if phone[-1].isdigit():
            from_primary = sum(1 for v in vowel_indexes if min(i, primary) < v <= max(i, primary))
            syllable = (i > primary, min(from_primary, 3), vowels_before == 0, i == vowel_indexes[-1])
            vowels_before += 1
        level = [(phone,)]
        level.append(level[-1] + (padded[at + 1][-1] if padded[at + 1][-1].isdigit() else plain[at + 1],))
        level.append(level[-1] + (syllable, plain[at - 1]))
        level.append(level[-1] + (spelling, plain[at + 1]))
        level.append(level[-1] + (right[:1], plain[at + 2]))
        level.append(level[-1] + (padded[at - 1], padded[at + 1], left[-1:]))
        level.append(level[-1] + (right, padded[at + 2], left))
        result.append(level)
    return result


class Respelling:
    """How one gold lexicon writes CMUdict's phones."""

    def __init__(self, start, cmudict, gold):
        self.start = start
        pairs = []
        for word, value in gold.items():
            reading = default_reading(value)
            if reading and word.lower() in cmudict and word.lower() not in ("a", "the"):
                pairs.append((word.lower(), cmudict[word.lower()], units(reading)))
        alignment = Alignment(start)
        for round_number in range(3):
            if round_number:
                alignment.next_round()
            aligned = []
            # What a phone may become is learnt from a part; only the last round needs every word.
            for word, variants, reading in pairs if round_number == 2 else pairs[::8]:
                options = [(alignment.chunks(phones, reading), phones) for phones in variants]
                (path, cost), phones = min(options, key=lambda option: option[0][1])
                if path is not None and cost < (6 if round_number == 0 else 25):
                    alignment.count(phones, path)
                    aligned.append((word, phones, path))
        self.counts = defaultdict(Counter)
        self.odds = {}
        for word, phones, path in aligned:
            for levels, chunk in zip(contexts(word, phones), path):
                for level in levels:
                    self.counts[level][chunk] += 1

    def phonemes(self, surroundings):
        """The phonemes, in the gold lexicon's manner, of a word whose phones' contexts these are."""
        return with_one_primary("".join(self._chunk(tuple(levels)) for levels in surroundings))

    def _chunk(self, levels):
        odds = None
        for level in reversed(levels):
            odds = self.odds.get(level)
            if odds is not None or level in self.counts:
                odds = odds or self._odds(levels[: levels.index(level) + 1])
                break
        if not odds:
            phone = levels[0][0]
            return (STRESSES[phone[-1]] if phone[-1].isdigit() else "") + self.start[phone.rstrip("012")]
        return "".join(max(odds, key=lambda chunk: (odds[chunk], chunk)))

    def _odds(self, levels):
        """What a phone becomes in the narrowest of its surroundings, each level leaning on the wider one before it."""
        level = levels[-1]
        known = self.odds.get(level)
        if known is not None:
            return known
        odds = dict(self._odds(levels[:-1])) if len(levels) > 1 else {}
        counter = self.counts[level]
        total = counter.total() + BACKOFF_WEIGHT
        for chunk in odds:
            odds[chunk] *= BACKOFF_WEIGHT / total
        for chunk, n in counter.items():
            odds[chunk] = odds.get(chunk, 0.0) + n / total
        # The rest never wins again.
        likely = sorted(odds, key=lambda chunk: (-odds[chunk], chunk))[:6]
        self.odds[level] = {chunk: odds[chunk] for chunk in likely}
        return self.odds[level]


def with_one_primary(phonemes):
    """The phonemes with exactly one primary stress, if there is a vowel to bear it."""
    marks = [i for i, symbol in enumerate(phonemes) if symbol == "ˈ"]
    if len(marks) > 1:
        first = marks[0]
        return "".join("ˌ" if s == "ˈ" and i != first else s for i, s in enumerate(phonemes))
    if not marks:
        if "ˌ" in phonemes:
            return phonemes.replace("ˌ", "ˈ", 1)
        for i, symbol in enumerate(phonemes):
            if symbol in VOWEL_SYMBOLS - {"ᵊ"}:
                return phonemes[:i] + "ˈ" + phonemes[i:]
    return phonemes


def supplement(path, gold_us, gold_gb, heldout=frozenset(), everything=False):
    """CMUdict's words that gold does not have: word (lower case) → (American, British) phonemes.

    - path: CMUdict's file (`cmudict.dict`).
    - gold_us, gold_gb: the gold lexicons, as their JSON files hold them.
    - heldout: words (lower case) that nothing may be learnt from, and that are left out of the result.
    - everything: also the words that gold has.
    """
    cmudict = {word: v for word, v in entries(path).items() if word not in heldout}
    known = {word.lower() for word in gold_us} | {word.lower() for word in gold_gb}
    asked = {}
    for word, variants in cmudict.items():
        plain = word.replace("'", "").replace("-", "")
        # Marks with their names, initials with dots and the like are other modules' business.
        if plain.isascii() and plain.isalpha() and (everything or word not in known):
            asked[word] = variants[0]
    golds = [{w: v for w, v in gold.items() if w.lower() not in heldout} for gold in (gold_us, gold_gb)]
    with concurrent.futures.ProcessPoolExecutor(2) as processes:
        american, british = processes.map(respelled, (AMERICAN, BRITISH), [cmudict] * 2, golds, [asked] * 2)
    return {word: (american[word], british[word]) for word in asked}


def respelled(start, cmudict, gold, asked):
    """The words asked for as one gold lexicon would write them."""
    respelling = Respelling(start, cmudict, gold)
    return {word: respelling.phonemes(contexts(word, phones)) for word, phones in asked.items()}


def _report(path, us_path, gb_path):
    with open(us_path, encoding="utf-8") as us, open(gb_path, encoding="utf-8") as gb:
        golds = json.load(us), json.load(gb)
    cmudict = entries(path)
    words = sorted(w for w in golds[0] if w.lower() in cmudict)
    heldout = {w.lower() for w in words[::10]}
    for name, start, gold in (("American", AMERICAN, golds[0]), ("British", BRITISH, golds[1])):
        respelling = Respelling(start, cmudict, {w: v for w, v in gold.items() if w.lower() not in heldout})
        exact = unstressed = total = 0
        differences = []
        for word in words[::10]:
            reading = default_reading(gold.get(word))
            if not reading:
                continue
            total += 1
            ours = respelling.phonemes(contexts(word.lower(), cmudict[word.lower()][0]))
            exact += ours == reading
            unstressed += re.sub("[ˈˌ]", "", ours) == re.sub("[ˈˌ]", "", reading)
            if ours != reading:
                differences.append((word, ours, reading))
        print(f"{name}: {total} shared words held out, exact {exact / total:.1%}, without stress {unstressed / total:.1%}")
        for word, ours, reading in differences[:: max(len(differences) // 25, 1)]:
            print(f"    {word}: {ours}, gold {reading}")


if __name__ == "__main__":
    _report(*sys.argv[1:4])
