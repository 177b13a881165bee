import Foundation
import VorleserCore

/// Puts accents that are characters of their own back on their letters: fonts without accented letters, as TeX's first
/// ones, print `´` over `e`.
struct SpacingAccents {
    private let glyphs: [PDFGlyph]
    private let thresholds: AccentThresholds
    /// What each character with an accent becomes; empty for the accents themselves.
    private var replaced: [Int: PrintedLetters] = [:]

    init(_ glyphs: [PDFGlyph], _ thresholds: AccentThresholds) {
        self.glyphs = glyphs
        self.thresholds = thresholds
        var places: LetterPlaces?
        for index in glyphs.indices {
            guard let accent = Self.combining[glyphs[index].scalar] else { continue }
            var found = letter(near: index)
            if found == nil {
                let all = places ?? LetterPlaces(glyphs)
                places = all
                found = all.near(glyphs[index], thresholds).first { replaced[$0] == nil && isUnder(index, $0) }
            }
            guard let letter = found else { continue }
            let base = replaced[letter] ?? [Self.dotted[glyphs[letter].scalar] ?? glyphs[letter].scalar]
            let text = (base.text + String(accent)).precomposedStringWithCanonicalMapping
            guard text.unicodeScalars.count == base.scalars.count else { continue }
            replaced[letter] = PrintedLetters(text)
            replaced[index] = PrintedLetters()
        }
    }

    /// What stands for a character; empty for an accent that its letter has taken up.
    func letters(at index: Int) -> PrintedLetters {
        if !replaced.isEmpty, let found = replaced[index] { return found }
        return PrintedLetters(of: glyphs[index].scalar)
    }

    /// The letter that an accent stands over: the one after it, the one before, or one that is not far in the file.
    private func letter(near index: Int) -> Int? {
        Self.nearest.lazy.map { index + $0 }.first { other in
            glyphs.indices.contains(other) && glyphs[other].scalar.properties.isAlphabetic && isUnder(index, other)
        }
    }

    /// Whether a letter stands below an accent, or above a cedilla.
    private func isUnder(_ accent: Int, _ letter: Int) -> Bool {
        let (mark, box) = (glyphs[accent].box, glyphs[letter].box)
        let shared = min(mark.right, box.right) - max(mark.left, box.left)
        return shared > thresholds.leastOverlap * min(mark.width, box.width)
            && abs(glyphs[accent].y - glyphs[letter].y) < thresholds.mostRise * glyphs[letter].size
    }

    /// A library that sorts by place may put letters between them.
    private static let nearest = [1, -1] + (2...8).flatMap { [$0, -$0] }

    private static let dotted: [Unicode.Scalar: Unicode.Scalar] = ["ı": "i", "ȷ": "j"]

    private static let combining: [Unicode.Scalar: Unicode.Scalar] = [
        "´": "\u{301}", "`": "\u{300}", "¨": "\u{308}", "ˆ": "\u{302}", "^": "\u{302}", "˜": "\u{303}",
        "~": "\u{303}", "¯": "\u{304}", "ˉ": "\u{304}", "˘": "\u{306}", "˙": "\u{307}", "˚": "\u{30A}",
        "ˇ": "\u{30C}", "˝": "\u{30B}", "¸": "\u{327}", "˛": "\u{328}",
    ]
}

/// Where the letters of a page stand: a library that puts runs of text in order moves accents far from theirs.
private struct LetterPlaces {
    /// Indices of letters from left to right, by the base lines that are next to theirs.
    private var rows: [Int: [Int]] = [:]
    private let glyphs: [PDFGlyph]

    /// Points of the page's height that are taken together.
    private static let row: Float = 4
    /// Letters to each side that are looked at: those of a line hardly overlap.
    private static let reach = 4

    init(_ glyphs: [PDFGlyph]) {
        self.glyphs = glyphs
        for index in glyphs.indices where glyphs[index].scalar.properties.isAlphabetic {
            rows[Self.row(of: glyphs[index].y), default: []].append(index)
        }
        for row in rows.keys { rows[row]?.sort { glyphs[$0].box.left < glyphs[$1].box.left } }
    }

    private static func row(of y: Float) -> Int { Int((y / row).rounded()) }

    /// The letters around the place of an accent, those of its own row first, then those below, where capitals stand.
    func near(_ accent: PDFGlyph, _ thresholds: AccentThresholds) -> [Int] {
        let own = Self.row(of: accent.y)
        let rise = thresholds.mostRise * accent.size / Self.row
        let farthest = rise < Float(Self.reach) ? Int(max(rise, 0).rounded(.up)) : Self.reach
        return (0...farthest).flatMap { $0 == 0 ? [own] : [own + $0, own - $0] }.flatMap { row -> ArraySlice<Int> in
            guard let letters = rows[row] else { return [] }
            let place = letters.partitioningIndex { glyphs[$0].box.left >= accent.box.left }
            return letters[max(place - Self.reach, 0)..<min(place + Self.reach, letters.count)]
        }
    }
}

extension PDFPage {
    /// The page turned so that most of its text runs from left to right; text that runs otherwise is left out of it only
    /// where it is a little.
    var upright: PDFPage {
        var counts = [0, 0, 0, 0]
        for glyph in glyphs where !glyph.signs.contains(.generated) { counts[Int(glyph.quarterTurns & 3)] += 1 }
        let most = counts.indices.max { counts[$0] < counts[$1] } ?? 0
        var page = self
        if most != 0 { for _ in 0..<(4 - most) { page = page.turnedClockwise } }
        return page
    }

    /// The page turned a quarter clockwise.
    private var turnedClockwise: PDFPage {
        func turned(_ box: PDFBox) -> PDFBox {
            PDFBox(left: height - box.bottom, top: box.left, right: height - box.top, bottom: box.right)
        }
        var page = self
        (page.width, page.height) = (height, width)
        page.glyphs = glyphs.map { glyph in
            var glyph = glyph
            glyph.box = turned(glyph.box)
            (glyph.x, glyph.y) = (height - glyph.y, glyph.x)
            glyph.quarterTurns = (glyph.quarterTurns + 1) & 3
            return glyph
        }
        page.moveDrawings(turned)
        return page
    }
}
