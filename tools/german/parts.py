#!/usr/bin/env python3
"""Makes the list of what German compounds are put together of: first parts, *Arbeits-*, and last ones, *-stelle*.

    parts.py WIKIPRON.tsv[.gz] > Sources/CPhonemeModels/models/german-parts.tsv

Needs wordfreq 3.1 (`pip install wordfreq==3.1.1`), whose list of German words, from the most frequent on, is cut wherever both sides are
words. A word that can be cut in several ways counts for each by how often its two sides stand in other words (expectation
maximisation, five rounds). A line is a part, a tab and two digits of base 36: how often it stands first and last, as twice the logarithm
to the base 2 (0 for never). No sounds are taken from anywhere.
"""
import argparse, collections, gzip, math, re

import wordfreq

LETTERS = re.compile("[a-zäöüß]{3,32}")
VOWELS = set("aeiouäöüy")
ENDINGS = ("s", "es", "n", "en", "er", "e", "ern", "em", "t", "et", "te", "ten", "ter", "tes", "tem", "ste", "sten", "ns", "ung", "ungen")
LINKS = ("s", "es", "n", "en", "er", "e")
SEPARABLE = set(
    "an ab auf aus bei da dar durch ein empor entgegen fest fort frei gegen her hin hinter los mit nach nieder ob statt teil um un "
    "unter ur vor voran voraus vorbei vorüber über weg wider wieder zu zurück zusammen herab heran herauf heraus herein herum herunter "
    "hervor hinab hinauf hinaus hinein hinunter dabei dagegen daher dahin davon dazu".split()
)
WEAK = ("be", "emp", "ent", "er", "ge", "miss", "ver", "zer")
# Small words, and beginnings of other words.
NO_HEADS = SEPARABLE | set(WEAK) | set(
    "aber abs ale als ang anst anti ass auss bek ber bes best con das dem den der des die eine eines erst ers gel gen gern gest ges "
    "heim ich inter kam kar kon man mar mini par per pre pres pro sie super ten ter test tra und vera verb vers versch von war was wie"
    .split()
)
# Endings and what begins with them.
NO_TAILS = set(
    "ahme alle allen alten altung amen ante aren aten ation bar chen chens eben egen ellen eln elnd elte elten elung ende enden enen "
    "enst ente eren eres erer erin ern ernd erte erten erung esse este esten ester estes eten ette haft heit heiten icht ichte ierte iert igen "
    "iger igem iges igung inen innen ine ions isch ismus ität keit keiten lein lich liche lichen ling los nis oren rate rige rigen rinnen sam "
    "sche schen scher sches schaft schaften stem sten ster stes tens tete teten tion tum ung ungen".split()
)
SHORT_HEADS = set(
    "all alt amt akt bau bus eis erd fuß gas gut hof hut kuh lob mai mut neu not rad rat rot see tag tal tat tee tod ton tor tür typ uhr "
    "zug öl".split()
)
SHORT_TAILS = set(
    "akt alt amt arm art ast bad bau eis fuß gut hof hut kuh lob mal mut neu not ohr ort rad rat rot see tag tal tee tod ton tor typ tür uhr "
    "weg zug".split()
)
ONSETS = (
    "bl br ch cl cr dr fl fr gl gn gr kl kn kr pf ph pl pn pr ps qu rh sch sk sl sm sn sp st sz th tr ts wr zw".split()
)


def has_vowel(word):
    return any(c in VOWELS for c in word)


class Cutter:
    def __init__(self, ranked, dictionary, common):
        self.dictionary = dictionary
        self.common = {word for word in ranked[:common]}
        self.words = self.common | dictionary

    def is_head(self, left):
        if left in NO_HEADS or not has_vowel(left) or len(left) == 3 and left not in SHORT_HEADS:
            return False
        # *Abge-*, *einzu-*: prefixes of a verb.
        for prefix in SEPARABLE:
            if left.startswith(prefix) and left[len(prefix):] in ("", "s", "ge", "zu", "be", "ver", "er", "ent"):
                return False
        for prefix in WEAK:
            if left.startswith(prefix) and left != prefix and not has_vowel(left[len(prefix):]):
                return False
        stems = [left] + [left[:-len(link)] for link in LINKS if left.endswith(link) and len(left) - len(link) > 3]
        if any(stem in self.words and stem not in NO_HEADS for stem in stems) or left + "e" in self.words:
            return True
        # *Schreib-tisch*, but not *aufgeb-lasen*.
        return left + "en" in self.words and not left.endswith("er") and not any(left.startswith(p) for p in SEPARABLE if len(p) > 2)

    def is_tail(self, right):
        if len(right) < 4 and right not in SHORT_TAILS or right not in self.words or right in NO_TAILS or not has_vowel(right):
            return False
        if any(right.startswith(end) and len(right) < len(end) + 4 for end in NO_TAILS) or re.fullmatch("[^aeiouäöü]?ung(en|s)?", right):
            return False
        onset = re.match("[^aeiouäöüy]*", right)[0]
        if len(onset) > 1 and not onset.startswith(tuple(ONSETS)):
            return False
        # Scraps of words are as common as words: the dictionary has the word, or one that this is a form of.
        if right in SHORT_TAILS or right in self.dictionary or right.replace("ss", "ß") in self.dictionary:
            return True
        stems = {right[:-len(end)] for end in ENDINGS if right.endswith(end) and len(right) - len(end) > 3}
        return any(stem in self.dictionary or stem + "e" in self.dictionary or stem + "en" in self.dictionary for stem in stems)

    def is_sound(self, head, count):
        """Whether it is a word with or without a link, or very common: no chance piece of one."""
        stems = [head, head + "e", head + "en"] + [head[:-len(link)] for link in LINKS if head.endswith(link)]
        return any(stem in self.dictionary for stem in stems) or count >= 24

    def cuts(self, word):
        return [(word[:n], word[n:]) for n in range(3, len(word) - 2) if self.is_tail(word[n:]) and self.is_head(word[:n])]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wikipron")
    parser.add_argument("--common", type=int, default=120_000, help="how many of the most frequent words count as words")
    options = parser.parse_args()
    opened = gzip.open if options.wikipron.endswith(".gz") else open
    with opened(options.wikipron, "rt", encoding="utf-8") as lines:
        dictionary = {line.split("\t")[0].lower() for line in lines}
    dictionary = {word for word in dictionary if LETTERS.fullmatch(word)}
    ranked = [word for word in wordfreq.get_frequency_dict("de", wordlist="large") if LETTERS.fullmatch(word)]
    cutter = Cutter(ranked, dictionary, options.common)
    found = {word: cuts for word in ranked if len(word) > 6 and (cuts := cutter.cuts(word))}
    heads, tails = collections.defaultdict(lambda: 1.0), collections.defaultdict(lambda: 1.0)
    for _ in range(5):
        next_heads, next_tails = collections.Counter(), collections.Counter()
        for cuts in found.values():
            weights = [heads[left] * tails[right] for left, right in cuts]
            total = sum(weights)
            for (left, right), weight in zip(cuts, weights) if total else ():
                next_heads[left] += weight / total
                next_tails[right] += weight / total
        heads, tails = next_heads, next_tails
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"

    def level(count):
        return digits[max(0, round(2 * math.log2(count)))] if count >= 2 else "0"

    for part in sorted({*heads, *tails}):
        head = level(heads[part]) if cutter.is_sound(part, heads[part]) else "0"
        tail = level(tails[part])
        if head != "0" or tail != "0":
            print(f"{part}\t{head}{tail}")


main()
