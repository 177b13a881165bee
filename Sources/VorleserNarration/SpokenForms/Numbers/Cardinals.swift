import Phonemes

/// Says `.45 caliber` as the gun is called, and other decimals point by point.
struct Decimals: NumeralForm {
    let name = "decimal"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let point = numeral.words.lowerBound - 1
        if passage.isTightMark(point, "."), passage.isTight(point + 1), passage.isDigits(point - 1), numeral.isPlain {
            // A later part of 1.2.3
            let words = " point " + numeral.spoken(british: passage.isBritish)
            return [passage.replacement(point..<numeral.words.upperBound, by: words)]
        }
        guard let decimals = numeral.decimals else { return [] }
        let quantity = passage.quantity(of: numeral)
        if numeral.digits.isEmpty, (2...3).contains(decimals.utf8.count), decimals.utf8.first != 0x30,
            let value = Int(decimals), isName(numeral, passage)
        {
            return [passage.replacement(numeral.words, by: NumberWords.paired(value))]
        }
        return [passage.replacement(quantity.words, by: quantity.spoken)]
    }

    private func isName(_ numeral: Numeral, _ passage: Passage) -> Bool {
        let (before, after) = (passage.letters(numeral.words.lowerBound - 1), passage.letters(numeral.words.upperBound))
        return Self.guns.contains(after)
            || Self.owners.contains(before) && !passage.isMark(numeral.words.upperBound, "%")
    }

    private static let guns: Set = [
        "caliber", "calibre", "cal", "revolver", "rifle", "pistol", "automatic", "magnum", "special", "colt", "gun",
        "auto",
        "bullet", "bullets", "winchester", "slug", "slugs", "hitter", "acp", "ammo", "shell", "shells", "round",
        "rounds",
    ]
    private static let owners: Set = ["a", "his", "her", "my", "your", "their", "batting", "hit", "hitting", "batted"]
}

/// Says `Flight 714`, `room 101`, `Boeing 747` and house numbers in pairs, as names are.
struct NamedNumbers: NumeralForm {
    let name = "number-as-name"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let start = numeral.words.lowerBound
        if let zip = zip(numeral, passage) { return [zip] }
        guard let value = numeral.plain(3...4), numeral.digits.utf8.first != 0x30,
            passage.isTightEnd(numeral.words.upperBound), !passage.isTight(start)
        else { return [] }
        let label = passage.isTightMark(start - 1, ".") ? start - 2 : start - 1
        let isLabelled = EnglishWords.numbered.contains(passage.letters(label)) && passage.mark(start - 1) != 0x2C
        guard isLabelled || isHouse(numeral, passage) else { return [] }
        return [passage.replacement(numeral.words, by: NumberWords.paired(value))]
    }

    /// Five figures after a state of America.
    private func zip(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let before = numeral.words.lowerBound - 1
        let state = passage.isMark(before, ",") ? before - 1 : before
        guard numeral.plain(5...5) != nil, passage.isCapitals(state), passage.count(state) == 2 else { return nil }
        return passage.replacement(numeral.words, by: NumberWords.digits(numeral.digits))
    }

    /// Whether a street's name comes after.
    private func isHouse(_ numeral: Numeral, _ passage: Passage) -> Bool {
        var index = numeral.words.upperBound
        if passage.isTightMark(index, ",") { index += 1 }
        for step in 0..<5 {
            if step > 0, EnglishWords.streets.contains(passage.letters(index)), passage.isCapitalised(index) {
                return true
            }
            let isName =
                passage.isCapitalised(index) || passage.isDigits(index) && step < 2
                || step > 0
                    && (["st", "nd", "rd", "th"].contains(passage.letters(index)) || passage.isTightMark(index, "."))
            guard isName else { return false }
            index += 1
        }
        return false
    }
}

/// Says every other number in digits as a cardinal.
struct Cardinals: NumeralForm {
    let name = "cardinal"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let quantity = passage.quantity(of: numeral)
        var words = quantity.spoken
        var end = quantity.words.upperBound
        if passage.isTight(end), passage.printed(end) == "s", numeral.isPlain {
            words = NumberWords.plural(
                numeral.digits.utf8.count > 2 ? numeral.whole.map(NumberWords.paired) ?? words : words
            )
            end += 1
        }
        return [
            passage.replacement(
                quantity.words.lowerBound..<end,
                by: separated(words, quantity.words.lowerBound..<end, passage)
            )
        ]
    }

    /// Keeps the words apart from letters that the digits are printed together with.
    private func separated(_ words: String, _ range: Range<Int>, _ passage: Passage) -> String {
        let before = passage.isTight(range.lowerBound) && passage.isLetters(range.lowerBound - 1) ? " " : ""
        let end = range.upperBound
        let isFollowed = passage.isTight(end) && passage.isLetters(end)
        let after = isFollowed && passage.halfOfDay(end) == nil && passage.era(end) == nil ? " " : ""
        return before + words + after
    }
}

/// Says digits that other rules have left, because they claimed a part of the number.
struct Figures: NumeralForm {
    let name = "figure"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        passage.numerals[index].words.filter { passage.isDigits($0) }.map { word in
            let digits = passage.printed(word)
            let value = digits.utf8.count < 16 ? Int(digits) : nil
            let words = value.map { NumberWords.cardinal($0, and: passage.isBritish) } ?? NumberWords.digits(digits)
            return passage.replacement(word..<word + 1, by: " " + words + " ")
        }
    }
}
