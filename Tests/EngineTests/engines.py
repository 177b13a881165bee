"""Two browsers of other families than the one that the pages are mostly tested in, as they are installed.

Firefox speaks WebDriver BiDi, WebKit WebDriver; both take the same gestures.
"""

import contextlib
import json
import os
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from conftest import free_port, until
from websockets.sync.client import connect

# Of the window; for two columns side by side, and as a telephone has it.
WIDE, NARROW = (1280, 900), (480, 860)
# The codes of WebDriver for keys that write nothing.
KEYS = {"Shift": "\ue008", "PageUp": "\ue00e", "PageDown": "\ue00f", "ArrowLeft": "\ue012", "ArrowRight": "\ue014"}


class StandsStill(Exception):
    """The browser waits for itself: it answers nothing, and does nothing either, as a page in an endless loop would."""


class Engine:
    """A browser with one page open."""

    def press(self, key: str):
        """A key, as `Shift+ArrowLeft`."""
        *held, last = key.split("+") if len(key) > 1 else [key]
        codes = [KEYS.get(name, name) for name in (*held, last)]
        downs = [{"type": "keyDown", "value": code} for code in codes]
        self._perform({"type": "key", "id": "keys", "actions": downs + [{"type": "keyUp", "value": code} for code in reversed(codes)]})

    def click(self, x: float, y: float):
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        steps = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._perform({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps})


class Firefox(Engine):
    name = "Firefox"

    def __init__(self, folder: Path, environment: dict, size=WIDE):
        port = free_port()
        options = ["--headless", "--width", str(size[0]), "--height", str(size[1])]
        command = ["firefox-esr", *options, "--remote-debugging-port", str(port), "--profile", str(folder)]
        self._process = start(command, environment, folder)
        self._open = contextlib.ExitStack()
        self._socket = until(lambda: self._connected(port), "Firefox listens")
        self._count = 0
        self._ask("session.new", capabilities={})
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def go(self, address: str):
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def evaluate(self, expression: str, *arguments):
        """What a function of JavaScript makes of some values; both are JSON."""
        words = f"() => JSON.stringify(({expression})(...{json.dumps(arguments)}) ?? null)"
        answer = self._ask(
            "script.callFunction", functionDeclaration=words, awaitPromise=False, target={"context": self._page}
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def close(self):
        self._open.close()
        end(self._process)

    def _perform(self, actions: dict):
        self._ask("input.performActions", context=self._page, actions=[actions])

    def _connected(self, port: int):
        assert self._process.poll() is None, "Firefox does not start"
        with contextlib.suppress(OSError):
            return self._open.enter_context(connect(f"ws://127.0.0.1:{port}/session", max_size=None))

    def _ask(self, method: str, **parameters):
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=60))
            if answer.get("id") == self._count:
                assert answer["type"] == "success", answer
                return answer["result"]


class WebKit(Engine):
    name = "WebKit"

    def __init__(self, folder: Path, environment: dict, size=WIDE):
        self._server = f"http://127.0.0.1:{free_port()}"
        self._screen, display = screen(folder)
        environment = environment | {"DISPLAY": display, "HOME": str(folder)}
        self._process = start(["WebKitWebDriver", f"--port={self._server.split(':')[-1]}"], environment, folder)
        until(self._answers, "WebKit's driver listens")
        [binary] = Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")
        wish = {"webkitgtk:browserOptions": {"binary": str(binary), "args": ["--automation"]}}
        session = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wish}})["sessionId"]
        self._session = f"/session/{session}"
        self._ask("POST", f"{self._session}/window/rect", {"width": size[0], "height": size[1]})

    def go(self, address: str):
        self._ask("POST", f"{self._session}/url", {"url": address})

    def evaluate(self, expression: str, *arguments):
        """What a function of JavaScript makes of some values; both are JSON."""
        script = f"return JSON.stringify(({expression})(...arguments) ?? null)"
        return json.loads(self._ask("POST", f"{self._session}/execute/sync", {"script": script, "args": arguments}))

    def close(self):
        with contextlib.suppress(OSError):
            self._ask("DELETE", self._session)
        end(self._process)
        end(self._screen)

    def _perform(self, actions: dict):
        self._ask("POST", f"{self._session}/actions", {"actions": [actions]})

    def _answers(self) -> bool:
        try:
            return self._ask("GET", "/status")["ready"]
        except OSError:
            return False

    def _ask(self, method: str, path: str, body=None):
        content = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._server + path, content, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from error
        except TimeoutError as error:
            if is_asleep(self._process.pid):
                raise StandsStill from error
            raise


def is_asleep(process: int) -> bool:
    """Whether for two seconds nothing is done by the main threads of a process, of those that it started, and of theirs."""
    for _ in range(20):
        states = {}
        for file in Path("/proc").glob("[0-9]*/stat"):
            # One that has just ended cannot be read.
            with contextlib.suppress(OSError):
                state, parent = file.read_text().rpartition(")")[2].split()[:2]
                states[int(file.parent.name)] = state, int(parent)

        def belongs(number: int) -> bool:
            return number == process or (number in states and belongs(states[number][1]))

        if any(state in "RD" and belongs(number) for number, (state, _) in states.items()):
            return False
        time.sleep(0.1)
    return True


def screen(folder: Path) -> tuple[subprocess.Popen, str]:
    """A screen that nobody sees, and its name."""
    number = folder / "display"
    with open(number, "w") as file:
        size = f"{WIDE[0] + 100}x{WIDE[1] + 100}x24"
        process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(file.fileno()), "-screen", "0", size, "-nolisten", "tcp"],
            pass_fds=[file.fileno()], stderr=subprocess.DEVNULL,
        )
    return process, ":" + until(lambda: number.read_text().strip(), "there is a screen")


@contextlib.contextmanager
def sound():
    """A loudspeaker that nobody hears; gives the environment in which it is found."""
    with tempfile.TemporaryDirectory() as folder:
        socket = Path(folder) / "native"
        process = subprocess.Popen(
            [
                "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--load=module-null-sink",
                f"--load=module-native-protocol-unix auth-anonymous=1 socket={socket}",
            ],
            env=os.environ | {"XDG_RUNTIME_DIR": folder, "HOME": folder}, stderr=subprocess.DEVNULL,
        )
        try:
            until(socket.exists, "there is a loudspeaker")
            yield os.environ | {"PULSE_SERVER": f"unix:{socket}", "XDG_RUNTIME_DIR": folder}
        finally:
            end(process)


def start(command: list[str], environment: dict, folder: Path) -> subprocess.Popen:
    log = open(folder / "browser.log", "w")
    return subprocess.Popen(command, env=environment, stdout=log, stderr=log)


def end(process: subprocess.Popen):
    process.terminate()
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
