"""A disk that is full, fails, is slow or may not be written, and a clock that jumps."""

import errno
import os
import pathlib
import shutil
import subprocess
import tempfile

from listener import Fault, Listener, Server

PROGRAM = pathlib.Path(__file__).with_name("faulty_system.c")


class Skipped(Exception):
    """This machine does not let us."""


def faulty_system(folder: pathlib.Path) -> str:
    """The library that is put before the program; compiled once."""
    library = folder / "faulty_system.so"
    if not library.exists():
        compiler = shutil.which("cc") or shutil.which("clang")
        if not compiler:
            raise Skipped("there is no C compiler")
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, PROGRAM, "-ldl"], check=True)
    return str(library)


def faults(listener: Listener, **settings) -> dict[str, str]:
    settings = {f"FAULT_{name.upper()}": str(value) for name, value in settings.items()}
    return {"LD_PRELOAD": faulty_system(listener.folder.parent), "FAULT_FOLDER": str(listener.folder)} | settings


def failing(calls, error, most):
    """The n-th call fails and all that follow; then the disk is well again."""

    def fault(listener: Listener, chance):
        listener.furnish(2)
        told = ""
        for number in range(6):
            env = faults(listener, calls=calls, error=error, at=chance.randint(1, most), count=chance.choice([0, 0, 1]))
            told = change(listener, chance, number, env) or told
            listener.check()
        listener.add()
        listener.check()
        return told

    return fault


def change(listener: Listener, chance, number, env) -> str:
    """Something that writes, on a system that may fail; what was said when it did."""
    step = chance.randrange(3)
    if step == 0:
        file = listener.text()
        return listener.imported(file, listener.run("import", file, env=env)).told_if_failed
    if step == 1:
        return listener.bookmark(1, f"label {number}", env=env).told_if_failed
    ending = listener.rename(2, f"Title {number}", env=env)
    if ending.code != 0:
        # Once nothing can be written any more, it cannot be taken back either: it was done, or not.
        listener.titles[2] = listener.title(2, among=(listener.titles[2], f"Title {number}"))
    return ending.told_if_failed


def failing_rendering(calls, error):
    def fault(listener: Listener, chance):
        listener.add(sentences=20)
        env = faults(listener, calls=calls, error=error, at=chance.randint(1, 60))
        told = listener.run("render", "1", "--voice", "kal16", "--quiet", env=env, patience=60).told_if_failed
        listener.must("render", "1", "--voice", "kal16", "--quiet", patience=60)
        listener.check()
        return told

    return fault


def failing_server(calls, error):
    """A server goes on, and says what it could not do."""

    def fault(listener: Listener, chance):
        listener.furnish(2)
        server = Server(listener, env=faults(listener, calls=calls, error=error, at=chance.randint(20, 80)))
        refused = 0
        for number in range(25):
            refused += server.place(1, number) >= 400
            refused += server.bookmark(2, f"label {number}") >= 400
        server.ask("GET", "/health")
        server.stop()
        listener.check()
        return f"{refused} of 50 requests refused"

    return fault


def full_while_recovering(listener: Listener, chance):
    """The database is damaged, and there is no room to make it anew; then there is."""
    listener.furnish(2)
    damaged = chance.randbytes(20_000)
    (listener.library / "library.sqlite").write_bytes(damaged)
    (listener.library / "library.sqlite-wal").unlink(missing_ok=True)
    told = ""
    for _ in range(4):
        calls = chance.choice(["write", "write,open,rename,sync", "open", "rename"])
        env = faults(listener, calls=calls, error=errno.ENOSPC, at=chance.randint(1, 30))
        told = listener.run("list", env=env).told_if_failed or told
    listener.check()
    if damaged not in [path.read_bytes() for path in listener.library.glob("damaged-*/library.sqlite")]:
        raise Fault("lost", "the damaged database")
    return told


def short(listener: Listener, chance):
    """Reads and writes that do a part of what was asked are no failure."""
    env = faults(listener, short=1)
    listener.furnish(1)
    for number in range(2):
        file = listener.text()
        listener.imported(file, listener.must("import", file, env=env))
        if listener.bookmark(1, f"label {number}", env=env).code:
            raise Fault("lost", "a bookmark, because a write was short")
    listener.must("render", "1", "--voice", "kal16", "--quiet", env=env, patience=60)
    return listener.check()


