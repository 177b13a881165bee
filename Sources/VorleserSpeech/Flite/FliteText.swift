import VorleserCore

/// The words of an utterance as Flite can read them.
///
/// Flite knows ASCII, keeps quotation marks stuck to words and needs minutes for a word of thousands of letters. Its
/// own tokenizer is passed by: here every token knows the stretch of the spoken text it came from.
struct FliteText {
    private(set) var tokens: [FliteToken] = []
    private var word = Word()

    /// Longer words are cut: Flite's work grows with the square of a word's length, and no real word is so long.
    static let longestWord = 40

    init(_ utterance: Utterance) {
        var start = 0
        var unsaid = ""
        for piece in utterance.pieces {
            if let phonemes = piece.phonemes.flatMap(FlitePhonemes.init) {
                append(unsaid, from: start)
                start += unsaid.utf16.count
                unsaid = ""
                append(piece, said: phonemes, from: start)
                start += piece.text.utf16.count
            } else {
                unsaid += piece.text
            }
        }
        append(unsaid, from: start)
    }

    private init(plain text: String) { append(text, from: 0) }

    private mutating func append(_ piece: Piece, said phonemes: FlitePhonemes, from start: Int) {
        let end = start + piece.text.utf16.count
        guard start < end else { return }
        // The name no longer decides how it sounds, only what kind of word it is taken for.
        let name = FliteText(plain: piece.text).tokens.first?.name ?? "x"
        tokens.append(FliteToken(name: name, phonemes: phonemes.spelling, source: start..<end))
        if let last = piece.text.last, ".,;:!?".contains(last) { follow(by: last) }
    }

    private mutating func append(_ text: String, from start: Int) {
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        var before: Unicode.Scalar?
        var position = start
        while index < scalars.endIndex {
            let scalar = scalars[index]
            index = scalars.index(after: index)
            let end = position + UTF16.width(scalar)
            let sign = SpokenSign(scalar, before: before, after: index < scalars.endIndex ? scalars[index] : nil)
            append(sign, position..<end)
            if sign != .nothing { before = scalar }
            position = end
        }
        endWord()
    }

    private mutating func append(_ sign: SpokenSign, _ source: Range<Int>) {
        switch sign {
        case .letters(let letters):
            if word.name.utf8.count >= Self.longestWord { endWord() }
            word.append(letters, source)
        case .words(let words):
            endWord()
            tokens += words.split(separator: " ").map { FliteToken(name: String($0), source: source) }
        case .mark(let mark):
            endWord()
            follow(by: mark)
        case .space:
            endWord()
        case .nothing:
            break
        }
    }

    private mutating func endWord() {
        tokens += word.tokens
        word = Word()
    }

    /// Punctuation before the first word is not heard.
    private mutating func follow(by mark: Character) {
        guard !tokens.isEmpty else { return }
        tokens[tokens.count - 1].follow(by: mark)
    }
}

extension FliteText {
    /// The letters between two spaces, each with its place in the spoken text.
    private struct Word {
        private(set) var name = ""
        /// One for each ASCII character of ``name``.
        private var sources: [Range<Int>] = []

        mutating func append(_ letters: String, _ source: Range<Int>) {
            name += letters
            sources += Array(repeating: source, count: letters.utf8.count)
        }

        /// Without apostrophes at its ends; none when nothing but signs is left. Two where a full stop lacks its space.
        var tokens: [FliteToken] {
            let units = Array(name.utf8)
            let start = units.firstIndex { !Self.isTrimmed($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
            guard let start, let end = units.lastIndex(where: { !Self.isTrimmed($0) }), start <= end,
                units[start...end].contains(where: \.isASCIIAlphanumeric)
            else { return [] }
            if let stop = missingSpace(in: units, start...end) {
                return [token(units, start...stop - 1, after: "."), token(units, stop + 1...end)]
            }
            return [token(units, start...end)]
        }

        private func token(_ units: [UInt8], _ range: ClosedRange<Int>, after: String = "") -> FliteToken {
            FliteToken(
                name: String(decoding: units[range], as: UTF8.self),
                after: after,
                source: sources[range.lowerBound].lowerBound..<sources[range.upperBound].upperBound
            )
        }

        /// Where two sentences meet without a space, as in “end.The”: two small letters, a full stop, a capital and a
        /// small letter.
        private func missingSpace(in units: [UInt8], _ range: ClosedRange<Int>) -> Int? {
            guard range.count >= 5 else { return nil }
            return (range.lowerBound + 2...range.upperBound - 2).first {
                units[$0] == UInt8(ascii: ".") && units[$0 - 2].isSmallLetter && units[$0 - 1].isSmallLetter
                    && units[$0 + 1].isCapitalLetter && units[$0 + 2].isSmallLetter
            }
        }

        private static func isTrimmed(_ unit: UInt8) -> Bool { "'-./,:".utf8.contains(unit) }
    }
}

extension UInt8 {
    fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
    fileprivate var isCapitalLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
    fileprivate var isASCIIAlphanumeric: Bool { Unicode.Scalar(self).isASCIIAlphanumeric }
}
