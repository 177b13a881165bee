/// Says titles that are printed without a full stop, as in Britain: *Mr Darcy*, *Dr Watson*, *St Paul’s*.
public struct UnstoppedTitles: SpokenForm {
    public let name = "title"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            guard passage[index].isASCIICapital, !passage.isWordUnit(index - 1) else {
                index += 1
                continue
            }
            let start = index
            while passage.isWordUnit(index) { index += 1 }
            if let saint = hyphenedSaint(start..<index, in: passage) { result.append(saint) }
            guard (2...6).contains(index - start), passage.unit(index) != 0x2E,
                passage.unit(index)?.isApostrophe != true,
                let words = words(for: start..<index, in: passage)
            else { continue }
            result.append(Replacement(start..<index, by: words))
        }
        return result
    }

    /// *St-Malo*, *Ste-Chapelle*
    private func hyphenedSaint(_ word: Range<Int>, in passage: Passage) -> Replacement? {
        guard passage.unit(word.upperBound) == 0x2D, passage.isCapital(word.upperBound + 1),
            passage.isSmall(word.upperBound + 2)
        else { return nil }
        // 14th St-Union Square
        if let street = passage.word(before: word.lowerBound), passage.isDigit(street.lowerBound) { return nil }
        switch passage.string(word) {
        case "St": return Replacement(word, by: "Saint")
        case "Ste": return Replacement(word, by: "Sainte")
        default: return nil
        }
    }

    private func words(for word: Range<Int>, in passage: Passage) -> String? {
        let isShouted = passage.word(after: word.upperBound).map { passage.isCapital($0.lowerBound + 1) } ?? false
        guard passage.isSmall(word.upperBound - 1) || isShouted else { return nil }
        let key = passage.string(word).lowercased()
        if let words = Self.before[key] {
            let ambiguous = AmbiguousAbbreviation(key: key, printed: passage.string(word), word: word, passage: passage)
                .words
            // “10 Downing St”: the house's number comes before.
            if ambiguous == "Street" || ambiguous == "Drive" { return isInAddress(word, passage) ? ambiguous : nil }
            // Gen Z
            if Self.ranks.contains(key), !isRank(word, passage) { return nil }
            guard passage.isBlank(word.upperBound), passage.isCapitalNext(word.upperBound) || Self.always.contains(key)
            else { return nil }
            return ambiguous ?? words
        }
        guard let words = Self.after[key], let previous = passage.word(before: word.lowerBound, overComma: true) else {
            return nil
        }
        // “5th Ave”
        if Self.streets.contains(key), passage.isDigit(previous.lowerBound), passage.isSmall(previous.upperBound - 1) {
            return words
        }
        // Schubert’s Ave Maria
        let isOwner = ["’s", "'s"].contains { passage.string(previous).hasSuffix($0) }
        let isPrayer = ["pater", "paternoster", "creed", "credo", "gloria", "latin", "angelus", "roman"].contains(
            passage.string(previous).lowercased()
        )
        let isListed = passage.word(before: word.lowerBound) != previous
        if Self.streets.contains(key), isOwner || isPrayer || isListed || passage.isCapitalNext(word.upperBound) {
            return nil
        }
        guard passage.isCapital(previous.lowerBound), !PlainWords.contains(passage.string(previous).lowercased()) else {
            return nil
        }
        return words
    }

    /// Whether a name comes after that is no letter, and none before.
    private func isRank(_ word: Range<Int>, _ passage: Passage) -> Bool {
        guard let next = passage.word(after: word.upperBound), next.count > 1, passage.isSmall(next.lowerBound + 1)
        else {
            return false
        }
        let key = passage.string(word).lowercased()
        // Hon Hai is a company.
        guard let previous = passage.word(before: word.lowerBound) else { return key != "hon" }
        let text = passage.string(previous)
        // The 50 Ft Woman, 12 Fr
        let isCounted = passage.isDigit(previous.lowerBound) || Self.numbers.contains(text.lowercased())
        if ["ft", "fr"].contains(key), isCounted || ["from", "via"].contains(text.lowercased()) && key == "fr" {
            return false
        }
        let isArticle = ["the", "a", "an"].contains(text.lowercased())
        if key == "hon" { return isArticle || ["rt", "rt.", "right", "most"].contains(text.lowercased()) }
        // The Col Agnel is a pass.
        if isArticle, !["rt", "rev"].contains(key) { return false }
        return !passage.isCapital(previous.lowerBound) || text.hasSuffix(".") || Self.before[text.lowercased()] != nil
            || PlainWords.contains(text.lowercased())
    }

    private static let numbers: Set<String> = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "twenty", "thirty", "forty",
        "fifty", "sixty", "hundred", "thousand", "many",
    ]
    private static let streets: Set<String> = ["ave", "rd", "sq", "ln", "blvd"]

    private static let ranks: Set<String> = [
        "fr", "ft", "rt", "hon", "rev", "gen", "col", "maj", "brig", "cmdr", "cdr", "adm", "supt", "insp", "gov",
    ]

    private func isInAddress(_ word: Range<Int>, _ passage: Passage) -> Bool {
        guard let name = passage.word(before: word.lowerBound) else { return false }
        if passage.isDigit(name.lowerBound) { return true }
        return passage.word(before: name.lowerBound).map { passage.isDigit($0.lowerBound) } ?? false
    }

    private static let always: Set<String> = ["mr", "mrs", "messrs", "revd"]

    private static let before = [
        "mr": "Mister", "mrs": "Missus", "ms": "Miz", "messrs": "Messieurs", "dr": "Doctor", "st": "Saint",
        "mme": "Madame", "mlle": "Mademoiselle", "revd": "Reverend", "prof": "Professor", "capt": "Captain",
        "sgt": "Sergeant", "lt": "Lieutenant", "mt": "Mount", "cpl": "Corporal", "drs": "Doctors", "sgts": "Sergeants",
        "rt": "Right", "hon": "Honorable", "rev": "Reverend", "gen": "General", "col": "Colonel", "maj": "Major",
        "brig": "Brigadier", "cmdr": "Commander", "cdr": "Commander", "adm": "Admiral", "supt": "Superintendent",
        "insp": "Inspector", "gov": "Governor", "ft": "Fort", "fr": "Father",
    ]

    private static let after = [
        "jr": "Junior", "sr": "Senior", "esq": "Esquire", "ltd": "Limited", "inc": "Incorporated", "bros": "Brothers",
        "blvd": "Boulevard", "ave": "Avenue", "rd": "Road", "sq": "Square", "ln": "Lane",
    ]
}
