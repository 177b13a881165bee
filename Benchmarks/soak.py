#!/usr/bin/env python3
"""Hours of listening faster than they sound, with everything else a library does: does the server stay as it is?

    Benchmarks/soak.py [--hours 1] [--model FOLDER] [--books FOLDER] [--limit 100] [--out FOLDER] [--command vorleser]

Listeners come and go, the built-in voice's and, when a model is installed in FOLDER (as the command keeps them: a
folder `kokoro` in it), Kokoro's; none waits for the sound to end. Books are added and removed, searched, exported;
pages hold their events open for a while. The clip store may take LIMIT megabytes only, so that clips are evicted
all the time. Every few seconds memory, threads, open files and the store's size are noted.

The first quarter is warm-up. After it a straight line through each value (Theil and Sen) must rise by less than
25 MB or a twentieth of the memory, 4 threads and 8 files in all, whatever the time is; the store must keep its limit.
Writes FOLDER/soak.json and FOLDER/soak.svg; ends with 1 when something grows, or a request fails.
"""

import argparse
import asyncio
import json
import pathlib
import random
import sys
import time

import matplotlib

root = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Benchmarks"))

from loading import listening  # noqa: E402
from serving.asking import Asker, Tally  # noqa: E402
from serving.server import Client, running  # noqa: E402
from watching.flatness import WARM_UP, Verdict  # noqa: E402
from watching.vitals import Vitals  # noqa: E402

matplotlib.use("svg")
from matplotlib import pyplot  # noqa: E402


class Life:
    """What goes on at the server."""

    def __init__(self, port, book, length, files, end):
        self.port, self.book, self.length, self.files, self.end = port, book, length, files, end
        self.tally, self.chance = Tally(), random.Random(8)
        self.heard = {}

    def asker(self):
        return Asker(self.port, self.tally)

    @property
    def goes_on(self):
        return time.monotonic() < self.end

    async def listen(self, voice, kind):
        """One listener after another, each from elsewhere and for a while."""
        while self.goes_on:
            asker, until = self.asker(), min(time.monotonic() + self.chance.uniform(10, 40), self.end)
            offset = self.chance.randrange(self.length)
            while time.monotonic() < until and offset is not None:
                path = f"/api/books/{self.book}/utterances?from={offset}&count=16&voice={voice}"
                listing = await asker.ask("listing", path)
                if listing is None or listing.status != 200:
                    await asyncio.sleep(1)
                    continue
                for utterance in listing.json()["utterances"]:
                    if time.monotonic() > until:
                        break
                    address = f"/api/books/{self.book}/clips/{utterance['clip']}"
                    clip = await asker.ask(kind, f"{address}.m4s?{utterance['query']}&pause={utterance['pause']}")
                    if clip is not None and clip.status == 200:
                        self.heard[kind] = self.heard.get(kind, 0) + utterance["seconds"] + utterance["pause"]
                offset = listing.json()["next"]
            asker.close()

    async def keep_house(self):
        """Adds a book, looks into it, and removes it."""
        asker = self.asker()
        while self.goes_on:
            file = self.chance.choice(self.files)
            added = await listening.upload(asker, file.name, file.read_bytes())
            if added is not None and added.status == 201:
                book = added.json()["book"]["id"]
                for path in ("outline", "parts/0", "cover", "search?q=the", "utterances"):
                    await asker.ask("cover" if path == "cover" else "look", f"/api/books/{book}/{path}")
                await asker.ask("remove", f"/api/books/{book}?now=true", "DELETE")
            await asyncio.sleep(3)

    async def export(self):
        asker = self.asker()
        while self.goes_on:
            order = {"book": self.book, "format": "flac", "voice": "slt", "chapters": str(self.chance.randrange(3, 9))}
            ordered = await asker.ask("export", "/api/exports", "POST", json.dumps(order).encode())
            export = ordered.json()["id"]
            while self.goes_on:
                shown = (await asker.ask("export", f"/api/exports/{export}")).json()
                if shown["state"] in ("done", "failed"):
                    break
                await asyncio.sleep(2)
            if shown["state"] == "done":
                await asker.ask("export, fetched", f"/api/exports/{export}/file")
            await asker.ask("export", f"/api/exports/{export}", "DELETE")
            await asyncio.sleep(20)

    async def stay(self):
        """A page that is open for a while."""
        while self.goes_on:
            until = min(time.monotonic() + self.chance.uniform(5, 60), self.end)
            await listening.hear_events(self.port, until, dict.fromkeys(("events", "broken off", "refused"), 0))

    async def all(self, voices):
        tasks = [self.listen("slt", "clip, built in") for _ in range(3)]
        tasks += [self.listen(voice, "clip, Kokoro") for voice in voices]
        tasks += [self.stay() for _ in range(30)] + [self.keep_house(), self.export()]
        tasks += [listening.read(self.asker(), self.book, self.length, number, self.end) for number in range(5)]
        await asyncio.gather(*tasks)


