"""SIGKILL at random instants: the whole of the program is gone between one instruction and the next."""

import hashlib
import http.server
import json
import os
import random
import sqlite3
import threading
import time

from listener import ROOT, Fault, Listener, Server

FIXTURES = ROOT / "Tests/VorleserLibraryTests/Fixtures"


def during_import(listener: Listener, chance):
    listener.furnish(2)
    for _ in range(4):
        file = listener.text()
        listener.imported(file, listener.killed(chance, 0.4, "import", file))
    listener.check()
    listener.add()
    return listener.check()


def during_change(listener: Listener, chance):
    """Titles and bookmarks by the command."""
    listener.furnish(2)
    for number in range(4):
        title = f"Title {number}"
        before = listener.titles[1]
        if listener.killed(chance, 0.3, "rename", 1, "--title", title).code == 0:
            listener.titles[1] = title
        else:
            # It may have been done, or not.
            listener.titles[1] = listener.title(1, among=(before, title))
        label = f"label {number}"
        if listener.killed(chance, 0.3, "bookmarks", 2, "--add", "1", "--label", label).code == 0:
            listener.labels[2].add(label)
    return listener.check()


def during_listening(listener: Listener, chance):
    """The server: places, bookmarks, uploads and clips while it is killed."""
    listener.furnish(2)
    for _ in range(2):
        server = Server(listener)
        threads = [
            threading.Thread(target=until_killed, args=(server, random.Random(chance.random()), step))
            for step in (reading, noting, hearing)
        ]
        for thread in threads:
            thread.start()
        time.sleep(chance.uniform(0, 1.2))
        server.kill()
        for thread in threads:
            thread.join()
        listener.check()
    server = Server(listener)
    server.clip(1)
    server.place(1, 5)
    server.stop()
    return listener.check()


def until_killed(server: Server, chance, step):
    try:
        while True:
            step(server, chance)
    except OSError:
        pass


def reading(server, chance):
    server.place(1, chance.randrange(60))


def noting(server, chance):
    server.bookmark(2, f"{chance.random()}")
    if chance.randrange(4) == 0:
        server.upload()


def hearing(server, chance):
    server.clip(2)
    server.place(2, chance.randrange(60))


def whole_clips(listener: Listener):
    """Each whole clip, with what would change if it were written again."""
    sounds = {path.stem: path.stat() for path in listener.clips.glob("*/*.flac")}
    notes = {path.stem for path in listener.clips.glob("*/*.json")}
    return {name: (facts.st_ino, facts.st_mtime_ns) for name, facts in sounds.items() if name in notes}


def during_rendering(listener: Listener, chance):
    listener.add(sentences=30)
    line = ("render", "1", "--voice", "kal16", "--json")
    before = {}
    for _ in range(4):
        listener.killed(chance, 0.8, *line)
        after = whole_clips(listener)
        if any(after.get(name) != facts for name, facts in before.items()):
            raise Fault("lost", "a whole clip was lost, or made again")
        before = after
    summary = json.loads(listener.must(*line, patience=60).out.splitlines()[-1])["summary"]
    if summary["rendered"] + len(before) != len(whole_clips(listener)):
        raise Fault("lost", f"{len(before)} clips were there, {summary['rendered']} were made")
    # Half clips may be another machine's that is still writing; after ten minutes nobody is.
    for partial in listener.clips.glob("*/*.partial"):
        os.utime(partial, (time.time() - 1000,) * 2)
    listener.must("cache")
    if partial := list(listener.clips.glob("*/*.partial")):
        raise Fault("lost", f"{len(partial)} half clips were left")
    return listener.check()


def during_export(form):
    def fault(listener: Listener, chance):
        listener.add(sentences=40)
        folder = listener.folder / "out"
        folder.mkdir()
        output = folder / f"book.{form}"
        line = ("export", "1", "--voice", "kal16", "--quiet", "-o", output)
        for _ in range(3):
            if listener.killed(chance, 1.2, *line).code == 0:
                output.unlink()
            elif output.exists():
                listener.must(*line, patience=60)
                output.unlink()
        listener.must(*line, patience=60)
        if left := [path.name for path in folder.iterdir() if path.stem.split(".")[0] != "book" or "part" in path.name]:
            raise Fault("lost", f"{left} were left")
        if not output.stat().st_size:
            raise Fault("lost", "the export is empty")
        return listener.check()

    return fault


