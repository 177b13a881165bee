/// Says ordinary words that are printed with capitals, for emphasis or at the start of a chapter, as ordinary words.
public struct CapitalWords: SpokenForm {
    public let name = "capitals"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        guard passage.isEnglish else { return [] }
        let tokens = CapitalToken.tokens(in: passage)
        guard !tokens.isEmpty else { return [] }
        let allCapitals = passage.isAllCapitals
        return tokens.compactMap { token in
            guard token.reading(in: passage, allCapitals: allCapitals) == .word else { return nil }
            let end = token.range.upperBound + (token.isPlural ? 1 : 0)
            return Replacement(token.range.lowerBound..<end, by: said(token, in: passage))
        }
    }

    private func said(_ token: CapitalToken, in passage: Passage) -> String {
        let words = token.text.lowercased().unligatured + (token.isPlural ? "s" : "")
        return hasCapital(token, in: passage) ? words.capitalizedAtStart : words
    }

    /// At the start of the sentence, in *I’M* and *O’BRIEN*, and in a name: after a title.
    private func hasCapital(_ token: CapitalToken, in passage: Passage) -> Bool {
        if passage.isStart(token.range.lowerBound) { return true }
        if token.stem.count == 1, token.text.count > 2, token.stem == "I" || token.stem == "O" && token.text.count > 4 {
            return token.text.lowercased().dropFirst(2) != "clock"
        }
        guard let previous = passage.word(before: token.range.lowerBound) else { return false }
        return Self.titles.contains(passage.text(previous).uppercased())
    }

    private static let titles: Set<String> = [
        "MR.", "MRS.", "MS.", "DR.", "MR", "MRS", "DR", "MISS", "SIR", "LADY", "LORD", "CAPTAIN", "CAPT.", "COLONEL",
        "COL.", "ST.", "MADAME", "KING", "QUEEN", "PRINCE", "PRINCESS", "SAINT", "AUNT", "UNCLE", "DOCTOR", "PROFESSOR",
    ]
}
