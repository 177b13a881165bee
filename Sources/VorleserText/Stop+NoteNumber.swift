/// Note numbers that were raised once and stand bare behind their sentence: `the Apostate.7 His work`.
extension Stop {
    /// Takes in a bare note number, where a sentence may begin behind it.
    mutating func clingNoteNumber(in prose: Prose, by conventions: SentenceConventions) {
        guard !hasReference, kind != .dash, prose.scalar(at: end)?.isASCIIDigit ?? false else { return }
        let after = prose.skip(from: end, limit: 5, while: \.isASCIIDigit)
        guard after - end <= 4, endsWordOfLetters(in: prose, by: conventions), beginsSentence(behind: after, in: prose)
        else { return }
        hasReference = true
        end = after
    }

    /// Whether white space and then a capital or an opening mark stand behind the number and its closing marks.
    private func beginsSentence(behind number: Int, in prose: Prose) -> Bool {
        let closed = prose.skip(from: number, limit: 3) {
            $0.isQuotationMark && !$0.isOpeningQuotationMark || $0.isClosingBracket
        }
        let next = prose.skip(from: closed, limit: 8, while: \.isBlank)
        guard let scalar = prose.scalar(at: next) else { return true }
        guard next > closed else { return false }
        return scalar.isUpper || scalar.isQuotationMark || scalar.isOpeningBracket || scalar.isDash
            || scalar.isLetter && !scalar.isLower
    }

    /// Whether the marks stand behind a word that takes no number: not `p.7`, `2.7` or `.45`.
    private func endsWordOfLetters(in prose: Prose, by conventions: SentenceConventions) -> Bool {
        guard let before = prose.scalar(before: start) else { return false }
        if kind != .fullStop || closesQuotation || closesBracket { return !before.isBlank }
        guard before.isLetter else { return before.isQuotationMark || before.isClosingBracket }
        let word = PrecedingWord(before: start, in: prose)
        guard !word.isInitial, Self.isSpoken(word.text) else { return false }
        switch conventions.abbreviation(word) {
        case .title, .titleOrWord, .inner, .beforeNumber, .month: return false
        default: return true
        }
    }

    /// Whether a word has vowels or is in capitals: `sct.7` is a shortened word that no table has.
    private static func isSpoken(_ word: String) -> Bool {
        word.unicodeScalars.contains { $0.value >= 0x80 || $0.isUpper || "aeiouy".unicodeScalars.contains($0) }
    }
}