def during_migration(listener: Listener, chance):
    """A library of an earlier version, with a book, a bookmark and settings."""
    listener.library.mkdir(parents=True)
    old = sorted(FIXTURES.glob("library-*.sql"), key=lambda file: int(file.stem.split("-")[1]))[0]
    database = sqlite3.connect(listener.library / "library.sqlite")
    database.executescript(old.read_text())
    database.close()
    home = listener.library / "books/1/book"
    home.mkdir(parents=True)
    (home / "The Time Machine.txt").write_text("The Time Traveller.")
    listener.titles[1] = "The Time Machine"
    listener.labels[1] = {"here"}
    for _ in range(5):
        listener.killed(chance, 0.3, "list")
    return listener.check()


def during_recovery(listener: Listener, chance):
    listener.furnish(3)
    database = listener.library / "library.sqlite"
    data = bytearray(database.read_bytes())
    data[: len(data) // 2] = chance.randbytes(len(data) // 2)
    database.write_bytes(data)
    for name in ("library.sqlite-wal", "library.sqlite-shm"):
        (listener.library / name).unlink(missing_ok=True)
    told = ""
    for _ in range(6):
        told = listener.killed(chance, 0.25, "list").told or told
    told = listener.check() or told
    kept = [path for path in listener.library.glob("damaged-*/library.sqlite") if path.read_bytes() == data]
    if not kept:
        raise Fault("lost", "the damaged database")
    if not told and not any("damaged" in path.read_text() for path in listener.library.glob("damaged-*/notice.json")):
        raise Fault("untold", "nobody said that the database was damaged")
    return told or "(told while it was killed)"


def during_backup(listener: Listener, chance):
    """The backup of the day is taken again and again."""
    listener.furnish(2)
    for _ in range(4):
        for backup in listener.library.glob("backups/*.sqlite"):
            backup.unlink()
        label = f"{chance.random()}"
        ending = listener.killed(chance, 0.3, "bookmarks", 1, "--add", "1", "--label", label)
        if ending.code == 0:
            listener.labels[1].add(label)
    listener.add()
    (listener.library / "library.sqlite").unlink()
    return listener.check()


class Hub(http.server.BaseHTTPRequestHandler):
    """Where models come from: small ones, slowly."""

    files: dict[str, bytes] = {}

    def do_GET(self):
        data = self.files.get(self.path.removeprefix("/some/one/resolve/42/"))
        start = int(self.headers.get("Range", "bytes=0-").removeprefix("bytes=").split("-")[0])
        self.send_response(404 if data is None else 206 if start else 200)
        body = (data or b"")[start:]
        if start:
            self.send_header("Content-Range", f"bytes {start}-{len(data) - 1}/{len(data)}")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        try:
            for index in range(0, len(body), 30_000):
                self.wfile.write(body[index : index + 30_000])
                time.sleep(0.02)
        except OSError:
            pass

    def log_message(self, *_):
        pass


def during_download(listener: Listener, chance):
    noise = random.Random(1)
    files = {"net.pth": noise.randbytes(600_000), "config.json": b"{}", "voices/af_one.pt": noise.randbytes(900)}
    handler = type("Hub", (Hub,), {"files": files})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def file(path):
        return {"path": path, "bytes": len(files[path]), "sha256": hashlib.sha256(files[path]).hexdigest()}

    manifest = {
        "name": "kokoro", "repository": "some/one", "revision": "42", "model": file("net.pth"),
        "configuration": file("config.json"),
        "voices": [{"name": "af_one", "grade": "A", "file": file("voices/af_one.pt")}],
    }
    (listener.folder / "manifest.json").write_text(json.dumps(manifest))
    env = {
        "VORLESER_HUB": f"http://127.0.0.1:{server.server_port}", "no_proxy": "127.0.0.1",
        "VORLESER_MANIFEST": str(listener.folder / "manifest.json"),
    }
    place = listener.folder / "data/vorleser/models/kokoro/model.pth"
    try:
        listener.furnish(1)
        for _ in range(4):
            listener.killed(chance, 0.8, "model", "install", env=env)
            if place.exists() and place.read_bytes() != files["net.pth"]:
                raise Fault("lost", "half a model is in the place of a whole one")
        listener.run("model", "install", env=env, patience=60)
        if place.read_bytes() != files["net.pth"]:
            raise Fault("lost", "the model is not whole")
    finally:
        server.shutdown()
    return listener.check()


FAULTS = {
    "killed: import": during_import,
    "killed: titles, bookmarks": during_change,
    "killed: server, while listening": during_listening,
    "killed: rendering": during_rendering,
    "killed: export, wav": during_export("wav"),
    "killed: export, m4b": during_export("m4b"),
    "killed: migration": during_migration,
    "killed: backup": during_backup,
    "killed: recovery": during_recovery,
    "killed: download of a model": during_download,
}
