#!/usr/bin/env python3
"""Kills the clip store's writers at random moments, and sees that nothing is ever damaged or made twice.

    kill_cache.py [--bench PATH] [--rounds N] [--seed N] [--voice NAME]

Each round starts one to three processes that speak the same text into the same store and kills them with SIGKILL.
After each: no clip is damaged, every clip that was whole before is still the same file. At the end one run makes
exactly the clips that were missing, and a second one none. Then the same with a small size limit, where clips are
removed all the time. Prints one line of JSON; exit code 1 on failure.
"""

import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOUNS = "lamp river captain window garden letter horse winter judge island violin baker".split()
VERBS = "found left wanted carried forgot painted followed sold heard broke".split()


def text(lines):
    """So many different sentences."""
    words = [(n, v, o) for n in NOUNS for v in VERBS for o in NOUNS]
    return "\n".join(
        f"Number {i}: the {words[i % len(words)][0]} {words[i % len(words)][1]} the {words[i % len(words)][2]}."
        for i in range(lines)
    )


class Store:
    def __init__(self, bench, folder, text, voice, limit=None):
        self.bench, self.folder = bench, folder
        self.command = [bench, "clips", folder, text, voice] + ([str(limit)] if limit else [])

    def start(self):
        return subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def run(self):
        done = subprocess.run(self.command, capture_output=True, text=True)
        if done.returncode != 0 or "warning" in done.stdout:
            sys.exit(f"a run failed: {done.returncode} {done.stdout} {done.stderr}")
        return json.loads(done.stdout)

    def verify(self):
        command = [self.bench, "clips", "verify", self.folder]
        return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    def whole(self):
        """The clips that have both files, and the sound's identity on the disk."""
        sounds = {p.stem: p.stat() for p in self.folder.glob("*/*.flac")}
        sidecars = {p.stem for p in self.folder.glob("*/*.json")}
        return {name: (s.st_ino, s.st_mtime_ns) for name, s in sounds.items() if name in sidecars}

    def partials(self):
        return sum(1 for _ in self.folder.glob("*/*.partial"))


def kill_some(store, chance):
    """Starts processes, kills them, and says how many were still alive then."""
    processes = [store.start() for _ in range(chance.choice([1, 1, 2, 3]))]
    killed = 0
    for process in processes:
        time.sleep(chance.uniform(0.01, 0.35))
        killed += process.poll() is None
        process.kill()
    for process in processes:
        process.communicate()
    return killed


def kill_while_keeping(store, rounds, chance):
    faults, killed, orphans = [], 0, 0
    before = store.whole()
    for number in range(rounds):
        killed += kill_some(store, chance)
        orphans = max(orphans, store.partials())
        damaged = store.verify()["damaged"]
        after = store.whole()
        if damaged:
            faults.append(f"round {number}: damaged {damaged}")
        if changed := [name for name, file in before.items() if after.get(name) != file]:
            faults.append(f"round {number}: {len(changed)} clips were lost or made again")
        before = after
    return faults, killed, orphans, len(before)


def kill_while_evicting(store, limit, rounds, chance):
    faults, killed = [], 0
    for number in range(rounds):
        killed += kill_some(store, chance)
        if damaged := store.verify()["damaged"]:
            faults.append(f"limited round {number}: damaged {damaged}")
    store.run()
    size = store.verify()["bytes"]
    if size > limit * 1.2:
        faults.append(f"the store holds {size} bytes, its limit is {limit}")
    return faults, killed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", default=ROOT / ".build/release/vorleser-bench")
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--voice", default="kal16")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    lines = 40 * options.rounds

    with tempfile.TemporaryDirectory() as name:
        book = pathlib.Path(name) / "book.txt"
        book.write_text(text(lines))
        store = Store(options.bench, pathlib.Path(name) / "clips", book, options.voice)
        store.folder.mkdir()
        faults, killed, orphans, complete = kill_while_keeping(store, options.rounds, chance)
        first, second = store.run(), store.run()
        if first["made"] != lines - complete:
            faults.append(f"{complete} of {lines} clips were there, yet {first['made']} were made")
        if second["made"] != 0:
            faults.append(f"{second['made']} clips were made again")

        limit = 400_000
        limited = Store(options.bench, pathlib.Path(name) / "limited", book, options.voice, limit)
        limited.folder.mkdir()
        more, also_killed = kill_while_evicting(limited, limit, max(options.rounds // 5, 1), chance)
        faults += more

    report = {
        "rounds": options.rounds + max(options.rounds // 5, 1),
        "killed": killed + also_killed,
        "clips": lines,
        "whole_before_last_run": complete,
        "partial_files_seen": orphans,
        "made_by_last_run": first["made"],
        "made_again": second["made"],
        "faults": faults,
    }
    print(json.dumps(report))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
