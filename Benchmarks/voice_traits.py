#!/usr/bin/env python3
"""What voices are like: pitch, melody, brightness, pace. Prints the rows of `VoiceMeasurement.known`.

    Benchmarks/voice_traits.py [--vorleser PATH] [VOICE ...]

Unless some are named, all voices are measured that speak on this machine. They say the first six sentences of the IEEE's
list 1. The fundamental frequency is found by normalised
autocorrelation in steps of 10 ms, between 60 and 400 Hz, where the sound is not faint; of the shortest periods
that are nearly as good as the best the first counts. Needs NumPy.
"""

import argparse
import json
import pathlib
import subprocess
import tempfile
import wave

import numpy

ROOT = pathlib.Path(__file__).resolve().parent.parent
SENTENCES = (
    "The birch canoe slid on the smooth planks. Glue the sheet to the dark blue background. "
    "It is easy to tell the depth of a well. These days a chicken leg is a rare dish. "
    "Rice is often served in round bowls. The juice of lemons makes fine punch."
)


def sound(program, voice):
    """The samples, -1 … 1, and how many there are in a second."""
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/{voice}.wav"
        subprocess.run([program, "speak", SENTENCES, "--voice", voice, "-o", file], check=True, capture_output=True)
        with wave.open(file) as spoken:
            return numpy.frombuffer(spoken.readframes(spoken.getnframes()), "<i2") / 32768, spoken.getframerate()


def all_voices(program):
    """The voices that speak on this machine."""
    answer = subprocess.run([program, "voices", "--json"], check=True, capture_output=True)
    return [voice["id"] for voice in json.loads(answer.stdout) if voice["installed"] and voice["speaks"]]


def pitches(samples, rate):
    """The fundamental frequency of each frame that has one, in hertz, and the share of frames that do."""
    length, step = int(0.04 * rate), int(0.01 * rate)
    least, most = rate // 400, rate // 60
    loud = numpy.sqrt(numpy.mean(samples**2)) * 0.4
    found, frames = [], 0
    for start in range(0, len(samples) - length - most, step):
        frame = samples[start : start + length]
        if numpy.sqrt(numpy.mean(frame**2)) < loud:
            continue
        frames += 1
        later = numpy.lib.stride_tricks.sliding_window_view(samples[start + least : start + most + length - 1], length)
        energy = numpy.dot(frame, frame) * numpy.einsum("ij,ij->i", later, later)
        likeness = later @ frame / numpy.sqrt(energy + 1e-12)
        if likeness.max() < 0.7:
            continue
        lag = int(numpy.argmax(likeness > likeness.max() * 0.93))
        while lag + 1 < len(likeness) and likeness[lag + 1] > likeness[lag]:
            lag += 1
        found.append(rate / (least + lag))
    return numpy.array(found), len(found) / max(frames, 1)


def brightness(samples, rate):
    """The level from 1000 to 5000 Hz against that from 50 to 1000 Hz, in decibels."""
    frames = numpy.lib.stride_tricks.sliding_window_view(samples, 2048)[::1024] * numpy.hanning(2048)
    power = (numpy.abs(numpy.fft.rfft(frames, axis=1)) ** 2).sum(axis=0)
    hertz = numpy.fft.rfftfreq(2048, 1 / rate)
    upper, lower = power[(hertz > 1000) & (hertz < 5000)].sum(), power[(hertz > 50) & (hertz <= 1000)].sum()
    return 10 * numpy.log10(upper / lower)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--vorleser", default=ROOT / ".build/release/vorleser")
    parser.add_argument("voices", nargs="*", metavar="VOICE")
    options = parser.parse_args()
    for voice in options.voices or all_voices(options.vorleser):
        samples, rate = sound(options.vorleser, voice)
        found, voiced = pitches(samples, rate)
        semitones = 12 * numpy.log2(found)
        melody = numpy.percentile(semitones, 75) - numpy.percentile(semitones, 25)
        is_english = "_" not in voice or voice[0] in "ab"
        seconds = f"{len(samples) / rate:.1f}" if is_english else "nil"
        print(
            f'"{voice}": .init(pitch: {numpy.median(found):.0f}, melody: {melody:.1f}, '
            f"brightness: {brightness(samples, rate):.1f}, voiced: {voiced:.2f}, seconds: {seconds}),",
            flush=True,
        )


if __name__ == "__main__":
    main()
