#!/usr/bin/env python3
"""Measures `make test M=…` after a one-line change, for each module, and prints a table.

    tools/figures/module-times.py [MODULE …]

The line is a declaration at the end of the module's largest file, so that the module's interface changes for its tests. It
is taken away again. The machine should be idle.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINE = "\nlet lineForMeasuring = 1\n"
COUNTS = re.compile(r"^\w+: (\d+) tests, (\d+) cases: .* (\d+) s of processor time", re.M)
TIMES = re.compile(r"built in (\d+) s, tested in (\d+) s")


def modules():
    names = [path.name.removesuffix("Tests") for path in sorted((ROOT / "Tests").glob("*Tests"))]
    return [name for name in names if (ROOT / "Sources" / name).is_dir()] + ["vorleser"]


def run(module):
    command = [ROOT / "tools/testing/module.sh", module]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


def measured(module):
    """Seconds of the build and of the tests after a change, and how many tests there are; the build is made first."""
    if run(module).returncode not in (0, 1):
        sys.exit(f"module-times: {module} does not build")
    files = (ROOT / "Sources" / module).glob("**/*.swift")
    file = max(files, key=lambda path: path.stat().st_size)
    before = file.read_text(encoding="utf-8")
    try:
        file.write_text(before + LINE, encoding="utf-8")
        outcome = run(module)
    finally:
        file.write_text(before, encoding="utf-8")
    built, tested = map(int, TIMES.search(outcome.stdout).groups())
    tests, cases, processor = COUNTS.search(outcome.stdout).groups()
    return built, tested, tests, cases, processor, "" if outcome.returncode == 0 else " (failed)"


def main():
    print("| module | built in | tested in | together | tests | cases | processor time |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for module in sys.argv[1:] or modules():
        built, tested, tests, cases, processor, remark = measured(module)
        print(f"| `{module}`{remark} | {built} s | {tested} s | {built + tested} s | {tests} | {cases} | {processor} s |",
              flush=True)


if __name__ == "__main__":
    main()
