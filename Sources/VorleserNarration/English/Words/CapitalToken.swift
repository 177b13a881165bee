/// A word of at least two letters, all of them capitals, perhaps with a small *s* for the plural.
struct CapitalToken {
    /// The capitals, with apostrophes between them.
    let range: Range<Int>
    let text: String
    /// Whether a small *s* follows without an apostrophe.
    let isPlural: Bool

    /// The tokens of a sentence, in order. Words with digits are none.
    static func tokens(in passage: Passage) -> [CapitalToken] {
        var result: [CapitalToken] = []
        var index = 0
        while index + 1 < passage.length {
            guard passage[index].isCapital, !passage.isWordUnit(index - 1) else {
                index += 1
                continue
            }
            let start = index
            while passage.isCapital(index) || isInner(index, passage) { index += 1 }
            let end = index
            let isPlural = passage.unit(index) == 0x73 && !passage.isWordUnit(index + 1)
            if isPlural { index += 1 }
            if passage.isWordUnit(index) || end - start < 2 {
                while passage.isWordUnit(index) { index += 1 }
                continue
            }
            let text = passage.string(start..<end)
            result.append(CapitalToken(range: start..<end, text: text, isPlural: isPlural))
        }
        return result
    }

    private static func isInner(_ index: Int, _ passage: Passage) -> Bool {
        (passage.unit(index)?.isApostrophe ?? false) && passage.isCapital(index + 1)
    }

    /// The letters before an apostrophe.
    var stem: Substring { text.prefix { $0 != "'" && $0 != "’" } }
}

extension CapitalToken {
    enum Reading {
        /// Letter by letter.
        case letters
        /// As an ordinary word that is printed with capitals.
        case word
        /// As a word that is always printed so, or a Roman number.
        case asPrinted
    }

    /// How it is said.
    func reading(in passage: Passage, allCapitals: Bool) -> Reading {
        let stem = String(stem)
        if stem.utf16.contains(where: { $0 >= 0x250 }) { return .asPrinted }
        if stem.count < text.count, stem.count == 1 || !text.hasSuffix("S") { return .word }
        if let unit = passage.unit(range.upperBound), Self.currencies.contains(unit) { return .asPrinted }
        if passage.unit(range.upperBound) == 0x26 || passage.unit(range.lowerBound - 1) == 0x26, stem.count < 3 {
            return .letters
        }
        if !allCapitals, let reading = readingOfInitials(stem, in: passage) { return reading }
        if isPlural { return AcronymTable.words.contains(stem) ? .asPrinted : isPluralOfWord(stem) ? .word : .letters }
        if let reading = AmbiguousCapitals(token: self, passage: passage, allCapitals: allCapitals).reading {
            return reading
        }
        if AcronymTable.words.contains(stem) { return .asPrinted }
        if passage.names.contains(stem), !isAfterArticle(in: passage) { return .word }
        if AcronymTable.spelled.contains(stem) { return .letters }
        if AcronymTable.interjections.contains(stem) { return isAmongSmallWords(in: passage) ? .letters : .word }
        if Self.isRomanNumber(stem) { return stem == "MIX" ? .word : .asPrinted }
        if stem.utf16.contains(where: { $0 >= 0x80 }) { return .word }
        if Spelling.isCry(stem.lowercased()) { return .word }
        guard Spelling.isSayable(stem.lowercased()) else {
            let isAmongNames = allCapitals || hasCapitalsBeside(in: passage, thatAreSaid: true)
            return isAmongNames && Self.isForeignName(stem) ? .word : .letters
        }
        return allCapitals || isShownAsWord(stem, in: passage) ? .word : .asPrinted
    }

