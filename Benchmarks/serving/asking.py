"""Many requests at a time: what was answered, how soon, and what went wrong."""

import asyncio
import collections
import json
import time

from .server import percentile


class Tally:
    """How long requests of a kind took, by what they were answered."""

    def __init__(self):
        self.seconds = collections.defaultdict(list)
        self.answers = collections.defaultdict(collections.Counter)
        self.wordless = []

    def note(self, kind, status, seconds, words=True):
        self.seconds[kind].append(seconds)
        self.answers[kind][status] += 1
        if not words:
            self.wordless.append((kind, status))

    def print(self):
        print(f"  {'requests':28} {'number':>7} {'p50':>8} {'p95':>8} {'p99':>8} {'most':>8}   answers")
        for kind, seconds in sorted(self.seconds.items()):
            times = "".join(f" {1000 * value:6.0f}ms" for value in (
                *(percentile(seconds, share) for share in (0.5, 0.95, 0.99)), max(seconds)))
            answers = ", ".join(f"{count} × {status}" for status, count in sorted(self.answers[kind].items(), key=str))
            print(f"  {kind:28} {len(seconds):7}{times}   {answers}")

    def failures(self, *allowed):
        """How many were answered otherwise than by success or one of the statuses."""
        return sum(
            count for answers in self.answers.values() for status, count in answers.items()
            if not (isinstance(status, int) and status < 400) and status not in allowed
        )


class Answer:
    def __init__(self, status, fields, body):
        self.status, self.fields, self.body = status, fields, body

    def json(self):
        return json.loads(self.body)

    def has_words(self):
        """Whether an error says what is wrong, as people and programs need it."""
        if self.status < 400:
            return True
        try:
            return bool(self.json()["error"]["message"])
        except (ValueError, KeyError, TypeError):
            return False


class Asker:
    """One kept connection, as a browser has; opened again when the server closes it."""

    def __init__(self, port, tally):
        self.port, self.tally = port, tally
        self.reader = self.writer = None

    async def ask(self, kind, path, method="GET", body=None, fields="", patience=60):
        """The answer; `None` when there was none, which is tallied too."""
        began = time.monotonic()
        try:
            answer = await asyncio.wait_for(self.exchange(path, method, body, fields), patience)
        except (OSError, asyncio.IncompleteReadError, asyncio.TimeoutError, ValueError) as error:
            self.close()
            self.tally.note(kind, type(error).__name__, time.monotonic() - began)
            return None
        self.tally.note(kind, answer.status, time.monotonic() - began, answer.has_words())
        return answer

    async def exchange(self, path, method, body, fields):
        is_kept = self.writer is not None
        for attempt in range(2):
            if self.writer is None:
                self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
            try:
                length = f"Content-Length: {len(body)}\r\n" if body is not None else ""
                head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{length}{fields}\r\n"
                self.writer.write(head.encode() + (body or b""))
                await self.writer.drain()
                return await self.answer(method)
            except (ConnectionError, asyncio.IncompleteReadError):
                self.close()
                # A kept connection may be closed at any moment: RFC 9112 §9.5.
                if not is_kept or attempt:
                    raise

    async def answer(self, method):
        while True:
            lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            status = int(lines[0].split()[1])
            if status >= 200:
                break
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:-2])}
        body = b""
        if method != "HEAD" and status not in (204, 304):
            if fields.get("transfer-encoding") == "chunked":
                while size := int(await self.reader.readuntil(b"\r\n"), 16):
                    body += (await self.reader.readexactly(size + 2))[:-2]
                await self.reader.readexactly(2)
            else:
                body = await self.reader.readexactly(int(fields.get("content-length", 0)))
        if fields.get("connection") == "close":
            self.close()
        return Answer(status, fields, body)

    def close(self):
        if self.writer:
            self.writer.close()
        self.reader = self.writer = None
