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
            if let apart = apart(value, after: index, passage) { return (value, apart, index + 1) }
            return raised(after: index, passage).map { (value, $0.ending, $0.last) }
        }
        if let small = small(at: index, passage) { return small }
        guard passage.isLetters(index), !passage.isTight(index) || !passage.isLetters(index - 1) else { return nil }
        let range = passage.words[index].range
        let count = range.prefix { passage[$0] < 0x5B }.count
        guard count > 0, let numeral = RomanNumeral(range.lowerBound..<range.lowerBound + count, in: passage),
            !numeral.isLowerCase
        else { return nil }
        if count == range.count, count > 1 || numeral.value < 50 {
            // *XX° siècle*
            if passage.isTightMark(index + 1, "°") || passage.isTightMark(index + 1, "º"), passage.isLetters(index + 2),
                !passage.isTight(index + 2), !passage.isTight(index) || passage.word(index - 1)?.kind == .mark
            {
                return (numeral.value, "e", index + 1)
            }
            if let apart = apart(numeral.value, after: index, passage) { return (numeral.value, apart, index + 1) }
        }
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

    /// Letters that a blank parts from their number, as raised ones often are: *XIX e siècle*, *2 e étage*, *François I er*.
    private func apart(_ value: Int, after index: Int, _ passage: Passage) -> String? {
        let ending = passage.printed(index + 1)
        guard passage.word(index + 1)?.isSpaced == true, !passage.isTight(index) || passage.isApostrophe(index - 1),
            !passage.isTightMark(index + 2, ".")
        else { return nil }
        switch ending {
        case "er" where value == 1 && passage.isLetters(index): return ending
        case "er", "re": return value == 1 && isNoun(index + 2, passage) ? ending : nil
        case "e": return value > 1 && isNoun(index + 2, passage) ? ending : nil
        default: return nil
        }
    }

    private func isNoun(_ index: Int, _ passage: Passage) -> Bool {
        passage.isLowerCase(index) && passage.word(index)?.isSpaced == true && passage.count(index) > 2
            && !ContinentalWords.french.functionWords.contains(passage.letters(index))
    }

    /// *Au xviiie siècle*, *aux xvie et xviie siècles*: small letters, told by the century behind them.
    private func small(at index: Int, _ passage: Passage) -> (value: Int, ending: String, last: Int)? {
        guard let (value, ending) = smallNumeral(index, passage) else { return nil }
        // *La vie au xixe siècle*
        if passage.printed(index) == "vie", !["le", "au", "du"].contains(passage.letters(index - 1)) { return nil }
        var next = index + 1
        while let later = laterNumeral(next, passage), next < index + 8 { next = later + 1 }
        guard ["siècle", "siècles"].contains(passage.letters(next)) else { return nil }
        return (value, ending, index)
    }

    /// *Et xviie*, *et au xviie*: the index of the next number of a row.
    private func laterNumeral(_ index: Int, _ passage: Passage) -> Int? {
        guard
            ["et", "ou", "à"].contains(passage.letters(index)) || passage.isMark(index, ",")
                || passage.isRangeDash(index)
        else { return nil }
        let place = ["le", "au", "du"].contains(passage.letters(index + 1)) ? index + 2 : index + 1
        return smallNumeral(place, passage).map { _ in place }
    }

    private func smallNumeral(_ index: Int, _ passage: Passage) -> (value: Int, ending: String)? {
        guard passage.isLowerCase(index), let word = passage.word(index) else { return nil }
        for ending in Self.smallEndings {
            guard passage.printed(index).hasSuffix(ending), word.range.count > ending.utf16.count else { continue }
            let letters = word.range.lowerBound..<word.range.upperBound - ending.utf16.count
            guard let numeral = RomanNumeral(letters, in: passage), ending == "e" || numeral.value == 1,
                // *Le siècle*
                numeral.count > 1 || numeral.value < 50
            else { continue }
            return (numeral.value, ending)
        }
        return nil
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
    private static let smallEndings = ["er", "e"]
    private static let raised = Set("ᵉʳ".unicodeScalars)
    private static let feminine: Set = ["re", "ère", "nde", "ʳᵉ"]
    private static let plural: Set = ["es", "èmes"]
}
