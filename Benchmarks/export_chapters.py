#!/usr/bin/env python3
"""Encodes long synthetic books, and looks where their chapters really are.

    export_chapters.py [--bench PATH] [--hours N] [--chapters N] [--formats m4b,mp3,opus] [--alone]

The book is noise with a tone at the start of every chapter. Of each file: how far ffprobe's marks are from the plan, how
far the tones are from the marks when the file is played from half a second before them, how long it took from the last
clip to the finished file, and the most memory that we and the encoder took. `--alone` adds how long ffmpeg takes to
encode the same sound by itself. Prints a table; exit code 1 if a mark is off by more than 50 ms or a tone by more than
10 ms.
"""

import argparse
import array
import json
import pathlib
import subprocess
import sys
import tempfile
import time

from watching.memory import Memory

HERE = pathlib.Path(__file__).resolve().parent
RATE = 24_000
# What ffmpeg alone is told.
CODECS = {"m4b": ["-c:a", "aac", "-b:a", "64k", "-f", "ipod"], "mp3": ["-c:a", "libmp3lame", "-b:a", "64k"],
          "opus": ["-c:a", "libopus", "-b:a", "32k"], "flac": ["-c:a", "flac"], "wav": ["-rf64", "auto"]}


def export(bench, path, form, hours, chapters):
    command = [bench, "export", path, "--format", form, "--hours", str(hours), "--chapters", str(chapters)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    memory = Memory(process)
    memory.start()
    answer = process.communicate()[0]
    memory.join()
    if process.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed")
    return json.loads(answer), memory


def marks(path):
    """The starts and titles of the chapters as ffprobe sees them."""
    command = ["ffprobe", "-v", "error", "-show_chapters", "-of", "json", path]
    found = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)["chapters"]
    return [(float(chapter["start_time"]), chapter["tags"]["title"]) for chapter in found]


def onset(path, start):
    """Seconds from a place to the first loud sample, played from half a second before it."""
    before = min(start, 0.5)
    # The first chapter is played as the file is: from its beginning, without seeking.
    seek = ["-ss", f"{start - before:.6f}"] if start > before else []
    command = ["ffmpeg", "-nostdin", "-v", "error", *seek, "-i", path, "-map", "0:a", "-t", "1"]
    sound = subprocess.run(command + ["-ac", "1", "-ar", str(RATE), "-f", "s16le", "-"], capture_output=True).stdout
    samples = array.array("h", sound[: len(sound) // 2 * 2])
    loud = next((index for index, sample in enumerate(samples) if abs(sample) > 6000), None)
    return float("inf") if loud is None else loud / RATE - before


def alone(path, form, folder):
    """Seconds that ffmpeg takes to encode the same sound by itself."""
    begin = time.monotonic()
    output = folder / f"alone.{form}"
    subprocess.run(["ffmpeg", "-nostdin", "-v", "error", "-i", path, "-map", "0:a", *CODECS[form], "-y", output], check=True)
    output.unlink()
    return time.monotonic() - begin


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", default=HERE.parent / ".build/release/vorleser-bench")
    parser.add_argument("--hours", type=float, default=1)
    parser.add_argument("--chapters", type=int, default=60)
    parser.add_argument("--formats", default="m4b,mp3,opus,flac")
    parser.add_argument("--alone", action="store_true")
    options = parser.parse_args()
    failed = False
    print("format  hours  chapters  mark off by  tone off by  encoded in  finished in  our memory  encoder's  size"
          + ("  ffmpeg alone" if options.alone else ""))
    for form in options.formats.split(","):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            path = folder / f"book.{form}"
            made, memory = export(options.bench, path, form, options.hours, options.chapters)
            planned = [(chapter["start"], chapter["title"]) for chapter in made["chapters"]]
            found = marks(path)
            same = [title for _, title in found] == [title for _, title in planned]
            mark = max((abs(there - here) for (here, _), (there, _) in zip(planned, found)), default=float("inf"))
            tone = max(abs(onset(path, start)) for start, _ in planned)
            failed |= not same or mark > 0.05 or tone > 0.01
            print(f"{form:6}  {made['seconds'] / 3600:5.1f}  {len(found):8}  {mark * 1000:8.2f} ms  {tone * 1000:8.2f} ms"
                  f"  {made['elapsed_seconds']:8.1f} s  {made['finish_seconds']:9.1f} s  {memory.own_peak:7.0f} MB"
                  f"  {memory.others_peak:6.0f} MB  {made['bytes'] >> 20} MB"
                  + (f"  {alone(path, form, folder):.1f} s" if options.alone else "")
                  + ("" if same else "  TITLES DIFFER"), flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
