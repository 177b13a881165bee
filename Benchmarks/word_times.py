#!/usr/bin/env python3
"""Compares the word times of a voice with an independent forced alignment, and measures how fast it speaks.

    word_times.py [--bench PATH] [--model FOLDER] [--voice NAME ...] [--sentences FILE] [--chapter FILE]

Flite's voices speak, or with `--model` Kokoro's: a folder with the weights (safetensors or a checkpoint) and `voices/`.
The aligner is PocketSphinx with the English model that its wheel carries. Its frames are 10 ms long; each sentence is
aligned four times, shifted by a quarter of a frame, and the mean is taken. Ends with exit code 1 when the median error
of the words' starts is 20 ms or more, or the 95th percentile 60 ms. Needs: pip install pocketsphinx, and ffmpeg for
voices of another rate than 16 kHz. With the `flite` command installed, its time for the same text is printed too.
"""

import argparse
import array
import json
import pathlib
import random
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import wave

from pocketsphinx import Decoder

HERE = pathlib.Path(__file__).resolve().parent
RATE = 16000
PAD = RATE // 4


def samples_of(path):
    with wave.open(str(path)) as file:
        rate = file.getframerate()
    if rate != RATE:
        slow = path.with_suffix(".16k.wav")
        command = ["ffmpeg", "-v", "error", "-y", "-i", path, "-ar", str(RATE), "-ac", "1", slow]
        subprocess.run(command, check=True)
        path = slow
    with wave.open(str(path)) as file:
        assert file.getframerate() == RATE and file.getnchannels() == 1, "the aligner wants 16 kHz mono"
        return array.array("h", file.readframes(file.getnframes()))


def padded(samples, shift):
    """The sound between two stretches of faint noise; digital silence upsets the aligner."""
    noise = random.Random(1)
    hiss = [array.array("h", (noise.randint(-3, 3) for _ in range(PAD - shift))) for _ in range(2)]
    return (hiss[0] + samples + hiss[1]).tobytes()


def aligned(decoder, words, samples):
    """Start and end of each word in seconds, or None when the aligner does not find them all."""
    sums = [[0.0, 0.0] for _ in words]
    shifts = [0, 40, 80, 120]
    for shift in shifts:
        decoder.set_align_text(" ".join(words))
        decoder.start_utt()
        decoder.process_raw(padded(samples, shift), full_utt=True)
        decoder.end_utt()
        found = [s for s in (decoder.seg() or []) if not s.word.startswith("<") and not s.word.startswith("[")]
        if [re.sub(r"\(\d+\)$", "", s.word) for s in found] != words:
            return None
        for total, segment in zip(sums, found):
            total[0] += segment.start_frame / 100 - (PAD - shift) / RATE
            total[1] += (segment.end_frame + 1) / 100 - (PAD - shift) / RATE
    return [(start / len(shifts), end / len(shifts)) for start, end in sums]


def plain(word):
    return word.lower().replace("’", "'").strip("'")


def percentile(values, share):
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def measure(decoder, folder):
    """Signed errors of starts and ends in ms: ours less the aligner's."""
    starts, ends, skipped, clips = [], [], 0, 0
    for path in sorted(folder.glob("*.json")):
        line = json.loads(path.read_text())
        words = [plain(w["text"]) for w in line["words"]]
        if any(decoder.lookup_word(w) is None for w in words):
            skipped += 1
            continue
        times = aligned(decoder, words, samples_of(path.with_suffix(".wav")))
        if times is None:
            skipped += 1
            continue
        clips += 1
        starts += [(w["start"] - t[0]) * 1000 for w, t in zip(line["words"], times)]
        ends += [(w["end"] - t[1]) * 1000 for w, t in zip(line["words"], times)]
    return starts, ends, clips, skipped


def summary(errors):
    absolute = [abs(e) for e in errors]
    return {
        "median_ms": round(statistics.median(absolute), 1),
        "p95_ms": round(percentile(absolute, 0.95), 1),
        "bias_ms": round(statistics.median(errors), 1),
    }


def timed(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return output, round(wall, 2), round(cpu, 2)


def chapter_times(bench, voice, chapter, folder, model):
    output, wall, cpu = timed([bench, "speak", chapter, voice, folder / "chapter", *model])
    report = json.loads(output)
    times = {
        "words": len(pathlib.Path(chapter).read_text(encoding="utf-8").split()),
        "sound_s": round(report["soundSeconds"], 1),
        "wall_s": wall,
        "cpu_s": cpu,
        "rtf": round(report["workSeconds"] / report["soundSeconds"], 4),
    }
    if shutil.which("flite"):
        _, times["flite_wall_s"], times["flite_cpu_s"] = timed(
            ["flite", "-voice", voice, "-f", chapter, "-o", folder / "flite.wav"]
        )
    return times


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", default=HERE.parent / ".build/release/vorleser-bench")
    parser.add_argument("--model", help="a folder with Kokoro's weights and voices")
    parser.add_argument("--voice", nargs="+", help="slt, or with a model af_heart")
    parser.add_argument("--sentences", default=HERE / "word_times.txt")
    parser.add_argument("--chapter", help="a text, one utterance a line, to measure the speed on")
    options = parser.parse_args()

    decoder = Decoder(samprate=RATE, loglevel="FATAL")
    model = [options.model] if options.model else []
    is_right = True
    with tempfile.TemporaryDirectory() as name:
        for voice in options.voice or ["af_heart" if options.model else "slt"]:
            folder = pathlib.Path(name) / voice
            command = [options.bench, "speak", options.sentences, voice, folder, *model]
            subprocess.run(command, check=True, capture_output=True)
            starts, ends, clips, skipped = measure(decoder, folder)
            report = {"voice": voice, "sentences": clips, "skipped": skipped, "words": len(starts)}
            report |= {"starts": summary(starts), "ends": summary(ends)}
            if options.chapter:
                report["chapter"] = chapter_times(options.bench, voice, options.chapter, folder, model)
            print(json.dumps(report), flush=True)
            is_right = is_right and report["starts"]["median_ms"] < 20 and report["starts"]["p95_ms"] < 60
            if clips < 20:
                sys.exit(f"only {clips} sentences could be aligned, 20 are needed")
    sys.exit(0 if is_right else 1)


if __name__ == "__main__":
    main()
