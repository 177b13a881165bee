import Phonemes

/// Says numbers with the ending of an ordinal that the common rules do not see: *XIXe siècle*, *François Ier*, *1ᵉʳ*.
struct FrenchRomanOrdinals: SpokenForm {
    let name = "fr-roman-ordinal"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        for index in passage.words.indices {
            guard let (value, ending, last) = numeral(at: index, passage) else { continue }
            let gender: NumberAgreement = Self.feminine.contains(ending) ? .feminine : .masculine
            let isSecond = ending == "nd" || ending == "nde"
            let name = isSecond ? "secon" + ending.dropFirst() : FrenchNumberWords.ordinal(value, gender)
            let text = name + (Self.plural.contains(ending) ? "s" : "")
            result.append(passage.replacement(index..<last + 1, by: text))
            if let century = century(after: last, passage) { result.append(century) }
        }
        return result
    }

    /// A number of capitals with small letters after it, in the same word or raised in the next ones.
    private func numeral(at index: Int, _ passage: Passage) -> (value: Int, ending: String, last: Int)? {
        if passage.isDigits(index), let value = Int(passage.printed(index)), value > 0 {
            return raised(after: index, passage).map { (value, $0.ending, $0.last) }
        }
        guard passage.isLetters(index), !passage.isTight(index) || !passage.isLetters(index - 1) else { return nil }
        let range = passage.words[index].range
        let count = range.prefix { passage[$0] < 0x5B }.count
        guard count > 0, let numeral = RomanNumeral(range.lowerBound..<range.lowerBound + count, in: passage),
            !numeral.isLowerCase
        else { return nil }
        if count == range.count { return raised(after: index, passage).map { (numeral.value, $0.ending, $0.last) } }
        // *Le*, *Ce*, *De* and *Me* are words.
        guard count > 1 || numeral.value < 50 else { return nil }
        let printed = String(passage.printed(index).dropFirst(count))
        guard Self.endings.contains(printed) else { return nil }
        // *L’Inde*: each of these endings is of one number alone.
        let isFitting =
            switch printed {
            case "er", "re", "ère": numeral.value == 1
            case "nd", "nde": numeral.value == 2
            default: numeral.value > 1 && (count > 1 || !Self.plural.contains(printed))
            }
        return isFitting ? (numeral.value, printed, index) : nil
    }

    /// Raised letters right after a number, which may be words of their own.
    private func raised(after index: Int, _ passage: Passage) -> (ending: String, last: Int)? {
        var (ending, last) = ("", index)
        while passage.isTight(last + 1), passage.printed(last + 1).unicodeScalars.allSatisfy(Self.raised.contains) {
            last += 1
            ending += passage.printed(last)
        }
        return last > index && Self.endings.contains(ending) ? (ending, last) : nil
    }

    /// *XVIIIe s.*
    private func century(after index: Int, _ passage: Passage) -> Replacement? {
        guard passage.printed(index + 1) == "s", passage.isTightMark(index + 2, ".") else { return nil }
        return passage.abbreviated(index + 1..<index + 3, by: "siècle")
    }

    private static let endings: Set = ["e", "er", "re", "ère", "ème", "es", "nd", "nde", "ᵉ", "ᵉʳ", "ʳᵉ", "èmes"]
    private static let raised = Set("ᵉʳ".unicodeScalars)
    private static let feminine: Set = ["re", "ère", "nde", "ʳᵉ"]
    private static let plural: Set = ["es", "èmes"]
}
