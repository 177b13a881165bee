#!/usr/bin/env python3
"""Makes the lexicon of French: the words that WikiPron has otherwise than the rules of Sources/Phonemes/French say.

    lexicon.py WIKIPRON.tsv[.gz] COMMAND > Sources/CPhonemeModels/models/french.tsv

COMMAND says one word a line (`vorleser phonemes - --language fr`), built with an empty lexicon: then what it says comes of the
rules alone. What the dictionary and the rules only write otherwise (open or close o, e inside a word, mute e, glides) is
left to the rules, and so is every sound in which they agree.
"""
import collections, difflib, gzip, re, shlex, subprocess, sys

VOWEL = "aeiouyøœɛɔɑə"
# Endings of other forms of verbs in -er, and what has such forms beside it but is none.
VERB_ENDS = ("er", "ait", "ez", "aient", "èrent", "ons")
NOUNS = {"avent", "référent"}


def symbols(text):
    """A list of sounds, each with what belongs to it."""
    found = []
    for c in text:
        if c == "\u0303" and found:
            found[-1] += c
        else:
            found.append(c)
    return found


def house(text):
    """WikiPron's notation in the symbols of the voices."""
    text = re.sub(r"[\s‿ːˈˌ.()]", "", text)
    for a, b in (("ɥ", "y"), ("ɑ\u0303", "A"), ("ɑ", "a"), ("A", "ɑ\u0303"), ("r", "ʁ"), ("g", "ɡ"), ("h", ""), ("tʃ", "tʃ")):
        text = text.replace(a, b)
    return text


def key(text):
    """What is left when differences of notation are taken away."""
    text = text.replace("ə", "").replace("ɔ\u0303", "O").replace("ɑ\u0303", "A").replace("œ\u0303", "E").replace("ɛ\u0303", "E")
    text = re.sub("[œø]", "ø", text).replace("ɔ", "o").replace("nj", "ɲ").replace("ɲj", "ɲ")
    vowel = "[aeiouyøɛOAE]"
    text = re.sub(f"i+j", "j", text)
    text = re.sub(f"i(?={vowel})", "j", text)
    text = re.sub(f"u(?={vowel})", "w", text)
    text = re.sub(r"b(?=[st])", "p", text)
    last = text[-1:] if text[-1:] in "eɛ" else ""
    text = re.sub(r"(.)\1+", r"\1", text.replace("ɛ", "e"))
    return text[:-1] + last if last else text


def near(a, b):
    return key(a) == key(b) or {a, b} <= {"e", "ɛ"} or {a, b} <= {"u", "w"} or {a, b} <= {"i", "j"}


def entry(ours, theirs):
    """Their sounds, in our notation where both mean the same."""
    a, b = symbols(ours), symbols(theirs)
    out = []
    for tag, i, j, k, l in difflib.SequenceMatcher(None, [key(x) or x for x in a], [key(x) or x for x in b], autojunk=False).get_opcodes():
        if tag == "equal":
            out += a[i:j]
        elif tag == "replace" and j - i == l - k:
            out += [x if near(x, y) and i + n + 1 < len(a) else y for n, (x, y) in enumerate(zip(a[i:j], b[k:l]))]
        elif tag == "delete":
            out += [x for x in a[i:j] if x == "ə"]
        else:
            out += b[k:l]
    return "".join(out)


def main():
    path, command = sys.argv[1:]
    said = collections.defaultdict(list)
    opened = gzip.open(path, "rt", encoding="utf-8") if path.endswith(".gz") else open(path, encoding="utf-8")
    for line in opened:
        word, sounds = line.rstrip("\n").split("\t")
        if re.fullmatch(r"[a-zàâäæçéèêëîïôöœùûüÿ]+", word.lower()) and not (word.isupper() and len(word) > 1):
            if len(word) > 1:
                said[word.lower()].append(house(sounds))
    words = sorted(said)
    answer = subprocess.run(shlex.split(command), input="\n".join(words) + "\n", capture_output=True, text=True, check=True)
    found, rules = {}, {}
    for word, ours in zip(words, answer.stdout.split("\n")):
        rules[word] = ours = re.sub("[ˈˌː ]", "", ours)
        variants = said[word]
        # How the ending of *je chantai* is said is a habit, and the rules'.
        if word.endswith("ai"):
            variants = [v[:-1] + "e" if v.endswith("ɛ") else v for v in variants]
        if any(key(v) == key(ours) for v in variants):
            continue
        best = max(variants, key=lambda v: difflib.SequenceMatcher(None, key(v), key(ours)).ratio())
        text = entry(ours, best)
        if re.search(".(ais|ait|aient)$", word) and text.endswith("e"):
            continue  # the ending of the imperfect is open
        if re.search("(aient|è[a-z]*ent)$", word) and text.endswith("ɑ\u0303"):
            continue  # a slip of the dictionary: the ending is a verb's
        if re.search("ent$", word) and word not in NOUNS and text.endswith("ɑ\u0303") and any(word[:-3] + e in said for e in VERB_ENDS):
            continue  # another: *ils livrent*, *ils arrêtent*
        if key(text) != key(ours) and re.fullmatch("[abdefijklmnopstuvwyzøœɛɔɑəʁɡʒʃɲŋʤʧ\u0303]+", text) and re.search(f"[{VOWEL}]", text):
            found[word] = text
    # A word that only looks like the plural of another, *dans*, is said for itself.
    for word in words:
        if word not in found and word[-1] in "sx" and word[:-1] in found and key(rules[word]) != key(found[word[:-1]]):
            found[word] = rules[word]
    for word in sorted(found):
        print(f"{word}\t{found[word]}")


main()