def bytes_below(folder):
    total = 0
    for file in folder.rglob("*"):
        try:
            total += file.stat().st_size if file.is_file() else 0
        except OSError:
            pass
    return total


def plot(samples, verdicts, file):
    figure, axes = pyplot.subplots(len(verdicts), 1, sharex=True, figsize=(9, 2.2 * len(verdicts)))
    hours = [sample["seconds"] / 3600 for sample in samples]
    for axis, verdict in zip(axes, verdicts):
        axis.plot(hours, [sample[verdict.name] for sample in samples], linewidth=0.8)
        axis.axvspan(0, verdict.start / 3600, alpha=0.1)
        axis.set_ylabel(verdict.name)
        axis.set_ylim(bottom=0)
        axis.set_title("flat" if verdict.is_flat else "grows", loc="right", fontsize=9)
    axes[-1].set_xlabel("hours; warm-up is shaded")
    figure.tight_layout()
    figure.savefig(file)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hours", type=float, default=1)
    parser.add_argument("--model", type=pathlib.Path)
    parser.add_argument("--books", type=pathlib.Path, default=root / "Samples")
    parser.add_argument("--limit", type=float, default=100, help="megabytes of the clip store")
    parser.add_argument("--out", type=pathlib.Path, default=root / "out")
    parser.add_argument("--command", default=str(root / ".build" / "release" / "vorleser"))
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    sample = root / "Samples" / "the-time-machine.epub"
    files = [file for file in sorted(options.books.rglob("*.epub")) if file.stat().st_size < 3_000_000] or [sample]

    limit = {"VORLESER_STORE_LIMIT": str(int(options.limit * 1e6))}
    with running(options.command, limit, options.model) as (process, port):
        clips = process.folder / "cache" / "vorleser" / "clips"
        vitals = Vitals(process, pause=5, more=lambda: {"store": bytes_below(clips) / 1e6})
        client = Client(port)
        book = client.add(sample)
        length = client.json(f"/api/books/{book}")["length"]
        voices = [voice["id"] for voice in client.json("/api/voices")["voices"]
                  if voice["engine"] == "kokoro" and voice["installed"]][:1]
        vitals.start()
        life = Life(port, book, length, files, time.monotonic() + 3600 * options.hours)
        asyncio.run(life.all(voices))
        alive = process.poll() is None

    samples = vitals.samples
    memory = Verdict(samples, "megabytes", 25)
    memory.allowed = max(memory.allowed, memory.middle / 20)
    verdicts = [memory, Verdict(samples, "threads", 8), Verdict(samples, "files", 8)]
    store = Verdict(samples, "store", options.limit)
    life.tally.print()
    print(f"\n{samples[-1]['seconds'] / 3600:.2f} hours, the first {WARM_UP:.0%} warm-up; " + ", ".join(
        f"{seconds / 3600:.1f} hours of book time by {kind.removeprefix('clip, ')}" for kind, seconds in life.heard.items()))
    for verdict in [*verdicts, store]:
        print("  " + str(verdict))
    print(f"  peak memory {max(sample['peak'] for sample in samples):.0f} MB")
    (options.out / "soak.json").write_text(json.dumps({"samples": samples, "heard": life.heard}, indent=1))
    plot(samples, [*verdicts, store], options.out / "soak.svg")
    faults = [f"{verdict.name} grows" for verdict in verdicts if not verdict.is_flat]
    # What an export under way needs stays, whatever the limit: a chapter here, of up to half an hour. Room is made in
    # steps of a tenth.
    if store.most > 1.1 * options.limit + 40:
        faults.append(f"the store had {store.most:.0f} MB")
    # A book of the collection may be none that can be read, or have no cover.
    if life.tally.failures(404, 422, 503):
        faults.append("a request failed")
    if not alive:
        faults.append(f"the server ended with {process.returncode}")
    print("\n" + ("; ".join(faults) if faults else "all well"))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
