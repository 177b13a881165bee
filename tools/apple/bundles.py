#!/usr/bin/env python3
"""Sees that what the apps' bundles say fits what their sources say, as far as no compiler sees it.

usage: tools/apple/bundles.py

Told is a bundle without a privacy manifest among its resources; a kind of book that is taken in one way (document types, the
picker, the extension's rule, `OfferedType`) and not in another; a sleep time that is offered on the screen and not to Siri, or the other way.
"""

import pathlib
import plistlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROJECT = "Apps/Vorleser/project.yml"
PRIVACY = "PrivacyInfo.xcprivacy"
# The picker's own names of types.
PICKED = {"epub": "org.idpf.epub-container", "pdf": "com.adobe.pdf", "plainText": "public.plain-text", "html": "public.html"}
# Whatever is in them is told by their content alone.
ANY_CONTENT = {"public.url", "com.apple.property-list"}


class Unknown(Exception):
    """Something has another shape than this script knows: nothing was compared."""


def text(name):
    return (ROOT / name).read_text(encoding="utf-8")


def found(pattern, name, flags=re.S):
    if match := re.search(pattern, text(name), flags):
        return match[1]
    raise Unknown(f"{name} has nothing like {pattern!r}")


# --- privacy


def targets():
    """The bundles, each with the folders of its sources."""
    parts = re.split(r"^  (\w+):\n    type: (?:application|app-extension)\n", found(r"^targets:\n(.*?)^schemes:", PROJECT, re.S | re.M), flags=re.M)
    if len(parts) < 3:
        raise Unknown(f"{PROJECT} has no targets")
    for name, body in zip(parts[1::2], parts[2::2]):
        sources = body.partition("    sources:\n")[2].partition("    dependencies:\n")[0]
        yield name, [(ROOT / PROJECT).parent / path for path in re.findall(r"- path: (\S+)", sources)]


def privacy_faults():
    for name, folders in targets():
        manifests = [file for folder in folders if folder.is_dir() for file in folder.rglob(PRIVACY)]
        if len(manifests) != 1:
            yield f"{name} has {len(manifests)} privacy manifests ({PRIVACY}), not one"
        for manifest in manifests:
            facts = plistlib.loads(manifest.read_bytes())
            if facts.get("NSPrivacyTracking") is not False or "NSPrivacyCollectedDataTypes" not in facts:
                yield f"{manifest.relative_to(ROOT)} does not say that nothing is collected"
            for entry in facts.get("NSPrivacyAccessedAPITypes", []):
                if not entry.get("NSPrivacyAccessedAPITypeReasons"):
                    yield f"{manifest.relative_to(ROOT)} gives no reason for {entry.get('NSPrivacyAccessedAPIType')}"


# --- kinds of books


def kinds():
    """The kinds that are taken, by the place that says so."""
    documents = found(r"LSItemContentTypes:\s*\[(.*?)\]", PROJECT)
    rule = found(r"NSExtensionActivationRule:(.*?)@count > 0\)\.@count", PROJECT)
    picker = found(r"enum BookTypes \{(.*?)\n\}", "Apps/Vorleser/Sources/Library/LibraryView.swift")
    offered = "Sources/VorleserSharing/Offers/Offer.swift"
    lists = found(r"static let books = \[(.*?)\]", offered) + found(r"static let texts = \[(.*?)\]", offered)
    return {
        "the document types of project.yml": {one.strip() for one in documents.split(",")},
        "the extension's rule in project.yml": set(re.findall(r'UTI-CONFORMS-TO "([^"]+)"', rule)) - ANY_CONTENT,
        "BookTypes": set(re.findall(r'UTType\("([^"]+)"\)', picker)) | {PICKED[one] for one in re.findall(r"\.(\w+)(?=[,\]])", picker) if one in PICKED},
        "OfferedType": set(re.findall(r'"([^"]+)"', lists)),
    }


def kind_faults():
    by_place = kinds()
    everything = set.union(*by_place.values())
    for place, there in by_place.items():
        for kind in sorted(everything - there):
            yield f"{place} lacks {kind}, which another place takes"
    declared = set(re.findall(r"UTTypeIdentifier: (\S+)", text(PROJECT)))
    for kind in sorted(declared - everything):
        yield f"{PROJECT} declares {kind}, which nothing takes"


# --- sleep times


def time(words):
    """`minutes(5)`, `never`, `chapterEnd` → what can be compared."""
    number = re.search(r"minutes\((\d+)\)", words)
    return int(number[1]) if number else words.strip(" .\n")


def sleep_faults():
    screen_file, siri_file = "Sources/VorleserScreens/Rules/SleepChoice.swift", "Apps/Vorleser/Sources/Intents/ListeningIntents.swift"
    shown = [time(one) for one in found(r"static let offered = \[(.*?)\]", screen_file).split(",") if one.strip()]
    cases = [one.strip() for one in found(r"enum SleepTime: String, AppEnum \{\s*case ([^\n]*)\n", siri_file).split(",")]
    choices = dict(re.findall(r"case \.(\w+): (\S+)", found(r"var choice: SleepChoice \{(.*?)\n    \}", siri_file)))
    said = dict(re.findall(r'\.(\w+): "([^"]*)"', found(r"caseDisplayRepresentations: .*? = \[(.*?)\]", siri_file)))
    asked = [time(choices.get(one, f"{one} means nothing")) for one in cases]
    if shown != asked:
        yield f"sleep times on the screen are {shown} (SleepChoice.offered), Siri's {asked} (SleepTime)"
    for one in cases:
        minutes, words = time(choices.get(one, "")), said.get(one, "")
        if number := re.match(r"(\d+) (minute|hour)", words):
            if int(number[1]) * (60 if number[2] == "hour" else 1) != minutes:
                yield f"Siri says “{words}” for {minutes} minutes"
        elif isinstance(minutes, int):
            yield f"Siri says “{words}” for {minutes} minutes"


def main():
    try:
        faults = [*privacy_faults(), *kind_faults(), *sleep_faults()]
    except Unknown as shape:
        sys.exit(f"bundles: NOTHING WAS COMPARED: {shape}")
    for fault in faults:
        print(f"bundles: {fault}", file=sys.stderr)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
