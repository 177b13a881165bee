import Phonemes

/// Numbers of several parts that name a place: `section J.3.4`, `401(k)`, `12(b)(6)`, `737-800`.
struct NumberedParts {
    let passage: Passage

    // MARK: Letters and points

    /// `J.3.4`, `A.1`: a capital and numbers behind it.
    func section(_ numeral: Numeral) -> Replacement? {
        let letter = numeral.words.lowerBound - 2
        guard passage.isTightMark(letter + 1, "."), passage.isTight(letter + 2), passage.isCapitals(letter),
            passage.count(letter) == 1, !passage.isTight(letter) || passage.isMark(letter - 1, "("),
            numeral.digits.utf8.count < 3, numeral.fraction == nil, !numeral.isGrouped
        else { return nil }
        var (parts, end) = ([Int](), letter + 2)
        while passage.isDigits(end), passage.isTight(end), passage.count(end) < 3, let value = Int(passage.printed(end))
        {
            parts.append(value)
            end += 1
            guard passage.isTightMark(end, "."), passage.isTight(end + 1), passage.isDigits(end + 1) else { break }
            end += 1
        }
        guard !parts.isEmpty, passage.isTightEnd(end) else { return nil }
        let words = parts.map { NumberWords.cardinal($0) }.joined(separator: " point ")
        return passage.replacement(letter..<end, by: passage.printed(letter) + " " + words)
    }

    // MARK: Brackets

    /// `401(k)`, `12(b)(6)`, `2(1)(a)(ii)`: letters and numbers in brackets right behind a number of the law.
    func subsection(_ numeral: Numeral) -> Replacement? {
        guard let value = numeral.plain(1...4), value > 0 else { return nil }
        var (parts, end) = ([String](), numeral.words.upperBound)
        while passage.isTightMark(end, "("), passage.isTightMark(end + 2, ")"), passage.isTight(end + 1),
            let part = part(end + 1)
        {
            parts.append(part)
            end += 3
        }
        let label =
            passage.afterStop(numeral.words.lowerBound - 2) == numeral.words.lowerBound
            ? numeral.words.lowerBound - 2 : numeral.words.lowerBound - 1
        let isLabelled = Self.labels.contains(passage.letters(label)) || passage.isMark(label, "§")
        guard !parts.isEmpty, passage.isTightEnd(end), parts.count > 1 || isLabelled || Self.plans.contains(value)
        else {
            return nil
        }
        let number = Self.plans.contains(value) ? NumberWords.paired(value) : numeral.spoken(british: passage.isBritish)
        return passage.replacement(numeral.words.lowerBound..<end, by: ([number] + parts).joined(separator: " "))
    }

    private func part(_ index: Int) -> String? {
        let printed = passage.printed(index)
        if let value = Int(printed), value < 100 { return NumberWords.cardinal(value) }
        if let numeral = RomanNumeral(index, in: passage), numeral.isLowerCase, numeral.value < 40,
            ![5, 10].contains(numeral.value)
        {
            return NumberWords.cardinal(numeral.value)
        }
        return passage.isLetters(index) && printed.utf8.count == 1 ? printed.uppercased() : nil
    }

    private static let labels: Set = [
        "section", "sections", "sec", "rule", "article", "articles", "art", "paragraph", "para", "regulation", "reg",
        "clause",
        "code", "act", "s", "ss", "r", "form", "schedule", "subsection", "exemption", "title",
    ]

    /// Numbers of American tax law that are known by themselves.
    private static let plans: Set = [401, 403, 457, 501, 503, 527, 529]

    // MARK: Aeroplanes

    /// `the 747`, `a 737-800`: what Boeing's are called.
    func plane(_ numeral: Numeral) -> Replacement? {
        guard let value = numeral.plain(3...3), value / 100 == 7, value % 10 == 7,
            !passage.isTight(numeral.words.lowerBound),
            Self.beforePlane.contains(passage.letters(numeral.words.lowerBound - 1))
        else { return nil }
        var (words, end) = (NumberWords.paired(value), numeral.words.upperBound)
        if passage.isHyphen(end), passage.isTight(end), passage.isTight(end + 1),
            let kind = passage.numeral(at: end + 1)?.plain(1...3),
            passage.isTightEnd(end + 2)
        {
            words += " " + NumberWords.paired(kind)
            end += 2
        }
        // Things are counted by any number.
        if passage.isLowerCase(end), EnglishWords.isPlural(passage.letters(end)) { return nil }
        return passage.isTightEnd(end) ? passage.replacement(numeral.words.lowerBound..<end, by: words) : nil
    }

    private static let beforePlane: Set = [
        "the", "a", "boeing", "his", "her", "our", "their", "that", "this", "another", "jumbo", "new", "old",
        "chartered",
        "hijacked",
    ]
}
