#!/usr/bin/env python3
"""What a machine's ears hear of other languages than English: the same network with our phonemes and with those it was trained on.

    languages.py --model FOLDER [--ears FOLDER] [--set FOLDER] [--program FILE] [--count N] [--differences] [VOICE …]

FOLDER has kokoro-onnx's `.onnx`, config.json and voices/*.bin. SET is a folder of languages with `golden_dev.jsonl`: sentences of
novels with the phonemes that misaki and espeak-ng give, which the voices were trained on. ONNX Runtime speaks both, with the
style of the voice; Whisper base hears both. Word and character error rates are counted without regard to capitals and
marks; the recogniser's own mistakes are in both. Ends with exit code 1 when more sentences of ours are heard worse than by chance
(sign test).
"""

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE / "peers"), str(HERE.parent / "tools/selfcheck")]

import hearing  # noqa: E402
from measuring import trained  # noqa: E402
from measuring.chance import sides  # noqa: E402
from measuring.edits import distance  # noqa: E402
from kokoro_onnx import Graph  # noqa: E402

VOICES = {
    "ef_dora": "es",
    "em_alex": "es",
    "ff_siwis": "fr",
    "if_sara": "it",
    "im_nicola": "it",
    "pf_dora": "pt-br",
    "pm_alex": "pt-br",
}
RATE = 24_000


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("voices", nargs="*", default=list(VOICES))
    parser.add_argument("--model", type=Path)
    parser.add_argument("--ears", type=Path, default=hearing.DEFAULT)
    parser.add_argument("--set", type=Path, default=HERE.parent.parent / "shared/languages")
    parser.add_argument("--program", default=str(HERE.parent / ".build/release/vorleser"))
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--differences", action="store_true", help="print every sentence that was heard otherwise")
    return parser.parse_args()


def chosen(path, count):
    """Sentences of a usual length, evenly chosen."""
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    rows = [row for row in rows if 40 <= len(row["text"]) <= 110]
    step = max(len(rows) / count, 1)
    return [rows[int(index * step)] for index in range(min(count, len(rows)))]


def ours(program, language, texts):
    command = [program, "phonemes", "-", "--spoken", "--language", language]
    answer = subprocess.run(command, input="\n".join(texts) + "\n", capture_output=True, text=True, check=True)
    return answer.stdout.splitlines()


def plain(text):
    return re.sub(r"[^\w\s]|_", " ", text.lower()).split()


def at_hearing_rate(samples):
    """16-bit samples at the recogniser's rate, which is two thirds of the network's."""
    places = numpy.arange(0, len(samples) - 1, RATE / hearing.RATE)
    # A mean over neighbours keeps out what the lower rate cannot hold.
    smooth = numpy.convolve(samples, [0.25, 0.5, 0.25], "same")
    heard = numpy.interp(places, numpy.arange(len(samples)), smooth)
    return numpy.clip(heard * 32_767, -32_768, 32_767).astype("<i2").tobytes()


def main():
    options = arguments()
    graph_file = trained.graph(options.model) if options.model else None
    if graph_file is None:
        return print("No model named, or it has no graph (.onnx): nothing to compare.")
    if not hearing.are_there(options.ears):
        sys.exit(f"There is no model in {options.ears}; `tools/setup.sh bench` puts it there.")
    ears = hearing.Ears(options.ears, min(options.threads, os.cpu_count() or 1), beam=1)
    is_worse = False
    print(f"{'':10}{'phonemes':>12}{'sentences':>11}{'words':>7}{'WER':>8}{'CER':>8}", flush=True)
    for voice in options.voices:
        language = VOICES[voice]
        rows = chosen(options.set / language / "golden_dev.jsonl", options.count)
        texts = [row["text"] for row in rows]
        style = options.model / f"voices/{voice}.bin"
        graph = Graph(graph_file, options.model / "config.json", style, threads=options.threads)
        errors = {}
        spoken = {"reference": [row["phonemes"] for row in rows], "ours": ours(options.program, language, texts)}
        for side, phonemes in spoken.items():
            words = letters = slips = 0
            errors[side] = []
            for text, symbols in zip(texts, phonemes, strict=True):
                heard = plain(ears.heard(at_hearing_rate(graph.speak(symbols.strip()) / 1.5), language[:2]))
                printed = plain(text)
                wrong = distance(printed, heard)
                words += len(printed)
                errors[side].append(wrong)
                letters, slips = letters + len(" ".join(printed)), slips + distance(" ".join(printed), " ".join(heard))
                if options.differences and wrong:
                    print(f"  {text}\n    {symbols}\n    {' '.join(heard)}")
            rate = sum(errors[side]) / words
            print(f"{voice:10}{side:>12}{len(rows):11}{words:7}{rate:8.1%}{slips / letters:8.1%}", flush=True)
        worse, better, chance = sides(errors["ours"], errors["reference"])
        print(f"{voice:10}{worse:12} sentences worse, {better} better (p = {chance:.2f})", flush=True)
        is_worse = is_worse or worse > better and chance < 0.05
    print("asked for: ours heard no worse than the reference beyond chance (p < 0.05)")
    sys.exit(is_worse)


if __name__ == "__main__":
    main()
