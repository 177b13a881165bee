#!/usr/bin/env python3
"""Finds imports that not every platform has and that no `#if canImport(…)` of the same module encloses.

usage: tools/apple/imports.py [FILE …]      (without files: all Swift sources of the checkout)

Foundation is whole on Apple's systems and parted on Linux, the C libraries have other names, and Apple's frameworks are
nowhere else; an import without its guard is found only by whoever builds on the other system.
"""

import pathlib
import re
import sys

C_LIBRARIES = {"Darwin", "Glibc", "Musl"}
PARTS_OF_FOUNDATION = {
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
}  # fmt: skip
FRAMEWORKS = {
    "AVFAudio", "AVFoundation", "Accelerate", "Accessibility", "AppIntents", "AppKit", "AudioToolbox", "CarPlay", "CoreGraphics",
    "ImageIO", "MediaPlayer", "Metal", "NaturalLanguage", "OSLog", "PDFKit", "SwiftUI", "UIKit", "UniformTypeIdentifiers",
    "WebKit", "WidgetKit", "os",
}  # fmt: skip
PLATFORMS = C_LIBRARIES | PARTS_OF_FOUNDATION | FRAMEWORKS

IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |private |fileprivate )?import (?:\w+ )?(\w+)")
CONDITION = re.compile(r"^\s*#(if|elseif|else|endif)\b(.*)")


def unguarded(text):
    """Lines with an import that is not inside a branch which asks for that module: (number, module)."""
    branches = []  # for each open #if: the modules that its present branch may import, and all it has asked for
    for number, line in enumerate(text.splitlines(), 1):
        if condition := CONDITION.match(line):
            word, rest = condition.groups()
            modules = set(re.findall(r"(?<!!)canImport\((\w+)\)", rest))
            if word == "if":
                branches.append((modules, modules))
            elif word == "endif":
                branches.pop()
            else:
                before = branches[-1][1]
                # Some C library there is: where it is none of those asked for, it is another.
                others = C_LIBRARIES - before if before & C_LIBRARIES else set()
                branches[-1] = (modules if word == "elseif" else others, before | modules)
        elif (found := IMPORT.match(line)) and found[1] in PLATFORMS:
            if not any(found[1] in modules for modules, _ in branches):
                yield number, found[1]


def main(arguments):
    root = pathlib.Path(__file__).resolve().parent.parent.parent
    folders = [root / name for name in ("Sources", "Tests", "Benchmarks")]
    files = [pathlib.Path(name) for name in arguments] or sorted(f for d in folders for f in d.rglob("*.swift"))
    if not files:
        sys.exit("imports: there are no Swift sources to look at")
    faults = 0
    for file in files:
        for number, module in unguarded(file.read_text(encoding="utf-8")):
            faults += 1
            print(f"{file}:{number}: `import {module}` needs `#if canImport({module})`: not every platform has it")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
