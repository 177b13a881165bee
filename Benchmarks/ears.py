#!/usr/bin/env python3
"""What a machine's ears hear: 200 sentences of novels in Kokoro's voices, beside ONNX Runtime and Flite.

    ears.py [--model FOLDER] [--voices NAME ...] [--onnx NAME ...] [--flite NAME ...] [--closely NAME ...] [--count N]
            [--differences]

FOLDER has the weights as safetensors or a checkpoint, config.json, and voices/; with a `.onnx` in it, ONNX Runtime speaks
the same phonemes. Without a model Flite is heard alone. Whisper base hears everybody alike; words are compared without
regard to spelling and ways of writing numbers. “Alike” are errors in words that sound the same as what was heard, which no
ear can tell from a right word (names, most often): “WER” is with them, “by sound” without. Where ONNX Runtime speaks too,
the sentences are counted that were heard worse or better than its; a sign test says how likely so many are by chance.
Then: levels, edges, pauses; word times against an independent alignment; and what models that were taught by people's
ratings say of the sound.

Takes are kept in .data/ears-takes, so that the second run only listens to what is new. Ends with exit code 1 when one of
our voices has an error rate by sound above 2.5 %, is heard worse than ONNX Runtime's (p < 0.05), has levels that differ by
more than 0.3 LU, or lacks a first or last phoneme that the aligner can find.
"""

import argparse
import os
import sys
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE / "ears"), str(HERE), str(HERE.parent / "tools/selfcheck")]

import borders  # noqa: E402
import hearing  # noqa: E402
import homophones  # noqa: E402
import levels  # noqa: E402
import listening  # noqa: E402
import naturalness  # noqa: E402
from measuring import trained  # noqa: E402
from measuring.chance import sides  # noqa: E402
from takes import Takes, sentences  # noqa: E402

