#!/usr/bin/env python3
"""A book spoken at leisure: one utterance at a time on all cores, against several on a share of them each.

    several_at_a_time.py --model FOLDER [--bench PATH] [--voice NAME] [--count N] [--rounds N] [--waits N] [BOOK]

The same utterances from the middle of a book, in turn, each way in a process of its own: seconds, processor time, memory.
Then, while they are spoken, somebody asks for a clause to be heard at once, and again when nothing else is spoken.
`--ways 1,2,4` says how many at a time are tried; 1 and the number of cores unless given. Needs a machine that has nothing
else to do.
"""

import argparse
import json
import os
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
BOOK = HERE.parent.parent / "shared/corpora/dev/epub/se/jane-austen_pride-and-prejudice.epub"


def ask(options, utterances, waits=0):
    command = [options.bench, "kokoro-chapter", options.book, options.model, options.voice, options.count, utterances, waits]
    return json.loads(subprocess.run(list(map(str, command)), capture_output=True, text=True, check=True).stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cores = len(os.sched_getaffinity(0))
    parser.add_argument("--bench", default=HERE.parent / ".build/release/vorleser-bench", type=pathlib.Path)
    parser.add_argument("--model", type=pathlib.Path, help="a folder with weights and voices; without one nothing is done")
    parser.add_argument("--voice", default="af_heart")
    parser.add_argument("--count", type=int, default=24)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--waits", type=int, default=10)
    parser.add_argument("--ways", default=f"1,{cores}")
    parser.add_argument("book", nargs="?", default=BOOK, type=pathlib.Path)
    options = parser.parse_args()
    if options.model is None or not options.book.exists():
        return print("No model named, or no book there: nothing to measure.")
    ways = [int(way) for way in options.ways.split(",")]
    best = {}
    for _ in range(options.rounds):
        for way in ways:
            run = ask(options, way)
            if way not in best or run["seconds"] < best[way]["seconds"]:
                best[way] = run
    print(f"{options.count} utterances, {best[ways[0]]['soundSeconds']:.0f} s of sound, {cores} cores, the best of {options.rounds}")
    print("at a time  seconds  of the first  processor seconds  times real time  memory")
    for way in ways:
        run = best[way]
        print(f"{way:9} {run['seconds']:8.2f} {run['seconds'] / best[ways[0]]['seconds']:13.2f} {run['processorSeconds']:18.2f}"
              f" {run['soundSeconds'] / run['seconds']:16.1f} {run['peakMegabytes']:6.0f} MB")
    if options.waits:
        run = ask(options, ways[-1], options.waits)
        for name, key in [("meanwhile", "waitsMeanwhile"), ("when nothing else is spoken", "waitsAfterwards")]:
            spread = run[key]
            print(f"a clause asked for {name}: median {spread['medianMilliseconds']:.0f} ms, most {spread['mostMilliseconds']:.0f}")


if __name__ == "__main__":
    main()
