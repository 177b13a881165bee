#!/usr/bin/env python3
"""Runs the benchmarks one after another, each beside its peers, and makes one page of their tables.

    run.py [NAME …] [--model FOLDER] [--page FILE]

NAME is a benchmark's file without its ending; all are run unless some are named. What each printed is kept under
`.build/bench`, so that a run that was stopped, or a single benchmark run anew, leaves the rest of the page as it is.
"""

import argparse
import datetime
import json
import os
import pathlib
import platform
import resource
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
KEPT = ROOT / ".build/bench"
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


def measure(name, path, model):
    """Runs a benchmark, shows what it prints, and keeps that; whether it succeeded."""
    print(f"\n== {name}", flush=True)
    script = path.read_text(encoding="utf-8")
    option = next((one for one in MODEL_OPTIONS if f'"{one}"' in script), None)
    command = [sys.executable, path, *([option, model] if option and model else [])]
    begun, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    printed = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT) as process:
        for line in process.stdout:
            print(line, end="", flush=True)
            printed.append(line.rstrip())
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    outcome = {
        "printed": printed, "exit": process.returncode, "machine": machine(), "commit": commit(),
        "day": datetime.date.today().isoformat(), "seconds": round(time.monotonic() - begun),
        "processor": round(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime),
        "load": round(os.getloadavg()[1], 1),
    }
    KEPT.mkdir(parents=True, exist_ok=True)
    (KEPT / f"{name}.json").write_text(json.dumps(outcome, indent=1), encoding="utf-8")
    return process.returncode == 0


def section(name, path):
    """A benchmark's part of the page: what it measures, where it was run, and what it printed."""
    title = path.read_text(encoding="utf-8").split('"""')[1].split("\n\n")[0].strip().replace("\n", " ")
    lines = [f"## {name}", "", title, ""]
    kept = KEPT / f"{name}.json"
    if not kept.exists():
        return [*lines, "Not run.", ""]
    outcome = json.loads(kept.read_text(encoding="utf-8"))
    lines += [
        f"{outcome['day']}, commit {outcome['commit']}; {outcome['machine']}; {outcome['seconds']} s, of processor "
        f"{outcome['processor']} s; load at the end {outcome['load']}."
        + ("" if outcome["exit"] == 0 else f" **Failed with exit code {outcome['exit']}.**"), "",
    ]
    return [*lines, "```text", *outcome["printed"], "```", ""]


def page(every):
    lines = [
        "# Benchmarks", "",
        "Made by `make bench` (`Benchmarks/run.py`); every benchmark can be run by itself, and tells its options with `--help`.",
        "Peers are measured in the same run. A high load means that others used the machine: read the ratios then, not the",
        "seconds.", "",
    ]
    for name, path in every.items():
        lines += section(name, path)
    return "\n".join(lines)


def main():
    every = benchmarks()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[[], *every], default=[])
    parser.add_argument("--model", help="a folder with Kokoro's trained weights and voices")
    parser.add_argument("--page", type=pathlib.Path, default=KEPT / "benchmarks.md")
    options = parser.parse_args()
    failed = [name for name in options.names or every if not measure(name, every[name], options.model)]
    options.page.parent.mkdir(parents=True, exist_ok=True)
    options.page.write_text(page(every), encoding="utf-8")
    print(f"\nThe tables are in {options.page}.")
    if failed:
        sys.exit(f"benchmarks that failed: {' '.join(failed)}")


if __name__ == "__main__":
    main()
