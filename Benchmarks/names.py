#!/usr/bin/env python3
"""Whether a name sounds the same in a whole book.

    names.py [--vorleser PATH] [--accent us|gb] [--all] [BOOK ...]

Every word with a capital that a book's script has, wherever it stands, with its phonemes there; marks and the
ending of a possessive do not count. Lists the words of more than one pronunciation, with an example for each. Ends with exit code 1 when more of the names' occurrences than --allowed
are said otherwise than the name mostly is. Needs `make setup` for the lexicon.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
CORPUS = HERE.parent.parent / "shared/corpora/dev/epub"
BOOKS = [
    "se/jane-austen_pride-and-prejudice.epub",
    "se/arthur-conan-doyle_the-adventures-of-sherlock-holmes.epub",
    "se/f-scott-fitzgerald_the-great-gatsby.epub",
    "se/mary-shelley_frankenstein.epub",
    "se/p-g-wodehouse_love-among-the-chickens.epub",
]
MARKS = ";:,.!?—…\"()“” "
SIBILANT = "szʃʒʧʤ"


def run(options, *arguments, text=None):
    environment = dict(os.environ, VORLESER_DATA=str(HERE.parent / ".data"))
    command = [str(options.vorleser), *arguments]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True, env=environment).stdout


def occurrences(options, book):
    """Every word of a book's script: its text, phonemes, kind of word and the line it stands in."""
    script = json.loads(run(options, "script", str(book), "--json"))["utterances"]
    lines = ["".join(piece["text"] for piece in one["pieces"]).replace("\n", " ") for one in script]
    said = run(options, "phonemes", "-", "--json", "--accent", options.accent, text="\n".join(lines) + "\n")
    for line, answer in zip(lines, said.split("\n")):
        for token in json.loads(answer)["tokens"] if answer else []:
            yield token["text"], token.get("phonemes") or "", token.get("tag"), line


def normal(text, phonemes):
    """A word without marks and possessive ending, and its sounds; None for what is no word."""
    word = text.strip("“”‘’'\"()[].,;:!?—…*_-").replace("’", "'")
    sounds = "".join(symbol for symbol in phonemes if symbol not in MARKS)
    if word.lower().endswith("'s"):
        word = word[:-2]
        # *Jones’s* has a vowel more than *Jones*; in *Natasha’s* it is the name’s own, in *George’s* not.
        ending = "z|s" if word[-1:] in "aiouy" else f"(?<=[{SIBILANT}])[ᵻəɪ]z|z|s"
        sounds = re.sub(f"({ending})$", "", sounds)
    elif word.endswith("'"):
        word = word[:-1]
    return (word, sounds) if word and sounds and word[0].isalpha() else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vorleser", default=HERE.parent / ".build/release/vorleser", type=pathlib.Path)
    parser.add_argument("--accent", default="us")
    parser.add_argument("--all", action="store_true", help="words that also stand without a capital, too")
    parser.add_argument("--allowed", type=float, default=0.002, help="share of occurrences")
    parser.add_argument("books", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    books = [book for book in options.books or [CORPUS / name for name in BOOKS] if book.exists()]
    total = odd = 0
    for book in books:
        said, small = collections.defaultdict(list), set()
        for text, phonemes, tag, line in occurrences(options, book):
            one = normal(text, phonemes)
            if one is None:
                continue
            word, sounds = one
            if word[0].islower():
                small.add(word.lower())
            elif len(word) > 1:
                said[word.title() if word.isupper() else word].append((sounds, tag, line, text))
        names = {word: all for word, all in said.items() if options.all or word.lower() not in small}
        different = 0
        print(f"== {book.stem}: {len(names)} names, {sum(map(len, names.values())):,} occurrences")
        for word, all in sorted(names.items(), key=lambda item: -len(item[1])):
            counts = collections.Counter(sounds for sounds, *_ in all)
            total += len(all)
            if len(counts) == 1:
                continue
            different += len(all) - max(counts.values())
            print(f"  {word}: {len(all)}")
            for sounds, count in counts.most_common():
                tag, line, text = next((tag, line, text) for said, tag, line, text in all if said == sounds)
                place = line.find(text)
                print(f"    {count:5} {sounds:20} {tag:5} …{line[max(0, place - 35):place + len(text) + 25]}…")
        odd += different
        print(f"  said otherwise than mostly: {different}")
    if total:
        print(f"{total:,} occurrences of names, {odd} said otherwise than the name mostly is ({odd / total:.2%})")
    sys.exit(1 if total and odd > options.allowed * total else 0)


if __name__ == "__main__":
    main()
