import Foundation

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
        for index in glyphs.indices {
            guard let accent = Self.combining[glyphs[index].scalar], let letter = letter(near: index) else { continue }
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
            guard glyphs.indices.contains(other), glyphs[other].scalar.properties.isAlphabetic else { return false }
            let (accent, letter) = (glyphs[index].box, glyphs[other].box)
            let shared = min(accent.right, letter.right) - max(accent.left, letter.left)
            return shared > thresholds.leastOverlap * min(accent.width, letter.width)
                && abs(glyphs[index].y - glyphs[other].y) < thresholds.mostRise * glyphs[other].size
        }
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
