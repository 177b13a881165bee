"""Sockets that were opened before the server runs, as systemd opens them: sd_listen_fds(3)."""

import contextlib
import fcntl
import http.client
import os
import shutil
import signal
import socket
import stat
import subprocess

import pytest
from conftest import PATIENCE, SAMPLE, Server, free_port, until

PHRASE = "correct horse battery staple"


def listening(host: str | os.PathLike, kind=socket.SOCK_STREAM, listens=True) -> socket.socket:
    """A socket at any free port of an address, or at a path, as systemd hands it over: nobody accepts yet."""
    is_path, is_v6 = not isinstance(host, str), isinstance(host, str) and ":" in host
    made = socket.socket(socket.AF_UNIX if is_path else socket.AF_INET6 if is_v6 else socket.AF_INET, kind)
    made.bind(str(host) if is_path else (host, 0))
    if listens:
        made.listen()
    return made


class Handed(Server):
    """The command, with sockets that are open already."""

    def __init__(self, folder, *sockets: socket.socket):
        super().__init__(folder)
        self.sockets = sockets
        (folder / "phrase").write_text(PHRASE + "\n")

    def launch(self, *options: str, process: str = "$$"):
        """Starts it, and does not wait until it answers."""
        # Where no redirection gets in the way of another.
        high = [fcntl.fcntl(one.fileno(), fcntl.F_DUPFD, 100) for one in self.sockets]
        moves = " ".join(f"{3 + index}<&{descriptor} {descriptor}<&-" for index, descriptor in enumerate(high))
        # The number of a process stays when it becomes another program.
        script = f'export LISTEN_PID={process} LISTEN_FDS={len(high)} LISTEN_FDNAMES=web:file; exec "$@" {moves}'
        command, environment = self.command("serve", "--port", str(self.port), *options)
        self.log = open(self.folder / "server.log", "a")
        self.process = subprocess.Popen(["bash", "-c", script, "-", *command], env=environment, stdin=subprocess.DEVNULL,
                                        stdout=self.log, stderr=self.log, pass_fds=high)
        for descriptor in high:
            os.close(descriptor)

    def ended(self) -> tuple[int, str]:
        """How it ends by itself."""
        code = self.process.wait(timeout=PATIENCE)
        return code, (self.folder / "server.log").read_text()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(timeout=PATIENCE) == 0


def ask(place: socket.socket, path: str, fields: dict = {}) -> http.client.HTTPConnection:
    """A question, sent as a whole; its answer is read later."""
    connection = http.client.HTTPConnection("localhost", timeout=PATIENCE)
    connection.sock = socket.socket(place.family)
    connection.sock.settimeout(PATIENCE)
    connection.sock.connect(place.getsockname())
    connection.request("GET", path, headers=fields)
    return connection


@contextlib.contextmanager
def serving(server: Handed, *options: str, **others):
    server.launch(*options, **others)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def test_who_asks_before_the_server_runs_is_answered(tmp_path):
    place = listening("127.0.0.1")
    server = Handed(tmp_path, place)
    early = [ask(place, "/vorleser/api/books") for _ in range(3)]
    with serving(server, "--base", "/vorleser", "--book", str(SAMPLE)):
        answers = [connection.getresponse() for connection in early]
        assert [answer.status for answer in answers] == [200] * 3 and answers[0].headers["Date"].endswith(" GMT")
        assert b"The Time Machine" in answers[0].read()
        port = place.getsockname()[1]
        until(lambda: f"Vorleser: http://127.0.0.1:{port}/vorleser/\n" in (tmp_path / "server.log").read_text(), "it says where it is")
        # The port that was named is not taken.
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", server.port))
    # Between two lives nobody is refused either.
    waiting = ask(place, "/health")
    with serving(server):
        assert waiting.getresponse().status == 200


def test_a_socket_in_the_file_system_is_a_proxys_and_stays_whose_it_is(tmp_path):
    place = listening(tmp_path / "socket")
    os.chmod(tmp_path / "socket", 0o600)
    server = Handed(tmp_path, place)
    early = ask(place, "/api/books", {"Authorization": f"Bearer {PHRASE}", "X-Forwarded-For": "203.0.113.7"})
    stranger = ask(place, "/api/books", {"Authorization": "Bearer wrong", "X-Forwarded-For": "203.0.113.8"})
    with serving(server, "--name", "books.example", "--passphrase-file", str(tmp_path / "phrase")):
        assert (early.getresponse().status, stranger.getresponse().status) == (200, 401)
        log = until(lambda: "Vorleser: https://books.example/" in (text := (tmp_path / "server.log").read_text()) and text, "it says where it is")
        assert "client=203.0.113.8 [VorleserServer] wrong pass-phrase" in log
    mode = os.stat(tmp_path / "socket").st_mode
    assert stat.S_ISSOCK(mode) and stat.S_IMODE(mode) == 0o600


def test_several_are_listened_on_and_one_that_all_reach_needs_the_phrase(tmp_path):
    places = [listening("127.0.0.1"), listening("::"), listening(tmp_path / "socket")]
    server = Handed(tmp_path, *places)
    with serving(server, "--name", "attic.example", "--passphrase-file", str(tmp_path / "phrase")):
        for place in places:
            assert ask(place, "/health").getresponse().status == 200
            assert ask(place, "/api/books").getresponse().status == 401
            assert ask(place, "/api/books", {"Authorization": f"Bearer {PHRASE}"}).getresponse().status == 200


def test_sockets_of_another_process_are_left_alone(tmp_path):
    place = listening("127.0.0.1")
    with serving(Handed(tmp_path, place), process="1") as server:
        until(server.answers, "the server answers at its own port")


@pytest.mark.parametrize("make, words", [
    (lambda: listening("127.0.0.1", listens=False), "it does not listen"),
    (lambda: listening("127.0.0.1", socket.SOCK_DGRAM, listens=False), "it carries no streams"),
    (lambda: open("/dev/null"), "non-socket"),
], ids=["silent", "datagrams", "file"])
def test_one_that_is_of_no_use_is_an_error_that_names_it(tmp_path, make, words):
    server = Handed(tmp_path, make())
    server.launch()
    code, log = server.ended()
    assert code == 69 and "The socket web, which was handed over, cannot be used" in log and words in log


def test_one_in_the_file_system_needs_the_proxys_name(tmp_path):
    server = Handed(tmp_path, listening(tmp_path / "socket"))
    server.launch()
    code, log = server.ended()
    assert code == 64 and "--name HOST" in log


def test_systemd_hands_over_its_own(tmp_path):
    program = shutil.which("systemd-socket-activate") or pytest.skip("systemd-socket-activate is not installed")
    server = Server(tmp_path)
    command, environment = server.command("serve")
    port = free_port()
    names = [f"--setenv={name}={value}" for name, value in environment.items() if name.startswith("XDG_") or name == "VOICE"]
    with open(tmp_path / "server.log", "w") as log:
        started = subprocess.Popen([program, f"--listen=127.0.0.1:{port}", *names, *command], env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    try:
        connection = until(lambda: connected(port), "systemd listens")
        # The first question starts it.
        connection.request("GET", "/health")
        assert connection.getresponse().status == 200
        assert f"Vorleser: http://127.0.0.1:{port}/" in (tmp_path / "server.log").read_text()
    finally:
        started.terminate()
        started.wait(timeout=PATIENCE)


def connected(port: int) -> http.client.HTTPConnection | None:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.connect()
    except ConnectionRefusedError:
        return None
    return connection
