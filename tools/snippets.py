#!/usr/bin/env python3
"""Compiles the Swift that README, docs and DocC articles show, against the modules as they were built.

    tools/snippets.py [FILE …]

Each fenced block of ```swift is a program of its own, which may import what it likes. What it takes as given stands in a
comment before it: `<!-- given: url: URL, folder: URL -->`. A block after `<!-- not compiled: REASON -->` is passed over.
Modules must have been built for debugging: `swift build`.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILT = ROOT / ".build/debug"
BLOCK = re.compile(r"(?:<!-- (given|not compiled): (.*?) -->\n+)?```swift\n(.*?)^```", re.S | re.M)
IMPORT = re.compile(r"^(?:@\w+ )*(?:public |internal )?import .*\n", re.M)


def documents():
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("Sources/**/*.docc/**/*.md")]
    return sorted(found)


def programs(document):
    """The blocks of a document, each as head and body of a function in a file of its own; {name} stands for its name."""
    text = document.read_text(encoding="utf-8")
    for match in BLOCK.finditer(text):
        kind, words, code = match.groups()
        if kind == "not compiled":
            continue
        given = words if kind == "given" else ""
        body = IMPORT.sub("", code)
        # Lines of the block keep their numbers.
        line = text.count("\n", 0, match.start(3)) + 1 + code[: code.find(body)].count("\n")
        place = f'#sourceLocation(file: "{document.relative_to(ROOT)}", line: {line})\n'
        imports = "".join(IMPORT.findall(code))
        yield f"{imports}func {{name}}({given}) async throws {{{{\n", f"{place}{body}#sourceLocation()\n}}\n"


def module_maps():
    """Modules of C, of the system and of our own, that Swift's modules are made with."""
    maps = [*ROOT.glob("Sources/*/module.modulemap"), *ROOT.glob("Sources/*/include/module.modulemap")]
    maps += [*BUILT.glob("*.build/module.modulemap"), *ROOT.glob(".build/checkouts/*/Sources/*/module.modulemap"),
             *ROOT.glob(".build/checkouts/*/Sources/*/include/module.modulemap")]
    return [flag for path in maps for flag in ("-Xcc", f"-fmodule-map-file={path}")]


def compile_files(paths):
    command = [
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-suppress-warnings", "-I", BUILT / "Modules",
        "-I", "/usr/include/libxml2", *module_maps(), *paths,
    ]
    return subprocess.run([str(word) for word in command], cwd=ROOT).returncode


def main():
    if not (BUILT / "Modules").is_dir():
        sys.exit("snippets: there are no built modules; run: swift build")
    chosen = [Path(name).resolve() for name in sys.argv[1:]] or documents()
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for head, body in (program for document in chosen for program in programs(document)):
            files.append(Path(folder) / f"snippet{len(files)}.swift")
            files[-1].write_text(head.format(name=files[-1].stem) + body, encoding="utf-8")
        if not files:
            sys.exit("snippets: no document shows any Swift")
        if compile_files(files):
            sys.exit("snippets: what the documents show does not compile (above)")
        print(f"snippets: {len(files)} compile")


if __name__ == "__main__":
    main()
