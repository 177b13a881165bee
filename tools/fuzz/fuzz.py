#!/usr/bin/env python3
"""Feeds the program's readers with inputs nobody would write, and says which one broke what.

    tools/fuzz/fuzz.py [--time SECONDS] [--target NAME ...] [--jobs N] [--list]

Builds the fuzzer (libFuzzer with the address sanitizer), makes seeds, and tries each target for so long, some at once.
What was tried stays in .build/fuzz-work, so that the next run goes on from there, and the table adds up the minutes.
Ends with 1 when something broke; the table names the file, and how to repeat it. Targets are in Tests/Fuzzing/Targets.
"""

import argparse
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

import documents
import repeats
import seeds
import whole

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build" / "fuzz"
WORK = ROOT / ".build" / "fuzz-work"
PROGRAM = BUILD / "release" / "vorleser-fuzz"
TOTALS = WORK / "totals.json"
DICTIONARIES = Path(__file__).resolve().parent / "dictionaries"
# Seconds and megabytes for one input; the address sanitizer takes two thirds of either, and two targets share the cores.
LIMITS = ["-timeout=30", "-report_slow_units=30", "-rss_limit_mb=1024", "-malloc_limit_mb=900"]
# Leaks are not looked for, and nobody else writes into the corpus: what would look at either takes time.
HASTE = ["-detect_leaks=0", "-reload=0"]
ENVIRONMENT = os.environ | {
    "SWIFT_BACKTRACE": "enable=no",
    "ASAN_OPTIONS": "quarantine_size_mb=16:allocator_may_return_null=1:detect_leaks=0",
    "VORLESER_PDFIUM": os.environ.get("VORLESER_PDFIUM", str(ROOT / ".data" / "pdfium" / "libpdfium.so")),
}
# Bytes of an input at most: short ones are tried more often, and show as much.
LENGTHS = {"epub": 20_000, "zip": 20_000, "checkpoint": 8_000, "graph": 4_000, "pages": 5_000, "messages": 5_000}
# Those that are read by the program itself.
WHOLE = {source.NAME: source for source in (documents, repeats)}
# Which words the fuzzer may put into inputs.
WORDS = {
    "container": "package", "opf": "package", "ncx": "package", "encryption": "package", "nav": "markup",
    "xhtml": "markup", "html": "markup", "fb2": "markup", "word": "markup", "comic": "markup", "formula": "markup", "css": "styles", "epub": "archive", "zip": "archive",
    "checkpoint": "checkpoint", "graph": "graph", "configuration": "configuration", "markdown": "prose", "text": "prose",
    "sentences": "prose", "phonemes": "prose", "narration": "prose", "pronunciations": "rules",
    "http": "requests", "door": "requests",
}


def build():
    command = ["swift", "build", "-c", "release", "--product", "vorleser-fuzz", "--scratch-path", str(BUILD),
               "--sanitize=fuzzer", "--sanitize=address"]
    # Two sanitizers must be named in one breath, or the compiler takes the last.
    for flag in ["-sanitize=fuzzer,address", "-Xllvm", "-sanitizer-coverage-trace-compares", "-enable-testing",
                 "-parse-as-library"]:
        command += ["-Xswiftc", flag]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"VORLESER_FUZZING": "1"}, check=True)


def targets():
    lines = subprocess.run([PROGRAM], env=ENVIRONMENT, capture_output=True, text=True, check=True).stdout.splitlines()
    return dict(line.split("\t", 1) for line in lines if "\t" in line) | {
        name: source.INPUT for name, source in WHOLE.items()
    }


