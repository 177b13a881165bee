import Phonemes

/// Says every other number as a cardinal; a one before a noun agrees with it: *ein Mann*, *eine Frau*.
struct GermanCardinals: NumeralForm {
    let words: ContinentalWords
    let name = "de-cardinal"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        let text = spoken(numeral, passage)
        if let sign = passage.minus(before: numeral) {
            return [passage.replacement(sign..<end, by: words.minus + " " + text)]
        }
        return [passage.replacement(start..<end, by: text)]
    }

    private func spoken(_ numeral: Numeral, _ passage: Passage) -> String {
        let end = numeral.words.upperBound
        if let fraction = numeral.fraction, fraction == Fraction(1, 2) {
            // *Zweieinhalb Stunden*, *ein halber Liter*.
            if let whole = numeral.whole { return GermanNumberWords.cardinal(whole, one: "ein") + "einhalb" }
            let noun = passage.letters(end)
            return GermanNumbers.isFeminine(noun)
                ? "eine halbe" : GermanNumbers.neuter.contains(noun) ? "ein halbes" : "ein halber"
        }
        if let fraction = numeral.fraction { return mixed(fraction, numeral.whole, end, passage) }
        if numeral.isOne, passage.word(end)?.isSpaced == true, passage.isCapitalised(end),
            !passage.isLabel(numeral.words.lowerBound - 1, words)
        {
            return GermanNumbers.isFeminine(passage.letters(end)) ? "eine" : "ein"
        }
        if let decimals = numeral.decimals, let whole = numeral.whole {
            let point = numeral.hasForeignPoint ? words.address.dot : words.point
            return [words.numbers.cardinal(whole, .alone), point, words.numbers.digits(decimals)].joined(separator: " ")
        }
        return passage.spoken(numeral, .alone, words)
    }
}

extension GermanCardinals {
    /// *Eine viertel Stunde*, *drei viertel Liter*, *zwei drei viertel Stunden*.
    private func mixed(_ fraction: Fraction, _ whole: Int?, _ end: Int, _ passage: Passage) -> String {
        let isFeminine = GermanNumbers.isFeminine(passage.letters(end))
        let over = fraction.over == 1 ? (isFeminine ? "eine" : "ein") : GermanNumberWords.cardinal(fraction.over)
        let part = words.numbers.part(fraction.under, isMany: fraction.over > 1)
        let text = over + " " + (passage.isCapitalised(end) ? part.lowercased() : part.capitalizedAtStart)
        return whole.map { GermanNumberWords.cardinal($0) + " " + text } ?? text
    }
}

/// Says numbers that are joined to letters: *12-jährig*, *3-mal*, *die 1920er Jahre*, *100%ig*.
struct GermanCompounds: NumeralForm {
    let words: ContinentalWords
    let name = "de-compound"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        guard let value = numeral.whole, numeral.decimals == nil, numeral.fraction == nil else { return [] }
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        let number = GermanNumberWords.cardinal(value, one: "ein")
        if passage.isMark(end, "%"), passage.isTight(end), passage.isTight(end + 1), passage.isLowerCase(end + 1) {
            return [passage.replacement(start..<end + 2, by: number + "prozent" + passage.printed(end + 1))]
        }
        // *1920er*, *50er*
        if passage.isTight(end),
            ["er", "ern", "fach", "mal", "stel", "tel", "jährig", "jährige"].contains(passage.letters(end))
        {
            let decade = (1100...1999).contains(value) ? GermanNumberWords.year(value) : number
            return [passage.replacement(start..<end + 1, by: decade + passage.printed(end))]
        }
        guard passage.isHyphen(end), passage.isTight(end), passage.isTight(end + 1), passage.isLetters(end + 1) else {
            return []
        }
        let rest = passage.printed(end + 1)
        if passage.isLowerCase(end + 1) { return [passage.replacement(start..<end + 2, by: number + rest)] }
        // *Der Achtzigjährige*
        if Self.joined.contains(where: rest.lowercased().hasPrefix) {
            return [passage.replacement(start..<end + 2, by: number.capitalizedAtStart + rest.lowercased())]
        }
        return [passage.replacement(start..<end, by: number.capitalizedAtStart)]
    }

    private static let joined = ["jähr", "stünd", "tägi", "köpf", "mal", "fach", "eck"]
}

