/// Cuts English text into words, parts of words and marks, as the treebanks the tagger learnt from do.
///
/// Source: specification §2.1. `don’t` is two tokens, `well-known` three, `Mr.` one. Ranges are in UTF-16 code units
/// of the text, ascend and do not overlap; every character that is not white space is in one.
public struct Tokenizer: Sendable {
    /// Whether the reference's mistakes are kept.
    let reference: Bool

    /// Creates a tokenizer.
    /// - Parameter reference: Cut exactly as the reference does: dashes glue what they part (`no!—the`), white space
    ///   beyond one space is a token, *’tis* begins with a quotation mark. Otherwise these are mended, and soft
    ///   hyphens and other characters that cannot be seen are left out of the tokens' text (not of their ranges).
    public init(reference: Bool = false) {
        self.reference = reference
    }

    /// The tokens of a text, in its order.
    public func tokens(in text: String) -> [Token] {
        var units = Array(text.utf16)
        var places: [Int] = []
        if !reference, units.contains(where: { $0 > 0x7F && LetterClass.of($0).contains(.invisible) }) {
            places = units.indices.filter { !LetterClass.of(units[$0]).contains(.invisible) }
            let count = units.count
            units = places.map { units[$0] }
            places.append(count)
        }
        var cutter = TokenCutter(units: units, places: places, reference: reference)
        cutter.cutText()
        return cutter.tokens
    }
}

/// The state of cutting one text.
struct TokenCutter {
    let units: [UInt16]
    /// Where each unit stood before invisible ones were left out, and the text's length; empty if none were.
    let places: [Int]
    let reference: Bool
    private(set) var tokens: [Token] = []
    /// How many single quotation marks are open.
    private var openQuotes = 0
    private let exceptions = TokenExceptions.english

    init(units: [UInt16], places: [Int], reference: Bool) {
        self.units = units
        self.places = places
        self.reference = reference
        tokens.reserveCapacity(units.count / 4)
    }

    mutating func cutText() {
        var index = 0
        while index < units.count {
            let start = index
            while index < units.count, isSpace(at: index) { index += 1 }
            if reference, index > start, !tokens.isEmpty { cutSpace(start..<index) }
            let word = index
            var isPlain = true
            while index < units.count, !isSpace(at: index) {
                if units[index] &- 0x61 > 25 && units[index] &- 0x41 > 25 { isPlain = false }
                index += 1
            }
            guard index > word else { continue }
            if isPlain {
                cutMiddle(word..<index)
            } else if reference {
                cutChunk(word..<index)
            } else {
                cutAtDashes(word..<index)
            }
        }
    }

    private func isSpace(at index: Int) -> Bool {
        let unit = units[index]
        return unit == 0x20 || (unit < 0x21 || unit > 0x7E) && LetterClass.of(unit).contains(.space)
    }

    /// One space belongs to the token before it; what is more is a token of its own.
    private mutating func cutSpace(_ range: Range<Int>) {
        let rest = units[range.lowerBound] == 0x20 ? range.lowerBound + 1..<range.upperBound : range
        if !rest.isEmpty { emit(rest) }
    }

