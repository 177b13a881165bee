"""A speech-dispatcher of our own, as Debian has it, and a client that speaks SSIP with it.

It has its own socket, configuration and folders; `tools/setup.sh test` has unpacked its programs into .data/speechd, and
nothing of it is installed. What it plays comes to us as fast as we take it, or to a sound server that is given.
"""

import array
import fcntl
import os
import pathlib
import queue
import shutil
import socket
import subprocess
import termios
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
UNPACKED = ROOT / ".data" / "speechd" / "usr"
# Seconds; a machine that builds meanwhile is slow, and nobody waits so long when all is well.
PATIENCE = 60


def program(name: str) -> str | None:
    """Where a program of speech-dispatcher's packages is."""
    for path in (UNPACKED / "bin" / name, UNPACKED / "lib" / "speech-dispatcher-modules" / name):
        if path.exists():
            return str(path)
    return shutil.which(name)


def environment() -> dict[str, str]:
    """What its programs need to find their libraries where they were unpacked."""
    own = dict(os.environ)
    libraries = list(UNPACKED.glob("lib/*-linux-gnu"))
    if libraries:
        own["LD_LIBRARY_PATH"] = str(libraries[0])
        own["SPEECHD_PLUGIN_DIR"] = str(libraries[0] / "speech-dispatcher")
    return own


class Dispatcher:
    """speech-dispatcher with modules of our choice."""

    def __init__(self, folder: pathlib.Path, modules: dict[str, str], sound: dict[str, str] | None = None):
        """`modules` are shell commands by name; `sound` is the environment of a PulseAudio, else a file is written."""
        self.folder = folder
        self.socket = folder / "speechd.sock"
        self.heard = bytearray()
        self.environment = environment() | {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
        for name in ("DATA", "CACHE", "STATE", "CONFIG"):
            self.environment[f"XDG_{name}_HOME"] = str(folder / name.lower())
        self.environment |= sound or {"ALSA_CONFIG_PATH": str(folder / "asound.conf")}
        for name in ("modules", "config", "log"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / "asound.conf").write_text(
            "pcm.quiet { type null }\n"
            f'pcm.heard {{ type file slave.pcm "quiet" file "{folder / "heard"}" format "raw" }}\n'
        )
        method = 'AudioOutputMethod "pulse"\n' if sound else 'AudioOutputMethod "alsa"\nAudioALSADevice "heard"\n'
        lines = [method, 'LogLevel 5\nLogDir "default"\nDefaultVolume 100\nSymbolsPreproc "none"\n']
        for name, command in modules.items():
            path = folder / "modules" / f"sd_{name}"
            path.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
            path.chmod(0o755)
            lines.append(f'AddModule "{name}" "sd_{name}" "{name}.conf"\n')
        lines.append(f"DefaultModule {next(iter(modules))}\n")
        (folder / "config" / "speechd.conf").write_text("".join(lines))

    def __enter__(self):
        os.mkfifo(self.folder / "heard")
        self.pipe = os.open(self.folder / "heard", os.O_RDWR)
        threading.Thread(target=self.hear, daemon=True).start()
        command = [program("speech-dispatcher"), "--run-single", "--socket-path", str(self.socket)]
        command += ["--pid-file", str(self.folder / "pid"), "--config-dir", str(self.folder / "config")]
        command += ["--module-dir", str(self.folder / "modules"), "--log-dir", str(self.folder / "log"), "--timeout", "0"]
        with open(self.folder / "log" / "output", "w") as log:
            self.process = subprocess.Popen(command, env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self.socket.exists():
            if self.process.poll() is not None or time.monotonic() > end:
                self.__exit__()
                raise RuntimeError("speech-dispatcher did not start: " + (self.folder / "log" / "output").read_text()[-2000:])
            time.sleep(0.02)
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        # Ends the thread that reads it.
        os.write(self.pipe, b"\0")
        self.pipe = None

    def hear(self):
        """Takes what is played."""
        pipe = self.pipe
        while self.pipe is not None:
            self.heard += os.read(pipe, 65536)
        os.close(pipe)

    def sound(self) -> array.array:
        """All that was played by now, once the last of it has come."""
        left = array.array("i", [1])
        while left[0]:
            fcntl.ioctl(self.pipe, termios.FIONREAD, left)
            time.sleep(0.02)
        return array.array("h", bytes(self.heard[: len(self.heard) // 2 * 2]))

    def say(self, *arguments: str) -> subprocess.CompletedProcess:
        """Runs spd-say."""
        address = {"SPEECHD_ADDRESS": f"unix_socket:{self.socket}"}
        command = [program("spd-say"), *arguments]
        return subprocess.run(command, env=self.environment | address, capture_output=True, text=True, timeout=PATIENCE)

    def log(self) -> str:
        """What was written down by now."""
        return "".join(path.read_text(errors="replace") for path in sorted((self.folder / "log").rglob("*")) if path.is_file())


class Client:
    """A client of SSIP that is told of all events. Source: “SSIP Documentation” of speech-dispatcher."""

    def __init__(self, dispatcher: Dispatcher, module: str = "vorleser"):
        self.stream = socket.socket(socket.AF_UNIX)
        self.stream.settimeout(PATIENCE)
        self.stream.connect(str(dispatcher.socket))
        self.replies: queue.Queue = queue.Queue()
        self.events: queue.Queue = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()
        self.ask("SET SELF CLIENT_NAME test:vorleser:main")
        self.ask(f"SET SELF OUTPUT_MODULE {module}")
        self.ask("SET SELF NOTIFICATION ALL ON")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stream.close()

    def listen(self):
        """Parts what comes into answers and events, each with the time at which it came."""
        rest, lines = b"", []
        while True:
            try:
                more = self.stream.recv(65536)
            except OSError:
                more = b""
            if not more:
                break
            rest += more
            *whole, rest = rest.split(b"\r\n")
            for line in whole:
                lines.append(line.decode())
                if line[3:4] == b" ":
                    (self.events if line[:1] == b"7" else self.replies).put((time.monotonic(), lines))
                    lines = []
        self.replies.put((0, ["000 the connection has ended"]))
        self.events.put((0, ["000 the connection has ended"]))

    def ask(self, *lines: str) -> list[str]:
        """What is answered, which must not be an error."""
        self.stream.sendall("".join(line + "\r\n" for line in lines).encode())
        _, answer = self.replies.get(timeout=PATIENCE)
        assert answer[-1].startswith("2"), (lines, answer)
        return answer

    def speak(self, text: str):
        self.ask("SPEAK")
        self.ask(text, ".")

    def event(self) -> tuple[float, str]:
        """When the next event came, and which it is: `BEGIN`, `END`, `CANCELED`, `PAUSED`, or a mark's name."""
        when, lines = self.events.get(timeout=PATIENCE)
        last = lines[-1][4:]
        return when, lines[2][4:] if last == "INDEX MARK" else last

    def heard(self, *ends: str) -> list[str]:
        """The events up to one that ends a message."""
        events = []
        while not events or events[-1] not in (ends or ("END", "CANCELED", "PAUSED")):
            events.append(self.event()[1])
            assert not events[-1].startswith("the connection"), events
        return events
