"""Kills `vorleser export` with SIGKILL at random moments and lets the same command go on.

Checked after every kill: no finished file is there before its time. Checked at the end: the file has what an
undisturbed export makes (WAV byte for byte; EPUB file by file, but for the time it was made; others by the digest of
their decoded sound, their chapters and tags); no clip was rendered twice, told by the files of the store and by what
the command itself counts; two exports at once share clips; two that write the same file do not; and a changed
pronunciation renders only the utterances that it touches.

    python3 Tests/FaultTests/kill_export.py [--kills 20] [--seed 1] [--book PATH] [--chapters 4-6] [--formats wav,m4b,epub]
"""

import argparse
import hashlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", type=Path, default=ROOT / ".build/release/vorleser")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--book", default=ROOT / "Samples/the-time-machine.epub")
    parser.add_argument("--chapters", default="4-6")
    parser.add_argument("--formats", default="wav,m4b,epub")
    parser.add_argument("--word", default="Psychologist", help="the word whose pronunciation is changed")
    return parser.parse_args()


class Place:
    """A user of their own, with a store of their own."""

    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        folder.mkdir()
        self.environment = os.environ | {
            "XDG_CACHE_HOME": str(folder / "cache"),
            "XDG_STATE_HOME": str(folder / "state"),
            "XDG_DATA_HOME": str(folder / "data"),
        }

    def command(self, name, *more):
        common = ["--chapters", self.options.chapters, "--voice", "kal16"]
        return [self.options.binary, name, self.options.book, *common, *more]

    def export(self, output, wait=True):
        line = self.command("export", "-o", output, "--quiet")
        if wait:
            subprocess.run(line, check=True, env=self.environment, stderr=subprocess.DEVNULL)
            return None
        return subprocess.Popen(line, env=self.environment, stderr=subprocess.PIPE, text=True)

    def render(self):
        """Renders what is missing, and says how many clips that were and how many were there."""
        done = subprocess.run(
            self.command("render", "--json"), check=True, env=self.environment, capture_output=True, text=True
        )
        summary = json.loads(done.stdout.splitlines()[-1])["summary"]
        return summary["rendered"], summary["reused"]

    def clips(self):
        """The whole clips: the identity of each on the disk, which another writing of it would change."""
        store = self.folder / "cache/vorleser/clips"
        sounds = {path.stem: path.stat() for path in store.glob("*/*.flac")}
        sidecars = {path.stem for path in store.glob("*/*.json")}
        return {name: (file.st_ino, file.st_mtime_ns) for name, file in sounds.items() if name in sidecars}


def content(path):
    """What a listener gets of a file, whatever its bytes."""
    if path.suffix == ".wav":
        return hashlib.sha256(path.read_bytes()).hexdigest()
    if path.suffix == ".epub":
        made = rb'<meta property="dcterms:modified">[^<]*</meta>'
        with zipfile.ZipFile(path) as archive:
            parts = [(part.filename, part.compress_type, archive.read(part)) for part in archive.infolist()]
        return [(name, kind, hashlib.sha256(re.sub(made, b"", data)).hexdigest()) for name, kind, data in parts]
    sound = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", path, "-map", "0:a", "-f", "md5", "-"],
        check=True, capture_output=True, text=True,
    ).stdout.strip()
    facts = json.loads(
        subprocess.run(
            ["ffprobe", "-v", "error", "-show_chapters", "-show_format", "-of", "json", path],
            check=True, capture_output=True, text=True,
        ).stdout
    )
    tags = {name: value for name, value in facts["format"].get("tags", {}).items() if name != "creation_time"}
    return [sound, [(c["start"], c["end"], c.get("tags")) for c in facts["chapters"]], tags]


def kill_often(place, output, whole, chance):
    """Kills one export after another. Counts the clips that were written, and those that were written again."""
    seen, again, kills, finished = {}, 0, 0, 0
    while kills < place.options.kills:
        process = place.export(output, wait=False)
        # Half of them early, so that there is something left to do; half at any moment, so that the end is hit too.
        time.sleep(chance.uniform(0, chance.choice([whole / place.options.kills * 2, whole])))
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            kills += 1
        process.communicate()
        if process.returncode == 0:
            finished += 1
            output.unlink()
        elif output.exists():
            sys.exit(f"after kill {kills} there is a finished file that is not finished")
        clips = place.clips()
        again += sum(1 for name, file in clips.items() if seen.get(name, file) != file)
        lost = seen.keys() - clips.keys()
        if lost:
            sys.exit(f"after kill {kills} {len(lost)} clips are gone")
        seen = clips
    return seen, again, finished


