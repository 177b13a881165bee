/// Says ordinary words that are printed with capitals, for emphasis or at the start of a chapter, as ordinary words.
public struct CapitalWords: SpokenForm {
    public let name = "capitals"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        let tokens = CapitalToken.tokens(in: passage)
        guard !tokens.isEmpty else { return [] }
        let allCapitals = passage.isAllCapitals
        let isHeading = allCapitals && passage.length < 60
        var result: [Replacement] = []
        for index in tokens.indices {
            let token = tokens[index]
            guard token.reading(in: passage, allCapitals: allCapitals) == .word else { continue }
            let isNamed = isHeading ? !isPlain(token) : isInName(index, of: tokens, in: passage)
            let end = token.range.upperBound + (token.isPlural ? 1 : 0)
            let said = said(token, isNamed: isNamed, in: passage)
            result.append(contentsOf: article(between: index - 1, index, of: tokens, in: passage))
            result.append(Replacement(token.range.lowerBound..<end, by: said))
        }
        return result
    }

    /// “ONCE UPON A TIME”: the capital A between capitals is no letter.
    private func article(
        between first: Int,
        _ second: Int,
        of tokens: [CapitalToken],
        in passage: Passage
    ) -> [Replacement] {
        guard first >= 0 else { return [] }
        let place = passage.skippingBlanks(from: tokens[first].range.upperBound)
        guard passage.unit(place) == 0x41, passage.isBlank(place - 1), passage.isBlank(place + 1),
            passage.skippingBlanks(from: place + 1) == tokens[second].range.lowerBound
        else { return [] }
        return [Replacement(place..<place + 1, by: "a")]
    }

    private func isPlain(_ token: CapitalToken) -> Bool {
        PlainWords.contains(token.text.lowercased().replacing("’", with: "'"))
    }

    /// Whether a word is one of two or three in a row of which none is a plain word: *PRIVATE CARR*.
    private func isInName(_ index: Int, of tokens: [CapitalToken], in passage: Passage) -> Bool {
        var row = index...index
        while row.lowerBound > 0, adjoin(row.lowerBound - 1, of: tokens, in: passage) {
            row = row.lowerBound - 1...row.upperBound
        }
        while row.upperBound + 1 < tokens.count, adjoin(row.upperBound, of: tokens, in: passage) {
            row = row.lowerBound...row.upperBound + 1
        }
        return (2...3).contains(row.count) && !tokens[row].contains(where: isPlain)
    }

    private func adjoin(_ index: Int, of tokens: [CapitalToken], in passage: Passage) -> Bool {
        passage.skippingBlanks(from: tokens[index].range.upperBound) == tokens[index + 1].range.lowerBound
    }

    private func said(_ token: CapitalToken, isNamed: Bool, in passage: Passage) -> String {
        let words = token.text.lowercased().unligatured + (token.isPlural ? "s" : "")
        // Behind a speaker's name in a screenplay.
        if words == "cont'd" || words == "cont’d" { return "continued" }
        // “I’M”, “O’BRIEN”, “D’ARTAGNAN”, but “O’CLOCK”.
        if token.stem.count == 1, token.text.count > 2, !words.hasSuffix("clock") {
            let rest = String(words.dropFirst(2))
            let isName = rest.count > 2 && token.stem != "I"
            return words.prefix(2).uppercased() + (isName ? rest.capitalizedAtStart : rest)
        }
        return isNamed || hasCapital(token, in: passage) ? words.capitalizedAtStart : words
    }

    /// At the start of the sentence, and after a title or an initial.
    private func hasCapital(_ token: CapitalToken, in passage: Passage) -> Bool {
        if passage.startsSentence(token.range.lowerBound) { return true }
        if passage.names.contains(String(token.stem)), !isPlain(token) { return true }
        guard let previous = passage.word(before: token.range.lowerBound) else { return false }
        if previous.count == 2, passage.isCapital(previous.lowerBound), passage.unit(previous.lowerBound + 1) == 0x2E {
            return true
        }
        return Self.titles.contains(passage.string(previous).uppercased())
    }

    private static let titles: Set<String> = [
        "MR.", "MRS.", "MS.", "DR.", "MR", "MRS", "DR", "MISS", "SIR", "LADY", "LORD", "CAPTAIN", "CAPT.", "COLONEL",
        "COL.", "ST.", "MADAME", "KING", "QUEEN", "PRINCE", "PRINCESS", "SAINT", "AUNT", "UNCLE", "DOCTOR", "PROFESSOR",
    ]
}
