#!/usr/bin/env python3
"""Tries what can go wrong with the command, from outside, and prints what came of it.

    Tests/FaultTests/faults.py --exe .build/release/vorleser [--rounds 5] [--seed 1] [--only NAME ...] [--minutes M]

After each round the library opens, nothing that was acknowledged is missing, and no end was without words. Ends with 1
when something was lost, crashed, hung or was not told.
"""

import argparse
import pathlib
import random
import sys
import tempfile
import time
import traceback

import damage
import disks
import kills
import together
from listener import ROOT, Fault, Listener

FAULTS = kills.FAULTS | disks.FAULTS | damage.FAULTS | together.FAULTS


def tried(name: str, exe: pathlib.Path, folder: pathlib.Path, seed: int) -> str:
    """One round, in folders of its own.

    Raises `Fault` when the product has failed, `Skipped` when this machine does not let us.
    """
    with tempfile.TemporaryDirectory(dir=folder) as home:
        return FAULTS[name](Listener(exe, pathlib.Path(home)), random.Random(f"{name} {seed}")) or ""


class Row:
    """What has come of one kind of fault."""

    def __init__(self, name):
        self.name, self.rounds, self.failed, self.told, self.skipped = name, 0, [], "", ""

    def try_once(self, exe, folder, seed):
        try:
            told = tried(self.name, exe, folder, seed)
        except disks.Skipped as reason:
            self.skipped = str(reason)
            return
        except Fault as fault:
            self.failed.append(f"seed {seed}: {fault}")
        except Exception:  # A fault of this program: to be seen, and the rest goes on.
            self.failed.append(f"seed {seed}: {traceback.format_exc()}")
        else:
            self.told = told or self.told
        self.rounds += 1

    @property
    def cells(self):
        survived = self.rounds - len(self.failed)
        return self.name, str(self.rounds), str(survived), f"skipped: {self.skipped}" if self.skipped else self.told


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--exe", type=pathlib.Path, default=ROOT / ".build/release/vorleser")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so many")
    parser.add_argument("--only", nargs="*", default=[], help="faults whose names hold one of these")
    options = parser.parse_args()
    rows = [Row(name) for name in FAULTS if not options.only or any(part in name for part in options.only)]
    end = time.monotonic() + options.minutes * 60
    with tempfile.TemporaryDirectory(prefix="vorleser-faults-") as name:
        for seed in range(options.seed, options.seed + options.rounds):
            for row in rows:
                if time.monotonic() > end or row.skipped:
                    continue
                failures = len(row.failed)
                row.try_once(options.exe.resolve(), pathlib.Path(name), seed)
                for words in row.failed[failures:]:
                    print(f"{row.name}: {words}", file=sys.stderr, flush=True)
    print(f"{'fault':34} {'rounds':>6} {'survived':>8}  told")
    for fault, rounds, survived, told in (row.cells for row in rows):
        print(f"{fault:34} {rounds:>6} {survived:>8}  {told[:110]}")
    failed = sum(len(row.failed) for row in rows)
    print(f"{sum(row.rounds for row in rows)} rounds, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
