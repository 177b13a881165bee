#!/usr/bin/env python3
"""Whether a chapter sounds as if it had been read in one go: pace, level and pitch from clip to clip and at the seams.

    consistency.py --model FOLDER [--bench PATH] [--voices NAMES] [--count N] [--keep FOLDER] [BOOK]

`COUNT` utterances from the middle of a book, spoken one by one as the engine gets them. By length: loudness (LUFS) and
seconds for each phoneme, against the mean of all. Drift: the same over a minute of sound, the most against the least.
Joins: silence, and the steps in level and pitch, from the end of a clip to the start of the next, where a sentence was
cut and between sentences. Ends: how pitch moves in the last third of a second, by the mark.
A minute of dialogue has shorter words than one of description, and so another number of phonemes a second in any mouth:
drift is given as it is, and against how long this voice takes on the whole for the same sounds, words and phrases.
Ends with exit code 1 when the drift of a minute is more than 1 LU, or more than 5 % against its text. Needs: numpy.
"""

import argparse
import itertools
import json
import pathlib
import sys
import tempfile

import numpy as np

from measuring import sound, trained

HERE = pathlib.Path(__file__).resolve().parent
BOOK = HERE.parent.parent / "shared/corpora/dev/epub/se/jane-austen_pride-and-prejudice.epub"
LENGTHS = [0, 20, 40, 70, 100, 150, 200, 300]
MARKS = ";:,.!?—…\"()“” ˈˌ"
# Vowels of Kokoro's alphabet; the long ones and diphthongs, which are one symbol, apart.
SHORT_VOWELS, LONG_VOWELS = set("əɪʊɐᵊæɛʌɒɑɔiuᵻaeo"), set("AIOWYQɜː")
PHRASE_ENDS = ";:,.!?—…"
OPENERS = {"who", "what", "where", "when", "why", "how", "which", "whose", "whom"}
EDGE = 0.3
BLOCK = 0.005


