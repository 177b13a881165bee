#!/usr/bin/env python3
"""Small files that become much text: what does an import cost the server, and do others wait for theirs?

    Benchmarks/intake.py [--command vorleser]

Each file is imported into a server of its own. Meanwhile another client imports one word again and again. Processor
seconds are of the server and the programs that it started, and count those words too. Ends with exit code 1 when an
import takes more than 0.3 processor seconds for each megabyte of its text, the server more than 400 MB, or a word more
than 2 seconds.
"""

import argparse
import http.client
import os
import pathlib
import sys
import tempfile
import threading
import time
import zipfile

root = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Benchmarks"))

from serving.server import Client, running  # noqa: E402
from watching.memory import megabytes  # noqa: E402

CONTAINER = """<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>"""
PACKAGE = """<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">x</dc:identifier><dc:title>Long</dc:title>
<dc:language>en</dc:language></metadata><manifest>{items}</manifest><spine>{spine}</spine></package>"""
PAGE = '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Long</title></head><body><p>{}</p></body></html>'


def write_epub(path, texts):
    names = [f"chapter-{number}" for number in range(len(texts))]
    items = "".join(f'<item id="{n}" href="{n}.xhtml" media-type="application/xhtml+xml"/>' for n in names)
    spine = "".join(f'<itemref idref="{n}"/>' for n in names)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        archive.writestr("mimetype", "application/epub+zip", zipfile.ZIP_STORED)
        archive.writestr("META-INF/container.xml", CONTAINER)
        archive.writestr("book.opf", PACKAGE.format(items=items, spine=spine))
        for name, text in zip(names, texts):
            archive.writestr(f"{name}.xhtml", PAGE.format(text))


def repeated(words, length):
    return words * (length // len(words))


def files(folder):
    write_epub(folder / "10 MB in one chapter.epub", [repeated("I go. ", 10_000_000)])
    write_epub(folder / "30 MB in two chapters.epub", [repeated("Hello world. ", 15_000_000)] * 2)
    (folder / "200 MB.txt").write_text(repeated("Hello world. ", 200_000_000))
    paragraph = repeated("He went down to the river and looked at the water for a long while. ", 500) + "\n\n"
    (folder / "30 MB.txt").write_text(repeated(paragraph, 30_000_000))
    return sorted(folder.iterdir(), key=lambda file: file.name)


def processor_seconds(process):
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def upload(port, file, answers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=600)
    with open(file, "rb") as body:
        headers = {"Content-Type": "application/octet-stream", "Content-Length": str(file.stat().st_size)}
        connection.request("POST", "/api/books?name=book" + file.suffix, body, headers)
        response = connection.getresponse()
        response.read()
        answers.append(response.status)


def megabytes_of_text(file):
    """What a file's documents are when they are unpacked, and all of any other file."""
    if file.suffix != ".epub":
        return file.stat().st_size / 1e6
    with zipfile.ZipFile(file) as archive:
        return sum(entry.file_size for entry in archive.infolist()) / 1e6


def measure(command, file):
    with running(command) as (process, port):
        others, answers, waits = Client(port), [], []
        others.bytes("/health")
        before = processor_seconds(process)
        import_ = threading.Thread(target=upload, args=(port, file, answers))
        import_.start()
        while import_.is_alive():
            began = time.monotonic()
            others.bytes("/api/books/text", method="POST", body='{"text": "tiny"}')
            waits.append(time.monotonic() - began)
            time.sleep(0.3)
        import_.join()
        seconds, peak = processor_seconds(process) - before, megabytes(process.pid, "VmHWM")
    print(f"{file.name:28} {file.stat().st_size:11,} {seconds:7.2f} s {peak:6.0f} MB {max(waits):9.2f} s   {answers[0]}")
    return seconds <= 0.3 * megabytes_of_text(file) and peak <= 400 and max(waits) <= 2


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--command", default=root / ".build/release/vorleser")
    options = parser.parse_args()
    print(f"{'file':28} {'bytes':>11} {'processor':>9} {'peak':>9} {'a word':>11}   answer")
    with tempfile.TemporaryDirectory() as folder:
        results = [measure(options.command, file) for file in files(pathlib.Path(folder))]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