def killed(options, folder, ending, chance):
    calm, wild = Place(options, folder / f"calm-{ending}"), Place(options, folder / f"wild-{ending}")
    undisturbed, output = calm.folder / f"book.{ending}", wild.folder / f"book.{ending}"
    started = time.monotonic()
    calm.export(undisturbed)
    whole = time.monotonic() - started
    before, again, finished = kill_often(wild, output, whole, chance)
    wild.export(output)
    after = wild.clips()
    again += sum(1 for name, file in before.items() if after.get(name) != file)
    maps = [place.folder / "book.map.json" for place in (calm, wild)]
    same_map = len({path.read_bytes() for path in maps if path.exists()}) == 1
    expected = {output, maps[1]}
    leftovers = [path.name for path in wild.folder.iterdir() if path not in expected and path.suffix]
    report = {
        "format": ending,
        "kills": options.kills,
        "finished_before_the_last_run": finished,
        "undisturbed_seconds": round(whole, 2),
        "distinct_clips": len(calm.clips()),
        "clips_kept_after_the_kills": len(before),
        "clips_at_the_end": len(after),
        "rendered_again": again,
        "same_content": content(output) == content(undisturbed) and same_map,
        "leftovers": leftovers,
        # What the command counts itself: nothing is left to render, and everything is there.
        "left_to_render": wild.render()[0],
    }
    good = report["same_content"] and not again and not leftovers and report["left_to_render"] == 0
    return report, good and after.keys() == calm.clips().keys()


def touched(options, folder):
    """A changed pronunciation: the clips rendered again are those whose utterances hold the word."""
    place = Place(options, folder / "touched")
    place.render()
    before = place.clips()
    word = options.word
    holding = [each for each in utterances(place) if word in text(each)]
    subprocess.run(
        [options.binary, "pronounce", "add", word, "--say", "sigh colleague"],
        check=True, env=place.environment, capture_output=True,
    )
    # What is said is longer than the word, so that an utterance may become two.
    changed = [
        each for each in utterances(place)
        if any(old["start"] <= each["start"] and each["end"] <= old["end"] for old in holding)
    ]
    rendered, _ = place.render()
    after = place.clips()
    kept = all(after.get(name) == file for name, file in before.items())
    report = {
        "utterances_with_the_word": len(holding),
        "utterances_of_it_now": len(changed),
        "rendered": rendered,
        "new_clips": len(after) - len(before),
    }
    distinct = len({text(each) for each in changed})
    return report, bool(holding) and kept and rendered == distinct == report["new_clips"]


def utterances(place):
    options = place.options
    spoken = subprocess.run(
        [options.binary, "script", options.book, "--chapters", options.chapters, "--json"],
        check=True, env=place.environment, capture_output=True, text=True,
    ).stdout
    return json.loads(spoken)["utterances"]


def text(utterance):
    return "".join(piece["text"] for piece in utterance["pieces"])


def two_at_once(options, folder):
    """Two exports of one book share clips; two that write one file do not write it both."""
    place = Place(options, folder / "two")
    first, second = (place.export(place.folder / f"{name}.wav", wait=False) for name in ("a", "b"))
    codes = [process.wait() for process in (first, second)]
    same = content(place.folder / "a.wav") == content(place.folder / "b.wav")
    shutil.rmtree(place.folder / "cache")
    first = place.export(place.folder / "c.wav", wait=False)
    while not (place.folder / "c.wav.part").exists():
        time.sleep(0.01)
    second = place.export(place.folder / "c.wav", wait=False)
    _, complaint = second.communicate()
    report = {"both_done": codes == [0, 0], "same": same, "refused_with": second.returncode, "words": complaint.strip()}
    first.communicate()
    return report, codes == [0, 0] and same and second.returncode == 75 and "Another process" in complaint


def main():
    options = arguments()
    chance = random.Random(options.seed)
    failed = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for ending in options.formats.split(","):
            if ending != "wav" and not shutil.which("ffmpeg"):
                print(f"{ending}: not tried, there is no ffmpeg")
                continue
            report, good = killed(options, folder, ending, chance)
            print(json.dumps(report, indent=2))
            failed += [] if good else [f"kills, {ending}"]
        for test in (touched, two_at_once):
            report, good = test(options, folder)
            print(json.dumps({test.__name__: report}, indent=2, ensure_ascii=False))
            failed += [] if good else [test.__name__]
    if failed:
        sys.exit("FAILED: " + ", ".join(failed))


if __name__ == "__main__":
    main()