/// Says times of day: *14.30 Uhr*, *18:45*, *um 1 Uhr*.
struct GermanTimes: NumeralForm {
    let name = "de-time"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        if let hour = numeral.whole, hour < 25, let decimals = numeral.decimals, decimals.utf8.count == 2,
            numeral.hasForeignPoint,
            let minute = Int(decimals), minute < 60, isHour(end, passage)
        {
            return [passage.replacement(start..<end + 1, by: time(hour, minute))]
        }
        guard let hour = numeral.plain(1...2), hour < 25 else { return [] }
        if passage.isTightMark(end, ":"), passage.isTight(end + 1), passage.isDigits(end + 1),
            passage.count(end + 1) == 2,
            let minute = Int(passage.printed(end + 1)), minute < 60, !passage.isTightMark(end + 2, ":")
        {
            let last = isHour(end + 2, passage) ? end + 3 : end + 2
            return [passage.replacement(start..<last, by: time(hour, minute))]
        }
        guard isHour(end, passage) else { return [] }
        // *5 Uhr 30*
        if passage.isDigits(end + 1), passage.count(end + 1) < 3, let minute = Int(passage.printed(end + 1)),
            minute < 60
        {
            return [passage.replacement(start..<end + 2, by: time(hour, minute))]
        }
        return [passage.replacement(start..<end + 1, by: time(hour, 0))]
    }

    private func isHour(_ index: Int, _ passage: Passage) -> Bool {
        passage.printed(index) == "Uhr" || passage.printed(index) == "h" && !passage.isTight(index)
    }

    private func time(_ hour: Int, _ minute: Int) -> String {
        let text = GermanNumberWords.cardinal(hour, one: "ein") + " Uhr"
        return minute == 0 ? text : text + " " + GermanNumberWords.cardinal(minute)
    }
}

/// Says results and verses: *3:2*, *Matthäus 5:3*; and numbers of telephones digit by digit.
struct GermanScores: NumeralForm {
    let name = "de-score"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, colon) = (numeral.words.lowerBound, numeral.words.upperBound)
        if numeral.isPlain, isTelephone(start, passage) {
            return [passage.replacement(start..<colon, by: GermanNumberWords.digits(numeral.digits))]
        }
        guard numeral.isPlain, let value = numeral.whole, passage.isTightMark(colon, ":"), passage.isTight(colon + 1),
            passage.isDigits(colon + 1)
        else { return [] }
        let isVerse = passage.isCapitalised(start - 1)
        let text = GermanNumberWords.cardinal(value) + (isVerse ? ", " : " zu ")
        return [passage.replacement(start..<colon + 1, by: text)]
    }

    /// Whether the word before a row of numbers is one for a telephone.
    private func isTelephone(_ index: Int, _ passage: Passage) -> Bool {
        var place = index - 1
        while passage.isDigits(place) || passage.isMark(place, "/") || passage.isHyphen(place)
            || passage.isMark(place, ".") || passage.isMark(place, ":")
        {
            place -= 1
        }
        return ["tel", "telefon", "fax", "telefax", "fernruf"].contains(passage.letters(place))
    }
}

/// Says streets that are shortened at their end: *Hauptstr. 8*.
struct GermanStreets: SpokenForm {
    let name = "de-street"

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            let word = passage.printed(index)
            // *Karlspl. 3*
            if word.hasSuffix("pl"), word.utf8.count > 4, passage.isTightMark(index + 1, "."),
                passage.isDigits(index + 2),
                passage.isCapitalised(index)
            {
                return passage.abbreviated(index..<index + 2, by: word + "atz")
            }
            guard passage.isLetters(index), word.hasSuffix("str") || word == "Str",
                word.utf8.count != 3 || word == "Str",
                passage.isTightMark(index + 1, "."), passage.isCapitalised(index) || passage.isHyphen(index - 1)
            else { return nil }
            return passage.abbreviated(index..<index + 2, by: word.dropLast(3) + (word == "Str" ? "Straße" : "straße"))
        }
    }
}
