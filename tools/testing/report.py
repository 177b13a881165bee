#!/usr/bin/env python3
"""Prints a table of what `tools/testing/run.py` has noted: the tests of each target, and the processor time they took."""

import json
from pathlib import Path

RECORD = Path(__file__).resolve().parents[2] / ".build/tests.jsonl"
ROW = "{:26}{:>8}{:>8}{:>9}{:>14}{:>18}"


def main():
    rows = [json.loads(line) for line in RECORD.read_text(encoding="utf-8").splitlines()]
    print("\n" + ROW.format("target", "tests", "cases", "wall", "processor", "a case takes"))
    for row in sorted(rows, key=lambda row: -row["processor"]):
        each = 1000 * row["processor"] / max(row["cases"], 1)
        print(ROW.format(row["target"], row["tests"], row["cases"], f"{row['wall']:.0f} s", f"{row['processor']:.1f} s",
                         f"{each:.1f} ms"))
    totals = [sum(row[key] for row in rows) for key in ("tests", "cases", "wall", "processor")]
    print(ROW.format("all", totals[0], totals[1], f"{totals[2]:.0f} s", f"{totals[3]:.1f} s", ""))


if __name__ == "__main__":
    main()
