#!/usr/bin/env python3
"""Makes the manual page of what ArgumentParser's plug-in writes: examples keep their lines, sentences begin on lines of
their own, and what all commands share (docs/manual-end.mdoc) comes last.

    tools/manual.py GENERATED.1 >vorleser.1

The date is that of the last commit, or SOURCE_DATE_EPOCH, so that the same source gives the same page.
"""

import os
import re
import subprocess
import sys
from datetime import datetime, timezone
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def date():
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    if not seconds:
        log = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
        seconds = log.stdout.strip() or Path(ROOT / "CHANGELOG.md").stat().st_mtime
    day = datetime.fromtimestamp(int(float(seconds)), timezone.utc)
    return f".Dd {day:%B} {day.day}, {day.year}"


def sentences(line):
    """A line of text, each of its sentences on a line."""
    return re.sub(r"(?<=[\w)`”’]{2})([.!?]) +(?=[A-Z`“])", r"\1\n", line).split("\n")


def page(lines):
    literal = False
    for number, line in enumerate(lines):
        is_example = line.startswith("  ") and not line.lstrip().startswith(".")
        if literal and not is_example:
            yield ".Ed"
            literal = False
        if is_example:
            if not literal:
                yield ".Bd -literal"
                literal = True
            yield line
        elif line.startswith(".Dd"):
            yield date()
        elif not line.strip():
            following = next((later for later in lines[number + 1:] if later.strip()), ".Sh")
            if not re.match(r"\.(Sh|Ss|Pp|Bl|El|It|Bd)\b|  ", following):
                yield ".Pp"
        elif line.startswith("."):
            yield line
        else:
            yield from sentences(line.strip())
    if literal:
        yield ".Ed"


def without_double_breaks(lines):
    last = ""
    for line in lines:
        if line == ".Pp" and re.match(r"\.(Pp|Sh|Ss|It|Bl|El)\b", last):
            continue
        yield line
        last = line


if __name__ == "__main__":
    text = Path(sys.argv[1]).read_text(encoding="utf-8")
    lines = without_double_breaks(page(text.splitlines()))
    print("\n".join(lines) + "\n" + (ROOT / "docs/manual-end.mdoc").read_text(encoding="utf-8"), end="")
