#!/usr/bin/env python3
"""Sees that what the apps' views and intents say is there in every language: in `Resources/LANGUAGE.lproj/*.strings`.

usage: tools/apple/words.py [--missing]      (--missing prints what is to be translated, as lines of such a file)

The screens' own words are in their module's catalogue (tools/wording.py). Told are words without a translation, translations that
nothing asks for or that stand twice, and placeholders that do not fit. A string that begins with a capital letter or has a blank in it is taken
for words, unless it is the argument of something that takes names (NAMES).
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LANGUAGES = ["de"]
# Each product with the folders of its sources. What all have in common says nothing.
PRODUCTS = {"Vorleser": "Apps/Vorleser", "VorleserShare": "Apps/VorleserShare"}

# Strings behind these are names, not words.
NAMES = re.compile(
    r"(?:systemImage: |systemImageName: |systemName: |forKey: |forInfoDictionaryKey: |appending\(path: |UTType\(|Wakefulness\(for: |name: )"
    r"(?:[^\"\n]*\? )?$"
)
LITERAL = re.compile(r'"((?:[^"\\\n]|\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\\.)*)"')
GAP = re.compile(r"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
PHRASE = re.compile(r"\\\(\.applicationName\)")
PARAMETER = re.compile(r"\\\(\\\.\$(\w+)\)")
PAIR = re.compile(r'^"((?:[^"\\]|\\.)*)" = "((?:[^"\\]|\\.)*)";$')
PLACEHOLDER = re.compile(r"%(?:\d+\$)?(?:@|lld)|\$\{\w+\}")
# What is one in itself in every language, and names of fields.
SAME = {"Vorleser", "OK", "Mac", "%@"}
FIELD = re.compile(r"^[A-Z][\w.]*([-/][\w.]+)+$")


def key(literal):
    """A literal as the system looks it up: phrases and summaries name their values, other words have `%@` for them."""
    named = PARAMETER.sub(r"${\1}", PHRASE.sub("${applicationName}", literal))
    return GAP.sub("%@", named)


def is_words(text):
    shown = GAP.sub("", text)
    return bool(re.match(r"[A-Z“]", shown)) and not FIELD.match(shown) or " " in shown.strip()


def asked(product):
    """What a product says, by the table it is looked up in: each key with where it stands."""
    tables = {"Localizable": {}, "AppShortcuts": {}}
    for file in sorted((ROOT / PRODUCTS[product] / "Sources").rglob("*.swift")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if line.lstrip().startswith("//"):
                continue
            for found in LITERAL.finditer(line):
                if not is_words(found[1]) or NAMES.search(line[: found.start()]):
                    continue
                table = "AppShortcuts" if ".applicationName" in found[1] else "Localizable"
                if key(found[1]) not in SAME:
                    tables[table].setdefault(key(found[1]), f"{file.relative_to(ROOT)}:{number}")
    return tables


def held(product, language, table):
    """The pairs of a table, with where they stand."""
    file = ROOT / PRODUCTS[product] / f"Resources/{language}.lproj/{table}.strings"
    if not file.exists():
        return
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{file.relative_to(ROOT)}:{number}"
        if pair := PAIR.match(line):
            yield pair[1], pair[2], where
        elif line.strip() and not line.startswith(("/*", "//")):
            yield None, line, where


def faults_of(product, language, missing):
    for table, wanted in asked(product).items():
        there = {}
        for name, words, where in held(product, language, table):
            if name is None:
                yield f"{where}: this is no pair: {words}"
                continue
            if name in there:
                yield f"{where}: stands twice: “{name}”"
            there[name] = words
            if name not in wanted:
                yield f"{where}: nothing asks for “{name}”"
            elif sorted(PLACEHOLDER.findall(name)) != sorted(re.sub(r"\d+\$", "", one) for one in PLACEHOLDER.findall(words)):
                yield f"{where}: its values do not fit: “{name}”: “{words}”"
        for name, where in wanted.items():
            if name not in there:
                if missing:
                    print(f'"{name}" = "";')
                else:
                    yield f"{where}: not in {language}.lproj/{table}.strings: “{name}”"


def main(arguments):
    missing = arguments == ["--missing"]
    faults = [fault for product in PRODUCTS for language in LANGUAGES for fault in faults_of(product, language, missing)]
    if not any(any(table.values()) for product in PRODUCTS for table in [asked(product)]):
        sys.exit("words: NOTHING WAS CHECKED: the apps say nothing")
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        sys.exit(f"{len(faults)} faults in the apps' words")


if __name__ == "__main__":
    main(sys.argv[1:])
