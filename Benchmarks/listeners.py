#!/usr/bin/env python3
"""Idle pages and listeners at one server: is any clip later than its moment, do others wait, does memory grow?

    Benchmarks/listeners.py [BOOK] [--minutes 1] [--pages 100] [--listeners 4] [--voice slt] [--command vorleser]

Idle pages hold their stream of events open. Each listener begins elsewhere in the book and plays in real time, with
the page's look-ahead; another client asks for other things ten times a second.
"""

import argparse
import pathlib
import socket
import sys
import threading
import time

root = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Benchmarks"))

from serving.server import Client, percentile, running  # noqa: E402
from watching.memory import Memory, growth  # noqa: E402

AHEAD = 20  # seconds of sound that a page keeps ready


class Listener(threading.Thread):
    """Plays a book from somewhere, without a sound card: clips are due when the ones before have sounded."""

    def __init__(self, port, book, start, voice, end):
        super().__init__(daemon=True)
        self.client = Client(port)
        self.book, self.offset, self.voice, self.end = book, start, voice, end
        self.first, self.late, self.clips, self.seconds, self.fault = None, 0, 0, 0, None

    def run(self):
        try:
            self.play()
        except OSError as error:
            self.fault = error

    def play(self):
        began = time.monotonic()
        due = None
        while time.monotonic() < self.end and self.offset is not None:
            path = f"/api/books/{self.book}/utterances?from={self.offset}&count=16&voice={self.voice}"
            listing = self.client.json(path)
            for utterance in listing["utterances"]:
                address = f"/api/books/{self.book}/clips/{utterance['clip']}"
                clip = self.client.json(f"{address}.json?{utterance['query']}")
                self.client.bytes(f"{address}.m4s?{utterance['query']}&pause={utterance['pause']}")
                now = time.monotonic()
                if due is None:
                    self.first, due = now - began, now
                self.late = max(self.late, now - due)
                self.clips += 1
                self.seconds += clip["seconds"] + utterance["pause"]
                due = max(due, now) + clip["seconds"] + utterance["pause"]
                if now > self.end:
                    return
                time.sleep(max(due - AHEAD - time.monotonic(), 0))
            self.offset = listing["next"]


def idle_page(port):
    connection = socket.create_connection(("127.0.0.1", port))
    connection.sendall(f"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    threading.Thread(target=drain, args=[connection], daemon=True).start()
    return connection


def drain(connection):
    while True:
        try:
            if not connection.recv(65536):
                return
        except OSError:
            return


def others(port, book, end, times):
    client = Client(port)
    parts = len(client.json(f"/api/books/{book}/outline")["parts"])
    paths = ["/health", "/api/books", f"/api/books/{book}/outline", "/", "/api/voices"]
    number = 0
    while time.monotonic() < end:
        part = number * 7 % parts
        path = paths[number % 6] if number % 6 < 5 else f"/api/books/{book}/parts/{part}"
        began = time.monotonic()
        client.bytes(path)
        times.append(time.monotonic() - began)
        number += 1
        time.sleep(0.1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("book", nargs="?", default=str(root / "Samples" / "the-time-machine.epub"))
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--pages", type=int, default=100)
    parser.add_argument("--listeners", type=int, default=4)
    parser.add_argument("--voice", default="slt")
    parser.add_argument("--command", default=str(root / ".build" / "release" / "vorleser"))
    options = parser.parse_args()

    with running(options.command) as (process, port):
        book = Client(port).add(options.book)
        length = Client(port).json(f"/api/books/{book}")["length"]
        pages = [idle_page(port) for _ in range(options.pages)]
        memory = Memory(process)
        memory.start()
        end = time.monotonic() + options.minutes * 60
        count = options.listeners
        listeners = [
            Listener(port, book, length * (2 * index + 1) // (2 * count + 2), options.voice, end)
            for index in range(count)
        ]
        times = []
        other = threading.Thread(target=others, args=[port, book, end, times], daemon=True)
        for thread in [*listeners, other]:
            thread.start()
        for thread in [*listeners, other]:
            thread.join()
        for page in pages:
            page.close()

        print(f"{len(pages)} idle pages, {count} listeners, {options.minutes:g} min, voice {options.voice}")
        for listener in listeners:
            fault = f", failed: {listener.fault}" if listener.fault else ""
            print(
                f"  {listener.clips} clips, {listener.seconds:.0f} s of sound; "
                f"first after {1000 * (listener.first or 0):.0f} ms, latest clip {1000 * listener.late:.0f} ms late{fault}"
            )
        print(f"  {len(times)} other requests: p50 {1000 * percentile(times, 0.5):.1f} ms, ", end="")
        print(f"p99 {1000 * percentile(times, 0.99):.1f} ms, most {1000 * max(times, default=0):.1f} ms")
        print(f"  memory {memory.own[-1]:.0f} MB, most {memory.own_peak:.0f} MB, grown by {growth(memory.own):.1f} MB")
        late = [listener for listener in listeners if listener.fault or listener.late > 0]
        return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
