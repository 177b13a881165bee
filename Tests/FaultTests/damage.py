"""Bytes that change on the disk, and files that are cut, emptied or gone."""

import disks
from listener import Fault, Listener, Server


def spoil(path, chance) -> str:
    """Does something to a file; says what."""
    data = bytearray(path.read_bytes())
    if not data:
        return "nothing"
    kind = chance.choice(["bit", "bytes", "cut", "emptied", "gone"])
    if kind == "gone":
        path.unlink()
    elif kind == "emptied":
        path.write_bytes(b"")
    elif kind == "cut":
        path.write_bytes(data[: chance.randrange(len(data))])
    else:
        for _ in range(1 if kind == "bit" else 20):
            index = chance.randrange(len(data))
            data[index] ^= 1 << chance.randrange(8) if kind == "bit" else chance.randrange(256)
        path.write_bytes(data)
    return f"{path.name}: {kind}"


def of_library(*patterns):
    """One of the files; looked at on the next day, when the library compares what it has with what was written."""

    def fault(listener: Listener, chance):
        listener.furnish(3)
        tomorrow = disks.faults(listener, clock=86400)
        told = ""
        for _ in range(3):
            found = sorted(path for pattern in patterns for path in listener.library.glob(pattern))
            if not found:
                raise Fault("lost", f"there is no {patterns}")
            done = spoil(chance.choice(found), chance)
            try:
                ending = listener.run("bookmarks", "1", "--add", "2", "--label", "then", env=tomorrow)
                if ending.code != 0:
                    raise Fault("lost", str(ending))
                told = listener.check() or ending.told or told
            except Fault as fault:
                raise Fault(fault.kind, f"{done}; {fault}") from None
            tomorrow["FAULT_CLOCK"] = str(int(tomorrow["FAULT_CLOCK"]) + 86400)
        return told

    return fault


def under_server(listener: Listener, chance):
    """The database is spoiled while a server has it open; a command mends it, and the server goes on."""
    listener.furnish(2)
    server = Server(listener)
    try:
        server.place(1, 7)
        data = bytearray((listener.library / "library.sqlite").read_bytes())
        for name in ("library.sqlite-wal", "library.sqlite"):
            with open(listener.library / name, "r+b") as file:
                file.write(chance.randbytes(max(len(data) // 3, 100)))
        told = listener.check()
        for offset in range(3):
            if server.place(2, offset) >= 400 or server.bookmark(1, f"after {offset}") >= 400:
                raise Fault("lost", "a server cannot go on with the library that was mended")
        if b"damaged" not in server.ask("GET", "/api/notices")[1]:
            raise Fault("untold", "the pages do not say that the library was damaged")
    finally:
        server.kill()
    return listener.check() or told


def of_clips(listener: Listener, chance):
    listener.add(sentences=10)
    line = ("render", "1", "--voice", "kal16", "--quiet")
    listener.must(*line, patience=60)
    files = [path for path in listener.clips.glob("*/*") if path.suffix in (".flac", ".json")]
    for path in chance.sample(files, min(8, len(files))):
        spoil(path, chance)
    output = listener.folder / "book.wav"
    told = listener.must("export", "1", "--voice", "kal16", "--quiet", "-o", output, patience=60).told
    server = Server(listener)
    server.clip(1)
    server.stop()
    listener.check()
    return told


def of_exports(listener: Listener, chance):
    listener.add(sentences=4)
    output = listener.folder / "book.wav"
    line = ("export", "1", "--voice", "kal16", "--quiet", "-o", output)
    listener.must(*line, patience=60)
    whole = output.read_bytes()
    for _ in range(3):
        for path in (listener.folder / "state/vorleser/exports").glob("*.json"):
            spoil(path, chance)
        # Without its note the file counts as anybody's.
        listener.must(*line, "--force", patience=60)
        if output.read_bytes() != whole:
            raise Fault("lost", "the export is another")
    listener.check()
    return ""


def of_pronunciations(listener: Listener, chance):
    """They are the listener's own work: what can be read holds, what cannot is left as it is and said."""
    listener.furnish(1)
    words = [f"Word{number}" for number in range(8)]
    for word in words:
        listener.must("pronounce", "add", word, "--say", "this")
    file = listener.folder / "data/vorleser/pronunciations/all.txt"
    index = chance.randrange(file.stat().st_size)
    data = bytearray(file.read_bytes())
    data[index] ^= 1 << chance.randrange(8)
    file.write_bytes(data)
    listed = listener.run("pronounce", "list")
    added = listener.run("pronounce", "add", "Another", "--say", "that")
    kept = b"".join(path.read_bytes() for path in file.parent.glob("all*"))
    missing = [word for word in words if word.encode() not in kept and word.encode() in data]
    if missing:
        raise Fault("lost", f"pronunciations of {missing}")
    if added.code == 0 and b"Another" not in file.read_bytes():
        raise Fault("lost", "a pronunciation that was acknowledged")
    listener.must("render", "1", "--voice", "kal16", "--quiet", patience=60)
    return added.told_if_failed or listed.told


FAULTS = {
    "damaged: database": of_library("library.sqlite"),
    "damaged: its log": of_library("library.sqlite*"),
    "damaged: backups, journals": of_library("backups/*"),
    "damaged: under a server": under_server,
    "damaged: clips": of_clips,
    "damaged: what was exported": of_exports,
    "damaged: pronunciations": of_pronunciations,
}
