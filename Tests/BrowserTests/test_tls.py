"""The server's own certificate authority, with a client that checks certificates and a browser that trusts it."""

import hashlib
import http.client
import os
import re
import ssl
import subprocess
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import Error

from conftest import CHROMIUM, Server
from trusted import authority, trusting, trusting_browser

PHRASE = "correct horse battery staple"


@pytest.fixture(scope="module")
def encrypted(tmp_path_factory):
    """A server that speaks TLS and wants a pass-phrase."""
    server = Server(tmp_path_factory.mktemp("tls"))
    phrase = server.folder / "phrase"
    phrase.write_text(PHRASE + "\n")
    # Over plain HTTP it says how it is, so that waiting for it needs no certificate.
    server.start("--tls", "--name", "attic.local", "--passphrase-file", str(phrase))
    yield server
    server.stop()


def asked(server, method, path, body=None, fields={}):
    """Over plain HTTP, without following where it leads."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request(method, path, body, fields)
    response = connection.getresponse()
    return response.status, response.headers.get("Location"), response.read()


def test_a_device_that_trusts_the_authority_trusts_the_server(encrypted):
    for host in ("127.0.0.1", "localhost"):
        with urllib.request.urlopen(f"https://{host}:{encrypted.port}/health", context=trusting(encrypted)) as response:
            assert response.status == 200
            assert "Strict-Transport-Security" not in response.headers


def test_a_device_that_does_not_trust_it_is_warned(encrypted):
    with pytest.raises(urllib.error.URLError, match="CERTIFICATE_VERIFY_FAILED"):
        urllib.request.urlopen(f"https://localhost:{encrypted.port}/health", context=ssl.create_default_context())


def test_plain_requests_are_led_to_the_encrypted_address(encrypted):
    status, location, _ = asked(encrypted, "GET", "/books/7?at=3")
    assert (status, location) == (307, f"https://127.0.0.1:{encrypted.port}/books/7?at=3")
    status, location, body = asked(encrypted, "POST", "/api/pair", '{"phrase": "%s"}' % PHRASE)
    assert status == 403 and location is None and b"not-encrypted" in body


def test_the_session_is_for_encrypted_connections_alone(encrypted):
    connection = http.client.HTTPSConnection("localhost", encrypted.port, context=trusting(encrypted))
    connection.request("POST", "/api/pair", '{"phrase": "%s"}' % PHRASE, {"Content-Type": "application/json"})
    response = connection.getresponse()
    assert response.status == 204
    assert response.headers["Set-Cookie"].endswith("; Secure")
    response.read()
    plain = {"Origin": f"http://localhost:{encrypted.port}", "Content-Type": "application/json"}
    connection.request("POST", "/api/pair", '{"phrase": "%s"}' % PHRASE, plain)
    assert connection.getresponse().status == 403


def test_the_fingerprint_is_the_certificates(encrypted):
    digest = hashlib.sha256(authority(encrypted)).hexdigest().upper()
    shown = " ".join(re.findall("..", digest))
    assert shown in (encrypted.folder / "server.log").read_text()
    with urllib.request.urlopen(encrypted.address + "/trust") as response:
        page = response.read().decode()
    assert shown in page and f"https://127.0.0.1:{encrypted.port}/" in page


def test_a_restarted_server_is_trusted_still(encrypted):
    trust = trusting(encrypted)
    encrypted.stop()
    encrypted.start("--tls", "--passphrase-file", str(encrypted.folder / "phrase"))
    with urllib.request.urlopen(f"https://localhost:{encrypted.port}/health", context=trust) as response:
        assert response.status == 200


def test_a_browser_warns_until_it_trusts_the_authority(encrypted, playwright, tmp_path):
    browser = playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox"], env=dict(os.environ) | {"HOME": str(tmp_path)}
    )
    page = browser.new_page()
    page.goto(encrypted.address + "/trust")
    with pytest.raises(Error, match="ERR_CERT_AUTHORITY_INVALID"):
        page.click("a[href^='https:']")
        page.goto(f"https://127.0.0.1:{encrypted.port}/")
    browser.close()


def test_a_certificate_of_ones_own_is_shown(encrypted, tmp_path):
    chain, key = tmp_path / "chain.pem", tmp_path / "key.pem"
    names = "subjectAltName=DNS:localhost,DNS:books.example"
    made = "openssl req -x509 -newkey rsa:2048 -nodes -days 7 -subj /CN=books.example -addext".split()
    subprocess.run([*made, names, "-keyout", str(key), "-out", str(chain)], check=True, capture_output=True)
    server = Server(tmp_path)
    server.start(
        "--tls-certificate", str(chain), "--tls-key", str(key), "--name", "books.example",
        "--passphrase-file", str(encrypted.folder / "phrase"),
    )
    try:
        trust = ssl.create_default_context(cafile=str(chain))
        with urllib.request.urlopen(f"https://localhost:{server.port}/health", context=trust) as response:
            assert response.status == 200
        assert asked(server, "GET", "/trust")[0] == 404
    finally:
        server.stop()


def test_a_browser_that_trusts_it_has_a_secure_context(encrypted, playwright, tmp_path):
    with trusting_browser(playwright, encrypted, tmp_path) as context:
        page = context.new_page()
        page.goto(encrypted.address + "/")
        assert page.url.startswith(f"https://127.0.0.1:{encrypted.port}/pair")
        assert page.evaluate("isSecureContext")
        page.fill("#phrase", PHRASE)
        page.click("#pair")
        page.wait_for_url(f"https://127.0.0.1:{encrypted.port}/")
        assert page.evaluate("navigator.serviceWorker.ready.then(() => true)")
