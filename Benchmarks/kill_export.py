"""Kills `vorleser export` with SIGKILL at random moments and lets the same command go on.

Checked after every kill: no finished file is there before its time, and the clip store opens. Checked at the end: the
file is byte for byte what an undisturbed export makes, and no clip that was kept was rendered again.

    python3 Benchmarks/kill_export.py [--kills 50] [--seed 1] [--book PATH] [--chapters 4-6]
"""

import argparse
import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--book", default=ROOT / "Samples/the-time-machine.epub")
    parser.add_argument("--chapters", default="4-6")
    return parser.parse_args()


def environment(folder):
    return os.environ | {"XDG_CACHE_HOME": str(folder / "cache"), "XDG_STATE_HOME": str(folder / "state")}


def command(options, output):
    binary = ROOT / ".build/release/vorleser"
    return [binary, "export", options.book, "--chapters", options.chapters, "-o", output, "--quiet"]


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def kept_clips(folder):
    """The complete clips: name → when it was made."""
    store = folder / "cache/vorleser/clips"
    return {path.name: path.stat().st_ctime_ns for path in store.rglob("*.flac")}


def main():
    options = arguments()
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as name:
        calm, wild = Path(name, "calm"), Path(name, "wild")
        calm.mkdir()
        wild.mkdir()
        started = time.monotonic()
        subprocess.run(command(options, calm / "book.wav"), check=True, env=environment(calm))
        whole = time.monotonic() - started

        output = wild / "book.wav"
        kills = 0
        while kills < options.kills:
            process = subprocess.Popen(command(options, output), env=environment(wild), stderr=subprocess.DEVNULL)
            # Mostly early, so that the export is far from done after fifty of them.
            time.sleep(chance.uniform(0, whole / options.kills * 3))
            if process.poll() is None:
                process.send_signal(signal.SIGKILL)
                kills += 1
            process.wait()
            if process.returncode == 0:
                output.unlink()
            elif output.exists():
                sys.exit(f"after kill {kills} there is a finished file that is not finished")

        before = kept_clips(wild)
        subprocess.run(command(options, output), check=True, env=environment(wild))
        again = [clip for clip, made in kept_clips(wild).items() if before.get(clip, made) != made]
        same = digest(output) == digest(calm / "book.wav")
        leftovers = [str(path) for path in wild.glob("*.part")]
        report = {
            "kills": kills,
            "undisturbed_seconds": round(whole, 2),
            "clips": len(kept_clips(wild)),
            "clips_kept_before_the_last_run": len(before),
            "rendered_again": len(again),
            "same_file": same,
            "leftovers": leftovers,
        }
        print(json.dumps(report, indent=2))
        if not same or leftovers or kills < options.kills:
            sys.exit("FAILED")


if __name__ == "__main__":
    main()
