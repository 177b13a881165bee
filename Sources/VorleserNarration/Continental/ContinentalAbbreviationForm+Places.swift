/// What tells the meaning of an abbreviation by the words around it.
extension ContinentalAbbreviationForm {
    /// *P.S. Ti scrivo*, *(N. B.: …)*; but *Entonces P. D. James escribió*.
    func isOpening(_ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        if ForeignNames.english.contains(passage.letters(end)), passage.isCapitalised(end) { return false }
        let before = passage.mark(start - 1)
        return start == 0 || before != 0 && Self.opening.contains(before) || passage.isMark(end, ":")
            || passage.isEnd(end) || Self.openers.contains(passage.letters(start - 1)) && passage.isLowerCase(end)
    }

    /// Words behind which a postscript is spoken of: *en la P.D. decía*, but *o P.S. venceu*, a party.
    private static let openers = Set(words: "la una nel un no num")

    private static let opening: Set<UInt16> = [0x28, 0x5B, 0x2E, 0x3A, 0x3B, 0xAB, 0x201C, 0x22, 0x2014, 0x2013, 0x2D]

    /// *V. Roma 12*, *V. Vittorio Veneto, 5*
    func isHouse(_ name: Int, _ passage: Passage) -> Bool {
        var end = name
        while passage.isCapitalised(end) { end += 1 }
        return passage.isDigits(passage.isTightMark(end, ",") ? end + 1 : end)
            && passage.count(passage.isTightMark(end, ",") ? end + 1 : end) < 4
    }

    /// *V. S. Naipaul*: the first of a person's initials stands for nothing by itself.
    func isFirstInitial(_ start: Int, _ end: Int, _ expansion: ContinentalExpansion, _ passage: Passage) -> Bool {
        switch expansion.place {
        case .beforeName, .opening, .afterNumber, .beforeNameAfter: return false
        default: break
        }
        let initials = ContinentalPersonInitials(words)
        return !words.names.honoured.isEmpty && end == start + 2 && initials.isSingle(end, passage)
            && passage.printed(start) != words.names.titleLetter && initials.begin(start, end + 2, passage)
    }

    /// Whether what stands behind the sign of a birth or a death belongs to a life in a bracket: *Rua Augusta, n. 1500*
    /// is a house, *Teide (m. 3718)* a height.
    func isInLife(
        _ start: Int,
        _ end: Int,
        _ target: ContinentalExpansion.LifeTarget,
        _ passage: Passage
    ) -> Bool {
        guard isLife(target, end, passage),
            let open = passage.words[..<start].lastIndex(where: { [0x28, 0x29].contains(passage[$0.range.lowerBound]) }
            ),
            passage.isMark(open, "(")
        else { return false }
        // *(n. Sevilla, 1617 - m. Cádiz, 1682)*
        if (open..<start).contains(where: { passage.printed($0) == "n" && passage.isTightMark($0 + 1, ".") }) {
            return !passage.isDigits(start - 1)
        }
        guard open == start - 1 else { return false }
        guard target == .year else { return true }
        let next = end + 1
        let isClosed = passage.isMark(next, ")") || passage.isMark(next, ",") || passage.isMark(next, ";")
        return passage.isRangeDash(next) && !passage.isDigits(next + 1) || isClosed && isFullName(before: open, passage)
    }

    /// Whether two names of a person go before, or one that is given; no street, law or mountain.
    private func isFullName(before end: Int, _ passage: Passage) -> Bool {
        var first = end
        while passage.isCapitalised(first - 1) || words.names.particles.contains(passage.letters(first - 1)) {
            first -= 1
        }
        let names = (first..<end).filter(passage.isCapitalised)
        if names.count == 1, let name = names.first.map(passage.letters) {
            return isGiven(name) || Self.women.contains(name)
        }
        return names.count > 1
            && names.allSatisfy {
                let name = passage.letters($0)
                return !words.functionWords.contains(name) && !words.labels.contains(name)
                    && !Self.places.contains(name)
            }
    }

    /// What a number or a height is said of, in small letters.
    private static let places = Set(
        words: """
            via viale piazza corso monte monti passo lago rifugio cima pizzo colle punta legge decreto rivista calle plaza
            avenida paseo cerro pico puerto ley orden decreto revista rua praça travessa serra morro lei portaria súmula
            """
    )

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
        return first < end ? isWomansName(passage.letters(first)) : nil
    }

    private func isWomansName(_ name: String) -> Bool {
        isWoman(name) || words.abbreviations.saints.women.contains(name) || Self.women.contains(name)
    }

    /// Names of women that do not end in -a, and are in no other list.
    private static let women = Set(
        words: """
            alice beatriz berenice carmen cleide clotilde clarice conceição denise dolores dores edite elisabete ester esther
            eurídice felicidade flor gertrudes guiomar iaiá ines inês ingrid irene iris isabel ivone judite laís leonor lili
            lourdes lurdes matilde mercedes mercês miriam mirian nair noemi piedade pilar prazeres rachel raquel remedios
            rocío rute ruth solange soledad sueli yolande zoé sinhá nhá naná neves graças iolande zilá consuelo socorro amparo
            """
    )

    func isLife(_ target: ContinentalExpansion.LifeTarget, _ index: Int, _ passage: Passage) -> Bool {
        switch target {
        case .year:
            guard passage.isDigits(index), passage.count(index) == 4 else { return false }
            return Int(passage.printed(index)).map { (1000...2100).contains($0) } ?? false
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

    /// *P. 45, n. 3*, *pp. 12-15, n. 21*, but *«Nuova Antologia», p. 45, n. 12*, the number of a journal.
    func isLabelled(before start: Int, _ labels: Set<String>, _ passage: Passage) -> Bool {
        var place = start - 2
        guard passage.isMark(start - 1, ","), passage.isDigits(place),
            !(0..<start).contains(where: { passage.isMark($0, "»") || passage.isMark($0, "”") })
        else { return false }
        while passage.isDigits(place) || passage.isRangeDash(place) { place -= 1 }
        return labels.contains(passage.letters(passage.isMark(place, ".") ? place - 1 : place))
    }

    /// *D. Afonso*, *D. Raul*, but *D. Conceição*, *a viúva D. Nenê*.
    func isMan(_ name: Int, notAfter women: Set<String>, before start: Int, _ passage: Passage) -> Bool {
        let letters = passage.letters(name)
        if isSaint(letters) || Self.offices.contains(letters) { return true }
        if isWomansName(letters) || Self.womensEndings.contains(where: letters.hasSuffix) { return false }
        if Self.men.contains(where: letters.hasSuffix) { return true }
        let before = passage.letters(passage.isMark(start - 1, ".") ? start - 2 : start - 1)
        return !women.contains(before)
    }

    /// What looks like a woman by its ending.
    private static let offices: Set = ["abade", "frade", "andrade"]

    /// How names of women and of men end that no list has.
    private static let womensEndings = ["ade", "ice", "ilde", "ção"]
    private static let men = ["o", "os", "ur", "er", "el", "im", "us", "au", "eu", "an", "ar", "or", "quixote"]

    /// Whether a number with its unit of length comes, one of several beside each other, or one too high for an hour.
    func isLength(_ index: Int, _ passage: Passage) -> Bool {
        guard let numeral = passage.numeral(at: index) else { return false }
        let end = numeral.words.upperBound
        return ["x", "×"].contains(passage.printed(end)) || (numeral.whole ?? 0) > 24
            || ContinentalMeasures(words: words).unit(at: end, passage) != nil
    }
}
