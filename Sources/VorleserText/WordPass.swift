/// One pass over a text from word to word.
///
/// Follows Unicode Standard Annex #29, “Word Boundaries”, but for hyphens, shortened words, signs of currency and the
/// scripts without spaces; ``WordSegmenter`` says what is different.
struct WordPass {
    private let prose: Prose

    init(_ prose: Prose) { self.prose = prose }

    /// Where words begin and end, in bytes: start, end, start, end …
    func edges() -> [Int] {
        var edges: [Int] = []
        var index = prose.range.lowerBound
        while let scalar = prose.scalar(at: index) {
            guard let end = wordEnd(at: index, beginningWith: scalar) else {
                index = prose.index(after: index)
                continue
            }
            edges.append(index)
            edges.append(end)
            index = end
        }
        return edges
    }

    /// Where the word ends that begins at `index`; `nil` if none begins there.
    private func wordEnd(at index: Int, beginningWith scalar: Unicode.Scalar) -> Int? {
        switch scalar.wordKind {
        case .letter, .digit: return alphabeticEnd(from: index)
        case .ideograph: return extended(prose.index(after: index))
        case .katakana: return runEnd(from: index, of: .katakana)
        case .unspaced: return runEnd(from: index, of: .unspaced)
        case .currency: return signEnd(from: index, followedByNumber: true)
        case .sign: return signEnd(from: index, followedByNumber: scalar == "#" || scalar == "№" || scalar == "§")
        case .picture: return pictureEnd(from: index)
        case .none: return nil
        }
    }

    // MARK: Letters and figures

    /// The end of a word of letters and figures with whatever joins them.
    private func alphabeticEnd(from start: Int) -> Int {
        var index = start
        var part = start
        while true {
            index = prose.skip(from: index) { $0.isWordCharacter }
            guard let joint = prose.scalar(at: index) else { break }
            let next = prose.index(after: index)
            guard let after = prose.scalar(at: next), joins(joint, at: index, part: part, after) else { break }
            index = next
            part = next
        }
        return withFinalMark(from: start, part: part, to: index)
    }

    /// Whether a mark between two characters leaves them in one word.
    private func joins(_ joint: Unicode.Scalar, at index: Int, part: Int, _ after: Unicode.Scalar) -> Bool {
        guard after.wordKind == .letter || after.wordKind == .digit else { return false }
        let before = prose.scalar(before: index)
        switch joint {
        case "'", "’", "ʼ", "·", "_", "@", "״", "׳", "՛", "՜", "՞": return true
        case "\"": return before?.isHebrew ?? false && after.isHebrew
        case ".": return joinsAtFullStop(part..<index, before, after)
        case ",", ":", "/", "٫", "٬": return before?.isDigit ?? false && after.isDigit
        case "-", "‐", "‑":
            return isSingle(part..<index) || after.isDigit || before?.isDigit ?? false || isSingle(from: index)
        default: return false
        }
    }

    /// `3.5`, `U.S`, `example.com`; but the forgotten space in `end.Then` parts two words.
    private func joinsAtFullStop(_ part: Range<Int>, _ before: Unicode.Scalar?, _ after: Unicode.Scalar) -> Bool {
        !after.isUpper || part.count <= 2
    }

    private func isSingle(_ part: Range<Int>) -> Bool {
        prose.skip(from: prose.index(after: part.lowerBound), limit: 8) { $0.isCombiningMark } >= part.upperBound
    }

    /// Whether only one letter follows the hyphen.
    private func isSingle(from hyphen: Int) -> Bool {
        let letter = prose.index(after: hyphen)
        let end = prose.skip(from: prose.index(after: letter), limit: 8) { $0.isCombiningMark }
        return !(prose.scalar(at: end)?.isWordCharacter ?? false) && prose.scalar(at: end)?.isApostrophe != true
    }

    /// Takes in the last full stop of initials, and a percent or degree sign behind a number.
    private func withFinalMark(from start: Int, part: Int, to end: Int) -> Int {
        guard let mark = prose.scalar(at: end) else { return end }
        switch mark {
        case "." where part > start && isInitials(start..<end): return end + 1
        case "%", "‰", "°", "$", "€", "£", "¥", "¢", "′", "″":
            guard prose.scalar(before: end)?.isDigit ?? false else { return end }
            return prose.index(after: end)
        default: return end
        }
    }

    /// Whether every part between full stops is one letter: U.S, a.m
    private func isInitials(_ word: Range<Int>) -> Bool {
        guard word.count < 40 else { return false }
        var isLetter = true
        var index = word.lowerBound
        while index < word.upperBound, let scalar = prose.scalar(at: index) {
            guard isLetter ? scalar.isLetter : scalar == "." || scalar.isCombiningMark else { return false }
            if isLetter || scalar == "." { isLetter.toggle() }
            index = prose.index(after: index)
        }
        return true
    }

    // MARK: Other scripts and signs

    private func runEnd(from start: Int, of kind: Unicode.Scalar.WordKind) -> Int {
        prose.skip(from: prose.index(after: start)) { $0.wordKind == kind || $0.isExtender }
    }

    private func extended(_ index: Int) -> Int {
        prose.skip(from: index) { $0.isExtender }
    }

    /// A sign, with the number before which it stands: `$45`, `§12`.
    private func signEnd(from start: Int, followedByNumber: Bool) -> Int {
        let end = extended(prose.index(after: start))
        guard followedByNumber, prose.scalar(at: end)?.isDigit ?? false else { return end }
        return alphabeticEnd(from: end)
    }

    /// A picture with its modifiers and what is joined to it: 👩🏽‍🚀, 🇩🇪
    private func pictureEnd(from start: Int) -> Int {
        var end = extended(prose.index(after: start))
        if prose.scalar(at: start)?.isRegionalIndicator ?? false, prose.scalar(at: end)?.isRegionalIndicator ?? false {
            end = prose.index(after: end)
        }
        while prose.scalar(before: end) == "\u{200D}", prose.scalar(at: end)?.wordKind == .picture {
            end = extended(prose.index(after: end))
        }
        return end
    }
}
