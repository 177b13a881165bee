#!/usr/bin/env python3
"""Runs the tests that were built, and says which take long and which did not run.

    tools/testing/run.py [--each-target [--at-once N]] [--one-at-a-time] [--filter PATTERN] [--skip PATTERN]

Tests run side by side and wait for each other's processor, so that the time between a test's start and its end says little.
What counts is processor time. `--each-target` runs each target of tests in a process of its own, whose time is told, several
of them at once where `--at-once` says so, since tests also wait; `--one-at-a-time` tells it for each test. The figures are
added to `.build/tests.jsonl`, of which `tools/testing/report.py` makes a table.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter, deque
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from processor_time import seconds
from shares import shares

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / ".build/tests.jsonl"
BUNDLE = ROOT / ".build/debug/VorleserPackageTests.xctest"
BACKTRACE = "SWIFT_BACKTRACE"
WIDTH = "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH"
# Arguments of a test may be a megabyte long.
LONGEST_LINE = 1_000
SLOWEST = 5
# Those that take longest begin first, where several run at once.
LONGEST = ["CommandTests", "VorleserKitTests", "VorleserServerTests", "VorleserExportTests", "VorleserSpeechTests"]
# A crash's stack is longer than a failed test's line.
LAST_LINES = 80


def command(options, stream):
    """On Linux the tests are a program, which starts sooner than SwiftPM."""
    runner = [str(BUNDLE), "--testing-library", "swift-testing"] if BUNDLE.is_file() else \
        ["swift", "test", "--skip-build", "--disable-xctest"]
    return [*runner, "--event-stream-output-path", str(stream), "--event-stream-version", "0", *options]


def pass_on(lines, name, last, failures):
    """Prints what the tests print, and keeps the last lines and those of failures to tell again at the end."""
    for line in lines:
        line = name + line.rstrip("\n")
        line = line if len(line) <= LONGEST_LINE else line[:LONGEST_LINE] + " …"
        print(line, flush=True)
        last.append(line)
        if "✘" in line or "Fatal error" in line:
            failures.append(line)


def watch(process):
    """Samples of (time, processor seconds so far) until the process ends."""
    samples, has_proc = [(time.time(), 0.0)], Path("/proc/self/stat").exists()
    while process.poll() is None:
        time.sleep(0.1)
        if has_proc:
            samples.append((time.time(), max(seconds(process.pid), samples[-1][1])))
    return samples


def read_records(stream):
    return [json.loads(line) for line in stream.read_text(encoding="utf-8").split("\n") if line]


class Run:
    """What the tests said of themselves: of cases only those of tests with arguments are told."""

    def __init__(self, records, is_one_at_a_time):
        self.names, self.skipped, self.cases, self.events = {}, {}, Counter(), []
        last_end = 0
        for record in records:
            payload = record["payload"]
            if record["kind"] == "test":
                if payload["kind"] == "function":
                    self.names[payload["id"]] = payload.get("displayName") or payload["name"]
                continue
            test, kind = payload.get("testID"), payload["kind"]
            moment = payload["instant"]["since1970"]
            if kind == "testSkipped":
                self.skipped[test] = " ".join(message["text"] for message in payload.get("messages", []))
            elif kind == "testCaseStarted":
                self.events.append((moment, test, 1))
                self.cases[test] += 1
            elif kind == "testCaseEnded":
                self.events.append((moment, test, -1))
                last_end = moment
            elif kind == "testEnded" and test in self.names and test not in self.cases and test not in self.skipped:
                self.cases[test] = 1
                # Its start is told too early: when it began to wait for its turn.
                if is_one_at_a_time:
                    self.events += [(last_end, test, 1), (moment, test, -1)]
                last_end = moment

    @property
    def target(self):
        targets = {test.partition(".")[0] for test in self.cases}
        return targets.pop() if len(targets) == 1 else "several"

    def report(self, samples, width):
        wall, taken = samples[-1][0] - samples[0][0], samples[-1][1]
        tests, cases = len(self.cases), sum(self.cases.values())
        print(f"{self.target}: {tests} tests, {cases} cases: {wall:.0f} s, {taken:.0f} s of processor time")
        of_tests = shares(self.events, samples, width)
        for test in sorted(of_tests, key=of_tests.get, reverse=True)[:SLOWEST]:
            each = of_tests[test] / self.cases[test]
            if of_tests[test] >= 1:
                kind = "slow" if each >= 1 else "many"
                print(f"  {of_tests[test]:6.1f} s  {kind}  {self.cases[test]:5} × {each:.3f} s  {self.names.get(test, test)}")
        for test, words in sorted(self.skipped.items()):
            print(f"  OFF: {words or self.names.get(test, test)}")
        with RECORD.open("a", encoding="utf-8") as file:
            row = {"target": self.target, "tests": tests, "cases": cases, "wall": wall, "processor": taken}
            file.write(json.dumps(row) + "\n")


def tell_failure(code, last, failures):
    """A crash says why in its last lines, a failed test in a line of its own."""
    died = f"died of signal {-code} ({signal.strsignal(-code)})" if code < 0 else f"ended with {code}"
    return "\n".join([f"FAILED: {died}", *failures, *(last if code < 0 else [])])


def run(options, is_one_at_a_time=False, name=""):
    """Runs the tests that the options choose; their exit code, and what to say of it at the end.

    `name` stands before each line, where several are printed together.
    """
    last, failures = deque(maxlen=LAST_LINES), deque(maxlen=LAST_LINES)
    environment = {BACKTRACE: "enable=yes,color=no,interactive=no,threads=crashed,symbolicate=fast,images=none"} | os.environ | \
        ({WIDTH: "1"} if is_one_at_a_time else {})
    with tempfile.TemporaryDirectory() as folder:
        stream = Path(folder) / "events.jsonl"
        process = subprocess.Popen(command(options, stream), cwd=ROOT, env=environment, stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, text=True, errors="replace")
        printing = threading.Thread(target=pass_on, args=(process.stdout, name, last, failures))
        printing.start()
        samples = watch(process)
        printing.join()
        if stream.exists():
            Run(read_records(stream), is_one_at_a_time).report(samples, int(environment.get(WIDTH, os.cpu_count())))
    return process.returncode, tell_failure(process.returncode, last, failures) if process.returncode else None


def targets():
    names = [path.name for path in (ROOT / "Tests").glob("*Tests") if any(path.rglob("*.swift"))] + ["FuzzingTests"]
    return sorted(names, key=lambda name: (LONGEST.index(name) if name in LONGEST else len(LONGEST), name))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--each-target", action="store_true")
    parser.add_argument("--at-once", type=int, default=1)
    parser.add_argument("--one-at-a-time", action="store_true")
    parser.add_argument("--filter")
    parser.add_argument("--skip")
    options = parser.parse_args()
    chosen = ["--skip", options.skip] if options.skip else []
    filters = {"all": options.filter}
    if options.each_target:
        filters = {target: rf"^{target}\." for target in targets()}

    def one(name):
        choice = [*chosen, *(["--filter", filters[name]] if filters[name] else [])]
        return run(choice, options.one_at_a_time, f"{name}: " if options.at_once > 1 else "")

    with ThreadPoolExecutor(options.at_once) as several:
        ended = zip(filters, several.map(one, filters))
        failures = {name: words for name, (code, words) in ended if code}
    for name, words in failures.items():
        print(f"\n{name}\n{words}", flush=True)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
