#!/usr/bin/env python3
"""Exports a book in every format: how fast, in how much memory, and how soon it is done after the last sentence.

    export.py [--binary PATH] [--book PATH] [--chapters 3-6] [--voice NAME] [--formats m4b,mp3,opus,flac,wav]
              [--cache FOLDER] [--keep FOLDER] [--json]

The first format is exported twice: spoken anew, and from kept clips; the others from kept clips. Beside it, ffmpeg by
itself: told what Vorleser tells it, it encodes the same sound, read from a WAV file. Memory is asked for several times
a second; growth is from the first tenth of the export to the last. Exit code 1 when memory passes 300 MB or grows by
more than 50 MB, or when the file is not finished 10 seconds after the last sentence.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from watching.memory import Memory, growth

ROOT = Path(__file__).resolve().parent.parent
# What Vorleser tells ffmpeg, but for where the sound comes from.
CODECS = {
    "m4b": ["-c:a", "aac", "-aac_coder", "fast", "-b:a", "64000", "-movflags", "+faststart", "-f", "ipod"],
    "mp3": ["-c:a", "libmp3lame", "-b:a", "64000"],
    "opus": ["-c:a", "libopus", "-application", "audio", "-b:a", "32000"],
    "flac": ["-c:a", "flac"],
    "wav": ["-c:a", "pcm_s16le", "-rf64", "auto"],
}
MOST_MEGABYTES, MOST_GROWTH, MOST_SECONDS = 300, 50, 10


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", type=Path, default=ROOT / ".build/release/vorleser")
    parser.add_argument("--book", type=Path, default=ROOT / "Samples/the-time-machine.epub")
    parser.add_argument("--chapters", help="all if not given")
    parser.add_argument("--voice", default="slt")
    parser.add_argument("--formats", default="m4b,mp3,opus,flac,wav")
    parser.add_argument("--cache", type=Path, help="a folder of clips, made and kept; else one that is thrown away")
    parser.add_argument("--keep", type=Path, help="a folder for what is made; else it is thrown away")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def export(options, environment, output):
    """Exports, and says what that took."""
    chapters = ["--chapters", options.chapters] if options.chapters else []
    line = [options.binary, "export", options.book, "-o", output, "--voice", options.voice, "--force", "--json"]
    process = subprocess.Popen(line + chapters, env=environment, stdout=subprocess.PIPE, text=True, bufsize=1)
    memory = Memory(process)
    memory.start()
    begin = last = time.monotonic()
    done = None
    for text in process.stdout:
        event = json.loads(text)
        if event["event"] == "progress" and event["utterances"] == event["totalUtterances"]:
            last = time.monotonic()
        done = event if event["event"] == "done" else done
    end = time.monotonic()
    if process.wait() != 0 or done is None:
        sys.exit(f"{output.name} could not be exported")
    memory.join()
    return {
        "soundSeconds": done["seconds"],
        "wallSeconds": end - begin,
        "workSeconds": done["elapsedSeconds"],
        "finishSeconds": end - last,
        "peakMegabytes": memory.own_peak,
        "growthMegabytes": growth(memory.own),
        "encoderPeakMegabytes": memory.others_peak,
        "encoderGrowthMegabytes": growth(memory.others),
        "bytes": output.stat().st_size,
    }


def alone(sound, form, folder):
    """Seconds that ffmpeg takes by itself for the same sound."""
    output = folder / f"alone.{form}"
    line = ["ffmpeg", "-nostdin", "-v", "error", "-i", sound, "-map", "0:a", *CODECS[form], "-y", output]
    begin = time.monotonic()
    subprocess.run(line, check=True)
    seconds = time.monotonic() - begin
    output.unlink()
    return seconds


def decoded(path, folder):
    """The sound of an export as a WAV file."""
    sound = folder / "sound.wav"
    line = ["ffmpeg", "-nostdin", "-v", "error", "-i", path, "-map", "0:a", "-rf64", "auto", "-y", sound]
    subprocess.run(line, check=True)
    return sound


def measure(options, folder):
    environment = os.environ | {
        "XDG_CACHE_HOME": str(options.cache or folder / "cache"),
        "XDG_STATE_HOME": str(folder / "state"),
        "XDG_DATA_HOME": str(folder / "data"),
    }
    made = options.keep or folder
    made.mkdir(parents=True, exist_ok=True)
    formats = [form for form in options.formats.split(",") if form == "wav" or shutil.which("ffmpeg")]
    rows, sound = [], None
    for form in formats:
        output = made / f"book.{form}"
        if not rows:
            rows.append({"format": form, "clips": "spoken", **export(options, environment, output)})
        row = {"format": form, "clips": "kept", **export(options, environment, output)}
        if shutil.which("ffmpeg"):
            sound = sound or decoded(output, folder)
            row["ffmpegSeconds"] = alone(sound, form, folder)
        rows.append(row)
        if not options.keep:
            output.unlink()
    return rows


def table(rows):
    print(f"{rows[0]['soundSeconds'] / 3600:.2f} hours of sound; × is times real time; MB are the most, and the growth\n")
    print("format  clips   export      ×     ffmpeg alone      ×  ratio  finished in   our MB      encoder's MB  size")
    for row in rows:
        lone = row.get("ffmpegSeconds")
        cells = f"{lone:9.1f} s {row['soundSeconds'] / lone:9.0f} {row['wallSeconds'] / lone:6.2f}" if lone else " " * 28
        print(
            f"{row['format']:7} {row['clips']:6} {row['wallSeconds']:6.1f} s {row['soundSeconds'] / row['wallSeconds']:6.0f}"
            f"      {cells}  {row['finishSeconds']:9.1f} s  {row['peakMegabytes']:5.0f} {row['growthMegabytes']:+4.0f}"
            f"       {row['encoderPeakMegabytes']:5.0f} {row['encoderGrowthMegabytes']:+4.0f}  {row['bytes'] / 1e6:.1f} MB"
        )


def faults(row):
    name = f"{row['format']}, clips {row['clips']}"
    if max(row["peakMegabytes"], row["encoderPeakMegabytes"]) > MOST_MEGABYTES:
        yield f"{name}: more than {MOST_MEGABYTES} MB"
    if max(row["growthMegabytes"], row["encoderGrowthMegabytes"]) > MOST_GROWTH:
        yield f"{name}: memory grows"
    if row["finishSeconds"] > MOST_SECONDS:
        yield f"{name}: finished {row['finishSeconds']:.1f} s after the last sentence"


def main():
    options = arguments()
    with tempfile.TemporaryDirectory() as name:
        rows = measure(options, Path(name))
    if options.json:
        print(json.dumps({"export": rows}))
    else:
        table(rows)
    found = [fault for row in rows for fault in faults(row)]
    if found:
        sys.exit("FAILED: " + "; ".join(found))


if __name__ == "__main__":
    main()
