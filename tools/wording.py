#!/usr/bin/env python3
"""Sees that each module's sentences are there in every language: what `localized("…")` asks for, and what catalogues hold.

    wording.py [--missing MODULE]

A catalogue is a dictionary literal in a file `Wording….swift` of a module's folder `German/`. Told are sentences without a
translation, translations that nothing asks for or that stand twice, and placeholders that do not fit. With --missing, the
keys that a module lacks are printed as lines of a dictionary.
"""

import argparse
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"
LANGUAGES = ["German"]
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", '"': '"', "'": "'", "\\": "\\"}
PLACEHOLDER = re.compile(r"%(?:(\d+)\$)?@")


class Broken(Exception):
    """A string literal that this script does not understand."""


def closing(text, start):
    """The offset behind the bracket that closes the one before `start`; strings inside are passed over."""
    depth, at = 1, start
    while depth:
        if text[at] == '"':
            at = literal(text, at)[1]
            continue
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return at


def literal(text, start):
    """A Swift string literal that begins at `start`: what it says, with `%@` for each interpolation, and where it ends."""
    fence = '"""' if text.startswith('"""', start) else '"'
    at, pieces = start + len(fence), []
    while not text.startswith(fence, at):
        if at >= len(text) or (fence == '"' and text[at] == "\n"):
            raise Broken("a string without an end")
        if text[at] != "\\":
            pieces.append(text[at])
            at += 1
            continue
        following = text[at + 1]
        if following == "(":
            at = closing(text, at + 2)
            pieces.append("\0")
        elif following == "u":
            end = text.index("}", at)
            pieces.append(chr(int(text[at + 3 : end], 16)))
            at = end + 1
        elif following == "\n":
            pieces.append("\1")
            at += 2
        elif following in ESCAPES:
            pieces.append(ESCAPES[following])
            at += 2
        else:
            raise Broken(f"the escape \\{following}")
    said = "".join(pieces)
    if fence == '"""':
        said = unindented(said)
    return said.replace("\0", "%@"), at + len(fence)


def unindented(block):
    """The lines of a multi-line literal without the indentation of its last line; `\\1` stands for a line that goes on."""
    joined = block.replace("\1", "\1\n").split("\n")
    indent = len(joined[-1])
    lines = [line[indent:] if not line[:indent].strip() else line for line in joined[1:-1]]
    return "\n".join(lines).replace("\1\n", "")


def phrase(text, start):
    """Literals joined by `+`, from `start`: what they say together, and where they end."""
    said, at = literal(text, start)
    while more := re.compile(r"\s*\+\s*(?=\")").match(text, at):
        piece, at = literal(text, more.end())
        said += piece
    return said, at


def line(text, at):
    return text.count("\n", 0, at) + 1


def is_comment(text, at):
    return text[text.rfind("\n", 0, at) + 1 : at].lstrip().startswith("//")


def asked(module):
    """What a module says: each sentence's key, with where it stands."""
    for file in sorted(module.rglob("*.swift")):
        text = file.read_text(encoding="utf-8")
        for call in re.finditer(r"\blocalized\(\s*", text):
            where = f"{file.relative_to(ROOT)}:{line(text, call.start())}"
            if text[call.end()] != '"' or is_comment(text, call.start()):
                continue
            try:
                key, end = phrase(text, call.end())
            except Broken as broken:
                yield None, f"{where}: {broken}"
                continue
            rest = text[end:].lstrip()
            yield (key, where) if rest[:1] in ")," else (None, f"{where}: only string literals can be looked up")


def held(module, language):
    """The pairs of a module's catalogue, with where they stand."""
    for file in sorted((module / language).glob("Wording*.swift")):
        text = re.sub(r"^\s*//.*$", "", file.read_text(encoding="utf-8"), flags=re.M)
        at = text.find("= [")
        while (start := text.find('"', at)) >= 0 and at >= 0:
            key, at = phrase(text, start)
            between = re.compile(r"\s*:\s*(?=\")").match(text, at)
            if not between:
                raise SystemExit(f"{file.relative_to(ROOT)}:{line(text, start)}: this key has no sentence")
            value, at = phrase(text, between.end())
            yield key, value, f"{file.relative_to(ROOT)}:{line(text, start)}"


def misfit(key, value):
    """Whether a translation asks for a value that there is not, or passes one over."""
    given = len(PLACEHOLDER.findall(key))
    used, following = set(), 0
    for number in PLACEHOLDER.findall(value):
        if number:
            used.add(int(number))
        else:
            following += 1
            used.add(following)
    return used != set(range(1, given + 1))


def quoted(text):
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--missing", metavar="MODULE")
    options = parser.parse_args()
    faults = []
    for module in sorted(path for path in SOURCES.iterdir() if path.is_dir()):
        if options.missing and module.name != options.missing:
            continue
        wanted = {}
        for key, where in asked(module):
            if key is None:
                faults.append(where)
            else:
                wanted.setdefault(key, where)
        for language in LANGUAGES:
            there = {}
            for key, value, where in held(module, language):
                if key in there:
                    faults.append(f"{where}: stands twice: {quoted(key)}")
                there[key] = value
                if key not in wanted:
                    faults.append(f"{where}: nothing asks for {quoted(key)}")
                elif misfit(key, value):
                    faults.append(f"{where}: its values do not fit: {quoted(key)}: {quoted(value)}")
            missing = {key: where for key, where in wanted.items() if key not in there}
            if options.missing:
                for key in missing:
                    print(f"    {quoted(key)}:\n        {quoted('')},")
            else:
                faults += [f"{where}: not in {language}: {quoted(key)}" for key, where in missing.items()]
    if options.missing:
        return
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        sys.exit(f"{len(faults)} faults in the wording")


if __name__ == "__main__":
    main()
