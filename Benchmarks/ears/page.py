#!/usr/bin/env python3
"""Makes a page of twenty hard sentences in several voices, for human ears: one file with text, phonemes and sound.

    page.py [--bench PATH] [--model FOLDER] [--voices NAME ...] [--out FOLDER]

Without a model Flite's voices speak. The sentences are in hard.txt; the page in FOLDER/listen.html.
"""

import argparse
import base64
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
INSTALLED = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "vorleser/models/kokoro"
VOICES = ["af_heart", "af_bella", "am_michael", "bf_emma", "bm_george"]


def sentences(path):
    """What each sentence is hard for, and the sentence."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line]
    return [(what.removeprefix("# "), text) for what, text in zip(lines[::2], lines[1::2])]


def encoded(path):
    """A sound as the address of itself; AAC, which every browser plays."""
    command = ["ffmpeg", "-v", "error", "-i", path, "-c:a", "aac", "-b:a", "64k", "-movflags", "frag_keyframe+empty_moov"]
    sound = subprocess.run([*command, "-f", "mp4", "-"], check=True, capture_output=True).stdout
    return "data:audio/mp4;base64," + base64.b64encode(sound).decode()


def takes(bench, voice, model, lines):
    """A voice's take of each line, `None` where nothing is said."""
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder) / "lines.txt"
        text.write_text("\n".join(lines) + "\n", encoding="utf-8")
        command = [bench, "speak", text, voice, folder, *([model] if model else [])]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        result = []
        for number in range(1, len(lines) + 1):
            spoken = Path(folder) / f"{number:04}.json"
            if not spoken.exists():
                result.append(None)
                continue
            line = json.loads(spoken.read_text())
            phonemes = " ".join(part.get("phonemes") or "" for part in line["parts"]).strip()
            sound = encoded(spoken.with_suffix(".wav"))
            result.append({"voice": voice, "phonemes": phonemes, "words": line["words"], "sound": sound})
        return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", default=ROOT / ".build/release/vorleser-bench", type=Path)
    parser.add_argument("--model", type=Path, default=INSTALLED, help="what is installed, unless given")
    parser.add_argument("--voices", nargs="+", default=VOICES)
    parser.add_argument("--out", type=Path, default=ROOT / "out")
    options = parser.parse_args()
    there = [voice for voice in options.voices if any((options.model / "voices").glob(f"{voice}.*"))]
    if not there:
        print(f"There is no voice in {options.model / 'voices'}, so the built-in ones speak; `vorleser model install`.")
    said = sentences(HERE / "hard.txt")
    lines = [text for _, text in said]
    kokoro = [takes(options.bench, voice, options.model, lines) for voice in there]
    columns = kokoro + [takes(options.bench, voice, None, lines) for voice in ([] if there else ["slt", "awb"])]
    content = [
        {"what": what, "text": text, "takes": [column[index] for column in columns if column[index]]}
        for index, (what, text) in enumerate(said)
    ]
    data = json.dumps(content, ensure_ascii=False).replace("</", "<\\/")
    options.out.mkdir(parents=True, exist_ok=True)
    page = options.out / "listen.html"
    page.write_text((HERE / "page.html").read_text(encoding="utf-8").replace("SENTENCES", data), encoding="utf-8")
    print(f"{page}: {len(said)} sentences in {len(columns)} voices")


if __name__ == "__main__":
    sys.exit(main())
