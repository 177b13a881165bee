"""Whole PDFs, changed at random, read by the program as it is used: the library that reads them is not ours and runs
in a process of its own, so what counts is that the program itself ends well, soon, and in little memory."""

import os
import random
import re
import subprocess
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build" / "release" / "vorleser"
NAME = "pdf"
INPUT = "a PDF as a file, read by the program itself"
MOST_SECONDS = 10
# Then it is ended.
MOST_PATIENCE = 60
MOST_MEGABYTES = 1024
MOST_BYTES = 400_000
# Codes with which the command ends by itself, with words.
GOOD_ENDS = range(0, 100)


def sweep(seconds, work):
    """Reads changed PDFs for so long; returns a row of the table."""
    if "VORLESER_FUZZ_COMMAND" not in os.environ:
        subprocess.run(["swift", "build", "-c", "release", "--product", "vorleser"], cwd=ROOT, check=True)
    found = work / "findings" / NAME
    found.mkdir(parents=True, exist_ok=True)
    sources = _sources(work)
    chance = random.Random(int(time.time()))
    row = {"target": NAME, "inputs": 0, "edges": 0, "seconds": 0, "megabytes": 0, "findings": [], "words": ""}
    file = work / "changed.pdf"
    start = time.monotonic()
    while sources and time.monotonic() - start < seconds:
        data = _changed(chance.choice(sources).read_bytes(), chance)
        file.write_bytes(data)
        fault, megabytes = _read(file)
        row["inputs"] += 1
        row["megabytes"] = max(row["megabytes"], megabytes)
        if fault:
            kept = found / f"{row['inputs']:06}-{int(start)}.pdf"
            kept.write_bytes(data)
            row["findings"].append(kept)
            row["words"] = fault
    row["seconds"] = round(time.monotonic() - start)
    return row


def repeat(file):
    return f"{_program()} inspect {file}"


def _program():
    return os.environ.get("VORLESER_FUZZ_COMMAND", str(PROGRAM))


def _sources(work):
    folders = [ROOT.parent / "shared" / "corpora" / "dev", work / "hostile", ROOT / "Tests"]
    files = [path for folder in folders for path in sorted(folder.rglob("*.pdf"))]
    return [path for path in files if path.stat().st_size < MOST_BYTES]


def _read(file):
    """What went wrong with a file, empty when nothing did; and the megabytes that it took."""
    start = time.monotonic()
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            [_program(), "inspect", file], stdout=said, stderr=said, stdin=subprocess.DEVNULL,
            env=os.environ | {"SWIFT_BACKTRACE": "enable=no"},
        )
        alarm = threading.Timer(MOST_PATIENCE, process.kill)
        alarm.start()
        # The peak of this one; the system's sum for all that have ended would have that of the compiler as well.
        _, status, usage = os.wait4(process.pid, 0)
        alarm.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        output = said.read()
    took, megabytes = time.monotonic() - start, usage.ru_maxrss // 1024
    return _fault(process.returncode, output, took, megabytes), megabytes


def _fault(code, output, took, megabytes):
    if took >= MOST_PATIENCE:
        return f"it was not done after {MOST_PATIENCE} s"
    if code not in GOOD_ENDS:
        return f"it ended with {code}: {output[-200:].decode(errors='replace')}"
    if code and not output.strip():
        return f"it ended with {code} without a word"
    if took > MOST_SECONDS:
        return f"it took {took:.1f} s"
    if megabytes > MOST_MEGABYTES:
        return f"it took {megabytes} MB"
    return ""


def _changed(data, chance):
    """A PDF with some of its bytes, numbers, names or parts changed; most keep what a reader looks for first."""
    data = bytearray(data)
    for _ in range(chance.choice([1, 1, 2, 4, 16])):
        if not data:
            break
        at = chance.randrange(len(data))
        kind = chance.randrange(7)
        if kind == 0:
            data[at] = chance.randrange(256)
        elif kind == 1:
            data[at] ^= 1 << chance.randrange(8)
        elif kind == 2:
            del data[at : at + chance.choice([1, 4, 64, 1000])]
        elif kind == 3:
            other = chance.randrange(len(data))
            data[at:at] = data[other : other + chance.choice([4, 64, 1000])]
        elif kind == 4:
            _change_number(data, at, chance)
        elif kind == 5:
            _change_name(data, at, chance)
        else:
            del data[max(len(data) // 2, at) :]
    return bytes(data)


def _change_number(data, at, chance):
    if match := re.compile(rb"-?\d+(\.\d+)?").search(data, at):
        numbers = [b"0", b"-1", b"1e9", b"2147483648", b"-2147483649", b"99999999999999999999", b"0.00000001", b"65536"]
        data[match.start() : match.end()] = chance.choice(numbers)


def _change_name(data, at, chance):
    names = re.compile(rb"/[A-Za-z]+")
    if (match := names.search(data, at)) and (other := names.search(data, chance.randrange(len(data)))):
        data[match.start() : match.end()] = other[0]
