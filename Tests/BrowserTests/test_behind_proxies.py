"""The server behind nginx and Caddy as docs/behind-a-proxy.md has them, on a socket and a port, and on IPv6.

`NGINX` and `CADDY` name other programs than those of the path, or those that set-up has unpacked.
"""

import http.client
import os
import re
import shutil
import signal
import socket
import stat
import subprocess

import pytest

from conftest import PATIENCE, ROOT, Server, free_port, lacking, until

PHRASE = "correct horse battery staple"
PAGE = (ROOT / "docs" / "behind-a-proxy.md").read_text()


class BehindSocket(Server):
    """The command, listening on a socket in the file system."""

    def __init__(self, folder, base=""):
        super().__init__(folder)
        self.base = base
        self.path = folder / "socket"
        (folder / "phrase").write_text(PHRASE + "\n")

    def start(self, *options: str):
        log = open(self.folder / "server.log", "a")
        arguments = ["serve", "--socket", str(self.path), "--name", "books.example", "--verbose"]
        options += ("--base", self.base) if self.base else ()
        command, environment = self.command(*arguments, "--passphrase-file", str(self.folder / "phrase"), *options)
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        until(self.answers, "the server answers")

    def answers(self) -> bool:
        assert self.process.poll() is None, (self.folder / "server.log").read_text()
        try:
            return self.ask("GET", self.base + "/health")[0] == 200
        except OSError:
            return False

    def ask(self, method, path, body=None, fields={}):
        connection = http.client.HTTPConnection("books.example")
        connection.sock = socket.socket(socket.AF_UNIX)
        connection.sock.connect(str(self.path))
        connection.request(method, path, body, {"Authorization": f"Bearer {PHRASE}"} | fields)
        response = connection.getresponse()
        return response.status, response.headers, response.read()


@pytest.fixture(scope="module")
def behind(tmp_path_factory):
    server = BehindSocket(tmp_path_factory.mktemp("socket"))
    server.start()
    yield server
    server.stop()


def test_the_socket_is_for_its_owner_and_group_and_goes_with_the_server(tmp_path):
    server = BehindSocket(tmp_path)
    server.start()
    mode = os.stat(server.path).st_mode
    assert stat.S_ISSOCK(mode) and stat.S_IMODE(mode) == 0o660
    # Another server does not take its place.
    command, environment = server.command("serve", "--socket", str(server.path), "--name", "a.example")
    second = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert second.returncode == 69 and "another program listens there" in second.stderr
    assert server.answers()
    # One that was killed leaves a file, which is no obstacle.
    server.process.kill()
    server.process.wait()
    assert server.path.exists()
    server.start()
    server.stop()
    assert not server.path.exists()


def test_what_is_no_socket_is_left_alone(tmp_path):
    server = BehindSocket(tmp_path)
    server.path.write_text("mine")
    command, environment = server.command("serve", "--socket", str(server.path), "--name", "a.example")
    refused = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert refused.returncode == 69 and server.path.read_text() == "mine"


def test_a_socket_needs_the_phrase_and_believes_its_proxy(behind):
    assert behind.ask("GET", "/api/books")[0] == 200
    assert behind.ask("GET", "/api/books", fields={"Authorization": "Bearer wrong horse", "X-Forwarded-For": "203.0.113.7"})[0] == 401
    assert "client=203.0.113.7 [VorleserServer] wrong pass-phrase" in (behind.folder / "server.log").read_text()
    assert behind.ask("GET", "/api/books", fields={"X-Forwarded-Host": "evil.example"})[0] == 421
    paired = behind.ask("POST", "/api/pair", '{"phrase": "%s"}' % PHRASE, {"X-Forwarded-Proto": "https"})
    assert paired[0] == 204 and "; Secure" in paired[1]["Set-Cookie"]


def program(name):
    unpacked = [ROOT / ".data/proxies/usr" / folder / name for folder in ("bin", "sbin")]
    found = os.environ.get(name.upper()) or shutil.which(name) or next(filter(os.path.exists, unpacked), None)
    return str(found) if found else lacking(f"{name} is neither installed nor unpacked: tools/setup.sh test")


def recipe(start):
    """A block of the page that begins with a line, as it is there."""
    return next(block for block in re.findall(r"```\w*\n(.*?)```", PAGE, re.DOTALL) if block.startswith(start))


class Proxied:
    """A proxy at a port of its own, and what is asked through it."""

    def __init__(self, command, port, folder, base=""):
        self.port, self.base = port, base
        # Caddy keeps things of its own there.
        environment = os.environ | {"XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def ask(self, method, path, body=None, fields={}):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        named = {"Host": f"books.example:{self.port}", "Authorization": f"Bearer {PHRASE}"} | fields
        connection.request(method, path, body, named)
        response = connection.getresponse()
        return response.status, response.headers, response.read()

    def answers(self):
        assert self.process.poll() is None
        try:
            return self.ask("GET", self.base + "/health")[0] == 200
        except OSError:
            return False

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=PATIENCE)


def nginx(folder, upstream, port):
    """The page's recipe, without its certificate."""
    text = recipe("server {").replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace("http://127.0.0.1:8080", upstream)
    return nginx_of(folder, "\n".join(line for line in text.splitlines() if "ssl_certificate" not in line))