VOICES = ["af_heart", "af_bella", "am_michael", "bf_emma", "bm_george"]
INSTALLED = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "vorleser/models/kokoro"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    build = HERE.parent / ".build/release"
    parser.add_argument("--bench", default=build / "vorleser-bench", type=Path)
    parser.add_argument("--program", default=str(build / "vorleser"))
    parser.add_argument("--model", type=Path, default=INSTALLED, help="what is installed, unless given")
    parser.add_argument("--ears", type=Path, default=hearing.DEFAULT)
    parser.add_argument("--sentences", type=Path, default=HERE / "ears/sentences.txt")
    parser.add_argument("--kept", type=Path, default=HERE.parent / ".data/ears-takes")
    parser.add_argument("--voices", nargs="*", default=VOICES)
    parser.add_argument("--onnx", nargs="*", default=["af_heart"], help="voices that ONNX Runtime speaks too")
    parser.add_argument("--flite", nargs="*", default=["slt", "awb"])
    parser.add_argument("--closely", nargs="*", help="voices whose words' times and edges are measured, which takes long; all")
    parser.add_argument("--count", type=int, default=200, help="how many of the sentences")
    parser.add_argument("--scored", type=int, default=20, help="how many takes are scored for naturalness")
    parser.add_argument("--threads", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--differences", action="store_true", help="print every sentence that was not heard as printed")
    return parser.parse_args()


def speakers(takes, options):
    """Each speaker's name and folder of takes."""
    graph = trained.graph(options.model)
    has_voice = lambda voice: any((options.model / "voices").glob(f"{voice}.*"))
    for voice in filter(has_voice, options.voices):
        yield voice, takes.kokoro(voice)
        if graph and voice in options.onnx and (options.model / f"voices/{voice}.bin").exists():
            yield f"onnx {voice}", takes.onnx(voice, graph)
    for voice in options.flite:
        yield f"flite {voice}", takes.flite(voice)


def is_british(speaker):
    return speaker.split()[-1].startswith("b")


def heard(speaker, folder, ears, options):
    """What was heard of a speaker: the sentences, and the errors that sound the same."""
    found = listening.sentences(folder, ears)
    differences = [step for sentence in found for step in sentence.differences]
    alike = homophones.alike(differences, options.program, "gb" if is_british(speaker) else "us")
    return found, alike


def print_differences(speaker, found, alike):
    print(f"\n{speaker}")
    for sentence in found:
        if sentence.errors:
            print(f"  {sentence.name}  {sentence.text}")
            for step in sentence.differences:
                mark = "   (sounds the same)" if step in alike else ""
                print(f"        {' '.join(step.printed) or '–'} → {' '.join(step.heard) or '–'}{mark}")


def outermost(found):
    """In how many sentences the first or the last word was not heard as it is."""
    first = sum(bool(sentence.way) and not sentence.way[0].is_right for sentence in found)
    last = sum(bool(sentence.way) and not sentence.way[-1].is_right for sentence in found)
    return first, last


def word_times(folder):
    """Median and 95th percentile of how far our words' starts are from PocketSphinx's, in ms; `None` without it."""
    try:
        import word_times as times
    except ImportError:
        return None
    decoder = times.Decoder(samprate=times.RATE, loglevel="FATAL")
    starts, _, clips, _ = times.measure(decoder, folder)
    if clips < 20:
        return None
    summary = times.summary(starts)
    return summary["median_ms"], summary["p95_ms"]


def main():
    options = arguments()
    if not hearing.are_there(options.ears):
        sys.exit(f"There is no model in {options.ears}; `tools/setup.sh bench` puts it there.")
    takes = Takes(options.kept, sentences(options.sentences, options.count), options.bench, options.model)
    ears = hearing.Ears(options.ears, options.threads)
    rates, sounds, by_sentence = {}, {}, {}
    print(
        f"{'':18}{'words':>7}{'errors':>8}{'WER':>8}{'alike':>7}{'by sound':>10}{'first word':>12}{'last word':>11}",
        flush=True,
    )
    for speaker, folder in speakers(takes, options):
        found, alike = heard(speaker, folder, ears, options)
        words, errors = sum(line.words for line in found), sum(line.errors for line in found)
        same = sum(step.errors for step in alike)
        rates[speaker] = (errors - same) / max(words, 1)
        by_sentence[speaker] = [line.errors for line in found]
        first, last = outermost(found)
        print(
            f"{speaker:18}{words:7,}{errors:8}{errors / max(words, 1):8.2%}{same:7}{rates[speaker]:10.2%}{first:12}{last:11}",
            flush=True,
        )
        if options.differences:
            print_differences(speaker, found, alike)
        sounds[speaker] = folder
    ours = [voice for voice in options.voices if voice in rates]
    worse = print_comparisons(by_sentence, ours)
    print("asked for: ours by sound ≤ 2.50 %, not above ONNX Runtime's")
    spread = print_sounds(sounds)
    closely = ours if options.closely is None else [voice for voice in options.closely if voice in ours]
    print_times({voice: sounds[voice] for voice in closely})
    missing = print_missing({name: folder for name, folder in sounds.items() if name.split()[-1] in closely})
    print_scores(sounds, options.scored)
    wrong = worse or any(rates[voice] > 0.025 for voice in ours)
    sys.exit(1 if wrong or any(spread[voice] > 0.3 or missing[voice] for voice in ours) else 0)


def print_comparisons(by_sentence, ours):
    """Prints how each voice was heard beside ONNX Runtime's; answers with those that were heard worse."""
    wrong = []
    for voice in ours:
        if peer := by_sentence.get(f"onnx {voice}"):
            worse, better, chance = sides(by_sentence[voice], peer)
            print(f"{voice} beside ONNX Runtime: {worse} sentences worse, {better} better (p = {chance:.2f})", flush=True)
            if worse > better and chance < 0.05:
                wrong.append(voice)
    return wrong


def print_sounds(sounds):
    print(f"\n{'':18}{'LUFS':>7}{'sd':>7}{'sd from 4 s':>13}{'loudest start':>15}{'end':>8}{'pauses':>8}{'longer by':>11}{'sd':>7}")
    spread = {}
    for speaker, folder in sounds.items():
        found = levels.figures(folder)
        spread[speaker] = round(found["level sd"], 2)
        print(
            f"{speaker:18}{found['level']:7.1f}{found['level sd']:7.2f}{found['level sd of long']:13.2f}"
            f"{found['loudest start']:12.0f} dB"
            f"{found['loudest end']:5.0f} dB{found['pauses']:8}{1000 * found['pause longer by']:8.0f} ms"
            f"{1000 * found['pause sd']:7.0f}",
            flush=True,
        )
    print("asked for: levels of ours within 0.3 LU (standard deviation of all takes)")
    return spread


def print_times(sounds):
    print(f"\n{'starts of words':18}{'median':>9}{'p95':>8}")
    for voice, folder in sounds.items():
        if found := word_times(folder):
            print(f"{voice:18}{found[0]:6.0f} ms{found[1]:5.0f} ms", flush=True)
    print("asked for: median < 20 ms, p95 < 60 ms")


def print_missing(sounds):
    """How many first and last phonemes of utterances are not there, by speaker."""
    print("\nfirst and last phonemes that an aligner does not find")
    counts = {}
    for speaker, folder in sounds.items():
        if (found := borders.gaps(folder)) is None:
            continue
        aligned, missing = found
        counts[speaker] = len(missing)
        print(f"{speaker:18}{len(missing):4} in {aligned} takes", flush=True)
        for gap in missing:
            sound = f", then noise rises by {borders.release(folder, gap):.0f} dB" if gap.side == "last" else ""
            print(f"  {gap.take}  {gap.side} of {gap.phonemes}{sound}: {gap.text.strip()[:70]}")
    return defaultdict(int, counts)


def print_scores(sounds, count):
    if count == 0:
        return
    print(f"\nscores of naturalness, 1 … 5, {count} takes")
    for speaker, folder in sounds.items():
        paths = sorted(folder.glob("[0-9][0-9][0-9][0-9].wav"))
        scores = naturalness.scores(paths[:: max(len(paths) // count, 1)][:count])
        print(f"{speaker:18}" + "   ".join(f"{name} {value:.2f}" for name, value in scores.items()), flush=True)


if __name__ == "__main__":
    main()
