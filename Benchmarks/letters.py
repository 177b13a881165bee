#!/usr/bin/env python3
"""Letter-to-sound compared: ours, Flite's and espeak-ng's, on words held out of all training, in one run.

    python3 Benchmarks/letters.py [--data FOLDER] [--bench PATH]

`oov_dev.jsonl` has words with their accepted American pronunciations (`ps`, in Kokoro's alphabet) and whether they are
names. The others are run as programs (`t2p` of Debian's `flite`, and `espeak-ng`, if there) and their alphabets mapped
to Kokoro's as kindly as can be. The measures are those of `tools/letters/score.py`. Flite's
rules were trained on CMUdict, which has many of the words: its figures flatter it.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

root = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(root / "tools/letters"), str(root / "tools/lexicon")]
import score  # noqa: E402

# Flite prints ARPAbet in lower case, a 1 after a vowel with stress.
FLITE = {
    "aa": "ɑ", "ae": "æ", "ah": "ʌ", "ao": "ɔ", "aw": "W", "ax": "ə", "ay": "I", "b": "b", "ch": "ʧ", "d": "d",
    "dh": "ð", "eh": "ɛ", "er": "əɹ", "ey": "A", "f": "f", "g": "ɡ", "hh": "h", "ih": "ɪ", "iy": "i", "jh": "ʤ",
    "k": "k", "l": "l", "m": "m", "n": "n", "ng": "ŋ", "ow": "O", "oy": "Y", "p": "p", "r": "ɹ", "s": "s", "sh": "ʃ",
    "t": "t", "th": "θ", "uh": "ʊ", "uw": "u", "v": "v", "w": "w", "y": "j", "z": "z", "zh": "ʒ", "pau": "",
}  # fmt: skip
# espeak-ng prints IPA; longest first.
ESPEAK = [
    ("aɪ", "I"), ("aʊ", "W"), ("eɪ", "A"), ("oʊ", "O"), ("ɔɪ", "Y"), ("tʃ", "ʧ"), ("dʒ", "ʤ"), ("əl", "ᵊl"),
    ("ɚ", "əɹ"), ("ɜː", "ɜɹ"), ("ɐ", "ə"), ("ᵻ", "ᵻ"), ("ɡ", "ɡ"), ("g", "ɡ"), ("r", "ɹ"), ("e", "A"), ("o", "ɔ"),
    ("a", "æ"), ("x", "k"), ("ɫ", "l"), ("n̩", "ᵊn"), ("ː", ""), ("̩", ""), ("ɬ", "l"), ("ç", "k"),
]  # fmt: skip


def flapped(phonemes):
    """American t between a vowel (or r) and an unstressed vowel, where the other program does not write it."""
    return re.sub("(?<=[AIOWYiuæɑɔəɛɜɪʊʌɹ])t(?=[əɪᵻiO]|ᵊl)", "ɾ", phonemes)


def ours(bench, words):
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
        file.write("\n".join(words) + "\n")
        file.flush()
        run = subprocess.run([bench, "letters", file.name], capture_output=True, text=True, check=True)
    return dict(line.split("\t") for line in run.stdout.splitlines())


def flite(words):
    """Flite's pronunciations, by its program `t2p`."""
    answers = {}
    for word in words:
        run = subprocess.run(["t2p", word], capture_output=True, text=True, check=False)
        phones = re.findall(r"[a-z]+[012]?", run.stdout)
        answers[word] = flapped("".join(_from_flite(phone) for phone in phones))
    return answers


def _from_flite(phone):
    mark = "ˈ" if phone.endswith("1") else ""
    symbols = FLITE.get(phone.rstrip("012"), "")
    return mark + ("ɜɹ" if mark and symbols == "əɹ" else symbols)


def espeak(words):
    run = subprocess.run(
        ["espeak-ng", "-q", "--ipa", "-v", "en-us"], input="\n".join(words), capture_output=True, text=True, check=True
    )
    answers = {}
    for word, line in zip(words, run.stdout.splitlines()):
        said = line.strip().replace(" ", "")
        for ipa, ours in ESPEAK:
            said = said.replace(ipa, ours)
        # Marks stand before the syllable there, before the vowel here.
        said = re.sub(r"([ˈˌ])([^AIOWYiuæɑɔəɛɜɪʊʌᵻᵊˈˌ]+)", r"\2\1", said)
        answers[word] = said
    return answers


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=root / "../shared/g2p")
    parser.add_argument("--bench", default=str(root / ".build/release/vorleser-bench"))
    options = parser.parse_args()
    source = options.data / "oov_dev.jsonl"
    if not source.exists():
        sys.exit(f"There is no {source}; give its folder with --data.")
    reference = score.read_reference(source)
    words = [item["word"] for item in reference]
    print(f"{len(words)} words held out of training")
    print(score.line("ours", score.figures(reference, ours(options.bench, words))))
    print("  asked for                 exact ≥ 68, PER ≤ 3.5, names ≥ 55")
    for program, run in (("t2p", flite), ("espeak-ng", espeak)):
        if shutil.which(program):
            print(score.line(program, score.figures(reference, run(words))))
        else:
            print(f"{program}: not installed")


if __name__ == "__main__":
    main()
