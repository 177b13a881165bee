#!/usr/bin/env python3
"""Reads read-along EPUBs as a stranger would, and compares them with the books they were made of.

    read_along.py                               make one of the sample book, and compare
    read_along.py RESULT.epub [SOURCE] ...      compare (SOURCE: an EPUB, or the book's plain text as .txt)
    read_along.py --list PAIRS.tsv              a pair of SOURCE and RESULT on each line

For each: the text of the result is the source's; every part of every overlay leads to an element; clips follow each
other without overlap, inside their sound (asked of ffprobe, if the sound is there); the durations of the package add
up. Uses lxml; nothing of Vorleser.
"""
import html.entities
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path, PurePosixPath
from posixpath import join, normpath
from urllib.parse import unquote

from lxml import etree

OPF = "{http://www.idpf.org/2007/opf}"
XHTML = "{http://www.w3.org/1999/xhtml}"
SMIL = "{http://www.w3.org/ns/SMIL}"
ENTITIES = {name: f"&#{code};" for name, code in html.entities.name2codepoint.items()
            if name not in ("amp", "lt", "gt", "quot", "apos")}


def parse(data):
    data = re.sub(rb"&([A-Za-z]+[0-9]*);", lambda m: ENTITIES.get(m[1].decode(), m[0].decode()).encode(), data)
    data = re.sub(rb"<!DOCTYPE[^>\[]*(\[[^\]]*\])?[^>]*>", b"", data)
    return etree.fromstring(data, etree.XMLParser(recover=True, huge_tree=True, resolve_entities=False))


def text_of(root):
    body = next((e for e in root.iter() if isinstance(e.tag, str) and etree.QName(e).localname == "body"), root)
    pieces = []
    for event, e in etree.iterwalk(body, events=("start", "end", "comment", "pi")):
        if event == "start" and isinstance(e.tag, str):
            pieces.append(e.text or "")
        if event != "start" and e is not body:
            pieces.append(e.tail or "")
    return " ".join("".join(pieces).split())


def milliseconds(clock):
    total = 0.0
    if clock.endswith("s") and ":" not in clock:
        return float(clock.rstrip("ms")) * (1 if clock.endswith("ms") else 1000)
    for part in clock.split(":"):
        total = total * 60 + float(part)
    return total * 1000


class Publication:
    def __init__(self, path):
        self.zip = zipfile.ZipFile(path)
        self.names = set(self.zip.namelist())
        container = parse(self.zip.read("META-INF/container.xml"))
        self.opf_path = next(e for e in container.iter() if etree.QName(e).localname == "rootfile").get("full-path")
        self.opf = parse(self.zip.read(self.opf_path))
        self.items = {}
        for item in self.opf.iter("{*}item"):
            self.items[item.get("id").strip()] = (self.resolve(self.opf_path, item.get("href")), item)
        self.spine = [self.items[r.get("idref").strip()][0] for r in self.opf.iter("{*}itemref")
                      if r.get("idref").strip() in self.items]

    def resolve(self, base, href):
        return normpath(join(str(PurePosixPath(base).parent), unquote(href.split("#")[0])))

    def text(self, name):
        return text_of(parse(self.zip.read(name)))


def seconds_of(publication, name):
    data = publication.zip.read(name)
    with tempfile.NamedTemporaryFile(suffix=PurePosixPath(name).suffix) as file:
        file.write(data)
        file.flush()
        run = subprocess.run(["ffprobe", "-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", file.name],
                             capture_output=True, text=True)
    return float(run.stdout) if run.returncode == 0 and run.stdout.strip() else None


