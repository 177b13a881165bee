#!/usr/bin/env python3
"""Does to `vorleser export` what happens to exports, and looks at what is left.

    export_faults.py [--binary PATH] [--book PATH] [--chapters 12] [--only NAME ...] [--list]

The disk is full, the folder may not be written or goes away, encoders are missing, die or write nonsense, the book is
changed meanwhile, Ctrl-C comes at any moment. After each fault: the exit code is what it should be and words say what
to do; nothing unfinished is left, nor a program that still runs; the file that was there before is as it was; and the
same command, the fault gone, makes the file. Some faults need root, and are skipped without.
"""

import argparse
import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OLD = b"what was there before"
# Exit codes, as sysexits.h has them.
UNAVAILABLE, NOT_CREATED, FAILED, TRY_AGAIN, INTERRUPTED = 69, 73, 74, 75, 130


class Fault(Exception):
    """What was seen that should not be."""


def expect(holds, words):
    if not holds:
        raise Fault(words)


class Skipped(Exception):
    """Why something could not be tried here."""


def needs_root():
    if os.geteuid() != 0:
        raise Skipped("needs root")


class Place:
    """A user of their own, with folders of their own."""

    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.out = folder / "out"
        self.out.mkdir()
        self.book = folder / "book.epub"
        shutil.copy(options.book, self.book)
        self.environment = os.environ | {
            "XDG_CACHE_HOME": str(folder / "cache"),
            "XDG_STATE_HOME": str(folder / "state"),
            "XDG_DATA_HOME": str(folder / "data"),
        }

    def line(self, output, *more):
        chapters = ["--chapters", self.options.chapters, "--voice", "kal16"]
        return [str(part) for part in [self.options.binary, "export", self.book, "-o", output, *chapters, *more]]

    def run(self, output, *more, program_path=None):
        """Runs an export to its end."""
        environment = self.environment | ({"PATH": str(program_path)} if program_path else {})
        return subprocess.run(self.line(output, *more), env=environment, capture_output=True, text=True, timeout=600)

    def start(self, output, program_path=None):
        environment = self.environment | ({"PATH": str(program_path)} if program_path else {})
        return Running(self.line(output, "--json", "--force"), environment)

    def programs(self, **scripts):
        """A PATH with stand-ins for some programs; one of which the script is `None` is missing."""
        folder = self.folder / f"bin{time.monotonic_ns()}"
        folder.mkdir()
        for name in ("ffmpeg", "ffprobe", "sh", "sleep", "head", "cat"):
            if name not in scripts and shutil.which(name):
                (folder / name).symlink_to(shutil.which(name))
        for name, script in scripts.items():
            if script is not None:
                (folder / name).write_text("#!/bin/sh\n" + script.format(real=shutil.which(name)))
                (folder / name).chmod(0o755)
        return folder


class Running:
    """An export whose progress is watched."""

    def __init__(self, line, environment):
        self.process = subprocess.Popen(
            line, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1
        )
        self.complaints = ""

    def until(self, share):
        """Waits until so much has been spoken; 1 is all of it."""
        for line in self.process.stdout:
            event = json.loads(line)
            if event["event"] == "progress" and event["utterances"] >= share * event["totalUtterances"]:
                return self
        raise Fault("it ended too early: " + self.process.stderr.read())

    def end(self):
        rest, self.complaints = self.process.communicate(timeout=600)
        events = [json.loads(line) for line in rest.splitlines()]
        error = next((event["message"] for event in events if event["event"] == "error"), "")
        return Ending(self.process.returncode, self.complaints, error, events)

    def children(self):
        found = []
        for tasks in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
            with contextlib.suppress(OSError):
                found += [int(child) for child in tasks.read_text().split()]
        return found

    def child(self, name):
        for _ in range(400):
            for child in self.children():
                with contextlib.suppress(OSError):
                    if name in Path(f"/proc/{child}/cmdline").read_text().split("\0")[0]:
                        return child
            time.sleep(0.025)
        raise Fault(f"no {name} was seen")


class Ending:
    def __init__(self, code, complaints, error="", events=()):
        self.code, self.words, self.events = code, complaints + error, events


def ending(done):
    return Ending(done.returncode, done.stderr)


# What is looked at after every fault.


def failed(ending, code, words):
    expect(ending.code == code, f"exit code {ending.code}, not {code}: {ending.words.strip()}")
    expect(words in ending.words, f"says “{ending.words.strip()}”, nothing of “{words}”")


def nothing_left(folder, but=()):
    names = sorted(path.name for path in folder.iterdir() if path.name not in but)
    expect(not names, f"left behind: {names}")


def old_file(output):
    expect(output.read_bytes() == OLD, "the older file was touched")