    /// Initials that the text explains, or that stand among the signs of a program. Longer ones that can be said are.
    private func readingOfInitials(_ stem: String, in passage: Passage) -> Reading? {
        if AcronymTable.words.contains(stem) || Self.saidThoughShort.contains(stem) { return nil }
        if passage.initials.contains(stem) {
            let small = stem.lowercased()
            if !Spelling.isSayable(small) || stem.count == 2 { return .letters }
            return stem.count > 3 || PlainWords.contains(small) || ShortWords.contains(small) ? nil : .letters
        }
        // *ST_Within*, *YYYY-MM-DD*, *HH:MM*
        guard !isPlural, AcronymTable.interjections.contains(stem) else { return nil }
        let (before, after) = (range.lowerBound - 1, range.upperBound)
        let isField = [before, after].contains { place in
            guard let unit = passage.unit(place) else { return false }
            if unit == 0x5F { return true }
            return (unit == 0x3A || unit == 0x2D) && stem == "MM"
                && passage.isCapital(place < after ? place - 1 : place + 1)
        }
        return isField ? .letters : nil
    }

    /// Of three letters, which most speakers say as a word.
    private static let saidThoughShort: Set = ["DOS", "GAN", "MAC", "SAM"]

    /// Whether it is surely no initials: long or common, at the start of a sentence, or among other capitals.
    private func isShownAsWord(_ stem: String, in passage: Passage) -> Bool {
        if stem.count > 4 || ShortWords.contains(stem.lowercased()) || PlainWords.contains(stem.lowercased()) {
            return true
        }
        return passage.startsSentence(range.lowerBound) || hasCapitalsBeside(in: passage)
    }

    /// *WOLFF*, *KNOPF*, *BJORN*: of five letters, one of them a vowel with others around it, as few initials are.
    private static func isForeignName(_ stem: String) -> Bool {
        stem.count == 5 && stem.dropFirst().dropLast().contains { "AEIOU".contains($0) }
            || unsayableNames.contains(stem)
    }

    private static let unsayableNames: Set = ["ERNST", "VRBA", "TRNKA", "SMRT"]

    /// Whether two letters are more likely initials than a sound or a title: *the HM algorithm*, *a PT boat*.
    private func isAmongSmallWords(in passage: Passage) -> Bool {
        guard text.count == 2 || text == "HMM", passage.isBlank(range.upperBound),
            passage.isBlank(range.lowerBound - 1),
            let next = passage.word(after: range.upperBound), !passage.isCapital(next.lowerBound),
            passage.isWordUnit(next.lowerBound), passage.word(before: range.lowerBound) != nil
        else { return false }
        return passage.skippingBlanks(from: range.upperBound) == next.lowerBound
    }

    /// *The IRA* is none of a book's Iras.
    private func isAfterArticle(in passage: Passage) -> Bool {
        guard let word = passage.word(before: range.lowerBound) else { return false }
        return ["the", "a", "an"].contains(passage.string(word))
    }

    private func hasCapitalsBeside(in passage: Passage, thatAreSaid areSaid: Bool = false) -> Bool {
        [passage.word(before: range.lowerBound), passage.word(after: range.upperBound)].contains { word in
            guard let word, word.count > 1 else { return false }
            return word.allSatisfy { passage.isCapital($0) || passage.unit($0) == 0x2E }
                && (!areSaid || word.count > 3 && Spelling.isSayable(passage.string(word).lowercased()))
        }
    }

    /// “OLDs” and “PROs” are words with a small ending; most others are initials: “TVs”.
    private func isPluralOfWord(_ stem: String) -> Bool {
        !AcronymTable.spelled.contains(stem) && stem.count > 3 && Spelling.isSayable(stem.lowercased())
    }

    /// Whether it is a Roman number in its proper form, from II to MMMCMXCIX.
    static func isRomanNumber(_ text: String) -> Bool {
        var rest = text.utf8[...]
        for (one, five, ten) in [("M", "", ""), ("C", "D", "M"), ("X", "L", "C"), ("I", "V", "X")] {
            let digits =
                five.isEmpty
                ? ["MMM", "MM", "M"]
                : [
                    one + ten, one + five, five + one + one + one, five + one + one, five + one, five, one + one + one,
                    one + one, one,
                ]
            if let digit = digits.first(where: { rest.starts(with: $0.utf8) }) {
                rest = rest.dropFirst(digit.utf8.count)
            }
        }
        return rest.isEmpty
    }

    /// `$ £ €`: the letters before belong to the amount.
    private static let currencies = Set("$£€".utf16)
}
