"""A folder whose books come into the library while the server runs."""

import json
import shutil
import time
import urllib.request

from conftest import SAMPLE, Server, until


def test_a_book_that_comes_is_told_to_pages_and_taken_once(tmp_path):
    folder = tmp_path / "in"
    folder.mkdir()
    server = Server(tmp_path)
    server.start("--watch", str(folder))
    try:
        events = urllib.request.urlopen(server.address + "/api/events", timeout=60)
        (folder / "bad.epub").write_bytes(b"PK\x03\x04 and no more")
        shutil.copy(SAMPLE, folder / "sample.epub")
        while not events.readline().startswith(b"event: book"):
            pass
        told = json.loads(events.readline().removeprefix(b"data: "))
        assert server.get(f"/api/books/{told['id']}")["title"] == "The Time Machine"
        log = tmp_path / "server.log"
        until(lambda: "bad.epub was not imported: The EPUB is damaged" in log.read_text(), "the bad file is named")
    finally:
        server.stop()
    # Started anew, it looks a few times, and knows both.
    server.start("--watch", str(folder))
    try:
        time.sleep(12)
        assert len(server.get("/api/books")["books"]) == 1
        assert log.read_text().count("bad.epub was not imported") == 1
    finally:
        server.stop()
