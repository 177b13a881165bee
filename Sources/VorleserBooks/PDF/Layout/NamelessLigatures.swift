import Foundation

/// Ligatures of which a font does not say that they are letters, as `f_i` by a name that the library does not know.
///
/// A page's are marked by characters for private use. When all pages are there, what each stands for is told by how wide it
/// is, by the words it would make, and by the letters beside it.
struct NamelessLigatures {
    /// Where a ligature stands in a word.
    private struct Place {
        let before: Character?
        let after: Character?
        /// In small letters.
        let word: String
        /// Whether the word has no capitals but its first letter.
        let isInSmallLetters: Bool
    }

    private struct Key: Hashable {
        let font: String
        let code: UInt32
    }

    private var marks: [Key: Unicode.Scalar] = [:]
    /// Whether it is as wide as three letters.
    private var isLong: [Unicode.Scalar: Bool] = [:]
    private let limits: LigatureThresholds

    private static let first: UInt32 = 0xF0000
    /// Of a file; a font has few.
    private static let most = 200

    init(_ limits: LigatureThresholds) { self.limits = limits }

    /// Whether a file has any.
    var isEmpty: Bool { marks.isEmpty }

    /// The page with a mark for each such sign that stands between letters.
    mutating func marked(_ page: PDFPage) -> PDFPage {
        guard page.glyphs.contains(where: \.isNameless) else { return page }
        var page = page
        let advances = LetterAdvances(page.glyphs)
        for index in page.glyphs.indices
        where page.glyphs[index].isNameless && (isInWord(index, page.glyphs) || isCorkSign(index, page.glyphs)) {
            let glyph = page.glyphs[index]
            let font = Int(glyph.font) < page.fonts.count ? page.fonts[Int(glyph.font)].name : ""
            let key = Key(font: font, code: glyph.scalar.value)
            guard let mark = marks[key] ?? nextMark else { continue }
            marks[key] = mark
            if let usual = advances.advance(of: "t", beside: glyph) {
                isLong[mark] = glyph.box.width > limits.leastLong * usual
            }
            page.glyphs[index].scalar = mark
        }
        return page
    }

    private var nextMark: Unicode.Scalar? {
        marks.count < Self.most ? Unicode.Scalar(Self.first + UInt32(marks.count)) : nil
    }

    /// Whether letters of the same font touch it, before or behind.
    private func isInWord(_ index: Int, _ glyphs: [PDFGlyph]) -> Bool {
        let glyph = glyphs[index]
        return [index - 1, index + 1].contains { other in
            guard glyphs.indices.contains(other), glyphs[other].font == glyph.font, glyphs[other].y == glyph.y,
                glyphs[other].scalar.properties.isAlphabetic
            else { return false }
            let gap =
                other < index ? glyph.box.left - glyphs[other].box.right : glyphs[other].box.left - glyph.box.right
            return abs(gap) < limits.widestGap * glyph.size
        }
    }

    /// Whether it may be a quotation mark or a dash of Cork's encoding, beside other characters of its font.
    private func isCorkSign(_ index: Int, _ glyphs: [PDFGlyph]) -> Bool {
        let glyph = glyphs[index]
        guard Self.corkSigns[glyph.scalar.value] != nil else { return false }
        func neighbour(_ step: Int) -> PDFGlyph? {
            let near = [index + step, index + 2 * step].filter(glyphs.indices.contains).map { glyphs[$0] }
            return near.first { !$0.signs.contains(.generated) && !$0.scalar.properties.isWhitespace }
        }
        return [neighbour(-1), neighbour(1)].contains { other in
            guard let other, other.font == glyph.font, other.y == glyph.y else { return false }
            return other.scalar.properties.isAlphabetic || ".,!?".unicodeScalars.contains(other.scalar)
        }
    }

    /// Puts letters for the marks into a file's lines; a blank where nothing tells which.
    /// - Parameters:
    ///   - pages: The lines of each page.
    ///   - isWord: Whether the language has a word, in small letters; `nil` where nothing knows.
    func resolve(_ pages: inout [[PrintedLine]], isWord: ((String) -> Bool)?) {
        guard !isEmpty else { return }
        var places: [Unicode.Scalar: [Place]] = [:]
        for line in pages.lazy.joined() where line.text.unicodeScalars.contains(where: Self.isMark) {
            for word in line.text.split(whereSeparator: {
                !$0.isLetter && !$0.unicodeScalars.contains(where: Self.isMark)
            }) {
                add(word, to: &places)
            }
        }
        var letters = marks.values.reduce(into: [:]) { letters, mark in
            letters[mark] = places[mark].flatMap { self.letters(for: mark, at: $0, isWord: isWord) } ?? " "
        }
        let isCork = isCork(letters)
        if isCork {
            for (key, mark) in marks {
                if let known = Self.corkLigatures[key.code] ?? Self.corkSigns[key.code] { letters[mark] = known }
            }
            letters["ÿ"] = "ß"
        }
        for page in pages.indices {
            for line in pages[page].indices
            where pages[page][line].text.unicodeScalars.contains(where: { Self.isMark($0) || isCork && $0 == "ÿ" }) {
                for run in pages[page][line].runs.indices {
                    let text = pages[page][line].runs[run].text
                    pages[page][line].runs[run].text = text.unicodeScalars.map { letters[$0] ?? String($0) }.joined()
                }
            }
        }
    }

