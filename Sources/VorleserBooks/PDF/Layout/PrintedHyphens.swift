/// What becomes of a hyphen at the end of a line.
///
/// The typesetter's own hyphens go; those of a word stay. The book tells first, by how it spells the word elsewhere, then
/// the language's lexicon, then the parts: two words that are none together keep their hyphen.
struct PrintedHyphens {
    let vocabulary: PrintedVocabulary
    /// Of the text's language.
    let words: BookWords
    let limits: HyphenThresholds

    enum Fate: Equatable {
        /// The word is one: without the hyphen.
        case joined
        /// The hyphen belongs to the word.
        case kept
        /// The hyphen stands for a word that follows: “two- and threefold”.
        case hanging
    }

    /// - Parameters:
    ///   - line: A line's text.
    ///   - next: The text of the line after it.
    /// - Returns: What becomes of the hyphen it ends with and how many characters that has; `nil` when it ends with none.
    func fate(atEndOf line: String, before next: String) -> Fate? {
        guard let sign = line.unicodeScalars.last, Self.signs.contains(sign) else { return nil }
        let head = line.unicodeScalars.dropLast()
        guard let before = head.last, before.properties.isAlphabetic || before.properties.numericType != nil else {
            return nil
        }
        let left = Self.word(endingAt: String.UnicodeScalarView(head))
        let right = Self.word(startingAt: next)
        if sign == "\u{AD}" { return right.isEmpty ? nil : .joined }
        if marksItsOwn, sign == "\u{2010}", !left.isEmpty, !right.isEmpty { return .joined }
        guard !left.isEmpty, let first = right.unicodeScalars.first else { return .kept }
        if words.hyphens.conjunctions.contains(right.lowercased()), !(vocabulary.count(left + right) > 0) {
            return vocabulary.count("\(left)-\(right)") > 0 ? .kept : .hanging
        }
        let isCapitals = left.utf8.count > 1 && left == left.uppercased() && right == right.uppercased()
        if first.properties.isUppercase, !isCapitals || marksItsOwn { return .kept }
        // The author's. Where a font lacks the other sign it stands for both.
        if marksItsOwn, sign == "-", !vocabulary.isInLanguage(left + right) { return .kept }
        return isOneWord(left, right, isAfterHyphen: Self.hasHyphen(head.dropLast(left.unicodeScalars.count)))
            ? .joined : .kept
    }

    /// Whether the program that set the lines has a sign of its own for its hyphens, as browsers have: the others are the
    /// author's then.
    private var marksItsOwn: Bool {
        vocabulary.trueHyphens.inside == 0 && vocabulary.trueHyphens.atEnds >= limits.fewestOwn
    }

    private func isOneWord(_ left: String, _ right: String, isAfterHyphen: Bool) -> Bool {
        let joined = vocabulary.count(left + right)
        let parted = vocabulary.count("\(left)-\(right)")
        if joined != parted { return joined > parted }
        let (small, end) = (left.lowercased(), right.lowercased())
        if isAfterHyphen, words.hyphens.linking.contains(small), vocabulary.has(end) { return false }
        if vocabulary.isInLanguage("\(small)-\(end)"), !vocabulary.isInLanguage(small + end) { return false }
        if vocabulary.isInLanguage(small + end) { return true }
        if isWord(small + end) { return !words.hyphens.compounding.contains(small) || !isWord(end) }
        if words.hyphens.compounding.contains(small) {
            return words.hyphens.ambiguous.contains(small) && !vocabulary.has(end) && vocabulary.count(end) == 0
        }
        if isEnclitic(end) { return false }
        if words.numbers.areTensAndUnits(small, end) { return false }
        guard words.hyphens.partsKnownWords else { return !isAfterHyphen }
        if words.hyphens.joined.contains(end) { return true }
        // Neither the book nor the language has it as one word: it is two if each of them is one.
        return !(isWholeWord(small) && isWholeWord(end))
    }

    /// Whether the language has a word, or one that it is made of by an ending.
    private func isWord(_ word: String) -> Bool {
        if vocabulary.isInLanguage(word) { return true }
        for ending in words.hyphens.endings
        where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + limits.mostNoStem {
            let stem = String(word.dropLast(ending.count))
            if vocabulary.isInLanguage(stem) || vocabulary.isInLanguage(stem + "e") { return true }
            if ending.hasPrefix("i"), vocabulary.isInLanguage(stem + "y") { return true }
        }
        for beginning in words.hyphens.beginnings
        where word.hasPrefix(beginning) && word.utf8.count > beginning.utf8.count + limits.mostNoRest {
            if vocabulary.isInLanguage(String(word.dropFirst(beginning.count))) { return true }
        }
        return false
    }

    /// A half that is a word by itself, not a syllable that happens to be in the lexicon as a name or a letter.
    private func isWholeWord(_ word: String) -> Bool {
        guard word.utf8.count > limits.mostShort || words.hyphens.short.contains(word),
            !words.hyphens.syllables.contains(word)
        else {
            return false
        }
        return vocabulary.has(word)
    }

    /// Pronouns and particles are hung on verbs, in French: “dit-il”, “lui-même”, “celui-ci”.
    private func isEnclitic(_ word: String) -> Bool { words.hyphens.enclitics.contains(word) }

    private static let signs: Set<Unicode.Scalar> = ["-", "\u{2010}", "\u{2011}", "\u{AD}"]

    private static func word(endingAt text: String.UnicodeScalarView) -> String {
        let letters = text.reversed().prefix { $0.properties.isAlphabetic }
        return String(String.UnicodeScalarView(letters.reversed()))
    }

    private static func word(startingAt text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix { $0.properties.isAlphabetic }))
    }

    private static func hasHyphen(_ text: some BidirectionalCollection<Unicode.Scalar>) -> Bool {
        text.last.map { signs.contains($0) } ?? false
    }
}
