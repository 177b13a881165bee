#!/usr/bin/env python3
"""Makes the list of German words: all that WikiPron has, and the sounds of those that the rules would say otherwise.

    lexicon.py WIKIPRON.tsv[.gz] COMMAND > Sources/CPhonemeModels/models/german.tsv

COMMAND says one word a line (`vorleser phonemes - --language de`), built with a list that has the words and no sounds (`--words`
instead of COMMAND makes it). WikiPron has no stress: it is where the rules have it, unless the vowel there is of a kind that is never
stressed and one other alone can be (*japaːnɐ*). Length of vowels, the kinds of r and
what notations differ in are the rules'.
"""
import collections, difflib, gzip, pathlib, re, shlex, subprocess, sys

VOWEL = "aeiouyøœɛɔɑəɜɪʊɐIWY"


def symbols(text):
    """A list of sounds, each with its stress mark and what belongs to it."""
    found, stress = [], ""
    for c in text:
        if c in "ˈˌ":
            stress = c
        elif c in "ː\u0303" and found:
            found[-1] += c
        else:
            found.append(stress + c)
            stress = ""
    return found


def house(text):
    """WikiPron's notation in the symbols of the voices."""
    text = re.sub(r"[\s‿.()ʔ\u0361ˈˌ]", "", text)
    for a, b in (("n̩", "ən"), ("l̩", "əl"), ("m̩", "əm"), ("ŋ̍", "ən"), ("aɪ̯", "I"), ("aʊ̯", "W"), ("ɔʏ̯", "ɔø"), ("ɔɪ̯", "ɔø"), ("ɔœ̯", "ɔø"),
                 ("ai̯", "I"), ("au̯", "W"), ("aɪ", "I"), ("aʊ", "W"), ("ɔɪ", "ɔø"), ("ɔʏ", "ɔø"), ("ɔy", "ɔø"), ("ai", "I"), ("au", "W"), ("ɐ̯", "ɾ"), ("i̯", "j"), ("ʏ", "y"), ("aː", "ɑː"), ("ts", "ʦ"), ("tʃ", "ʧ"), ("dʒ", "ʤ"), ("ʁ", "r"),
                 ("g", "ɡ"), ("ɐ", "ɜ"), ("ʀ", "r"), ("o̯", "w"), ("u̯", "w"), ("y̯", "y"), ("\u0329", ""), ("\u032f", ""), ("\u0325", ""), ("ʰ", "")):
        text = text.replace(a, b)
    return re.sub("r(?=[^aeiouyøœɛɔɑəɜɪʊIW]|$)", "ɾ", text)


def key(text):
    """What is left when differences of notation are taken away."""
    text = re.sub("[ˈˌː]", "", text)
    for a, b in (("ɑ", "a"), ("r", "ɾ"), ("ɜɾ", "ɜ"), ("əɾ", "ɜ"), ("ʊɐ", "ʊɾ"), ("ɐ", "ɜ"), ("ŋɡ", "ŋ"), ("ŋ", "n"), ("ʧ", "tʃ"), ("j", "ɪ"), ("i", "ɪ"), ("ʦ", "ts"),
                 ("zts", "sts"), ("ɪɪ", "ɪ")):
        text = text.replace(a, b)
    text = re.sub("ɪç$", "ɪk", text)
    text = re.sub("[bdɡz]+(?=[ptkfsʃç])", lambda m: m[0].translate(str.maketrans("bdɡz", "ptks")), text)
    return re.sub(r"(.)\1+", r"\1", text)


def entry(ours, theirs):
    """Their sounds, with our stress, and in our notation where both mean the same."""
    a, b = symbols(ours), symbols(theirs)
    out = []
    for tag, i, j, k, l in difflib.SequenceMatcher(None, [key(x) or x for x in a], [key(x) or x for x in b], autojunk=False).get_opcodes():
        if tag == "equal":
            out += a[i:j]
            continue
        part = b[k:l]
        stress = next((x[0] for x in a[i:j] if x[0] in "ˈˌ"), "")
        if stress:
            place = next((n for n, x in enumerate(part) if x[0] in VOWEL), None)
            if place is not None:
                part = [*part[:place], stress + part[place], *part[place + 1:]]
        out += part
    return "".join(out)


def nuclei(sounds):
    """The places of the vowels that make syllables; the second half of a diphthong makes none."""
    return [n for n, x in enumerate(sounds) if x.lstrip("ˈˌ")[0] in VOWEL and not (x == "ø" and n and sounds[n - 1].lstrip("ˈˌ") == "ɔ")]


DOUBLED = re.compile(r"a(([bdfgklmnprst])\2|ck|tz|s?ch|x|n[gk])")
# Native suffixes with a long vowel, which have no main stress.
SUFFIX = re.compile("(los|bar|sam|tum|mut|tags|tot|mus|uar|art|artig|förmig|or|heit|schaft|lich)(e[nmrs]?|s)?$")


def weak(word, sounds, n):
    """Whether a vowel cannot be stressed: ə, a short vowel of the long kind, a short a before one consonant and a vowel."""
    x = sounds[n].lstrip("ˈˌ")
    is_open = n + 2 < len(sounds) and sounds[n + 1][0] not in VOWEL and sounds[n + 2].lstrip("ˈˌ")[0] in VOWEL
    return x in "əɜieouø" or x == "a" and is_open and not DOUBLED.search(word)


