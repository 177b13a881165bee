#!/usr/bin/env python3
"""Runs the benchmarks one after another, each beside its peers, and makes one page of their tables.

    run.py [NAME …] [--model FOLDER] [--page FILE] [--with OPTIONS]

NAME is a benchmark's file without its ending; all are run unless some are named. The page is written after each, and of
those that are not run it keeps what it says, so that it can be made in parts, also on several machines. OPTIONS are
given to each benchmark that is run, and stand on the page: `--with "--count 50"`.
"""

import argparse
import datetime
import os
import pathlib
import platform
import re
import resource
import shlex
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
# These last for hours, or are made to break a server: `make soak`, `make load`.
APART = {"run", "soak", "load"}
# How each benchmark that speaks with trained weights is told where they are.
MODEL_OPTIONS = ("--model", "--real")


def benchmarks():
    return {path.stem: path for path in sorted(HERE.glob("*.py")) if path.stem not in APART}


def machine():
    """What the figures were taken on, in one line."""
    lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines() if pathlib.Path("/proc/cpuinfo").exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0] if names else platform.processor()}, {os.cpu_count()} cores, {platform.system()}"


def commit():
    answer = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True)
    return answer.stdout.strip() or "unknown"


def measure(name, path, model, options=""):
    """Runs a benchmark and shows what it prints; answers with that and how it was run."""
    print(f"\n== {name}", flush=True)
    script = path.read_text(encoding="utf-8")
    option = next((one for one in MODEL_OPTIONS if f'add_argument("{one}"' in script), None)
    command = [sys.executable, path, *([option, model] if option and model else []), *shlex.split(options)]
    begun, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    printed = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        for line in process.stdout:
            print(line, end="", flush=True)
            printed.append(line.rstrip())
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    outcome = {
        "printed": printed, "exit": process.returncode, "machine": machine(), "commit": commit(),
        "day": datetime.date.today().isoformat(), "seconds": round(time.monotonic() - begun),
        "processor": round(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime),
        "load": round(os.getloadavg()[1], 1), "options": options,
    }
    return outcome


def section(outcome):
    """What stands of a benchmark on the page: where it was run, and what it printed."""
    return "\n".join([
        f"{outcome['day']}, commit {outcome['commit']}; {outcome['machine']}; {outcome['seconds']} s, of processor "
        f"{outcome['processor']} s; load at the end {outcome['load']}."
        + (f" Run with `{outcome['options']}`." if outcome["options"] else "")
        + ("" if outcome["exit"] == 0 else f" **Failed with exit code {outcome['exit']}.**"),
        "", "```text", *outcome["printed"], "```",
    ])


class Page:
    """The tables of all benchmarks, each in a section under its name."""

    BEGINNING = (
        "# Benchmarks\n\n"
        "Made by `make bench` (`Benchmarks/run.py`); every benchmark can be run by itself, and tells its options with `--help`.\n"
        "Peers are measured in the same run. A high load means that others used the machine: read the ratios then, not the\n"
        "seconds.\n"
    )

    def __init__(self, file, every):
        self.file, self.every = file, every
        self.sections = dict(self.read())

    def read(self):
        """The sections of the page as it is, by name."""
        text = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
            name, _, rest = part.partition("\n")
            if name in self.every:
                yield name, rest.removeprefix(f"\n{title(self.every[name])}\n").strip()

    def write(self):
        parts = [self.BEGINNING]
        for name, path in self.every.items():
            parts.append(f"## {name}\n\n{title(path)}\n\n{self.sections.get(name, 'Not run.')}\n")
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text("\n".join(parts), encoding="utf-8")


def title(path):
    """What a benchmark measures, in its own words."""
    return path.read_text(encoding="utf-8").split('"""')[1].split("\n\n")[0].strip().replace("\n", " ")


def main():
    every = benchmarks()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[[], *every], default=[])
    parser.add_argument("--model", help="a folder with Kokoro's trained weights and voices")
    parser.add_argument("--with", dest="further", default="", metavar="OPTIONS", help="further options of the benchmarks")
    parser.add_argument("--page", type=pathlib.Path, default=ROOT / ".build/bench/benchmarks.md")
    options = parser.parse_args()
    page, failed = Page(options.page, every), []
    for name in options.names or every:
        outcome = measure(name, every[name], options.model, options.further)
        if outcome["exit"] != 0:
            failed.append(name)
        page.sections[name] = section(outcome)
        page.write()
    print(f"\nThe tables are in {options.page}.")
    if failed:
        sys.exit(f"benchmarks that failed: {' '.join(failed)}")


if __name__ == "__main__":
    main()
