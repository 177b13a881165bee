#!/usr/bin/env python3
"""Does with a server what a listener does, and ends with words where it is not as it should be: opens the reader, imports
an EPUB and a PDF, hears a sentence, orders an audiobook and keeps it.

    tools/packages/try/listen.py http://127.0.0.1:8080 OUT.m4b [PASS-PHRASE]
    tools/packages/try/listen.py http://127.0.0.1:8080        waits until it answers, no more
"""

import json
import re
import struct
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

SETS = Path(__file__).resolve().parents[3] / "Tests/Sets"
PATIENCE = 60


class Server:
    def __init__(self, address, phrase):
        self.address = address
        self.headers = {"Authorization": f"Bearer {phrase}"} if phrase else {}

    def ask(self, path, body=None, method=None):
        if isinstance(body, dict):
            body = json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, body, dict(self.headers), method=method)
        if body is not None:
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.read()
        except urllib.error.HTTPError as error:
            sys.exit(f"listen: {path} was answered with {error.code}: {error.read(500).decode(errors='replace')}")

    def json(self, *order, **options):
        return json.loads(self.ask(*order, **options))

    def answers(self):
        """Waits until it does."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return urllib.request.urlopen(self.address + "/health", timeout=5).status == 200
            except OSError as error:
                if time.monotonic() > until:
                    sys.exit(f"listen: no answer from {self.address}: {error}")
                time.sleep(0.1)


def must(holds, words):
    if not holds:
        sys.exit(f"listen: {words}")


def opens_reader(server):
    page = server.ask("/").decode()
    scripts = re.findall(r'src="(/web/[^"]+\.js)"', page)
    must("<html" in page and scripts, f"the page has no script: {page[:300]}")
    for script in scripts:
        must(server.ask(script), f"{script} is empty")
    must(server.ask("/fonts/Literata.ttf")[:4] == b"\0\1\0\0", "the typefaces that come along are not found")


def imports(server, file):
    data = (SETS / file).read_bytes()
    book = server.json(f"/api/books?name={Path(file).name}", data)["book"]
    must(book["length"] > 100, f"{file} has no text: {book}")
    return book["id"]


def hears(server, book):
    said = server.json(f"/api/books/{book}/utterances?from=0&count=1")["utterances"][0]
    sound = server.ask(f"/api/books/{book}/clips/{said['clip']}.wav?{said['query']}")
    must(sound[:4] == b"RIFF", "what was spoken is no WAV")
    samples = struct.unpack(f"<{(len(sound) - 44) // 2}h", sound[44:44 + (len(sound) - 44) // 2 * 2])
    must(len(samples) > 4000 and max(map(abs, samples)) > 1000, f"{len(samples)} samples, and they are silent")
    return said["words"]


def exports(server, book, file):
    order = server.json("/api/exports", {"book": book, "format": "m4b"})
    until = time.monotonic() + PATIENCE
    while order["state"] in ("waiting", "running") and time.monotonic() < until:
        time.sleep(0.2)
        order = server.json(f"/api/exports/{order['id']}")
    must(order["state"] == "done", f"the export is {order['state']}: {order['message']}")
    data = server.ask(f"/api/exports/{order['id']}/file")
    must(data[4:8] == b"ftyp" and b"moov" in data and len(data) > 5000, f"{order['fileName']} is no M4B")
    Path(file).write_bytes(data)
    return len(data)


def main(address, file=None, phrase=None):
    server = Server(address.rstrip("/"), phrase)
    server.answers()
    if not file:
        return
    opens_reader(server)
    epub = imports(server, "hostile/zip/base_valid.epub")
    pdf = imports(server, "pages/footnotes.pdf")
    words = hears(server, epub)
    hears(server, pdf)
    mp3 = server.ask("/v1/audio/speech", {"model": "any", "input": "Good morning.", "voice": "alloy"})
    must(len(mp3) > 2000, "the MP3 is too short")
    size = exports(server, epub, file)
    print(f"listen: reader, EPUB, PDF, “{words}”, MP3, M4B of {size} bytes")


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
