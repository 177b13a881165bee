#!/usr/bin/env python3
"""Draws Sources/CWebPages/Web/style/dashes.ttf: the dashes of two and three ems, which few typefaces have (fonttools)."""
import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

EM = 1000
# As high and as thick as the dashes of most typefaces for books.
BOTTOM, TOP = 248, 300


def bar(width: int):
    pen = TTGlyphPen(None)
    pen.moveTo((0, BOTTOM))
    for corner in ((0, TOP), (width, TOP), (width, BOTTOM)):
        pen.lineTo(corner)
    pen.closePath()
    return pen.glyph()


glyphs = {".notdef": bar(EM), "twoEms": bar(2 * EM), "threeEms": bar(3 * EM)}
font = FontBuilder(EM, isTTF=True)
font.setupGlyphOrder(list(glyphs))
font.setupCharacterMap({0x2E3A: "twoEms", 0x2E3B: "threeEms"})
font.setupGlyf(glyphs)
font.setupHorizontalMetrics({".notdef": (EM, 0), "twoEms": (2 * EM, 0), "threeEms": (3 * EM, 0)})
font.setupHorizontalHeader(ascent=800, descent=-200)
font.setupNameTable({"familyName": "Vorleser Dashes", "styleName": "Regular"})
font.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
font.setupPost()
font.font["head"].created = font.font["head"].modified = 0
font.font.recalcTimestamp = False
web = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "CWebPages" / "Web"
font.save(web / "style" / "dashes.ttf")