    /// Cuts at dashes and at marks with a word glued to them, then each piece.
    private mutating func cutAtDashes(_ range: Range<Int>) {
        if units[range].allSatisfy({ $0 < 0x80 && LetterClass.of($0).contains(.lower) })
            || TokenBreaks.isAddress(units, range)
        {
            return cutChunk(range)
        }
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let dash = TokenBreaks.dash(units, at: index, in: range)
            if dash > 0 {
                if start < index { cutChunk(start..<index) }
                emit(index..<index + dash)
                index += dash
                start = index
                continue
            }
            if index > start, TokenBreaks.isBreak(units, before: index, in: range) {
                cutChunk(start..<index)
                start = index
            }
            index += 1
        }
        if start < range.upperBound { cutChunk(start..<range.upperBound) }
    }

    /// Takes marks off both ends of a stretch without white space, then cuts the middle.
    private mutating func cutChunk(_ chunk: Range<Int>) {
        var range = chunk
        var suffixes: [Range<Int>] = []
        while !range.isEmpty {
            if isPlain(range) || reference && WebAddress.matches(units, range) { break }
            if !reference, let elision = TokenBreaks.elision(units, range, inQuotes: openQuotes > 0) {
                emit(elision)
                range = elision.upperBound..<range.upperBound
                continue
            }
            if !reference, WebAddress.matches(units, range) { break }
            let prefix = TokenAffixes.prefix(units, range)
            if prefix > 0, exceptions.cuts(of: units[range.dropFirst(prefix)]) != nil {
                emitMark(range.prefix(prefix))
                range = range.dropFirst(prefix)
                break
            }
            let suffix = TokenAffixes.suffix(units, range.dropFirst(prefix < range.count ? prefix : 0))
            if suffix > 0, suffix < range.count {
                let rest = range.dropLast(suffix)
                let isFinal = exceptions.cuts(of: units[rest]) != nil
                suffixes.append(range.suffix(suffix))
                range = rest
                if isFinal { break }
            }
            if prefix > 0, prefix <= range.count {
                emitMark(range.prefix(prefix))
                range = range.dropFirst(prefix)
            }
            if prefix == 0, suffix == 0 || suffix >= range.count + suffix { break }
        }
        cutMiddle(range)
        for suffix in suffixes.reversed() { emitMark(suffix) }
    }

    /// Whether nothing is to be taken off: a listed form.
    private func isPlain(_ range: Range<Int>) -> Bool { exceptions.cuts(of: units[range]) != nil }

    private mutating func cutMiddle(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        if let cuts = exceptions.cuts(of: units[range]) {
            var start = range.lowerBound
            for length in cuts {
                emit(start..<start + Int(length))
                start += Int(length)
            }
            return
        }
        if !units[range].contains(where: { $0 &- 0x61 > 25 && $0 &- 0x41 > 25 }) || WebAddress.matches(units, range) {
            return emit(range)
        }
        var start = range.lowerBound
        for cut in TokenAffixes.infixes(units, range) {
            if cut.lowerBound > start { emit(start..<cut.lowerBound) }
            emit(cut)
            start = cut.upperBound
        }
        if start < range.upperBound { emit(start..<range.upperBound) }
    }

    /// Emits what was taken off an end, and keeps count of single quotation marks.
    private mutating func emitMark(_ range: Range<Int>) {
        if range.count == 1, LetterClass.of(units[range.lowerBound]).contains(.apostrophe) {
            let isLast = range.upperBound == units.count || isSpace(at: range.upperBound)
            let isFirst = range.lowerBound == 0 || isSpace(at: range.lowerBound - 1) || tokens.last?.text.count == 1
            if isFirst && !isLast { openQuotes += 1 } else { openQuotes = max(0, openQuotes - 1) }
        }
        emit(range)
    }

    private mutating func emit(_ range: Range<Int>) {
        let hasSpace =
            range.upperBound < units.count
            && (reference ? units[range.upperBound] == 0x20 : isSpace(at: range.upperBound))
        let text = String(decoding: units[range], as: UTF16.self)
        tokens.append(Token(text, at: place(of: range), hasSpaceAfter: hasSpace))
    }

    /// The range in the text as given. What cannot be seen belongs to the token before it, or after white space to
    /// the one that follows.
    private func place(of range: Range<Int>) -> Range<Int> {
        guard !places.isEmpty else { return range }
        var lower = places[range.lowerBound]
        if range.lowerBound == 0 {
            lower = 0
        } else if isSpace(at: range.lowerBound - 1) {
            lower = places[range.lowerBound - 1] + 1
        }
        return lower..<places[range.upperBound]
    }
}