def slow(listener: Listener, chance):
    env = faults(listener, delay=5)
    listener.furnish(1)
    file = listener.text()
    listener.imported(file, listener.must("import", file, env=env))
    listener.must("list", env=env)
    return listener.check()


def clock(listener: Listener, chance):
    """Days forth and back, while it runs and between."""
    listener.furnish(2)
    for number, days in enumerate([3, -3, 400, -400]):
        env = faults(listener, clock=days * 86400, every=chance.choice([0, 1, 7]))
        listener.bookmark(1, f"label {number}", env=env)
        file = listener.text()
        listener.imported(file, listener.must("import", file, env=env))
        listener.check()
    server = Server(listener, env=faults(listener, clock=-86400, every=50))
    for offset in range(20):
        server.place(1, offset)
    server.stop()
    if len(list(listener.library.glob("backups/*.sqlite"))) > 8:
        raise Fault("lost", "room: more backups are kept than eight")
    return listener.check()


def full_file_system(listener: Listener, chance):
    """A small file system, really full."""
    home = listener.folder / "data"
    home.mkdir()
    if os.geteuid() or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", home], capture_output=True).returncode:
        raise Skipped("a file system cannot be mounted here")
    try:
        listener.furnish(2)
        ballast = home / "ballast"
        with open(ballast, "wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(chance.choice([512, 4096])))
            except OSError as error:
                assert error.errno == errno.ENOSPC
        os.truncate(ballast, ballast.stat().st_size - chance.choice([0, 4096, 40_000]))
        told = ""
        for number in range(6):
            told = change(listener, chance, number, {}) or told
        listener.check()
        ballast.unlink()
        listener.add()
        return listener.check() or told
    finally:
        subprocess.run(["umount", home], check=True)


def read_only(listener: Listener, chance):
    """Somebody who may not write in their own folders, and then may again."""
    if os.geteuid():
        raise Skipped("only root can be somebody else")
    nobody = 65534
    somebody_else = {"user": nobody, "group": nobody, "extra_groups": []}
    listener.furnish(2)
    # What is not reached is not refused to be written.
    for folder in (listener.folder, *listener.folder.parents):
        if folder.is_relative_to(tempfile.gettempdir()) and folder != pathlib.Path(tempfile.gettempdir()):
            folder.chmod(0o755)
    try:
        listener.run("--version", **somebody_else)
    except PermissionError:
        raise Skipped("the program lies where nobody else may run it") from None
    everything = [listener.folder, *listener.folder.rglob("*")]
    for path in everything:
        os.chown(path, nobody, nobody)

    def allow(folder, file):
        for path in (listener.folder / "data", *(listener.folder / "data").rglob("*")):
            path.chmod(folder if path.is_dir() else file)

    allow(0o555, 0o444)
    told = ""
    source = listener.folder / "source.txt"
    source.write_text("A text. And more of it.")
    source.chmod(0o644)
    for line in (("list",), ("import", source), ("rename", "1", "--title", "Another"), ("bookmarks", "1", "--add", "1")):
        ending = listener.run(*line, **somebody_else)
        if ending.code == 0 and line[0] != "list":
            raise Fault("lost", f"{line}: said to be done, and cannot be")
        if ending.code != 0 and line[0] == "list":
            raise Fault("lost", f"what may be read is not: {ending}")
        told = ending.told_if_failed or told
    allow(0o755, 0o644)
    for path in listener.folder.rglob("*"):
        os.chown(path, 0, 0)
    listener.check()
    return told


FAULTS = {
    "disk full: write": failing("write", errno.ENOSPC, 40),
    "disk full: open": failing("open", errno.ENOSPC, 20),
    "disk full: cut, rename": failing("cut,rename", errno.ENOSPC, 10),
    "disk full: sync": failing("sync", errno.ENOSPC, 20),
    "disk fails: write": failing("write", errno.EIO, 40),
    "disk fails: sync": failing("sync", errno.EIO, 20),
    "disk fails: rename": failing("rename", errno.EIO, 6),
    "disk fails: read": failing("read", errno.EIO, 60),
    "disk full: rendering": failing_rendering("write", errno.ENOSPC),
    "disk fails: rendering": failing_rendering("write,sync,rename", errno.EIO),
    "disk full: server": failing_server("write", errno.ENOSPC),
    "disk fails: server": failing_server("sync", errno.EIO),
    "disk full: recovery": full_while_recovering,
    "disk full: a real one": full_file_system,
    "folders may not be written": read_only,
    "short reads and writes": short,
    "slow disk": slow,
    "clock jumps": clock,
}