def no_orphans(place):
    """Nothing that works on the place still runs, five seconds later."""
    for left in range(50, -1, -1):
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                line = (process / "cmdline").read_text()
                if str(place.folder) in line and process.name != str(os.getpid()):
                    found.append(line.replace("\0", " ")[:80])
        if not found:
            return
        time.sleep(0.1)
    raise Fault(f"still running: {found}")


def goes_on(place, output, program_path=None):
    """The same command makes the file, and leaves nothing but it and its map."""
    done = place.run(output, "--quiet", "--force", program_path=program_path)
    expect(done.returncode == 0, f"the same command ended with {done.returncode}: {done.stderr.strip()}")
    expect(output.stat().st_size > 10_000, "the same command made no file")
    nothing_left(output.parent, but=(output.name, output.stem + ".map.json"))


def after_failure(place, output, result, code, words, program_path=None):
    failed(result, code, words)
    old_file(output)
    nothing_left(output.parent, but=(output.name,))
    no_orphans(place)
    goes_on(place, output, program_path)


def with_old_file(path):
    path.write_bytes(OLD)
    return path


# The faults.


def disk_full(form):
    def test(place):
        needs_root()
        small = place.folder / "small"
        small.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", small], check=True)
        try:
            output = with_old_file(small / f"book.{form}")
            result = ending(place.run(output, "--quiet", "--force"))
            failed(result, NOT_CREATED, "no space left")
            old_file(output)
            nothing_left(small, but=(output.name,))
            no_orphans(place)
            subprocess.run(["mount", "-o", "remount,size=200m", small], check=True)
            goes_on(place, output)
        finally:
            subprocess.run(["umount", small], check=True)

    return test


def store_full(place):
    """Speech goes on without a store that is full."""
    needs_root()
    cache = Path(place.environment["XDG_CACHE_HOME"])
    cache.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=300k", "tmpfs", cache], check=True)
    try:
        output = place.out / "book.m4b"
        done = place.run(output)
        expect(done.returncode == 0, f"exit code {done.returncode}: {done.stderr}")
        expect("cannot be kept" in done.stderr or "No space" in done.stderr, f"says nothing: {done.stderr}")
        nothing_left(place.out, but=("book.m4b", "book.map.json"))
    finally:
        subprocess.run(["umount", cache], check=True)


def unwritable(place):
    needs_root()
    try:
        subprocess.run(["su", "nobody", "-s", "/bin/sh", "-c", f"test -x {shlex.quote(str(place.options.binary))}"],
                       check=True)
    except subprocess.CalledProcessError:
        raise Skipped("the binary lies where nobody else may run it")
    for path in (place.folder, place.folder.parent):
        path.chmod(0o755)
    place.book.chmod(0o644)
    for name in ("cache", "state", "data"):
        (place.folder / name).mkdir(exist_ok=True)
        (place.folder / name).chmod(0o777)
    place.out.chmod(0o555)
    for form in ("m4b", "wav", "epub"):
        output = place.out / f"book.{form}"
        words = [f"{name}={shlex.quote(place.environment[name])}" for name in place.environment if "XDG_" in name]
        line = " ".join(words + [shlex.join(place.line(output, "--quiet"))])
        done = subprocess.run(["su", "nobody", "-s", "/bin/sh", "-c", line], capture_output=True, text=True)
        failed(ending(done), NOT_CREATED, "Permission denied")
        nothing_left(place.out)


def encoder_killed(place):
    output = with_old_file(place.out / "book.m4b")
    running = place.start(output).until(0.3)
    os.kill(running.child("ffmpeg"), signal.SIGKILL)
    after_failure(place, output, running.end(), FAILED, "signal 9")


def encoder_stopped(place):
    """An encoder that takes no more is no reason to wait for ever when the listener has had enough."""
    output = with_old_file(place.out / "book.m4b")
    running = place.start(output).until(0.1)
    os.kill(running.child("ffmpeg"), signal.SIGSTOP)
    time.sleep(1)
    running.process.send_signal(signal.SIGINT)
    result = running.end()
    expect(result.code == INTERRUPTED, f"exit code {result.code}")
    old_file(output)
    nothing_left(place.out, but=(output.name,))
    no_orphans(place)
    goes_on(place, output)


def stand_in(code, words, **scripts):
    def test(place):
        output = with_old_file(place.out / "book.m4b")
        done = place.run(output, "--quiet", "--force", program_path=place.programs(**scripts))
        after_failure(place, output, ending(done), code, words)

    return test


