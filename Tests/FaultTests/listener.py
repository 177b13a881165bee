"""Somebody who uses the command, and notes what was acknowledged: that must be there whatever happens."""

import http.client
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Seconds; nothing may take longer on the little that is done here.
PATIENCE = 10
# The machine may be building meanwhile.
PATIENCE *= float(os.environ.get("VORLESER_PATIENCE", "1"))
# The exit codes that `vorleser help` lists.
CODES = {0, 1, 64, 65, 66, 69, 73, 74, 75, 77, 78, 130}
# What a listener should never read.
INTERNALS = re.compile(
    r"Fatal error|\.swift:\d|Optional\(|Error Domain|NSCocoa|NSPOSIX|DecodingError|SQLITE_|Vorleser\w+\.\w+\(|"
    r"stack dump|Thread \d+ crashed|The operation could ?n[o’']t be completed"
)


class Fault(Exception):
    """The product has failed: `kind` is lost, crashed, hung or untold."""

    def __init__(self, kind: str, words: str):
        super().__init__(f"{kind}: {words}")
        self.kind = kind


class Ending:
    def __init__(self, line, code: int, out: str, words: str):
        self.line, self.code, self.out, self.words = line, code, out, words.strip()
        if INTERNALS.search(words):
            raise Fault("untold", f"{self}")
        if code not in CODES and code != -signal.SIGKILL:
            raise Fault("crashed", f"{self}")
        if code not in (0, 1, 130, -signal.SIGKILL) and not self.words:
            raise Fault("untold", f"{self}")

    def __str__(self):
        return f"{' '.join(map(str, self.line))} ended with {self.code}: {self.words[:400]}"

    @property
    def told(self) -> str:
        """The first sentence of what was said."""
        lines = [line for line in self.words.splitlines() if line.strip()]
        return lines[0].removeprefix("vorleser: ") if lines else ""

    @property
    def told_if_failed(self) -> str:
        return self.told if self.code else ""


