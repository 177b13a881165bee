"""Browsers and clients that trust a server's own certificate authority."""

import contextlib
import os
import ssl
import subprocess
import urllib.request

from conftest import CHROMIUM


def authority(server) -> bytes:
    with urllib.request.urlopen(server.address + "/trust/vorleser-authority.crt") as response:
        assert response.headers["Content-Type"] == "application/x-x509-ca-cert"
        return response.read()


def trusting(server) -> ssl.SSLContext:
    context = ssl.create_default_context(cadata=authority(server))
    context.verify_flags |= ssl.VERIFY_X509_STRICT
    return context


@contextlib.contextmanager
def trusting_browser(playwright, server, folder):
    """A Chromium whose user has installed the authority's certificate; everything it keeps lies in the folder."""
    store = folder / ".pki" / "nssdb"
    store.mkdir(parents=True)
    (folder / "authority.crt").write_bytes(authority(server))
    database = ["certutil", "-d", f"sql:{store}"]
    subprocess.run([*database, "-N", "--empty-password"], check=True)
    subprocess.run([*database, "-A", "-n", "Vorleser", "-t", "C,,", "-i", str(folder / "authority.crt")], check=True)
    context = playwright.chromium.launch_persistent_context(
        str(folder / "profile"),
        executable_path=CHROMIUM,
        args=["--no-sandbox"],
        env=dict(os.environ) | {"HOME": str(folder)},
    )
    yield context
    context.close()