ENCODES = 'case "$*" in *pipe:0*) {} ;; esac\n'
DIES_AT_ONCE = "echo it will not work >&2; exit 3\n"
DIES_HALF_WAY = ENCODES.format("head -c 2000000 > /dev/null; echo tired >&2; exit 3") + 'exec {real} "$@"\n'
DIES_FINISHING = ENCODES.format('exec {real} "$@"') + "echo tired >&2; exit 3\n"
DOES_NOTHING = ENCODES.format('exec {real} "$@"') + "exit 0\n"
WRITES_NONSENSE = ENCODES.format('exec {real} "$@"') + 'for last; do :; done; echo nonsense > "${{last#file:}}"\n'
SAYS_NONSENSE = "echo nonsense\n"


def no_programs(place):
    for name in ("ffmpeg", "ffprobe"):
        output = with_old_file(place.out / "book.m4b")
        done = place.run(output, "--quiet", "--force", program_path=place.programs(**{name: None}))
        failed(ending(done), UNAVAILABLE, f"program {name} is not")
        old_file(output)
        nothing_left(place.out, but=(output.name,))
        output.unlink()
    done = place.run(place.out / "book.flac", "--quiet", program_path=place.programs(ffmpeg=None, ffprobe=None))
    expect(done.returncode == 0, f"FLAC without ffmpeg ended with {done.returncode}: {done.stderr}")


def another_book(place):
    changed = place.folder / "changed.epub"
    changed.write_bytes(place.book.read_bytes() + b"\0")
    changed.replace(place.book)


def book_replaced(change):
    """The book as it was when the export began is written; that there is another now, or none, is said."""

    def test(place):
        output = with_old_file(place.out / "book.epub")
        running = place.start(output).until(0.3)
        change(place)
        result = running.end()
        notes = [event["message"] for event in result.events if event["event"] == "note"]
        expect(result.code == 0 and any("changed" in note for note in notes), f"exit code {result.code}, notes {notes}")
        expect(zipfile.ZipFile(output).testzip() is None, "the file is damaged")
        no_orphans(place)

    return test


def book_overwritten(length):
    """The file itself is changed under the export: to so many bytes of nonsense."""

    def test(place):
        output = with_old_file(place.out / "book.epub")
        running = place.start(output).until(0.3)
        with open(place.book, "r+b") as file:
            file.truncate(0)
            file.write(b"\x55" * length)
        result = running.end()
        shutil.copy(place.options.book, place.book)
        after_failure(place, output, result, TRY_AGAIN, "changed")

    return test


def folder_gone(form):
    def test(place):
        output = place.out / f"book.{form}"
        running = place.start(output).until(0.3)
        shutil.rmtree(place.out)
        result = running.end()
        failed(result, NOT_CREATED, "does not exist")
        expect(not place.out.exists(), "the folder is there again")
        no_orphans(place)
        place.out.mkdir()
        goes_on(place, output)

    return test


def output_is_folder(place):
    """A folder takes files under the book's name; but not where that is the name of a folder again."""
    for form in ("m4b", "wav", "epub"):
        output = place.out / f"book.{form}"
        output.mkdir()
        failed(ending(place.run(place.out, "--quiet", "--format", form)), NOT_CREATED, "is a folder")
        nothing_left(output)
        nothing_left(place.out, but=(output.name,))
        output.rmdir()


def no_folder(place):
    failed(ending(place.run(place.out / "none/book.m4b", "--quiet")), NOT_CREATED, "does not exist")
    nothing_left(place.out)


def no_reader(place):
    """The program that reads the progress goes away."""
    output = with_old_file(place.out / "book.m4b")
    running = place.start(output).until(0.2)
    running.process.stdout.close()
    running.process.wait(timeout=600)
    failed(Ending(running.process.returncode, running.process.stderr.read()), FAILED, "output cannot be written")
    old_file(output)
    no_orphans(place)
    goes_on(place, output)


def interrupted(number, form, moment):
    """A signal at some moment: after a share of the utterances, or while a program finishes the file."""

    def test(place):
        output = with_old_file(place.out / f"book.{form}")
        path, share = None, moment
        if moment in ("finishing", "verifying"):
            slow = {
                "finishing": {"ffmpeg": ENCODES.format('exec {real} "$@"') + 'sleep 30; exec {real} "$@"\n'},
                "verifying": {"ffprobe": 'sleep 30; exec {real} "$@"\n'},
            }[moment]
            path, share = place.programs(**slow), 1
        running = place.start(output, program_path=path)
        if share:
            running.until(share)
        if path:
            time.sleep(2)
        begin = time.monotonic()
        running.process.send_signal(number)
        result = running.end()
        took = time.monotonic() - begin
        if result.code == 0 and share == 1 and not path:
            return  # It was quicker.
        expect(result.code == INTERRUPTED, f"exit code {result.code}: {result.words}")
        resume = [event for event in result.events if event["event"] == "interrupted"]
        expect(resume and "export" in resume[0]["resume"], f"does not say how to go on: {result.events}")
        expect(took < 8, f"it took {took:.1f} seconds to end")
        old_file(output)
        nothing_left(place.out, but=(output.name,))
        no_orphans(place)
        goes_on(place, output)

    return test


