"""Books that tests draw: comics, and EPUBs of pages, of formulas and of mischief."""

import io
import struct
import zipfile
import zlib

MATHML = "http://www.w3.org/1998/Math/MathML"


def png(width: int, height: int, colour=(200, 60, 60)) -> bytes:
    """A picture of one colour with a frame."""
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    edge, inner = bytes((20, 20, 20)), bytes(colour)
    rows = []
    for y in range(height):
        is_edge = y < 6 or y >= height - 6
        rows.append(b"\0" + (edge * width if is_edge else edge * 6 + inner * (width - 12) + edge * 6))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"".join(rows))) + chunk(b"IEND", b"")


def archive(files: dict[str, bytes | str]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in files.items():
            file.writestr(name, content)
    return packed.getvalue()


def comic(pages: int, info: str = "", wide: int | None = None) -> bytes:
    """A CBZ; one of its pages, counted from 1, may be two pages wide."""
    files = {f"page{n}.png": png(1200 if n == wide else 600, 900, (40 * n % 256, 90, 160)) for n in range(pages, 0, -1)}
    return archive(files | ({"ComicInfo.xml": info} if info else {}))


def epub(pages: list[str], files: dict[str, bytes] | None = None, metadata: str = "", spine: str = "") -> bytes:
    items = "".join(f'<item id="p{n}" href="p{n}.xhtml" media-type="application/xhtml+xml"/>' for n in range(len(pages)))
    pictures = "".join(f'<item id="f{n}" href="{name}" media-type="image/png"/>' for n, name in enumerate(files or {}))
    references = "".join(f'<itemref idref="p{n}"/>' for n in range(len(pages)))
    content = {
        "mimetype": "application/epub+zip",
        "META-INF/container.xml": '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
        '<rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
        "book.opf": '<package xmlns="http://www.idpf.org/2007/opf" xmlns:dc="http://purl.org/dc/elements/1.1/" version="3.0" '
        'unique-identifier="id"><metadata><dc:identifier id="id">urn:drawn</dc:identifier><dc:title>Drawn</dc:title>'
        f'<dc:language>en</dc:language>{metadata}</metadata><manifest>{items}{pictures}</manifest><spine {spine}>{references}</spine></package>',
    }
    for n, page in enumerate(pages):
        content[f"p{n}.xhtml"] = f'<html xmlns="http://www.w3.org/1999/xhtml"><head><title>{n}</title></head><body>{page}</body></html>'
    return archive(content | (files or {}))


def formula(inside: str, attributes: str = "") -> str:
    return f'<math xmlns="{MATHML}" {attributes}>{inside}</math>'
