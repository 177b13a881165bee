/// A token's parts: words, numbers, marks.
///
/// Reference: section 3. What matches none of its patterns, such as a lone apostrophe between digits, vanishes there;
/// here it is a part of its own outside reference mode.
struct SubTokens {
    /// Places in the token's text, UTF-16 code units from its start.
    private(set) var parts: [(text: String, range: Range<Int>)] = []

    private let kinds: [Kind]
    private let keepsAll: Bool

    private enum Kind { case capital, small, letter, digit, minus, underscore, apostrophe, separator, other }

    init(of text: String, reference: Bool) {
        keepsAll = !reference
        if Self.isPlainWord(text) {
            kinds = []
            parts = [(text, 0..<text.utf8.count)]
            return
        }
        let scalars = Array(text.unicodeScalars)
        var kinds: [Kind] = []
        kinds.reserveCapacity(scalars.count)
        for scalar in scalars {
            // An accent belongs to its letter, a soft hyphen to the word it stands in.
            if !reference, let last = kinds.last, last != .other, !scalar.isASCII, WrittenForm.isDropped(scalar) {
                kinds.append(last)
            } else {
                kinds.append(Self.kind(of: scalar))
            }
        }
        self.kinds = kinds
        cut(scalars)
    }

    /// Letters without a capital after a small one: one part, whatever the rules.
    private static func isPlainWord(_ text: String) -> Bool {
        var rest = text.utf8[...]
        guard let first = rest.popFirst(), ASCIIWord.isLetter(first) else { return false }
        return rest.allSatisfy(ASCIIWord.isLower)
    }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        switch scalar {
        case "a"..."z": .small
        case "A"..."Z": .capital
        case "0"..."9": .digit
        case "-": .minus
        case "_": .underscore
        case ",", ".": .separator
        case "'", "\u{2018}", "\u{2019}": .apostrophe
        default: scalar.isASCII ? .other : kind(ofCategory: scalar.properties.generalCategory)
        }
    }

    private static func kind(ofCategory category: Unicode.GeneralCategory) -> Kind {
        switch category {
        case .uppercaseLetter: .capital
        case .lowercaseLetter: .small
        case .titlecaseLetter, .modifierLetter, .otherLetter: .letter
        case .decimalNumber: .digit
        default: .other
        }
    }

    // MARK: - Patterns

    private mutating func cut(_ scalars: [Unicode.Scalar]) {
        var (index, place) = (0, 0)
        while index < kinds.count {
            let end = end(from: index)
            let stop = end ?? index + 1
            let width = scalars[index..<stop].reduce(0) { $0 + UTF16.width($1) }
            if end != nil || keepsAll {
                parts.append((String(String.UnicodeScalarView(scalars[index..<stop])), place..<place + width))
            }
            (index, place) = (stop, place + width)
        }
    }

    /// Where the part that starts here ends; the first pattern that matches wins.
    private func end(from start: Int) -> Int? {
        if start == 0, kinds[start] == .apostrophe { return apostrophes(from: start) }
        if kinds[start] == .capital, kind(start + 1) == .capital, kind(start + 2) == .small { return start + 1 }
        if let end = number(from: start) { return end }
        switch kinds[start] {
        case .minus, .underscore: return dashes(from: start)
        case .apostrophe:
            let end = apostrophes(from: start)
            if end > start + 1 || end == kinds.count { return end }
            // Before letters it may still begin “apostrophe, small letter, capital”, and lone ones vanish.
            return smallBeforeCapital(from: start)
        case .separator, .other: return start + 1
        case .digit: return nil
        case .capital, .small, .letter: return smallBeforeCapital(from: start) ?? word(from: start)
        }
    }

    private func kind(_ index: Int) -> Kind? { index < kinds.count ? kinds[index] : nil }

    private func isLetter(_ index: Int) -> Bool {
        guard let kind = kind(index) else { return false }
        return kind == .capital || kind == .small || kind == .letter
    }

    private func apostrophes(from start: Int) -> Int {
        var end = start
        while kind(end) == .apostrophe { end += 1 }
        return end
    }

    private func dashes(from start: Int) -> Int {
        var end = start
        while kind(end) == .minus || kind(end) == .underscore { end += 1 }
        return end
    }

    /// Digits with single commas or points between or before them; a minus only at the token's start.
    private func number(from start: Int) -> Int? {
        let first = start == 0 && kinds[0] == .minus ? 1 : start
        var end = first
        while true {
            if kind(end) == .digit {
                end += 1
            } else if kind(end) == .separator, kind(end + 1) == .digit {
                end += 2
            } else {
                return end > first ? end : nil
            }
        }
    }

    /// Letters, then apostrophe and letter any number of times, that end in a small letter before a capital.
    private func smallBeforeCapital(from start: Int) -> Int? {
        var letters = start
        while true {
            var end = letters
            while true {
                if kind(end) == .small, kind(end + 1) == .capital { return end + 1 }
                guard kind(end) == .apostrophe, isLetter(end + 1) else { break }
                end += 2
            }
            guard isLetter(letters) else { return nil }
            letters += 1
        }
    }

    private func word(from start: Int) -> Int {
        var end = start
        while isLetter(end) { end += 1 }
        while kind(end) == .apostrophe, isLetter(end + 1) { end += 2 }
        return end
    }
}
