"""A real server and a real browser for the tests of the pages.

`VORLESER` is the command to test. Each test file has a server of its own, with empty folders; `page` fails its test when
the page reports an error, breaks the Content-Security-Policy, or asks any other host for anything.
"""

import json
import os
import pathlib
import re
import socket
import subprocess
import time
import urllib.parse
import urllib.request

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "Samples" / "the-time-machine.epub"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
# Seconds; a machine that builds meanwhile is slow, and nobody waits so long when all is well.
PATIENCE = 30
# How many times slower pages are than this machine; answers come 100 ms later for each. Tests that do not wait for what
# they need fail so, and pages that take the later of two wishes for the earlier.
SLOWER = int(os.environ.get("SLOWER", "1"))


class Server:
    """The command, serving; it can be stopped and started again on the same port with the same library."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        self.port = free_port()
        self.process = None
        # Set for the command besides what is set for the tests; no better voice is offered unless a test is about that.
        self.environment = {"VOICE": "builtin"}

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self, *arguments: str) -> tuple[list[str], dict[str, str]]:
        """The command with arguments, and the environment with the server's folders."""
        command = os.environ.get("VORLESER", str(ROOT / ".build" / "debug" / "vorleser"))
        environment = dict(os.environ) | self.environment
        for name in ("DATA", "CACHE", "STATE", "CONFIG"):
            environment[f"XDG_{name}_HOME"] = str(self.folder / name.lower())
        return [command, *arguments], environment

    def start(self, *options: str):
        pages = os.environ.get("VORLESER_PAGES")
        options += ("--pages", pages) if pages else ()
        log = open(self.folder / "server.log", "a")
        command, environment = self.command("serve", "--port", str(self.port), *options)
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        until(self.answers, "the server answers")

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)

    def restart(self):
        self.stop()
        self.start()

    def answers(self) -> bool:
        assert self.process.poll() is None, (self.folder / "server.log").read_text()
        try:
            return self.get("/health")["status"] == "ok"
        except OSError:
            return False

    def get(self, path: str):
        with urllib.request.urlopen(self.address + path) as response:
            return json.load(response)

    def send(self, method: str, path: str, body=None, *, data: bytes | None = None):
        """Changes something as a program would; answers with the JSON, if there is any."""
        content = data if data is not None else None if body is None else json.dumps(body).encode()
        kind = "application/json" if data is None else "application/octet-stream"
        request = urllib.request.Request(self.address + path, content, {"Content-Type": kind}, method=method)
        with urllib.request.urlopen(request) as response:
            text = response.read()
        return json.loads(text) if text else None

    def first_words(self, book: int, place: int) -> list[list]:
        """The words of the clip with which the voice begins at a place: start, end, and the seconds in it."""
        first, *_ = self.get(f"/api/books/{book}/utterances?from={place}&count=1")["utterances"]
        return self.get(f"/api/books/{book}/clips/{first['clip']}.json?{first['query']}")["words"]

    def add(self, file: pathlib.Path) -> int:
        """Puts a book into the library by HTTP; answers with its number."""
        name = urllib.parse.quote(file.name)
        return self.send("POST", f"/api/books?name={name}", data=file.read_bytes())["book"]["id"]


def lacking(words: str):
    """What the set-up brings is not there: in CI a fault, elsewhere a reason to leave a test out."""
    (pytest.fail if os.environ.get("CI") else pytest.skip)(words)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def until(holds, what: str, patience: float = PATIENCE):
    """Waits until something holds, and answers with what was found."""
    end = time.monotonic() + patience
    while True:
        found = holds()
        if found:
            return found
        assert time.monotonic() < end, f"waited {patience} s in vain: {what}"
        time.sleep(0.05)


# Those that take longest, in the order in which they begin where several run at a time.
LONGEST = ["test_reader", "test_feed", "test_german", "test_library", "test_turning", "test_sound"]


def pytest_collection_modifyitems(items):
    """The longest files come first: whoever ends early takes what is left."""
    places = {name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.path.stem, len(LONGEST)))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("vorleser"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def book(server) -> int:
    """The sample, in the library."""
    return server.add(SAMPLE)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    browser = playwright.chromium.launch(executable_path=CHROMIUM)
    yield browser
    browser.close()


def slow_down(page):
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    network = {"offline": False, "latency": 100 * SLOWER, "downloadThroughput": -1, "uploadThroughput": -1}
    session.send("Network.emulateNetworkConditions", network)


class Watch:
    """What a page did that no page may do."""

    def __init__(self, server: Server):
        self.server = server
        self.faults: list[str] = []
        # A test that brings something about says here what the page may say of it.
        self.expected: list[str] = []

    def over(self, page):
        page.on("console", lambda message: self.note(f"console: {message.text} {message.location.get('url', '')}", message.type == "error"))
        page.on("pageerror", lambda error: self.note(f"error: {error.stack or error}"))
        page.on("request", lambda request: self.note(f"other host: {request.url}", not self.is_ours(request.url)))
        if SLOWER > 1:
            slow_down(page)
        return page

    def is_ours(self, url: str) -> bool:
        return url.startswith((self.server.address, "data:", f"blob:{self.server.address}"))

    def note(self, fault: str, is_fault: bool = True):
        if is_fault and not any(re.search(pattern, fault) for pattern in self.expected):
            self.faults.append(fault)


@pytest.fixture
def watch(server):
    watch = Watch(server)
    yield watch
    assert watch.faults == []


@pytest.fixture
def context(browser, server):
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=server.address, service_workers="block")
    context.set_default_timeout(PATIENCE * 1000)
    yield context
    context.close()


@pytest.fixture
def page(context, watch):
    return watch.over(context.new_page())


@pytest.fixture(params=["m4s", "flac"])
def kind(request, page):
    """How clips come: as segments for a media source, or as files, where the browser has no such source."""
    if request.param == "flac":
        page.add_init_script("delete globalThis.MediaSource; delete globalThis.ManagedMediaSource")
    return request.param