class Clip:
    """An utterance's sound and what is measured of it."""

    def __init__(self, path):
        self.told = json.loads(path.read_text())
        self.samples, self.rate = sound.samples_of(path.with_suffix(".wav"))
        self.words = self.told["words"]
        self.phonemes = sum(symbol not in MARKS for symbol in self.told["phonemes"])
        self.text = self.told["text"].strip()
        self.pitch = sound.pitch(self.samples, self.rate)
        self.loudness = sound.loudness(self.samples, self.rate)
        block = round(BLOCK * self.rate)
        whole = self.samples[: len(self.samples) // block * block].reshape(-1, block)
        self.powers = np.mean(whole**2, axis=1)
        # 26 dB below what is spoken counts as quiet.
        self.quietest = np.mean(self.powers[self.powers > np.max(self.powers) / 1000]) / 400
        self.spoken = sum(word["end"] - word["start"] for word in self.words)

    @property
    def sounds(self):
        """How many of each kind of thing that takes time a speaker has to say."""
        symbols = self.told["phonemes"]
        short, long = (sum(symbol in kinds for symbol in symbols) for kinds in (SHORT_VOWELS, LONG_VOWELS))
        phrases = sum(symbol in PHRASE_ENDS for symbol in symbols.rstrip()[:-1]) + 1
        return [short, long, self.phonemes - short - long, symbols.count("ˈ"), len(self.words), phrases]

    def pitch_in(self, start, end):
        """The median of pitch between two times; NaN where nothing is voiced."""
        part = self.pitch[max(0, round(start * 100)) : max(0, round(end * 100))]
        part = part[~np.isnan(part)]
        return np.median(part) if len(part) else np.nan

    def level_in(self, start, end):
        part = self.samples[max(0, round(start * self.rate)) : max(0, round(end * self.rate))]
        return 10 * np.log10(np.mean(part**2) + 1e-9) if len(part) else np.nan

    @property
    def sounding(self):
        """Start and end of what is not quiet, in seconds."""
        loud = np.flatnonzero(self.powers > self.quietest)
        return (loud[0] * BLOCK, (loud[-1] + 1) * BLOCK) if len(loud) else (0, 0)


def step(before, before_end, after, after_start):
    """What changes across a seam: decibels and semitones."""
    level = after.level_in(after_start, after_start + EDGE) - before.level_in(before_end - EDGE, before_end)
    low, high = before.pitch_in(before_end - EDGE, before_end), after.pitch_in(after_start, after_start + EDGE)
    return level, sound.semitones(high, low)


def spread(values):
    values = np.array([value for value in values if not np.isnan(value)])
    return f"{np.mean(values):+6.2f} ± {np.std(values):5.2f}" if len(values) else "     none     "


def show_joins(name, silences, steps):
    if silences:
        print(f"  {name:34} {len(silences):4}  silence {np.median(silences):5.2f} s"
              f"  level {spread([level for level, _ in steps])} dB  pitch {spread([pitch for _, pitch in steps])} st")


def joins(clips, ends):
    """Silences and steps between two clips, where the first ends so."""
    silences, steps = [], []
    for one, other in itertools.pairwise(clips):
        if ends(one):
            before, after = one.sounding, other.sounding
            silences.append(len(one.samples) / one.rate - before[1] + one.told["pause"] + after[0])
            steps.append(step(one, before[1], other, after[0]))
    return silences, steps


def kind(clip):
    """What an utterance ends in, for its melody."""
    end = clip.text.rstrip("”’\"')")
    mark = end[-1:]
    if mark == "?":
        words = [word["text"].lower() for word in clip.words]
        tail = end[:-1].rsplit(",", 1)[-1].split()
        if "," in end and len(tail) <= 3:
            return "? after a tag"
        return "? of a question word" if OPENERS & set(words[:2]) else "? of yes or no"
    return {".": ".", "!": "!", ",": ", ; :", ";": ", ; :", ":": ", ; :", "—": "—"}.get(mark, "none")


def ending(clip):
    """How pitch moves at the end: the last 120 ms that are voiced against those before, in semitones."""
    voiced = np.flatnonzero(~np.isnan(clip.pitch))
    if len(voiced) < 40:
        return np.nan
    last = clip.pitch[voiced[-12:]]
    return sound.semitones(np.median(last[-5:]), np.median(clip.pitch[voiced[-40:-20]]))


def expected(clips):
    """How long each clip's text would last at the pace of all, in seconds: least squares over what is to be said."""
    sounds = np.array([clip.sounds for clip in clips], float)
    costs = np.linalg.lstsq(sounds, np.array([clip.spoken for clip in clips]), rcond=None)[0]
    return sounds @ costs


def drift(clips):
    """The most against the least of a minute: loudness in LU, pace as a share, and that against its text."""
    times = np.cumsum([len(clip.samples) / clip.rate for clip in clips])
    told = expected(clips)
    levels, paces, against = [], [], []
    for first in range(len(clips)):
        until = np.searchsorted(times, times[first] + 60)
        if until >= len(clips):
            break
        part = clips[first:until]
        spoken = sum(clip.spoken for clip in part)
        levels.append(sound.loudness(np.concatenate([clip.samples for clip in part]), part[0].rate))
        paces.append(spoken / sum(clip.phonemes for clip in part))
        against.append(spoken / np.sum(told[first:until]))
    if not levels:
        return 0, 0, 0
    return max(levels) - min(levels), max(paces) / min(paces) - 1, max(against) / min(against) - 1


def report(clips, voice):
    clips = [clip for clip in clips if clip.words and clip.phonemes and clip.loudness is not None]
    level = np.mean([clip.loudness for clip in clips])
    pace = sum(clip.spoken for clip in clips) / sum(clip.phonemes for clip in clips)
    median = np.median([clip.pitch_in(0, 1e3) for clip in clips])
    seconds = sum(len(clip.samples) / clip.rate for clip in clips)
    print(f"\n{voice}: {len(clips)} clips, {seconds / 60:.1f} minutes, {level:.1f} LUFS, {pace * 1000:.1f} ms a phoneme")
    for low, high in itertools.pairwise(LENGTHS):
        some = [clip for clip in clips if low <= clip.phonemes < high]
        if some:
            own = sum(clip.spoken for clip in some) / sum(clip.phonemes for clip in some)
            print(f"  {low:3} to {high:3} phonemes {len(some):4}  level {spread([c.loudness - level for c in some])} LU"
                  f"  pace {(own / pace - 1) * 100:+5.1f} %"
                  f"  pitch {spread([sound.semitones(c.pitch_in(0, 1e3), median) for c in some])} st")
    show_joins("a cut at a comma", *joins(clips, lambda clip: clip.text[-1:] == ","))
    show_joins("a cut at another mark", *joins(clips, lambda clip: clip.text[-1:] in ";:—"))
    show_joins("a cut between words", *joins(clips, lambda clip: clip.text[-1:].isalnum()))
    show_joins("between sentences of a paragraph", *joins(
        clips, lambda clip: kind(clip) in (".", "!") and clip.told["pause"] < 0.5))
    for name in sorted({kind(clip) for clip in clips}):
        some = [ending(clip) for clip in clips if kind(clip) == name]
        print(f"  pitch at an end in {name:21} {len(some):4}  {spread(some)} st")
    level_drift, pace_drift, own_drift = drift(clips)
    print(f"  drift of a minute: {level_drift:.2f} LU, pace {pace_drift * 100:.1f} %, against its text {own_drift * 100:.1f} %")
    return level_drift <= 1 and own_drift <= 0.05


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", default=HERE.parent / ".build/release/vorleser-bench", type=pathlib.Path)
    parser.add_argument("--model", type=pathlib.Path, help="a folder with weights and voices; without one nothing is done")
    parser.add_argument("--voices", default="af_heart,bf_emma,am_michael")
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--keep", type=pathlib.Path, help="where clips are kept; those that are there are measured again")
    parser.add_argument("book", nargs="?", default=BOOK, type=pathlib.Path)
    options = parser.parse_args()
    if options.model is None or not options.book.exists():
        return print("No model named, or no book there: nothing to measure.")
    good = True
    with tempfile.TemporaryDirectory() as temporary:
        for voice in options.voices.split(","):
            folder = (options.keep or pathlib.Path(temporary)) / voice
            paths = trained.clips(options.bench, options.book, options.model, voice, options.count, folder)
            good &= report([Clip(path) for path in paths], voice)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
