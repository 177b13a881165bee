#!/usr/bin/env python3
"""Whether a paragraph's sentences sound better when they are spoken as one utterance than one by one.

    paragraphs.py --model FOLDER [--clips FOLDER] [--voice NAME] [--ears FOLDER] [--count N] [BOOK]

CLIPS is what `consistency.py --keep` has kept of a voice; without it a part of BOOK is spoken first. Sentences that follow one another in a paragraph are spoken by
the same graph in ONNX Runtime both ways, up to so many symbols at a time; the silences between those that are spoken
one by one are the narrator's. Then: words that Whisper hears otherwise, scores of naturalness, how long the silences
between sentences are, levels, and seconds until the first sound can be heard.
"""

import argparse
import json
import pathlib
import statistics
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
BOOK = ROOT.parent / "shared/corpora/dev/epub/se/jane-austen_pride-and-prejudice.epub"
sys.path[:0] = [str(HERE / "ears"), str(HERE / "peers"), str(ROOT / "tools/selfcheck")]

import hearing  # noqa: E402
import levels  # noqa: E402
import listening  # noqa: E402
import naturalness  # noqa: E402
import numpy  # noqa: E402
import sounds  # noqa: E402
from measuring import trained  # noqa: E402

# The most symbols of an utterance (`KokoroEngine.limits`), and the longest silence inside a paragraph, in seconds.
LONGEST = 230
INSIDE = 0.5
RATE = 24_000
# Silence is so far below the loudest hundredth of a second, in decibels.
SILENCE = -45


def paragraphs(paths):
    """Runs of sentences of one paragraph that fit into one utterance together."""
    run, runs = [], []
    for path in paths:
        clip = json.loads(path.read_text())
        if run and sum(len(one["phonemes"]) + 1 for one in [*run, clip]) > LONGEST:
            runs, run = [*runs, run], []
        run.append(clip)
        if clip["pause"] >= INSIDE:
            runs, run = [*runs, run], []
    return [run for run in [*runs, run] if len(run) > 1]


def loud(samples):
    """Which hundredths of a second are not silent."""
    size = RATE // 100
    whole = samples[: len(samples) // size * size].reshape(-1, size)
    levels = 20 * numpy.log10(numpy.maximum(numpy.sqrt((whole**2).mean(axis=1)), 1e-6))
    return levels > levels.max() + SILENCE


def trimmed(samples):
    """Without the silence at its ends."""
    where = numpy.flatnonzero(loud(samples))
    size = RATE // 100
    return samples[max(where[0] - 1, 0) * size : (where[-1] + 3) * size]


def silences(samples, count):
    """The longest silences inside a sound, so many, in seconds."""
    lengths, length = [], 0
    for is_loud in loud(samples):
        if is_loud and length:
            lengths.append(length / 100)
        length = 0 if is_loud else length + 1
    return sorted(lengths, reverse=True)[:count]


class Way:
    """One of the two ways: the takes it has made, and how long one waits for the first sound."""

    def __init__(self, name, folder, speak):
        self.name, self.folder, self.speak = name, folder / name, speak
        self.folder.mkdir()
        self.waits, self.gaps = [], []

    def take(self, index, run):
        begun = time.process_time()
        parts = [run] if self.name == "together" else [[one] for one in run]
        pieces = []
        for part in parts:
            samples = trimmed(self.speak(" ".join(one["phonemes"].strip() for one in part)))
            if not pieces:
                self.waits.append(time.process_time() - begun)
            pieces += [samples, numpy.zeros(round(part[-1]["pause"] * RATE), numpy.float32)]
        sound = numpy.concatenate(pieces[:-1])
        self.gaps += silences(sound, len(run) - 1)
        sounds.write(self.folder / f"{index:04}.wav", sound, RATE)
        line = {"text": " ".join(one["text"].strip() for one in run), "seconds": len(sound) / RATE}
        line["parts"] = [{"text": line["text"]}]
        (self.folder / f"{index:04}.json").write_text(json.dumps(line))

    def report(self, ears):
        found = listening.sentences(self.folder, ears)
        words, errors = sum(one.words for one in found), sum(one.errors for one in found)
        paths = sorted(self.folder.glob("[0-9][0-9][0-9][0-9].wav"))
        known = [lufs for path in paths if (lufs := levels.loudness(path)) is not None]
        scores = "  ".join(f"{name} {value:.2f}" for name, value in naturalness.scores(paths).items())
        print(
            f"{self.name:12}{errors:4} of {words} words ({errors / max(words, 1):.2%})  {scores}"
            f"  silences {statistics.median(self.gaps):.2f} ± {statistics.pstdev(self.gaps):.2f} s"
            f"  levels ± {statistics.pstdev(known):.2f} LU  first sound after {statistics.median(self.waits):.2f} s of processor",
            flush=True,
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=pathlib.Path, help="with config.json, voices/NAME.bin and a graph (.onnx)")
    parser.add_argument("--clips", type=pathlib.Path)
    parser.add_argument("--voice", default="af_heart")
    parser.add_argument("--ears", type=pathlib.Path, default=hearing.DEFAULT)
    parser.add_argument("--count", type=int, default=60, help="how many paragraphs")
    parser.add_argument("--bench", default=ROOT / ".build/release/vorleser-bench", type=pathlib.Path)
    parser.add_argument("book", nargs="?", default=BOOK, type=pathlib.Path)
    options = parser.parse_args()
    if options.model is None or not (options.clips or options.book).exists():
        return print("No model named, or no book there: nothing to compare.")
    file = trained.graph(options.model)
    if file is None:
        return print(f"No graph (.onnx) in {options.model}: nothing to compare.")
    graph = Graph(str(file), options.model / "config.json", options.model / f"voices/{options.voice}.bin", 2)
    with tempfile.TemporaryDirectory() as temporary:
        to = options.clips or pathlib.Path(temporary) / "clips"
        paths = trained.clips(options.bench, options.book, options.model, options.voice, 4 * options.count, to)
        runs = paragraphs(paths)[: options.count]
        print(f"{options.voice}: {len(runs)} paragraphs of {sum(map(len, runs))} sentences", flush=True)
        ways = [Way(name, pathlib.Path(temporary), lambda text: graph.speak(text) / 1.5) for name in ("one by one", "together")]
        for index, run in enumerate(runs):
            for way in ways:
                way.take(index, run)
        ears = hearing.Ears(options.ears)
        for way in ways:
            way.report(ears)


if __name__ == "__main__":
    from kokoro_onnx import Graph

    main()
