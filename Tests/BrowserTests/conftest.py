"""What the browser tests share: a server of their own, with a library of its own, and a page that is watched.

`VORLESER` is the command under test; `VORLESER_PAGES` a folder with pages to use in place of those inside it.
"""

import json
import os
import pathlib
import re
import signal
import subprocess
import urllib.parse
import urllib.request

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "Samples" / "the-time-machine.epub"


class Server:
    """`vorleser serve` in folders of its own. It keeps its port when it is started again."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        self.port = 0
        self.process = None
        self.start()

    def start(self, *options: str):
        command = os.environ.get("VORLESER", str(ROOT / ".build" / "debug" / "vorleser"))
        pages = os.environ.get("VORLESER_PAGES")
        environment = os.environ | {
            f"XDG_{name}_HOME": str(self.folder / name.lower()) for name in ("DATA", "CACHE", "STATE", "CONFIG")
        }
        with open(self.folder / "server.log", "ab") as log:
            self.process = subprocess.Popen(
                [command, "serve", "--port", str(self.port), *(["--pages", pages] if pages else []), *options],
                stdout=subprocess.PIPE, stderr=log, env=environment, text=True,
            )
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
                return
        raise RuntimeError("The server did not start:\n" + (self.folder / "server.log").read_text())

    def stop(self, how: int = signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(timeout=10)
        self.process.stdout.close()

    def restart(self, how: int = signal.SIGTERM):
        self.stop(how)
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, method: str, path: str, body: bytes | dict | None = None):
        """The answer's JSON; `None` when it has none."""
        content = json.dumps(body).encode() if isinstance(body, dict) else body
        kind = "application/json" if isinstance(body, dict) else "application/octet-stream"
        request = urllib.request.Request(self.address + path, content, {"Content-Type": kind}, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            text = answer.read()
            return json.loads(text) if text else None

    def add(self, file: pathlib.Path) -> dict:
        """Imports a file; answers with its book."""
        name = urllib.parse.quote(file.name)
        return self.ask("POST", f"/api/books?name={name}", file.read_bytes())["book"]

    def paste(self, text: str, title: str) -> dict:
        return self.ask("POST", "/api/books/text", {"title": title, "text": text})["book"]


@pytest.fixture
def server(tmp_path):
    """A server with an empty library."""
    server = Server(tmp_path)
    yield server
    if server.process.poll() is None:
        server.stop()


@pytest.fixture
def book(server):
    """The sample, imported."""
    return server.add(SAMPLE)


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path)
        yield browser
        browser.close()


@pytest.fixture
def forgiven():
    """Patterns of console messages that a test provokes: `forgiven.append("status of 422")`."""
    return []


@pytest.fixture
def new_page(browser, server, forgiven):
    """Opens pages that are watched: at the end the test fails for what their consoles said, for what the
    Content-Security-Policy stopped, and for every request to another host."""
    contexts, faults = [], []

    def open_page(**options):
        settings = {"viewport": {"width": 1280, "height": 800}, "service_workers": "block", "base_url": server.address}
        context = browser.new_context(**settings | options)
        contexts.append(context)
        context.on("request", lambda request: outside(request.url) and faults.append(f"asked for {request.url}"))
        context.on("weberror", lambda error: faults.append(f"uncaught: {error.error}"))
        context.on("console", lambda message: message.type == "error" and faults.append(f"console: {message.text}"))
        return context.new_page()

    def outside(address):
        parts = urllib.parse.urlsplit(address)
        return parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != f"127.0.0.1:{server.port}"

    yield open_page
    for context in contexts:
        context.close()
    left = [fault for fault in faults if not any(re.search(pattern, fault) for pattern in forgiven)]
    assert not left, "\n".join(left)


@pytest.fixture
def page(new_page):
    """A page on a desktop."""
    return new_page()
