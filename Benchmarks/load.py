#!/usr/bin/env python3
"""A server under load: listeners, readers, uploads, attackers, dear requests, and an end in the middle of it.

    Benchmarks/load.py [SCENE ...] [--seconds 60] [--books FOLDER] [--voice slt] [--command vorleser]

Scenes: listeners, readers, uploads, attack, dear, end; all of them when none is named. For each: how many requests,
how long they took, what was answered; the server's memory, threads and open files. Ends with 1 when something is wrong.
"""

import argparse
import asyncio
import pathlib
import signal
import sys
import time

root = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Benchmarks"))

from loading import listening, scenes  # noqa: E402
from serving.asking import Asker, Tally  # noqa: E402
from serving.server import Client, running  # noqa: E402
from watching.vitals import Vitals  # noqa: E402

SCENES = ["listeners", "readers", "uploads", "attack", "dear", "end"]


async def end(process, port, book, length, voice):
    """Asks the server to end while it is busy; gives what was wrong."""
    tally, last = Tally(), time.monotonic() + 8
    busy = [
        *(listening.Listener(Asker(port, tally), book, length * i // 60, voice, "clip").play(last) for i in range(50)),
        *(listening.read(Asker(port, tally), book, length, i, last) for i in range(50)),
    ]
    working = asyncio.gather(*busy, return_exceptions=True)
    await asyncio.sleep(3)
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    while process.poll() is None and time.monotonic() - began < 10:
        await asyncio.sleep(0.02)
    took = time.monotonic() - began
    await working
    print(f"  ended after {took:.2f} s with {process.returncode}")
    return [] if process.returncode == 0 and took < 3 else [f"ended after {took:.1f} s with {process.returncode}"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", choices=[[], *SCENES], default=[])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--books", type=pathlib.Path, default=root / "Samples", help="EPUBs to upload")
    parser.add_argument("--voice", default="slt")
    parser.add_argument("--command", default=str(root / ".build" / "release" / "vorleser"))
    options = parser.parse_args()
    sample = root / "Samples" / "the-time-machine.epub"
    files = sorted(options.books.rglob("*.epub"))
    files = (files * 100)[:100] if len(files) < 100 else files[:: len(files) // 100][:100]

    faults = []
    with running(options.command) as (process, port):
        vitals = Vitals(process, pause=0.5)
        vitals.start()
        book = Client(port).add(sample)
        length = Client(port).json(f"/api/books/{book}")["length"]
        for name in options.scenes or SCENES:
            print(f"\n{name}")
            before = len(vitals.samples)
            scene = {
                "listeners": lambda: scenes.listeners(port, book, length, options.voice, options.seconds),
                "readers": lambda: scenes.readers(port, book, length, options.seconds),
                "uploads": lambda: scenes.uploads(port, files),
                "attack": lambda: scenes.attack(port, book, length, options.voice, max(options.seconds, 90)),
                "dear": lambda: scenes.dear(port, book),
                "end": lambda: end(process, port, book, length, options.voice),
            }[name]
            result = asyncio.run(scene())
            wrong = result if isinstance(result, list) else result[1]
            during = vitals.samples[before:] or vitals.samples[-1:]
            print("  server: " + ", ".join(
                f"{max(sample[kind] for sample in during):.0f} {words}"
                for kind, words in (("megabytes", "MB at most"), ("threads", "threads"), ("files", "open files"))
            ))
            for fault in wrong:
                print(f"  WRONG: {fault}")
            faults += wrong
            if process.poll() is not None and name != "end":
                faults.append(f"the server ended with {process.returncode} in “{name}”")
                break
    print(f"\n{len(faults)} wrong" if faults else "\nall well")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
