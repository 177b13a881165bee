/// Says letter words letter by letter: *the BBC*, *TVs and CDs*, *PhD*. Those that are said as a word stay: *NASA*.
public struct Acronyms: SpokenForm {
    public let name = "acronym"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        let tokens = CapitalToken.tokens(in: passage)
        guard !tokens.isEmpty else { return mixed(in: passage) }
        let allCapitals = passage.isAllCapitals
        var result: [Replacement] = []
        for token in tokens
        where Self.mixedCase[token.text] == nil && token.reading(in: passage, allCapitals: allCapitals) == .letters {
            let end = token.range.lowerBound + token.stem.utf16.count
            if let article = article(before: token, in: passage) { result.append(article) }
            let said = String(token.stem).spelled
            if token.isPlural {
                result.append(Replacement(token.range.lowerBound..<token.range.upperBound + 1, by: said + "s"))
            } else if end < token.range.upperBound {
                let ending = passage.string(end..<token.range.upperBound).lowercased()
                result.append(Replacement(token.range, by: said + ending))
            } else {
                result.append(Replacement(token.range, by: said))
            }
        }
        return (result + mixed(in: passage)).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// *A BBC man* begins with no letter: in capitals it would be said as one of them.
    private func article(before token: CapitalToken, in passage: Passage) -> Replacement? {
        guard let word = passage.word(before: token.range.lowerBound), passage.string(word) == "A",
            passage.skippingBlanksBack(from: token.range.lowerBound) == word.upperBound,
            passage.startsSentence(word.lowerBound) || passage.unit(word.lowerBound - 1)?.isOpeningQuote ?? false
        else { return nil }
        return Replacement(word, by: "a")
    }

    /// Letter words with small letters in them.
    private func mixed(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index + 1 < passage.length {
            guard passage[index].isASCIICapital, !passage.isWordUnit(index - 1) else {
                index += 1
                continue
            }
            let start = index
            var hasInnerCapital = false
            index += 1
            while let unit = passage.unit(index), unit.isLetterOrDigit {
                hasInnerCapital = hasInnerCapital || unit.isASCIICapital
                index += 1
            }
            guard hasInnerCapital, index - start < 6, let said = Self.mixedCase[passage.string(start..<index)] else {
                continue
            }
            result.append(Replacement(start..<index, by: said))
        }
        return result
    }

    private static let mixedCase = [
        "PhD": "P H D", "PhDs": "P H Ds", "DPhil": "D Phil", "MPhil": "M Phil", "BSc": "B S C", "MSc": "M S C",
        "LLD": "L L D", "LLB": "L L B", "BEd": "B Ed", "MEd": "M Ed", "EdD": "E D D", "PsyD": "Psy D", "DVDs": "D V Ds",
        "mRNA": "M R N A", "BCom": "B Com", "HDTV": "H D T V", "YoY": "year over year",
        "QoQ": "quarter over quarter", "WiFi": "Wi-Fi", "LitD": "Lit D", "DOS": "doss", "WWI": "World War One",
        "WWII": "World War Two",
    ]
}
