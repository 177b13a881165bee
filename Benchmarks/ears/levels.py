"""Levels, edges and pauses of takes, measured on their sound."""

import json
import re
import statistics
import subprocess

import numpy
import sounds

# What counts as silence: so far below the loudest hundredth of a second, in decibels.
SILENCE = -45


def loudness(path):
    """Integrated loudness in LUFS (EBU R 128) by FFmpeg, `None` for a take too short to have one."""
    command = ["ffmpeg", "-hide_banner", "-nostats", "-i", str(path), "-af", "ebur128=framelog=verbose", "-f", "null", "-"]
    report = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    found = re.findall(r"^\s+I:\s+(-?[\d.]+) LUFS", report, re.MULTILINE)
    return float(found[-1]) if found and float(found[-1]) > -70 else None


def hundredths(samples, rate):
    """Levels of hundredths of a second, in decibels."""
    size = rate // 100
    whole = samples[: len(samples) // size * size].reshape(-1, size)
    return 20 * numpy.log10(numpy.maximum(numpy.sqrt((whole**2).mean(axis=1)), 1e-6))


def level(samples):
    return 20 * numpy.log10(max(float(numpy.sqrt(numpy.mean(samples**2))), 1e-6))


def edges(path):
    """How loud the first and the last five thousandths of a second are, against the speech, in decibels."""
    samples, rate = sounds.read(path), sounds.rate_of(path)
    size = rate // 200
    speech = numpy.percentile(hundredths(samples, rate), 90)
    return tuple(level(part) - speech for part in (samples[:size], samples[-size:]))


def pauses(path):
    """How much longer each silence between two utterances sounds than it was asked to be, in seconds."""
    parts = json.loads(path.with_suffix(".json").read_text())["parts"]
    if len(parts) < 2:
        return []
    samples, rate = sounds.read(path), sounds.rate_of(path)
    quiet = hundredths(samples, rate)
    quiet = quiet < quiet.max() + SILENCE
    result = []
    for one, next_one in zip(parts, parts[1:]):
        first = last = int(100 * (one["end"] + next_one["start"]) / 2)
        while first > 0 and quiet[first - 1]:
            first -= 1
        while last < len(quiet) and quiet[last]:
            last += 1
        result.append((last - first) / 100 - (next_one["start"] - one["end"]))
    return result


def figures(folder):
    """Of all takes of a folder; `level sd` also of those that last four seconds or more, where loudness is well defined."""
    paths = sorted(folder.glob("[0-9][0-9][0-9][0-9].wav"))
    known = [(path, lufs) for path in paths if (lufs := loudness(path)) is not None]
    levels = [lufs for _, lufs in known]
    long = [lufs for path, lufs in known if len(sounds.read(path)) >= 4 * sounds.rate_of(path)]
    borders = [edges(path) for path in paths]
    longer = [more for path in paths for more in pauses(path)]
    return {
        "level": statistics.median(levels),
        "level sd": statistics.pstdev(levels),
        "level sd of long": statistics.pstdev(long) if len(long) > 1 else 0.0,
        "loudest start": max(start for start, _ in borders),
        "loudest end": max(end for _, end in borders),
        "pauses": len(longer),
        "pause longer by": statistics.median(longer) if longer else 0.0,
        "pause sd": statistics.pstdev(longer) if longer else 0.0,
    }
