#!/usr/bin/env python3
"""Listens to an exported book and lists the sentences that do not sound as they are printed.

    selfcheck.py EXPORT [--ears FOLDER] [--program PATH] [--out NAME] [--hours N]

EXPORT is a sound file, a folder of them, or their map. Whisper hears whole sentences in windows of half a minute, and those
that do not match once more, in other windows. What was heard is kept beside the export (NAME.heard.jsonl), so that one may stop at any
time and go on later; NAME.selfcheck.md and NAME.selfcheck.json have the report.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import alignment
import hearing
import homophones
from listening import Listener, Notes, indices, sounds_of
from recording import Export, NotAnExport
from report import Checked, Report, clock

ROOT = Path(__file__).resolve().parent.parent.parent


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("export", type=Path)
    parser.add_argument("--ears", type=Path, default=hearing.DEFAULT, help="a model's folder for faster-whisper")
    parser.add_argument("--program", default=str(ROOT / ".build/release/vorleser"), help="the command vorleser")
    parser.add_argument("--out", type=Path, help="where the report goes, without an ending; beside the map")
    parser.add_argument("--hours", type=float, help="stop after so much of the book")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--beam", type=int, default=5, help="1 is twice as fast and mishears a little more")
    return parser.parse_args()


def spoken(texts, program, language):
    """What was to be said for each text; `None` where the command cannot be asked."""
    lines = "".join(" ".join(text.split()) + "\n" for text in texts)
    command = [program, "spoken", "-", "--language", language]
    try:
        run = subprocess.run(command, input=lines, capture_output=True, text=True, check=True, encoding="utf-8")
    except (OSError, subprocess.CalledProcessError):
        print(f"selfcheck: {program} does not answer; figures are compared as they are printed.", file=sys.stderr)
        return [""] * len(texts)
    said = run.stdout.split("\n")[: len(texts)]
    return said + [""] * (len(texts) - len(said))


def listen(listener, windows, options):
    """Hears the windows that were not heard yet, and says how far it is."""
    begun, done = time.monotonic(), 0.0
    total = sum(window[-1].end - window[0].start for window in windows)
    heard = 0.0
    with sounds_of(listener.export) as sound:
        for window in windows:
            length = window[-1].end - window[0].start
            heard += length
            if indices(window) in listener.notes.windows:
                continue
            listener.listen(window, sound(window[0].file, window[0].start))
            done += length
            left = (total - heard) * (time.monotonic() - begun) / done
            if sys.stderr.isatty():
                print(f"\r{clock(heard)} of {clock(total)} heard, {clock(left)} left ", end="", file=sys.stderr)
    if done and sys.stderr.isatty():
        print(file=sys.stderr)


def checked(listener, windows, program):
    """Every sentence that was heard."""
    lines, unheard = [], 0
    for window in windows:
        if indices(window) not in listener.notes.windows:
            unheard += len(window)
            continue
        for sentence, way in zip(window, listener.result(window)):
            lines.append((sentence, way, alignment.differences(way)))
    differences = [step for _, _, steps in lines for step in steps]
    accent = "gb" if listener.export.language.lower().startswith("en-gb") else "us"
    alike = {(step.printed, step.heard) for step in homophones.alike(differences, program, accent)}
    result = []
    for sentence, way, steps in lines:
        same = [step for step in steps if (step.printed, step.heard) in alike]
        result.append(Checked(sentence, listener.export.chapter_of(sentence), way, steps, same))
    return result, unheard


def main():
    options = arguments()
    try:
        export = Export(options.export)
        if not hearing.are_there(options.ears):
            raise NotAnExport(f"There is no model in {options.ears}; `tools/setup.sh ears` puts it there.")
        name = options.out or export.map_file.with_name(export.map_file.name.removesuffix(".json").removesuffix(".map"))
        said = spoken([sentence.text for sentence in export.sentences], options.program, export.language)
        about = {"map": [len(export.sentences), sum(len(line.text) for line in export.sentences)], "beam": options.beam}
        about["sounds"] = [[file.name, file.stat().st_size if file.exists() else 0] for file in export.files]
        notes = Notes(Path(f"{name}.heard.jsonl"), about)
        listener = Listener(export, hearing.Ears(options.ears, options.threads, options.beam), said, notes)
        windows = listener.windows()
        wanted, seconds = [], 0.0
        for window in windows:
            if options.hours is None or seconds < 3600 * options.hours:
                wanted.append(window)
            seconds += window[-1].end - window[0].start
        try:
            listen(listener, wanted, options)
            listener.listen_again()
        except KeyboardInterrupt:
            listener.listen_again()
            print("\nselfcheck: stopped; the same command goes on.", file=sys.stderr)
        lines, unheard = checked(listener, windows, options.program)
    except NotAnExport as error:
        sys.exit(f"selfcheck: {error}")
    report = Report(export, lines, unheard)
    Path(f"{name}.selfcheck.md").write_text(report.markdown(), encoding="utf-8")
    Path(f"{name}.selfcheck.json").write_text(json.dumps(report.document(), ensure_ascii=False, indent=1) + "\n", "utf-8")
    print(report.summary())
    print(f"The report: {name}.selfcheck.md")


if __name__ == "__main__":
    main()