def check_overlays(result):
    faults, ends, pars = [], {}, 0
    durations = {e.get("refines", ""): milliseconds(e.text) for e in result.opf.iter("{*}meta")
                 if e.get("property") == "media:duration"}
    total = 0
    by_id = {key: path for key, (path, _) in result.items.items()}
    for document, item in result.items.values():
        overlay = (item.get("media-overlay") or "").strip()
        if not overlay:
            continue
        smil_path, own = by_id[overlay], 0
        ids = {e.get("id") for e in parse(result.zip.read(document)).iter() if e.get("id")}
        previous = -1
        order = {e.get("id"): n for n, e in enumerate(parse(result.zip.read(document)).iter()) if e.get("id")}
        for par in parse(result.zip.read(smil_path)).iter(SMIL + "par"):
            pars += 1
            source = par.find(SMIL + "text").get("src")
            fragment = unquote(source.split("#")[1])
            if result.resolve(smil_path, source) != document:
                faults.append(f"{smil_path}: {source} is not in {document}")
            if fragment not in ids:
                faults.append(f"{smil_path}: no {source}")
            elif order[fragment] <= previous:
                faults.append(f"{smil_path}: {source} is out of order")
            previous = order.get(fragment, previous)
            audio = par.find(SMIL + "audio")
            sound = result.resolve(smil_path, audio.get("src"))
            begin, end = milliseconds(audio.get("clipBegin")), milliseconds(audio.get("clipEnd"))
            if begin < ends.get(sound, 0) - 0.01 or end <= begin:
                faults.append(f"{smil_path}: {source} sounds from {begin} to {end} after {ends.get(sound, 0)}")
            ends[sound] = end
            own += end - begin
        if abs(durations.get("#" + overlay, -1e9) - own) > 100:
            faults.append(f"{smil_path}: lasts {own}, the package says {durations.get('#' + overlay)}")
        total += own
    if abs(durations.get("", -1e9) - total) > 1000:
        faults.append(f"all last {total}, the package says {durations.get('')}")
    for sound, end in ends.items():
        length = seconds_of(result, sound) if result.zip.getinfo(sound).file_size > 100 else None
        if length is not None and end > length * 1000 + 1:
            faults.append(f"{sound}: a clip ends at {end} of {length * 1000}")
    return faults, pars, total / 1000


def check_text(result, source):
    if source.endswith(".txt"):
        printed = " ".join(open(source, encoding="utf-8").read().split())
        made = " ".join(" ".join(result.text(name) for name in result.spine).split())
        return [] if printed == made else [f"text: {difference(printed, made)}"]
    original = Publication(source)
    faults = []
    if len(original.spine) != len(result.spine):
        return [f"{len(original.spine)} documents became {len(result.spine)}"]
    for before, after in zip(original.spine, result.spine):
        if before not in original.names or not before.lower().endswith(("html", "htm", "xml")):
            continue
        one, other = original.text(before), result.text(after)
        if one != other:
            faults.append(f"{after}: {difference(one, other)}")
    return faults


def difference(one, other):
    place = next((n for n, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    return f"at {place} “{one[max(place - 20, 0):place + 20]}” became “{other[max(place - 20, 0):place + 20]}”"


ROOT = Path(__file__).resolve().parent.parent
SAMPLE = ROOT / "Samples/the-time-machine.epub"


def main(arguments):
    if not arguments:
        with tempfile.TemporaryDirectory() as folder:
            made = f"{folder}/sample.epub"
            export = [ROOT / ".build/release/vorleser", "export", SAMPLE, "--chapters", "12", "-o", made, "--quiet"]
            subprocess.run(export, check=True)
            return compare([(str(SAMPLE), made)])
    if arguments[0] == "--list":
        return compare([line.rstrip("\n").split("\t")[:2] for line in open(arguments[1], encoding="utf-8")])
    return compare([(arguments[n + 1], arguments[n]) for n in range(0, len(arguments), 2)])


def compare(pairs):
    bad = 0
    for source, path in pairs:
        try:
            result = Publication(path)
            faults, pars, seconds = check_overlays(result)
            faults += check_text(result, source)
        except Exception as error:  # a book that cannot be read at all is a fault of its own
            faults, pars, seconds = [f"{type(error).__name__}: {error}"], 0, 0
        bad += bool(faults)
        print(f"{'BAD' if faults else 'ok'}\t{path}\t{pars} parts\t{seconds:.1f} s")
        for fault in faults[:5]:
            print("\t" + fault)
    print(f"{len(pairs) - bad} of {len(pairs)} good")
    return bad > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
