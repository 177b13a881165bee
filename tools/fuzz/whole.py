"""Whole documents, read by the program as it is used: what counts is that it ends well, soon, and in little memory."""

import os
import subprocess
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build" / "release" / "vorleser"
MOST_SECONDS = 10
# Then it is ended.
MOST_PATIENCE = 60
MOST_MEGABYTES = 1024
# Codes with which the command ends by itself, with words.
GOOD_ENDS = range(0, 100)


def sweep(name, seconds, work, verb, documents):
    """Reads documents for so long; returns a row of the table.

    `verb` is what the command is asked for, `documents` gives pairs of a file name's end and content."""
    if "VORLESER_FUZZ_COMMAND" not in os.environ:
        # As the Makefile builds it, or each would build anew what the other has built.
        flags = ["--explicit-target-dependency-import-check", "error"]
        subprocess.run(["swift", "build", "-c", "release", *flags, "--product", "vorleser"], cwd=ROOT, check=True)
    found = work / "findings" / name
    found.mkdir(parents=True, exist_ok=True)
    row = {"target": name, "inputs": 0, "edges": 0, "seconds": 0, "megabytes": 0, "findings": [], "words": ""}
    start = time.monotonic()
    for suffix, data in documents:
        if time.monotonic() - start >= seconds:
            break
        file = work / (name + suffix)
        file.write_bytes(data)
        fault, megabytes = _read(file, verb)
        row["inputs"] += 1
        row["megabytes"] = max(row["megabytes"], megabytes)
        if fault:
            kept = found / f"{row['inputs']:06}-{int(start)}{suffix}"
            kept.write_bytes(data)
            row["findings"].append(kept)
            row["words"] = fault
    row["seconds"] = round(time.monotonic() - start)
    return row


def repeat(file, verb):
    return f"{_program()} {verb} {file}"


def _program():
    return os.environ.get("VORLESER_FUZZ_COMMAND", str(PROGRAM))


def _read(file, verb):
    """What went wrong with a file, empty when nothing did; and the megabytes that it took."""
    start = time.monotonic()
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            [_program(), verb, file], stdout=said, stderr=said, stdin=subprocess.DEVNULL,
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
