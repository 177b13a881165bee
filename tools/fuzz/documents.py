"""Whole PDFs, changed at random: the library that reads them is not ours and runs in a process of its own."""

import random
import re
import time

import whole

NAME = "pdf"
INPUT = "a PDF as a file, read by the program itself"
VERB = "inspect"
MOST_BYTES = 400_000


def sweep(seconds, work):
    """Reads changed PDFs for so long; returns a row of the table."""
    return whole.sweep(NAME, seconds, work, VERB, _documents(work))


def _documents(work):
    folders = [whole.ROOT.parent / "shared" / "corpora" / "dev", work / "hostile", whole.ROOT / "Tests"]
    files = [path for folder in folders for path in sorted(folder.rglob("*.pdf"))]
    sources = [path for path in files if path.stat().st_size < MOST_BYTES]
    chance = random.Random(int(time.time()))
    while sources:
        yield ".pdf", _changed(chance.choice(sources).read_bytes(), chance)


def _changed(data, chance):
    """A PDF with some of its bytes, numbers, names or parts changed; most keep what a reader looks for first."""
    data = bytearray(data)
    for _ in range(chance.choice([1, 1, 2, 4, 16])):
        if not data:
            break
        at = chance.randrange(len(data))
        kind = chance.randrange(7)
        if kind == 0:
            data[at] = chance.randrange(256)
        elif kind == 1:
            data[at] ^= 1 << chance.randrange(8)
        elif kind == 2:
            del data[at : at + chance.choice([1, 4, 64, 1000])]
        elif kind == 3:
            other = chance.randrange(len(data))
            data[at:at] = data[other : other + chance.choice([4, 64, 1000])]
        elif kind == 4:
            _change_number(data, at, chance)
        elif kind == 5:
            _change_name(data, at, chance)
        else:
            del data[max(len(data) // 2, at) :]
    return bytes(data)


def _change_number(data, at, chance):
    if match := re.compile(rb"-?\d+(\.\d+)?").search(data, at):
        numbers = [b"0", b"-1", b"1e9", b"2147483648", b"-2147483649", b"99999999999999999999", b"0.00000001", b"65536"]
        data[match.start() : match.end()] = chance.choice(numbers)


def _change_name(data, at, chance):
    names = re.compile(rb"/[A-Za-z]+")
    if (match := names.search(data, at)) and (other := names.search(data, chance.randrange(len(data)))):
        data[match.start() : match.end()] = other[0]
