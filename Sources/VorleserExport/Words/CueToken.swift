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
    var width: Int { text.unicodeScalars.reduce(0) { $0 + $1.columns } }
}

extension CueToken {
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

extension Sequence<CueToken> {
    /// What they show, as one line.
    var text: String {
        var line = ""
        var isSpaced = false
        for token in self {
            line += isSpaced ? " " + token.text : token.text
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
            let spoken = range.filter { !isOmitted[$0] }.map { units[$0] }
            let isSpaced = units[range].last.map(isBlank) ?? false
            let text = String(decoding: spoken, as: UTF16.self).shown
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
            starts.append(units[end..<start].lastIndex(where: isBlank).map { $0 + 1 } ?? start)
        }
        return starts + [units.count]
    }

    private func isBlank(_ unit: UInt16) -> Bool { Unicode.Scalar(unit)?.isBlank ?? false }
}

extension String {
    /// As a subtitle shows it: white space is one blank, and what has no shape is left out.
    fileprivate var shown: String {
        var result = String.UnicodeScalarView()
        var isSpaced = false
        for scalar in unicodeScalars {
            if scalar.isBlank {
                isSpaced = !result.isEmpty
            } else if !scalar.isShapeless {
                if isSpaced { result.append(" ") }
                isSpaced = false
                result.append(scalar)
            }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    /// Whether a line may end here; blanks that hold words together are signs like others.
    fileprivate var isBlank: Bool {
        properties.isWhitespace && value != 0xA0 && value != 0x202F && value != 0x2007
    }

    /// Control characters, soft hyphens, byte order marks, and what would turn the line around.
    fileprivate var isShapeless: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0xAD, 0xFEFF, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// How many columns it takes: two for the scripts of East Asia and for pictures, none for accents.
    /// Source: Unicode Standard Annex 11, by blocks.
    fileprivate var columns: Int {
        switch value {
        case ..<0x300: 1
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            2
        default: properties.canonicalCombiningClass == .notReordered && properties.generalCategory != .format ? 1 : 0
        }
    }
}
