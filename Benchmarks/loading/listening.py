"""Those who use the library as it is meant: they listen, read and add books."""

import asyncio
import json
import random
import time
import urllib.parse

AHEAD = 20  # seconds of sound that a page keeps ready


class Listener:
    """Plays a book from somewhere, without a sound card: a clip is due when the ones before have sounded."""

    def __init__(self, asker, book, start, voice, kind):
        self.asker, self.book, self.offset, self.voice, self.kind = asker, book, start, voice, kind
        self.first, self.late, self.sound, self.refused = None, 0, 0, 0

    async def play(self, end):
        began, due = time.monotonic(), None
        while time.monotonic() < end and self.offset is not None:
            path = f"/api/books/{self.book}/utterances?from={self.offset}&count=16&voice={self.voice}"
            listing = await self.asker.ask("listing", path)
            if listing is None or listing.status != 200:
                await asyncio.sleep(1)
                continue
            for utterance in listing.json()["utterances"]:
                if not await self.fetch(utterance, end):
                    return
                now = time.monotonic()
                if due is None:
                    self.first, due = now - began, now
                self.late = max(self.late, now - due)
                sounds = utterance["seconds"] + utterance["pause"]
                self.sound += sounds
                due = max(due, now) + sounds
                await asyncio.sleep(max(min(due - AHEAD, end) - time.monotonic(), 0))
            self.offset = listing.json()["next"]

    async def fetch(self, utterance, end):
        while time.monotonic() < end:
            path = f"/api/books/{self.book}/clips/{utterance['clip']}.m4s?{utterance['query']}&pause={utterance['pause']}"
            answer = await self.asker.ask(self.kind, path)
            if answer is not None and answer.status == 200:
                return True
            self.refused += 1
            await asyncio.sleep(int(answer.fields.get("retry-after", 1)) if answer else 1)
        return False


async def read(asker, book, length, number, end):
    """Leafs through a book, and says every few seconds where it is."""
    outline = await asker.ask("outline", f"/api/books/{book}/outline")
    if outline is None or outline.status != 200:
        return
    parts = len(outline.json()["parts"])
    chance = random.Random(number)
    while time.monotonic() < end:
        await asker.ask("part", f"/api/books/{book}/parts/{chance.randrange(parts)}")
        place = {"offset": chance.randrange(length), "device": f"reader-{number}", "deviceName": "Reader"}
        await asker.ask("place", f"/api/books/{book}/place", "PUT", json.dumps(place).encode())
        await asyncio.sleep(chance.uniform(2, 4))


async def hear_events(port, end, heard):
    """Holds a stream of events open; counts what it is told."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        while (left := end - time.monotonic()) > 0:
            try:
                some = await asyncio.wait_for(reader.read(65536), left)
            except asyncio.TimeoutError:
                break
            if not some:
                heard["broken off"] += 1
                break
            heard["events"] += some.count(b"event: ")
        writer.close()
    except OSError:
        heard["refused"] += 1


async def upload(asker, name, content):
    path = "/api/books?name=" + urllib.parse.quote(name)
    return await asker.ask("upload", path, "POST", content, patience=300)


async def look(asker, end, kind="page"):
    """Asks for small things all the while, as whoever opens the library."""
    paths = ["/health", "/api/books", "/", "/api/settings"]
    number = 0
    while time.monotonic() < end:
        await asker.ask(kind, paths[number % len(paths)], patience=15)
        number += 1
        await asyncio.sleep(0.1)