def killed(place):
    """Nothing can be tidied after SIGKILL; but the encoder ends, and the next run tidies."""
    output = with_old_file(place.out / "book.m4b")
    running = place.start(output).until(0.3)
    running.process.kill()
    running.process.wait()
    old_file(output)
    no_orphans(place)
    goes_on(place, output)


FAULTS = {
    **{f"disk full, {form}": disk_full(form) for form in ("m4b", "mp3", "opus", "flac", "wav", "epub")},
    "clip store full": store_full,
    "folder may not be written": unwritable,
    "folder goes away, m4b": folder_gone("m4b"),
    "folder goes away, wav": folder_gone("wav"),
    "folder goes away, epub": folder_gone("epub"),
    "no such folder": no_folder,
    "output is a folder": output_is_folder,
    "no ffmpeg, no ffprobe": no_programs,
    "encoder killed": encoder_killed,
    "encoder stopped, then Ctrl-C": encoder_stopped,
    "encoder dies at once": stand_in(FAILED, "it will not work", ffmpeg=DIES_AT_ONCE),
    "encoder dies half-way": stand_in(FAILED, "tired", ffmpeg=DIES_HALF_WAY),
    "encoder dies when finishing": stand_in(FAILED, "tired", ffmpeg=DIES_FINISHING),
    "encoder finishes nothing": stand_in(FAILED, "not turn out", ffmpeg=DOES_NOTHING),
    "encoder writes nonsense": stand_in(FAILED, "not turn out", ffmpeg=WRITES_NONSENSE),
    "ffprobe says nonsense": stand_in(FAILED, "not turn out", ffprobe=SAYS_NONSENSE),
    "book replaced meanwhile": book_replaced(another_book),
    "book overwritten meanwhile": book_overwritten(600_000),
    "book cut off meanwhile": book_overwritten(1000),
    "book gone meanwhile": book_replaced(lambda place: place.book.unlink()),
    "nobody reads the progress": no_reader,
    "killed": killed,
    "Ctrl-C at the start": interrupted(signal.SIGINT, "m4b", 0.01),
    "Ctrl-C half-way, m4b": interrupted(signal.SIGINT, "m4b", 0.5),
    "Ctrl-C half-way, wav": interrupted(signal.SIGINT, "wav", 0.5),
    "Ctrl-C half-way, epub": interrupted(signal.SIGINT, "epub", 0.5),
    "Ctrl-C at the end": interrupted(signal.SIGINT, "m4b", 1),
    "Ctrl-C when finishing": interrupted(signal.SIGINT, "m4b", "finishing"),
    "Ctrl-C when verifying": interrupted(signal.SIGINT, "m4b", "verifying"),
    "SIGTERM half-way": interrupted(signal.SIGTERM, "mp3", 0.5),
    "SIGHUP half-way": interrupted(signal.SIGHUP, "flac", 0.5),
}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", type=Path, default=ROOT / ".build/release/vorleser")
    parser.add_argument("--book", type=Path, default=ROOT / "Samples/the-time-machine.epub")
    parser.add_argument("--chapters", default="12")
    parser.add_argument("--only", nargs="*", default=[], help="faults whose names hold one of these")
    parser.add_argument("--list", action="store_true")
    return parser.parse_args()


def tried(test, options, kept):
    """How a fault went, in words; and whether it went well."""
    with tempfile.TemporaryDirectory(prefix="vorleser-faults-") as name:
        place = Place(options, Path(name).resolve())
        # What is spoken in one fault need not be spoken in the next.
        if test is not store_full and kept.exists():
            shutil.copytree(kept, place.folder / "cache")
        try:
            test(place)
        except Skipped as reason:
            return f"skipped: {reason}", True
        except (Fault, subprocess.TimeoutExpired) as fault:
            return f"FAILED: {' '.join(str(fault).split())[:300]}", False
        if test is not store_full and not kept.exists():
            shutil.copytree(place.folder / "cache", kept)
        return "ok", True


def main():
    options = arguments()
    options.binary = options.binary.resolve()
    chosen = {
        name: test for name, test in FAULTS.items() if not options.only or any(part in name for part in options.only)
    }
    if options.list:
        print("\n".join(chosen))
        return
    failed = []
    with tempfile.TemporaryDirectory() as name:
        for fault, test in chosen.items():
            words, good = tried(test, options, Path(name) / "cache")
            print(f"{fault:32} {words}", flush=True)
            failed += [] if good else [fault]
    if failed:
        sys.exit("FAILED: " + "; ".join(failed))


if __name__ == "__main__":
    main()