    /// Whether the file's fonts are TeX's in Cork's encoding, by the ligatures that were told by their words.
    private func isCork(_ letters: [Unicode.Scalar: String]) -> Bool {
        var told: Set<UInt32> = []
        for (key, mark) in marks where letters[mark] != " " {
            if Self.corkLigatures[key.code] == letters[mark] { told.insert(key.code) }
            // The older encoding has its ligatures lower.
            if Self.olderLigatures.contains(key.code), Self.corkLigatures.values.contains(letters[mark] ?? "") {
                return false
            }
        }
        return told.count >= limits.fewestOfCork
    }

    /// Source: the Cork (T1) encoding of TeX's fonts. Its `ß` is where Latin 1 has `ÿ`.
    private static let corkLigatures: [UInt32: String] = [
        0x1B: "ff", 0x1C: "fi", 0x1D: "fl", 0x1E: "ffi", 0x1F: "ffl",
    ]
    private static let corkSigns: [UInt32: String] = [
        0x10: "“", 0x11: "”", 0x12: "„", 0x13: "«", 0x14: "»", 0x15: "–", 0x16: "—",
    ]
    /// Of TeX's first text encoding (OT1).
    private static let olderLigatures: ClosedRange<UInt32> = 0x0B...0x0F

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        (first..<first + UInt32(most)).contains(scalar.value)
    }

    /// Words with a single mark tell what it is.
    private func add(_ word: Substring, to places: inout [Unicode.Scalar: [Place]]) {
        let scalars = Array(word.unicodeScalars)
        let found = scalars.indices.filter { Self.isMark(scalars[$0]) }
        guard found.count == 1, let at = found.first, scalars.count > 1 else { return }
        let place = Place(
            before: at > 0 ? Character(scalars[at - 1]) : nil,
            after: at + 1 < scalars.count ? Character(scalars[at + 1]) : nil,
            word: word.lowercased(),
            isInSmallLetters: word.dropFirst() == word.dropFirst().lowercased()
        )
        places[scalars[at], default: []].append(place)
    }

    private func letters(for mark: Unicode.Scalar, at places: [Place], isWord: ((String) -> Bool)?) -> String? {
        let candidates = isLong[mark] ?? false ? ["ffi", "ffl"] : ["fi", "fl", "ff"]
        if let isWord {
            let known = candidates.map { letters in
                places.count { isWord($0.word.replacing(String(mark), with: letters)) }
            }
            let most = known.max() ?? 0
            guard limits.leastKnown.isReached(by: most, of: places.count) else { return nil }
            return known.firstIndex(of: most).map { candidates[$0] }
        }
        // Signs of formulas stand among capitals and by themselves.
        let inWords = places.count { $0.isInSmallLetters && $0.word.count >= limits.shortestWord }
        guard limits.leastInWords.isReached(by: inWords, of: places.count) else { return nil }
        let scores = candidates.map { letters in places.reduce(0) { $0 + Self.score(letters, $1) } }
        return scores.max().flatMap { most in scores.firstIndex(of: most).map { candidates[$0] } }
    }

    /// How well letters go between others, in languages written with Latin letters.
    private static func score(_ letters: String, _ place: Place) -> Int {
        let after = place.after.map(isVowel)
        return switch letters.suffix(2) {
        // *l* goes before a vowel, *i* mostly before a consonant.
        case "fl": after == true ? 3 : -3
        case "fi": after == false ? 3 : after == true ? 1 : 0
        default: (place.before.map(isVowel) ?? false ? 3 : -4) + (after == nil ? 3 : after == true ? 1 : 0)
        }
    }

    private static func isVowel(_ letter: Character) -> Bool {
        let base = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.first
        return base.map { "aeiouyAEIOUY".unicodeScalars.contains($0) } ?? false
    }
}

extension PDFGlyph {
    /// A control character that the file draws, and of which the font says nothing.
    fileprivate var isNameless: Bool {
        scalar.value < 0x20 && signs.contains(.unmapped) && !signs.contains(.generated) && quarterTurns == 0
    }
}
