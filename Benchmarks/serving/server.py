"""A server of our own command, with a fresh library, and requests to it."""

import contextlib
import http.client
import json
import os
import pathlib
import subprocess
import tempfile
import urllib.parse


@contextlib.contextmanager
def running(command, environment=None, model=None):
    """Starts the command on a free port; gives the process, whose `folder` all it keeps is in, and the port.

    With `model`, a folder of Kokoro's weights and voices, it is installed first.
    """
    with tempfile.TemporaryDirectory() as folder:
        folders = {f"XDG_{kind}_HOME": f"{folder}/{kind.lower()}" for kind in ("DATA", "CACHE", "STATE")}
        variables = {**os.environ, **folders, **(environment or {})}
        if model:
            install = [command, "model", "install", "--from", model]
            subprocess.run(install, env=variables, stdout=subprocess.DEVNULL, check=True)
        process = subprocess.Popen([command, "serve", "--port", "0"], env=variables, stdout=subprocess.PIPE, text=True)
        process.folder = pathlib.Path(folder)
        try:
            line = process.stdout.readline()
            while "http://" not in line:
                if not line:
                    raise SystemExit("the server did not start")
                line = process.stdout.readline()
            yield process, urllib.parse.urlsplit(line[line.index("http://") :].strip()).port
        finally:
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()


class Client:
    """One kept connection, as a browser has."""

    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def bytes(self, path, method="GET", body=None, headers=None):
        self.connection.request(method, path, body, headers or {})
        response = self.connection.getresponse()
        content = response.read()
        if response.status >= 400:
            raise OSError(f"{method} {path}: {response.status} {content[:200]!r}")
        return content

    def json(self, path, **options):
        return json.loads(self.bytes(path, **options))

    def add(self, file):
        """Imports a book; gives its number."""
        file = pathlib.Path(file)
        path = "/api/books?name=" + urllib.parse.quote(file.name)
        headers = {"Content-Type": "application/octet-stream"}
        return self.json(path, method="POST", body=file.read_bytes(), headers=headers)["book"]["id"]


def percentile(values, share):
    """The value that the share of all does not exceed; 0 of none."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else 0
