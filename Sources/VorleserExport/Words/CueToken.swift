import VorleserCore

/// A word as a subtitle shows it, with the punctuation around it.
struct CueToken: Hashable, Sendable {
    /// Without white space at its ends. Never empty.
    let text: String
    /// Whether a blank follows.
    var isSpaced: Bool
    /// Seconds from the start of the file.
    let start: Double
    /// Seconds from the start of the file.
    let end: Double

    /// How many columns it takes.
    let width: Int

    init(text: String, isSpaced: Bool, start: Double, end: Double) {
        self.text = text
        self.isSpaced = isSpaced
        self.start = start
        self.end = end
        width = text.unicodeScalars.reduce(0) { $0 + $1.columns }
    }
}

extension CueToken {
    /// Words that are not printed, in brackets, as subtitles name what else is heard.
    /// - Returns: `nil` when nothing of them can be shown.
    init?(unprinted words: String, start: Double, end: Double) {
        let shown = String(decoding: words.utf16.filter { $0.isBlank || !$0.isShapeless }, as: UTF16.self)
        let text = shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !text.isEmpty else { return nil }
        self.init(text: "[\(text)]", isSpaced: true, start: start, end: end)
    }

    /// Its words, if it has several, each with a share of its time by their lengths.
    var parts: [CueToken] {
        let words = text.split(separator: " ")
        guard words.count > 1 else { return [self] }
        let total = Double(words.reduce(0) { $0 + $1.count })
        var done = 0
        return words.enumerated().map { index, word in
            let from = start + (end - start) * Double(done) / total
            done += word.count
            let until = start + (end - start) * Double(done) / total
            return CueToken(text: String(word), isSpaced: index < words.count - 1 || isSpaced, start: from, end: until)
        }
    }
}

extension [CueToken] {
    /// How many columns they take on one line.
    var width: Int { reduce(0) { $0 + $1.width + ($1.isSpaced ? 1 : 0) } - (last?.isSpaced == true ? 1 : 0) }
}

extension Sequence<CueToken> {
    /// What they show, as one line.
    var text: String {
        var line = ""
        var isSpaced = false
        for token in self {
            if isSpaced { line += " " }
            line += token.text
            isSpaced = token.isSpaced
        }
        return line
    }
}

/// Makes tokens of spoken sentences: what is printed of them, without what is not spoken, such as the signs of notes.
struct CueTokens {
    let book: Book
    let script: Script

    /// The words of a sentence, each with what stands between it and the next: what has no blank before it goes with
    /// the word before, what has no blank after it with the word after.
    func tokens(of sentence: Timeline.SpokenSentence) -> [CueToken] {
        let origin = sentence.span.lowerBound.utf16
        let units = Array(book.text(in: sentence.span).utf16)
        let isOmitted = omitted(in: sentence.span)
        let starts = starts(of: sentence.words, units, from: origin)
        var tokens: [CueToken] = []
        for (index, word) in sentence.words.enumerated() {
            let range = starts[index]..<starts[index + 1]
            let isSpaced = units[range].last?.isBlank ?? false
            let text = shown(range, of: units, without: isOmitted)
            if !text.isEmpty {
                tokens.append(CueToken(text: text, isSpaced: isSpaced, start: word.start, end: word.end))
            } else if isSpaced, !tokens.isEmpty {
                tokens[tokens.count - 1].isSpaced = true
            }
        }
        return tokens
    }

    /// For each unit of a span, whether it is left out.
    private func omitted(in span: TextSpan) -> [Bool] {
        var result = [Bool](repeating: false, count: span.length)
        let first = script.omissions.partitioningIndex { $0.span.upperBound > span.lowerBound }
        for omission in script.omissions[first...].prefix(while: { $0.span.lowerBound < span.upperBound }) {
            let part = omission.span.clamped(to: span).utf16
            for offset in part { result[offset - span.lowerBound.utf16] = true }
        }
        return result
    }

    /// Where the text of each word begins in the sentence, and where that of the last one ends.
    private func starts(of words: [WordTime], _ units: [UInt16], from origin: Int) -> [Int] {
        var starts = [0]
        for (word, next) in zip(words, words.dropFirst()) {
            let end = min(max(word.span.upperBound.utf16 - origin, starts[starts.count - 1]), units.count)
            let start = min(max(next.span.lowerBound.utf16 - origin, end), units.count)
            starts.append(units[end..<start].lastIndex(where: \.isBlank).map { $0 + 1 } ?? start)
        }
        return starts + [units.count]
    }

    /// Text as a subtitle shows it: white space is one blank, and what has no shape is left out.
    private func shown(_ range: Range<Int>, of units: [UInt16], without isOmitted: [Bool]) -> String {
        var result: [UInt16] = []
        result.reserveCapacity(range.count)
        var isSpaced = false
        for offset in range where !isOmitted[offset] {
            let unit = units[offset]
            if unit.isBlank {
                isSpaced = !result.isEmpty
            } else if !unit.isShapeless {
                if isSpaced { result.append(0x20) }
                isSpaced = false
                result.append(unit)
            }
        }
        // Most words are ASCII, and UTF-8 is read far quicker.
        return result.allSatisfy { $0 < 0x80 }
            ? String(decoding: result.map(UInt8.init(truncatingIfNeeded:)), as: UTF8.self)
            : String(decoding: result, as: UTF16.self)
    }
}

extension UInt16 {
    /// Whether a line may end here; blanks that hold words together are signs like others.
    /// Source: Unicode Character Database, property White_Space.
    fileprivate var isBlank: Bool {
        switch self {
        case 0x09...0x0D, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Control characters, soft hyphens, byte order marks, and what would turn the line around.
    fileprivate var isShapeless: Bool {
        switch self {
        case 0...0x1F, 0x7F...0x9F, 0xAD, 0xFEFF, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// How many columns it takes: two for the scripts of East Asia and for pictures, none for accents.
    /// Source: Unicode Standard Annex 11, by blocks.
    fileprivate var columns: Int {
        switch value {
        case ..<0x300, 0x2010...0x2027: 1
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            2
        default: properties.canonicalCombiningClass == .notReordered && properties.generalCategory != .format ? 1 : 0
        }
    }
}
