"""KOReader's progress sync, from the button in the settings to the reader's offer, with requests as its plugin makes them."""

import hashlib
import json
import urllib.error
import urllib.request
import zipfile

import pytest

CONTAINER = """<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile
full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>"""
PACKAGE = """<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata
xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A ladder</dc:title><dc:language>en</dc:language></metadata><manifest><item
id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>"""


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    file = tmp_path_factory.mktemp("book") / "ladder.epub"
    steps = "\n".join(f"<p>Step {number} of the ladder, which is as high as the others are.</p>" for number in range(1, 61))
    page = f'<html xmlns="http://www.w3.org/1999/xhtml"><head><title>A ladder</title></head><body><h1>Up</h1>{steps}</body></html>'
    with zipfile.ZipFile(file, "w") as archive:
        for name, text in {"mimetype": "application/epub+zip", "META-INF/container.xml": CONTAINER, "book.opf": PACKAGE,
                           "a.xhtml": page}.items():
            archive.writestr(name, text)
    return file


@pytest.fixture(scope="module")
def book(server, file) -> int:
    return server.add(file)


class KOReader:
    """What was typed there."""

    def __init__(self, address: str, password: str):
        self.address = address
        self.key = hashlib.md5(password.encode()).hexdigest()

    def ask(self, method: str, path: str, body=None):
        fields = {"accept": "application/vnd.koreader.v1+json", "x-auth-user": "me", "x-auth-key": self.key,
                  "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(urllib.request.Request(self.address + path, data, fields, method=method)) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def push(self, document: str, progress: str, percentage: float):
        return self.ask("PUT", "/syncs/progress", {"document": document, "progress": progress, "percentage": percentage,
                                                   "device": "Kobo_nova", "device_id": "A1B2"})


def test_places_go_both_ways(server, page, book, file):
    page.goto("/settings#devices")
    page.get_by_role("button", name="Let KOReader in").click()
    address = page.get_by_label("Address for KOReader").input_value()
    password = page.get_by_label("Password").input_value()
    assert address == server.address + "/kosync"
    koreader = KOReader(address, password)
    assert koreader.ask("GET", "/users/auth") == (200, {"authorized": "OK"})

    # The whole file is one sample, and a piece of the second.
    content = file.read_bytes()
    samples = [content[start:start + 1024] for start in (0, 1024, 4096, 16384, 65536) if start < len(content)]
    document = hashlib.md5(b"".join(samples)).hexdigest()
    page.goto(f"/books/{book}")
    page.get_by_text("Step 1 of the ladder").wait_for()
    assert koreader.push(document, "/body/DocFragment/body/p[40]/text().0", 0.66)[0] == 200
    page.get_by_text("On another device (Kobo_nova) you were at").wait_for()
    page.get_by_role("button", name="Go there").click()
    page.get_by_text("Step 40 of the ladder").wait_for()

    [hit] = server.get(f"/api/books/{book}/search?q=Step%2052")["hits"]
    server.send("PUT", f"/api/books/{book}/place", {"offset": hit["start"], "device": "phone", "deviceName": "Phone"})
    status, progress = koreader.ask("GET", f"/syncs/progress/{document}")
    assert status == 200
    assert progress["progress"] == "/body[1]/DocFragment[1]/body[1]/p[52]/text()[1].0"
    assert progress["device"] == "Phone"


def test_it_is_let_in_no_more(server, page):
    koreader = KOReader(server.address + "/kosync", server.send("POST", "/api/koreader")["koreader"]["key"])
    page.goto("/settings#devices")
    page.get_by_role("button", name="Let KOReader in no more").click()
    page.get_by_role("dialog").get_by_role("button", name="Let in no more").click()
    page.get_by_role("button", name="Let KOReader in", exact=True).wait_for()
    assert koreader.ask("GET", "/users/auth")[0] == 404
