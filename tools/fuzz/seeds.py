"""Inputs for the fuzzer to start from: small pieces of real and hostile files, as each target takes them.

Books come from the collection beside the repository where there is one, else from Samples; the rest from the tests'
fixtures. Large files are cut: what a fuzzer does to the tenth kilobyte it has done to the first.
"""

import importlib.util
import json
import re
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CORPORA = ROOT.parent / "shared" / "corpora"
MOST_BYTES = 20_000
MOST_SEEDS = 150


def make(folder, program, environment):
    """Writes the seeds of all targets to `folder`/<target>; `program` is the fuzzer, which knows how pages are coded."""
    books = _books(folder.parent)
    seeds = {}

    def add(target, data, limit=MOST_BYTES):
        if 0 < len(data):
            seeds.setdefault(target, []).append(bytes(data[:limit]))

    for path in books:
        _add_book(add, path)
    _add_files(add)
    _add_made(add)
    for target, inputs in seeds.items():
        place = folder / target
        place.mkdir(parents=True, exist_ok=True)
        # Spread over all sources, and the same each time.
        distinct = sorted(set(inputs), key=inputs.index)
        step = max(1, -(-len(distinct) // MOST_SEEDS))
        for index, data in enumerate(distinct[::step]):
            (place / f"{index:03}").write_bytes(data)
    _make_pages(folder / "pages", [path for path in books if path.suffix == ".pdf"], program, environment)


def _books(folder):
    books = sorted((ROOT / "Samples").glob("*"))
    if not CORPORA.is_dir():
        return books
    books += sorted(path for path in (CORPORA / "dev").rglob("*") if path.is_file())
    hostile = folder / "hostile"
    if not hostile.is_dir():
        subprocess.run(
            [sys.executable, CORPORA / "make_hostile.py", hostile], stdout=subprocess.DEVNULL, check=False
        )
    return books + sorted(path for path in hostile.rglob("*") if path.is_file())


def _add_book(add, path):
    kinds = {".txt": "text", ".md": "markdown", ".html": "html", ".htm": "html", ".xhtml": "html"}
    size = path.stat().st_size
    if path.suffix in (".epub", ".zip"):
        if size <= MOST_BYTES:
            add("epub", path.read_bytes())
            add("zip", path.read_bytes())
        _add_parts(add, path)
    elif path.suffix in kinds:
        with path.open("rb") as file:
            data = file.read(4 * MOST_BYTES)
        add(kinds[path.suffix], data[:6000])
        add(kinds[path.suffix], data[-6000:])
        add("format", data[:500])
        if path.suffix == ".txt":
            _add_prose(add, data)
    else:
        with path.open("rb") as file:
            add("format", file.read(300))


def _add_prose(add, data):
    for start in range(0, min(len(data), 24_000), 6000):
        part = data[start : start + 700]
        add("sentences", bytes([start // 6000 % 4, 0]) + part)
        add("sentences", bytes([0, 1, 2, 40, 0, 90, 0]) + part)
        for kind in range(5):
            add("phonemes", bytes([kind]) + part[:300])
        add("pronunciations", b"Hermione\tipa\th\xc9\x9c\xcb\x90rma\xc9\xaa\xc9\x99ni\nthe\tsay\tthee\tanywhere\n\0" + part)


def _add_parts(add, path):
    try:
        with zipfile.ZipFile(path) as archive:
            for name in archive.namelist()[:60]:
                target = _part(name)
                info = archive.getinfo(name)
                if target and info.file_size <= 8 * MOST_BYTES:
                    data = archive.read(name)
                    if target == "xhtml" and b"epub:type=\"toc\"" in data:
                        target = "nav"
                    add(target, data, 8000)
                    if target in ("xhtml", "nav"):
                        add("html", data, 8000)
    except Exception:  # What is damaged on purpose has no parts.
        return


def _part(name):
    if name == "META-INF/container.xml":
        return "container"
    if name == "META-INF/encryption.xml":
        return "encryption"
    ending = name.rsplit(".", 1)[-1].lower()
    return {"opf": "opf", "ncx": "ncx", "xhtml": "xhtml", "html": "xhtml", "htm": "xhtml", "css": "css"}.get(ending)


def _add_files(add):
    for path in sorted((ROOT / "Tests" / "TensorsTests" / "Fixtures").glob("*")):
        if path.suffix in (".npy", ".npz", ".pth", ".pt", ".safetensors"):
            add("checkpoint", path.read_bytes())
            add("zip", path.read_bytes())
    for path in sorted((ROOT / "Tests").rglob("config*.json")):
        add("configuration", path.read_bytes())


def _add_made(add):
    """Inputs whose form is our own."""
    add("lexicon", _lexicon())
    add("configuration", json.dumps(_CONFIGURATION).encode())
    for path in ["OEBPS/a.xhtml\n../b%20c.xhtml#d", "a\n/b/../../c", "a/b\nhttp://x/y", "a\n..\\..\\x", "a/b/c\n%2e%2e/d"]:
        add("path", path.encode())
    sentences = re.findall(
        rb"[^.]+\.",
        b"Mr. Smith paid $3.50 on 4 May 1923. He was No. 1 of 1,024 men at 10:30 a.m. See p. 12. XIV. In the 1890s.",
    )
    for leaf in range(12):
        text = b"".join(bytes([1, len(part)]) + part for part in sentences[:6])
        block = bytes([1, leaf, min(len(sentences), 6)]) + text
        add("narration", bytes([1, 0, 0, 1, 2]) + block * 3)
    rules = [b"Hermione\tsay\tHer My Oh Nee\t\ta note", b"\\[\\d+\\]\tskip\t\tregex", b"(a|b)c+\tsay\t$1 x\tregex,match-case",
             b"Kokoro\tphonemes\tk\xcb\x88Ok\xc9\x99\xc9\xb9O", b"# remark", b"\\#x\tsay\ty\tanywhere"]
    for rule in rules:
        add("pronunciations", rule + b"\n\0Hermione said [12] abc bcc Kokoro's #x.")
    add("pronunciations", b"\n".join(rules) + b"\n\0Hermione said [12] abc bcc Kokoro's #x.")
    for requests in _REQUESTS:
        add("http", b"\0".join(requests))
        for request in requests:
            add("door", request)
    for graph in _graphs():
        add("graph", graph)
    for kind, body in _messages():
        add("messages", struct.pack("<BI", kind, len(body)) + body)


def _graphs():
    """ONNX files of a layer or two of a network two numbers wide."""

    def varint(number):
        more = []
        while number > 0x7F:
            more.append(number & 0x7F | 0x80)
            number >>= 7
        return bytes([*more, number])

    def field(number, value):
        if isinstance(value, int):
            return varint(number << 3) + varint(value)
        value = value.encode() if isinstance(value, str) else value
        return varint(number << 3 | 2) + varint(len(value)) + value

    def tensor(name, kind, shape, data):
        return field(5, b"".join(field(1, axis) for axis in shape) + field(2, kind) + field(8, name) + data)

    def node(operation, name, inputs, output):
        names = b"".join(field(1, value) for value in inputs) + field(2, output)
        return field(1, names + field(3, name) + field(4, operation))

    def file(*parts):
        return field(1, 9) + field(2, "seed") + field(7, b"".join(parts) + field(11, field(1, "tokens")))

    floats = [struct.pack(f"<{count}f", *range(count)) for count in range(200)]
    back = node("Mul", "", ["a", "s"], "b") + node("Cast", "", ["y"], "f") + node("Mul", "", ["f", "b"], "z")
    scale = tensor("s", 1, [], field(9, floats[1])) + tensor("z0", 3, [], field(5, b"\x01"))
    yield file(tensor("encoder.bert_encoder.bias", 1, [2], field(4, floats[2])),
               tensor("w", 1, [2, 2], field(9, floats[4])), node("MatMul", "/encoder/bert_encoder/MatMul", ["x", "w"], "y"))
    yield file(tensor("w", 3, [2, 2], field(9, b"\1\2\3\4")), scale, back,
               node("MatMulInteger", "/encoder/bert_encoder/MatMul", ["x", "w", "q", "z0"], "y"))
    yield file(tensor("w", 2, [1, 1, 3], field(5, b"\1\2\3")), scale, back,
               node("ConvInteger", "/decoder/decoder/F0_conv/Conv", ["x", "w", "q", "z0"], "y"))
    yield file(tensor("w", 1, [2, 4, 4], field(9, floats[32])), tensor("r", 10, [2, 4, 1], field(9, bytes(16))),
               tensor("b", 1, [2, 8], field(9, floats[16])), node("LSTM", "/encoder/shared/LSTM", ["x", "w", "r", "b"], "y"))
    yield file(tensor("w", 3, [2, 4, 4], field(9, bytes(32))), tensor("r", 3, [2, 1, 4], field(9, bytes(8))),
               tensor("s", 1, [2], field(9, floats[2])), tensor("z0", 3, [2], field(9, bytes(2))),
               tensor("b", 1, [2, 8], field(9, floats[16])),
               node("DynamicQuantizeLSTM", "/encoder/shared/LSTM",
                    ["x", "w", "r", "b", "", "", "", "", "s", "z0", "s", "z0"], "y"))
    yield file(tensor("w", 3, [178, 2], field(9, bytes(356))), scale,
               node("Gather", "/encoder/text_encoder/embedding/Gather", ["w", "t"], "y"),
               node("DequantizeLinear", "", ["y", "s", "z0"], "d"))
    yield file(tensor("far", 1, [2], field(14, 1) + field(13, field(1, "location"))),
               field(1, field(2, "c") + field(4, "Constant") + field(5, field(1, "value") + field(5, field(2, 1)))))


def _messages():
    def text(words):
        return struct.pack("<I", len(words)) + words

    some = lambda value: b"\x01" + value
    yield 5, b""
    yield 3, b"\x04" + text(b"broken")
    yield 3, b"\x05" + struct.pack("<I", 1) + text(b"/usr/lib")
    yield 1, struct.pack("<I", 3) + some(text(b"Title")) + b"\0" * 5 + struct.pack("<I", 1) + text(b"One") + struct.pack(
        "<I", 0
    ) + some(struct.pack("<I", 2)) + some(struct.pack("<f", 12))
    for count in (3, 40):
        glyphs = b"".join(
            struct.pack("<IBBHfffffff", 97 + index % 26, 0, 0, 0, 50 + 5 * index, 90, 54 + 5 * index, 100,
                        50 + 5 * index, 100, 10)
            for index in range(count)
        )
        box = struct.pack("<ffff", 50, 700, 200, 700.5)
        yield 2, (
            struct.pack("<I", 0) + some(text(b"xii")) + struct.pack("<ff", 400, 600)
            + struct.pack("<I", 1) + text(b"Serif-Bold") + struct.pack("<IB", 700, 1)
            + struct.pack("<I", count) + glyphs + struct.pack("<I", 1) + box + struct.pack("<I", 1) + box
            + struct.pack("<I", 1) + box + b"\0" + struct.pack("<I", 0) + some(struct.pack("<f", 3))
        )


def _lexicon():
    specification = importlib.util.spec_from_file_location("compile", ROOT / "tools" / "lexicon" / "compile.py")
    compiler = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(compiler)
    words = {"the": {"us_gold": "ðə", "gb_gold": "ðə"}, "word": {"us_gold": "wˈɜɹd"}, "a": {"us_gold": {"DEFAULT": "ɐ", "DT": "ˈA"}}}
    words |= {f"w{letter}": {"us_supplement": "wˈɪ"} for letter in "abcdefghijklmnopqrstuvwxyz"}
    return compiler.lexicon(words)


def _make_pages(folder, documents, program, environment):
    folder.mkdir(parents=True, exist_ok=True)
    for path in documents[:: max(1, len(documents) // 80)]:
        wish = {"VORLESER_FUZZ_TARGET": "pages", "VORLESER_FUZZ_SEED_OF": str(path), "VORLESER_FUZZ_SEEDS": str(folder)}
        try:
            subprocess.run([program], env=environment | wish, capture_output=True, timeout=10, check=False)
        except subprocess.TimeoutExpired:  # Hostile to the library that reads PDFs.
            continue


_REQUESTS = [
    [b"GET /api/books?q=one&sort=title", b"GET /api/books/1", b"GET /api/books/1/outline", b"GET /api/books/1/parts/0"],
    [b"GET /api/books/1/fragment?start=0&end=12", b"GET /api/books/1/omissions?start=0&end=99999999999"],
    [b"GET /api/books/1/search?q=ishmael&limit=5&from=0", b"GET /api/books/1/resource?href=a.png&revision=x"],
    [b"GET /api/books/1/utterances?from=3&count=64&hear=0-5", b"GET /api/voices", b"GET /api/books/1/clips/%s.json?at=3&from=3&voice=slt" % (b"a" * 64)],
    [b"GET /api/clips/init-24000.mp4", b"GET /api/books/1/clips/abc.m4s?at=3&pause=1e9", b"HEAD /api/books/1/file\nRange: bytes=0-4,6-"],
    [b"PUT /api/books/1/place\n\n{\"offset\":3,\"device\":\"a\",\"at\":\"2026-01-01T00:00:00Z\"}", b"GET /api/books/1/places"],
    [b"POST /api/books/1/bookmarks\n\n{\"offset\":3,\"label\":\"x\"}", b"PATCH /api/books/1/bookmarks/1\n\n{\"label\":null}",
     b"GET /api/books/1/notes.md", b"DELETE /api/books/1/bookmarks/1"],
    [b"POST /api/books/1/highlights\n\n{\"start\":0,\"end\":9,\"colour\":\"green\",\"note\":\"n\"}",
     b"PATCH /api/books/1/highlights/1\n\n{\"colour\":\"pink\"}", b"GET /api/books/1/highlights"],
    [b"PATCH /api/books/1\n\n{\"title\":\"T\",\"authors\":[\"A\"],\"speed\":1.5,\"mode\":\"paged\",\"voice\":null}",
     b"DELETE /api/books/1", b"POST /api/books/1/restore"],
    [b"POST /api/books?name=a%2Fb.txt\nContent-Length: 12\n\nHello there.", b"GET /api/books/2/file\nIf-None-Match: \"x\"",
     b"PUT /api/books/2/file?name=b.txt\n\nHello.", b"GET /api/books/2/cover"],
    [b"POST /api/books/text\n\n{\"title\":\"Two\",\"text\":\"# A\\n\\nB.\"}", b"GET /api/storage", b"DELETE /api/storage/clips", b"DELETE /api/storage/episodes"],
    [b"GET /api/books/1/pronunciation?offset=12&voice=x", b"POST /api/books/1/pronunciations\n\n"
     b"{\"word\":\"Ishmael\",\"way\":\"ipa\",\"said\":\"\xc9\x9c\",\"scope\":\"book\",\"matchCase\":true}",
     b"GET /api/books/1/pronunciations", b"GET /api/preview?voice=x&text=hello&way=say&said=b"],
    [b"GET /api/settings", b"PATCH /api/settings\n\n{\"speed\":2,\"pauses\":0.5,\"spoken\":[\"table\"],\"readsImages\":true}"],
    [b"GET /api/devices\nCookie: vorleser=abc; b=c", b"DELETE /api/devices/1", b"POST /api/pair\n\n{\"phrase\":\"x\",\"name\":\"y\"}"],
    [b"GET /api/exports", b"POST /api/exports\n\n{\"book\":1,\"format\":\"wav\",\"chapters\":\"1-2\",\"bitrate\":64}",
     b"GET /api/exports/1/file?name=a\nRange: bytes=-5"],
    [b"POST /v1/audio/speech\n\n{\"model\":\"m\",\"input\":\"Hi.\",\"voice\":\"alloy\",\"response_format\":\"pcm\",\"speed\":4}",
     b"GET /v1/models", b"GET /v1/audio/voices"],
    [b"GET /opds", b"GET /opds/search?q=a", b"GET /opds/all?page=2", b"GET /api/openapi.json"],
    [b"GET /", b"GET /read/1", b"GET /web/v-1/pages/reader.js", b"GET /manifest.webmanifest", b"OPTIONS *", b"GET /../x"],
    [b"GET /api/books\nAuthorization: Basic OmFiYw==", b"GET /api/books\nOrigin: http://evil.example\nSec-Fetch-Site: cross-site",
     b"GET /pair", b"GET /health"],
]

_CONFIGURATION = {
    "n_token": 178, "style_dim": 128, "hidden_dim": 512, "n_layer": 3, "text_encoder_kernel_size": 5, "max_dur": 50,
    "n_mels": 80, "dim_in": 64, "max_conv_dim": 512, "multispeaker": True, "dropout": 0.2,
    "vocab": {";": 1, ":": 2, "a": 43, "ˈ": 156},
    "plbert": {"hidden_size": 768, "num_attention_heads": 12, "intermediate_size": 2048,
               "max_position_embeddings": 512, "num_hidden_layers": 12, "dropout": 0.1},
    "istftnet": {"upsample_kernel_sizes": [20, 12], "upsample_rates": [10, 6], "gen_istft_hop_size": 5,
                 "gen_istft_n_fft": 20, "resblock_dilation_sizes": [[1, 3, 5], [1, 3, 5], [1, 3, 5]],
                 "resblock_kernel_sizes": [3, 7, 11], "upsample_initial_channel": 512},
}