class Listener:
    def __init__(self, exe: pathlib.Path, folder: pathlib.Path):
        self.exe, self.folder = exe, folder
        self.titles: dict[int, str] = {}
        self.labels: dict[int, set[str]] = {}
        # What was sent, in order, and how many of these were acknowledged.
        self.places: dict[tuple[int, str], tuple[list[int], int]] = {}
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("VORLESER_")}
        for name in ("DATA", "CACHE", "STATE"):
            self.environment[f"XDG_{name}_HOME"] = str(folder / name.lower())
        self.books = 0

    @property
    def library(self) -> pathlib.Path:
        return self.folder / "data/vorleser/library"

    @property
    def clips(self) -> pathlib.Path:
        return self.folder / "cache/vorleser/clips"

    # MARK: The command

    def start(self, *line, env=None, **options) -> subprocess.Popen:
        return subprocess.Popen(
            [self.exe, *map(str, line)],
            env=self.environment | (env or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            **options,
        )

    def end(self, process: subprocess.Popen, patience=PATIENCE) -> Ending:
        try:
            out, words = process.communicate(timeout=patience)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            raise Fault("hung", f"{' '.join(map(str, process.args))}: more than {patience:.0f} s") from None
        return Ending(process.args[1:], process.returncode, out, words)

    def run(self, *line, env=None, patience=PATIENCE, **options) -> Ending:
        return self.end(self.start(*line, env=env, **options), patience)

    def must(self, *line, **options) -> Ending:
        """What has to be possible."""
        ending = self.run(*line, **options)
        if ending.code != 0:
            raise Fault("lost", f"{ending}")
        return ending

    def killed(self, chance, within: float, *line, env=None) -> Ending:
        """Ends the command, and what it has started, at a random instant."""
        process = self.start(*line, env=env)
        try:
            process.wait(timeout=chance.uniform(0, within))
        except subprocess.TimeoutExpired:
            pass
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        return self.end(process)

    # MARK: What a listener does

    def text(self, sentences=3) -> pathlib.Path:
        """A book of its own."""
        self.books += 1
        file = self.folder / f"Book {self.books}.txt"
        lines = (f"This is sentence {number} of book {self.books}, and it is short.\n" for number in range(sentences))
        file.write_text("\n".join(lines))
        return file

    def imported(self, file: pathlib.Path, ending: Ending) -> Ending:
        """Notes a book whose import was acknowledged."""
        if ending.code == 0:
            self.titles[int(ending.out.split()[0])] = file.stem
        return ending

    def add(self, sentences=3) -> int:
        file = self.text(sentences)
        ending = self.imported(file, self.must("import", file))
        return int(ending.out.split()[0])

    def rename(self, book: int, title: str, **options) -> Ending:
        ending = self.run("rename", book, "--title", title, **options)
        if ending.code == 0:
            self.titles[book] = title
        return ending

    def bookmark(self, book: int, label: str, **options) -> Ending:
        ending = self.run("bookmarks", book, "--add", 3, "--label", label, **options)
        if ending.code == 0:
            self.labels.setdefault(book, set()).add(label)
        return ending

    def furnish(self, books=3):
        """A library with something in it."""
        for _ in range(books):
            book = self.add()
            self.bookmark(book, f"first of {book}")

    # MARK: What must be there

    def title(self, book: int, among) -> str:
        """What a book is called now."""
        found = {line["id"]: line["title"] for line in json.loads(self.must("list", "--json").out)}.get(book)
        if found not in among:
            raise Fault("lost", f"the title of book {book} is “{found}”, none of {among}")
        return found

    def check(self) -> str:
        """Everything that was acknowledged; says what the listener was told on the way."""
        ending = self.must("list", "--json")
        found = {book["id"]: book for book in json.loads(ending.out)}
        for book, title in self.titles.items():
            if book not in found:
                raise Fault("lost", f"book {book}, “{title}”")
            if found[book]["title"] != title:
                raise Fault("lost", f"the title of book {book}: “{found[book]['title']}”, not “{title}”")
            if found[book]["isMissing"]:
                raise Fault("lost", f"the file of book {book}")
        for book, labels in self.labels.items():
            kept = {mark["label"] for mark in json.loads(self.must("bookmarks", book, "--json").out)}
            if not labels <= kept:
                raise Fault("lost", f"bookmarks of book {book}: {labels - kept}")
        for (book, _), (sent, count) in self.places.items():
            if count and found[book].get("offset") not in sent[count - 1 :]:
                raise Fault("lost", f"the place in book {book}: {found[book].get('offset')}, not {sent[count - 1:]}")
        return ending.told


class Server:
    """`vorleser serve`, and a browser of it."""

    def __init__(self, listener: Listener, *options, env=None):
        self.listener = listener
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process = listener.start("serve", "--port", self.port, *options, env=env)
        self.await_answer()

    def await_answer(self):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise Fault("crashed", str(self.listener.end(self.process)))
            try:
                if self.ask("GET", "/health")[0] in (200, 503):
                    return
            except OSError:
                time.sleep(0.02)
        self.kill()
        raise Fault("hung", f"the server does not answer within {PATIENCE:.0f} s")

    def ask(self, method: str, path: str, body=None) -> tuple[int, bytes]:
        """The status and what came with it. `OSError` when the server has gone."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
            connection.request(method, path, data, {"Content-Type": "application/json"} if body is not None else {})
            answer = connection.getresponse()
            status, content = answer.status, answer.read()
        except TimeoutError:
            raise Fault("hung", f"{method} {path}: no answer within {PATIENCE:.0f} s") from None
        except http.client.HTTPException as error:
            raise OSError(str(error)) from None
        finally:
            connection.close()
        if status >= 400:
            self.expect_words(method, path, status, content)
        return status, content

    def expect_words(self, method, path, status, content):
        try:
            words = json.loads(content)["error"]["message"]
        except (ValueError, KeyError, TypeError):
            raise Fault("untold", f"{method} {path}: {status} {content[:200]!r}") from None
        if INTERNALS.search(words):
            raise Fault("untold", f"{method} {path}: {status} {words}")

    def place(self, book: int, offset: int, device="phone") -> int:
        sent, acknowledged = self.listener.places.get((book, device), ([], 0))
        sent.append(offset)
        self.listener.places[book, device] = (sent, acknowledged)
        status, _ = self.ask("PUT", f"/api/books/{book}/place", {"offset": offset, "device": device})
        if status < 300:
            self.listener.places[book, device] = (sent, len(sent))
        return status

    def bookmark(self, book: int, label: str) -> int:
        status, _ = self.ask("POST", f"/api/books/{book}/bookmarks", {"offset": 2, "label": label})
        if status < 300:
            self.listener.labels.setdefault(book, set()).add(label)
        return status

    def upload(self) -> int:
        file = self.listener.text()
        path = "/api/books?name=" + file.name.replace(" ", "%20")
        status, content = self.ask("POST", path, file.read_bytes())
        if status < 300:
            self.listener.titles[json.loads(content)["book"]["id"]] = file.stem
        return status

    def clip(self, book: int, voice="kal16"):
        """Listens to the beginning."""
        _, content = self.ask("GET", f"/api/books/{book}/utterances?from=0&count=4&voice={voice}")
        for utterance in json.loads(content).get("utterances", []):
            self.ask("GET", f"/api/books/{book}/clips/{utterance['clip']}.flac?{utterance['query']}")

    def kill(self):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> Ending:
        self.process.terminate()
        return self.listener.end(self.process)