PREFIX = re.compile("(ab|an|auf|aus|bei|dar|durch|ein|ent|er|fest|fort|ge|be|her|hin|miss|mit|nach|ober|schand|über|um|un|unter|ur|ver|vor|weg|wider|wieder|zer|zu)")
PARTS = {}


def is_native(word, words):
    """Whether a word may have a German prefix or be a compound, whose stress its vowels do not tell."""
    if not PARTS:
        path = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources/CPhonemeModels/models/german-parts.tsv"
        PARTS.update(line.rstrip("\n").split("\t") for line in path.read_text(encoding="utf-8").splitlines())
    cuts = [(word[:n], word[n:]) for n in range(3, len(word) - 1)]
    return bool(PREFIX.match(word)) or any(
        PARTS.get(b, "00")[1] != "0" or PARTS.get(a, "00")[0] != "0" and len(b) > 3
        or b in words and any(x in words for x in (a, a + "e", a + "en", a.removesuffix("s"), a.removesuffix("n"))) for a, b in cuts)


def moved(word, ours, variants, words):
    """Our sounds, with the stress where the length of the dictionary's vowels says that it is; None where ours may be right."""
    a = symbols(ours.replace("ˌ", ""))
    places = nuclei(a)
    main = next((k for k, n in enumerate(places) if a[n][0] == "ˈ"), None)
    found = set()
    for theirs in variants:
        b = symbols(theirs)
        there = nuclei(b)
        if main is None or len(there) != len(places):
            return None
        # *Symbol*, *Termin*: one vowel alone is long, and no other is a diphthong.
        is_long = [b[n].endswith("ː") for n in there]
        is_alone = not is_native(word, words) and sum(is_long) == 1 and not is_long[main] and not any(b[n][0] in "IW" or b[n:n + 2] == ["ɔ", "ø"] for n in there)
        if not weak(word, b, there[main]) and not is_alone:
            return None
        strong = [k for k, n in enumerate(there) if b[n].endswith("ː")] or [k for k, n in enumerate(there) if not weak(word, b, n)]
        if len(strong) != 1:
            return None
        found.add((strong[0], b[there[strong[0]]]))
    if len(found) != 1:
        return None
    (place, vowel), = found
    a = [x.lstrip("ˈ") + ("ː" if x.lstrip("ˈ") == "ɑ" else "") for x in a]
    a[places[place]] = "ˈ" + vowel
    return "".join(a)


def is_compound(word, words):
    """Whether two words of the list make it, or a longer one begins it; then the stress is the first one's."""
    return any(word[n:] in words and (word[:n] in words or word[:n].removesuffix("s") in words or word[:n].removesuffix("n") in words)
               or n > 4 and word[:n] in words for n in range(4, len(word) - 3))


def distance(a, b):
    """How many symbols must change for one to become the other."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        row, last = [i], row
        for j, y in enumerate(b, 1):
            row.append(min(last[j] + 1, row[-1] + 1, last[j - 1] + (x != y)))
    return row[-1]


def main():
    path, command = sys.argv[1:]
    said = collections.defaultdict(list)
    opened = gzip.open(path, "rt", encoding="utf-8") if path.endswith(".gz") else open(path, encoding="utf-8")
    for line in opened:
        word, sounds = line.rstrip("\n").split("\t")
        if re.fullmatch(r"[a-zäöüßéèêàâ]{2,}", word.lower()) and not word.isupper():
            sounds = house(sounds)
            # A syllable that the dictionary writes without its vowel: *Zitronn*.
            if word.endswith("en") and re.search("[^aeiouyøœɛɔɑəɜɪʊɐIW]n$", sounds):
                sounds = sounds[:-1] + "ən"
            # The prefixes *ver-*, *er-*, *zer-* are written in many ways.
            if re.match("ver|er|zer", word.lower()):
                sounds = re.sub("^(f|ʦ|)(ɛɜ|ɛə|ɛ|ɜ|ə)ɾ?(?=[bdɡfhklmnpstvzjxʃʦʧç])", r"\1ɛɾ", sounds)
            said[word.lower()].append(sounds)
    words = sorted(said)
    if command == "--words":
        print("\n".join(word + "\t" for word in words))
        return
    answer = subprocess.run(shlex.split(command), input="\n".join(words) + "\n", capture_output=True, text=True, check=True)
    for word, ours in zip(words, answer.stdout.split("\n")):
        ours = ours.replace(" ", "")
        text = "" if SUFFIX.search(word) or is_compound(word, said) else moved(word, ours, said[word], said) or ""
        # One vowel that is short or long is a habit; more than that is a word from another language.
        if not text and all(distance(key(v), key(ours)) > 1 for v in said[word]):
            best = max(said[word], key=lambda v: difflib.SequenceMatcher(None, key(v), key(ours)).ratio())
            text = entry(ours, best)
            # A slip of the dictionary: another word's sounds.
            is_other = ours.endswith("ən") and not text.endswith("n") or distance(key(text), key(ours)) > max(3, len(key(ours)) // 2)
            if is_other or key(text) == key(ours) or not re.fullmatch("[abdefhijklmnopstuvwxyzçøœɛɔɑəɜɪʊɐɡɾrʃʒŋʦʧʤIWˈˌː\u0303]+", text) or "ˈ" not in text:
                text = ""
        print(f"{word}\t{text}")


main()