def nginx_of(folder, text):
    """The program with the servers of a text."""
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    # Its workers are somebody else, who may not open the socket.
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;\nevents {{}}\n"
        f"http {{ access_log off;\n{places}{text}\n}}\n"
    )
    return [program("nginx"), "-p", str(folder), "-e", f"{folder}/nginx.log", "-c", str(folder / "nginx.conf")]


def caddy(folder, upstream, port, start="books.example {"):
    text = recipe(start).replace(start, f"http://books.example:{port} {{").replace("127.0.0.1:8080", upstream)
    (folder / "Caddyfile").write_text("{\n admin off\n}\n" + text)
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@pytest.fixture(params=["nginx", "caddy"])
def proxy(request, behind, tmp_path):
    port = free_port()
    if request.param == "nginx":
        command = nginx(tmp_path, f"http://unix:{behind.path}", port)
    else:
        command = caddy(tmp_path, f"unix/{behind.path}", port)
    proxied = Proxied(command, port, tmp_path)
    try:
        until(proxied.answers, "the proxy answers")
        yield proxied
    finally:
        proxied.stop()


def test_the_library_works_behind_a_proxy_and_a_socket(behind, proxy):
    text = '{"title": "Night", "text": "It was a dark night."}'
    origin = {"Origin": f"http://books.example:{proxy.port}", "Content-Type": "application/json"}
    status, headers, _ = proxy.ask("POST", "/api/books/text", text, origin)
    assert status == 201 and headers["Location"].startswith("/api/books/")
    assert b"<title" in proxy.ask("GET", "/")[2]
    assert proxy.ask("GET", "/opds")[0] == 200
    assert proxy.ask("POST", "/api/books/text", text, origin | {"Origin": "http://evil.example"})[0] == 403
    # What a client claims of itself does not reach the server.
    claimed = {"Authorization": "Bearer wrong", "X-Forwarded-For": "198.51.100.9"}
    assert proxy.ask("GET", "/api/books", fields=claimed)[0] == 401
    log = (behind.folder / "server.log").read_text()
    assert "client=127.0.0.1 [VorleserServer] wrong pass-phrase" in log and "198.51.100.9" not in log


@pytest.fixture(scope="module")
def behind_base(tmp_path_factory):
    server = BehindSocket(tmp_path_factory.mktemp("base"), "/vorleser")
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=["nginx", "caddy"])
def proxy_of_path(request, behind_base, tmp_path):
    """By the page's recipes for a library under a path."""
    port = free_port()
    if request.param == "nginx":
        location = recipe("location /vorleser/ {").replace("http://127.0.0.1:8080", f"http://unix:{behind_base.path}")
        command = nginx_of(tmp_path, f"server {{ listen 127.0.0.1:{port}; {location} }}")
    else:
        command = caddy(tmp_path, f"unix/{behind_base.path}", port, "example.org {")
    proxied = Proxied(command, port, tmp_path, "/vorleser")
    try:
        until(proxied.answers, "the proxy answers")
        yield proxied
    finally:
        proxied.stop()


def test_the_library_works_under_a_path_behind_a_proxy(proxy_of_path):
    ask, origin = proxy_of_path.ask, f"http://books.example:{proxy_of_path.port}"
    text = '{"title": "Night", "text": "It was a dark night."}'
    status, headers, _ = ask("POST", "/vorleser/api/books/text", text, {"Origin": origin, "Content-Type": "application/json"})
    assert status == 201 and headers["Location"].startswith("/vorleser/api/books/")
    assert ask("GET", headers["Location"])[0] == 200
    assert b'<html data-base="/vorleser" ' in ask("GET", "/vorleser/")[2]
    # Without the slash it is led there, by the proxy itself.
    status, headers, _ = ask("GET", "/vorleser")
    assert status in (301, 302, 307, 308) and headers["Location"] in ("/vorleser/", origin + "/vorleser/")
    assert f'template="{origin}/vorleser/opds/search?q={{searchTerms}}"'.encode() in ask("GET", "/vorleser/opds/search.xml")[2]
    # What else the host has is not ours.
    assert ask("GET", "/api/books")[0] != 401


def test_events_come_through_a_proxy_at_once(proxy):
    connection = http.client.HTTPConnection("127.0.0.1", proxy.port, timeout=PATIENCE)
    connection.request("GET", "/api/events", headers={"Host": f"books.example:{proxy.port}", "Authorization": f"Bearer {PHRASE}"})
    events = connection.getresponse()
    fields = {"Origin": f"http://books.example:{proxy.port}", "Content-Type": "application/json"}
    assert proxy.ask("PATCH", "/api/settings", '{"speed": 1.25}', fields)[0] == 200
    while line := events.readline():
        if line.startswith(b"event: settings"):
            break
    assert line
    connection.close()


def test_the_server_speaks_over_ipv6(tmp_path):
    server = Server(tmp_path)
    (tmp_path / "phrase").write_text(PHRASE + "\n")
    # Everywhere: also by the addresses of IPv4.
    server.start("--listen", "::", "--passphrase-file", str(tmp_path / "phrase"), "--verbose")
    for host in ("::1", "127.0.0.1"):
        connection = http.client.HTTPConnection(host, server.port)
        connection.request("GET", "/api/books", headers={"Authorization": f"Bearer {PHRASE}"})
        assert connection.getresponse().status == 200
    log = (tmp_path / "server.log").read_text()
    assert "client=::1 " in log and "client=127.0.0.1 " in log
    server.stop()
