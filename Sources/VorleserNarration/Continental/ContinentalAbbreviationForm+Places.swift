/// What tells the meaning of an abbreviation by the words around it.
extension ContinentalAbbreviationForm {
    /// *P.S. Ti scrivo*, *(N. B.: …)*; but *Entonces P. D. James escribió*.
    func isOpening(_ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        if ForeignNames.english.contains(passage.letters(end)), passage.isCapitalised(end) { return false }
        let before = passage.mark(start - 1)
        return start == 0 || before != 0 && Self.opening.contains(before) || passage.isMark(end, ":")
            || passage.isEnd(end)
    }

    private static let opening: Set<UInt16> = [0x28, 0x5B, 0x2E, 0x3A, 0x3B, 0xAB, 0x201C, 0x22, 0x2014, 0x2013, 0x2D]

    /// *V. Roma 12*, *V. Vittorio Veneto, 5*
    func isHouse(_ name: Int, _ passage: Passage) -> Bool {
        var end = name
        while passage.isCapitalised(end) { end += 1 }
        return passage.isDigits(passage.isTightMark(end, ",") ? end + 1 : end)
            && passage.count(passage.isTightMark(end, ",") ? end + 1 : end) < 4
    }

    /// Several letters with stops before a surname are the initials of a name: *V.S. Naipaul*; but *S.M. el Rey*,
    /// *S.S. Pio XII*.
    func isInitials(_ start: Int, _ end: Int, _ expansion: ContinentalExpansion, _ passage: Passage) -> Bool {
        switch expansion.place {
        case .beforeName, .opening, .afterNumber, .beforeNameAfter: return false
        default: break
        }
        guard !words.names.honoured.isEmpty else { return false }
        // *V. S. Naipaul*: the first letter by itself is none either.
        if end == start + 2, passage.count(end) == 1, passage.isTightMark(end + 1, "."),
            passage.printed(start) != words.names.titleLetter
        {
            return isInitials(start, end + 2, expansion, passage)
        }
        guard end > start + 3, passage.isCapitalised(end), passage.count(end) > 1, !passage.isCapitals(end),
            (start..<end).allSatisfy({ passage.count($0) == 1 }),
            (start..<end).allSatisfy({ passage.isCapitalised($0) || passage.isMark($0, ".") })
        else { return false }
        let name = passage.letters(end)
        if words.functionWords.contains(name) || words.names.titles.contains(name) || words.names.kings.contains(name)
            || words.names.queens.contains(name) || words.names.honoured.contains(name)
        {
            return false
        }
        // *V.S. Ill.ma*, *V. S. Reverendísima*
        let isShort =
            passage.isTightMark(end + 1, ".")
            && (passage.isTight(end + 2) && passage.isLetters(end + 2)
                || words.abbreviations.stopped[name + "."] != nil)
        return !isShort && !["issim", "ísim", "íssim"].contains { name.contains($0) }
    }

    /// Whether the first of the names before a word, or before the bracket that it stands in, is a woman’s; `nil` if
    /// there is none.
    func isWomansName(before index: Int, _ passage: Passage) -> Bool? {
        var end = index
        if let bracket = passage.words[..<index].lastIndex(where: {
            [0x28, 0x29].contains(passage[$0.range.lowerBound])
        }),
            passage.isMark(bracket, "(")
        {
            end = bracket
        }
        if passage.isMark(end - 1, ",") { end -= 1 }
        var first = end
        while passage.isCapitalised(first - 1) || words.names.particles.contains(passage.letters(first - 1)) {
            first -= 1
        }
        while first < end, !passage.isCapitalised(first) { first += 1 }
        return first < end ? isWoman(passage.letters(first)) : nil
    }

    func isLife(_ target: ContinentalExpansion.LifeTarget, _ index: Int, _ passage: Passage) -> Bool {
        let isYear = passage.isDigits(index) && (3...4).contains(passage.count(index))
        switch target {
        case .year: return isYear
        case .day: return passage.isDigits(index) && passage.count(index) < 3 && isDated(index + 1, passage)
        case .place:
            // *(m. Madrid, 1700)*
            var end = index
            while passage.isCapitalised(end) || end > index && words.names.particles.contains(passage.letters(end)) {
                end += 1
            }
            guard end > index else { return false }
            let next = passage.isTightMark(end, ",") ? end + 1 : end
            return passage.isDigits(next) || passage.isMark(end, ")") || passage.isRangeDash(end)
        }
    }

    private func isDated(_ index: Int, _ passage: Passage) -> Bool {
        let month = passage.letters(index) == words.joints.of ? index + 1 : index
        return words.months.contains(passage.letters(month))
    }

    /// *P. 45, n. 3*, *pp. 12-15, n. 21*
    func isLabelled(before start: Int, _ labels: Set<String>, _ passage: Passage) -> Bool {
        var place = passage.isMark(start - 1, ",") ? start - 2 : start - 1
        guard passage.isDigits(place) else { return false }
        while passage.isDigits(place) || passage.isRangeDash(place) { place -= 1 }
        return labels.contains(passage.letters(passage.isMark(place, ".") ? place - 1 : place))
    }

    /// *D. Afonso*, *D. Aurélio*, but *D. Conceição*, *a viúva D. Ruth*.
    func isMan(_ name: Int, notAfter women: Set<String>, before start: Int, _ passage: Passage) -> Bool {
        let letters = passage.letters(name)
        if words.names.kings.contains(letters) || words.abbreviations.saints.men.contains(letters) { return true }
        if isWoman(letters) || words.abbreviations.saints.women.contains(letters) { return false }
        let before = passage.letters(passage.isMark(start - 1, ".") ? start - 2 : start - 1)
        if women.contains(before) { return false }
        return Self.men.contains(where: letters.hasSuffix) && !letters.hasSuffix("ção")
    }

    /// How names of men end that no list has.
    private static let men = [
        "o", "os", "ur", "er", "el", "im", "us", "au", "eu", "é", "an", "quixote", "aires", "fuas",
    ]
}
