"""What the server tells of itself: health, numbers for Prometheus, and lines in its log that other programs act on."""

import re
import urllib.error
import urllib.request

import pytest
from prometheus_client.parser import text_string_to_metric_families

from conftest import Server

PHRASE = "correct horse battery staple"


@pytest.fixture(scope="module")
def watched(tmp_path_factory):
    """A server that tells its numbers and wants a pass-phrase."""
    server = Server(tmp_path_factory.mktemp("metrics"))
    phrase = server.folder / "phrase"
    phrase.write_text(PHRASE + "\n")
    server.start("--metrics", "--name", "attic.local", "--passphrase-file", str(phrase))
    yield server
    server.stop()


def asked(server, path, phrase=None):
    """The status, the type and the text."""
    fields = {"Authorization": f"Bearer {phrase}"} if phrase else {}
    try:
        with urllib.request.urlopen(urllib.request.Request(server.address + path, headers=fields)) as response:
            return response.status, response.headers["Content-Type"], response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.headers["Content-Type"], error.read().decode()


def test_the_numbers_are_what_prometheus_reads(watched):
    for _ in range(3):
        assert asked(watched, "/api/books/7", PHRASE)[0] == 404
    status, kind, text = asked(watched, "/metrics", PHRASE)
    assert status == 200 and kind == "text/plain; version=0.0.4; charset=utf-8"
    families = {family.name: family for family in text_string_to_metric_families(text)}
    assert all(name.startswith("vorleser_") and family.documentation for name, family in families.items())
    requests = {sample.labels["status"]: sample.value for sample in families["vorleser_requests"].samples}
    assert families["vorleser_requests"].type == "counter" and requests["4xx"] == 3
    assert families["vorleser_books"].samples[0].value == 0
    assert families["vorleser_process_resident_memory_bytes"].samples[0].value > 1e6
    assert {sample.labels["folder"] for sample in families["vorleser_disk_free_bytes"].samples} <= {"data", "cache"}


def test_the_numbers_are_for_those_who_know_the_phrase(watched):
    assert asked(watched, "/metrics")[0] == 401
    assert asked(watched, "/metrics", "wrong horse")[0] == 401
    assert asked(watched, "/health")[0] == 200


def test_a_wrong_phrase_stands_in_the_log_with_moment_and_address(watched):
    asked(watched, "/api/books", "wrong horse")
    log = (watched.folder / "server.log").read_text()
    # As docs/operating.md has it for fail2ban.
    line = r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} warning vorleser: client=127\.0\.0\.1 .*wrong pass-phrase$"
    assert re.search(line, log, re.MULTILINE), log
    assert "wrong horse" not in log