def fuzz(target, seconds):
    """Tries one target; returns a row of the table."""
    if target in WHOLE:
        return WHOLE[target].sweep(seconds, WORK)
    corpus, found = WORK / "corpus" / target, WORK / "findings" / target
    for folder in (corpus, found, WORK / "seeds" / target):
        folder.mkdir(parents=True, exist_ok=True)
    before = set(found.iterdir())
    command = [PROGRAM, *LIMITS, *HASTE, f"-max_total_time={seconds}", "-print_final_stats=1", f"-artifact_prefix={found}/",
               f"-max_len={LENGTHS.get(target, 3_000)}"]
    if target in WORDS:
        command.append(f"-dict={DICTIONARIES / (WORDS[target] + '.dict')}")
    start = time.monotonic()
    run = subprocess.run(
        [*command, corpus, WORK / "seeds" / target],
        env=ENVIRONMENT | {"VORLESER_FUZZ_TARGET": target},
        capture_output=True, text=True, errors="replace", check=False,
    )
    log = run.stderr
    (WORK / f"{target}.log").write_text(log)

    def last(pattern):
        values = re.findall(pattern, log)
        return int(values[-1]) if values else 0

    return {
        "target": target,
        "inputs": last(r"number_of_executed_units: (\d+)") or last(r"^#(\d+)\t"),
        "edges": last(r"cov: (\d+)"),
        "seconds": round(time.monotonic() - start),
        "megabytes": last(r"peak_rss_mb: (\d+)") or last(r"rss: (\d+)Mb"),
        "findings": sorted(set(found.iterdir()) - before),
        "words": reason(log) if run.returncode else "",
    }


def reason(log):
    for pattern in (r"Fatal error: .*", r"ERROR: AddressSanitizer: [^\n]*", r"ERROR: libFuzzer: [^\n]*"):
        if match := re.search(pattern, log):
            return match[0][:300]
    return log[-300:]


def add_up(row):
    """Adds to what a target has had in all runs; answers with its minutes."""
    totals = json.loads(TOTALS.read_text()) if TOTALS.exists() else {}
    had = totals.setdefault(row["target"], {"seconds": 0, "inputs": 0})
    for name in had:
        had[name] += row[name]
    TOTALS.write_text(json.dumps(totals, indent=1))
    return round(had["seconds"] / 60)


def table(rows):
    columns = ["target", "inputs", "edges", "seconds", "minutes in all", "megabytes", "findings"]
    lines = [columns] + [[str(len(row[c])) if c == "findings" else str(row[c]) for c in columns] for row in rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(columns))]
    for line in lines:
        print("  ".join(cell.ljust(w) if i == 0 else cell.rjust(w) for i, (cell, w) in enumerate(zip(line, widths))))
    for row in rows:
        if row["words"]:
            print(f"\n{row['target']}: {row['words']}")
        for file in row["findings"]:
            print(f"    {file}\n    repeat: {repeat(row['target'], file)}")


def repeat(target, file):
    if target in WHOLE:
        return whole.repeat(file, WHOLE[target].VERB)
    return f"VORLESER_FUZZ_TARGET={target} SWIFT_BACKTRACE=enable=no {PROGRAM} {file}"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--time", type=int, default=60, help="seconds for each target")
    options.add_argument("--target", nargs="*", default=[], help="only these")
    options.add_argument("--jobs", type=int, default=2, help="how many at once")
    options.add_argument("--list", action="store_true", help="name the targets and end")
    given = options.parse_args()
    build()
    known = targets()
    if given.list:
        print("\n".join(f"{name:16}{words}" for name, words in known.items()))
        return 0
    if unknown := [name for name in given.target if name not in known]:
        print(f"fuzz: there is no target {', '.join(unknown)}; there are {', '.join(known)}", file=sys.stderr)
        return 64
    if not (WORK / "seeds").is_dir():
        seeds.make(WORK / "seeds", PROGRAM, ENVIRONMENT)
    rows, lock = [], threading.Lock()

    def run(name):
        row = fuzz(name, given.time)
        with lock:
            rows.append(row)
            row["minutes in all"] = add_up(row)
            print(f"{len(rows):3} {name}: {row['inputs']} inputs, {len(row['findings'])} findings", flush=True)
        return row

    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        done = list(pool.map(run, given.target or known))
    table(done)
    return 1 if any(row["findings"] or row["words"] for row in done) else 0


if __name__ == "__main__":
    sys.exit(main())
