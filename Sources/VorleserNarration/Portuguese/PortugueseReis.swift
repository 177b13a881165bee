import Phonemes

/// Says the money of older books, thousands of réis before the sign and contos before a colon: *1:200$000*, *5$500*,
/// *$020*; and escudos with their hundredths, *12$50*.
struct PortugueseReis: SpokenForm {
    let name = "pt-reis"
    let numbers: PortugueseNumbers

    func replacements(in passage: Passage) -> [Replacement] {
        var result = passage.marks.contains(0x3A) ? thousands(passage) : []
        guard passage.marks.contains(0x24) else { return result }
        for sign in passage.words.indices where passage.isMark(sign, "$") {
            let amount = start(before: sign, passage)
            guard !passage.isLetters(sign - 1) || !passage.isTight(sign),
                let (text, end) = said(amount..<sign, passage)
            else { continue }
            // *Rs. 500$000*
            let isLabelled = passage.isTightMark(amount - 1, ".") && passage.letters(amount - 2) == "rs"
            let start = isLabelled ? amount - 2 : amount
            result.append(passage.replacement(start..<end, by: text))
        }
        return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// *16:800 libras*, *1:000 escudos*: what the same books have for a point between thousands.
    private func thousands(_ passage: Passage) -> [Replacement] {
        passage.numerals.compactMap { numeral in
            let start = numeral.words.lowerBound
            guard numeral.plain(1...3) != nil, numeral.digits.first != "0", !passage.isTightMark(start - 1, ":"),
                !passage.isCapitalised(start - 1) || start == 1
            else { return nil }
            var (digits, end) = (numeral.digits, numeral.words.upperBound)
            while passage.isTightMark(end, ":"), passage.isTight(end + 1), passage.isDigits(end + 1),
                passage.count(end + 1) == 3, digits.utf8.count < 10
            {
                digits += passage.printed(end + 1)
                end += 2
            }
            guard end > numeral.words.upperBound, passage.isLowerCase(end), passage.word(end)?.isSpaced == true,
                !ContinentalWords.portuguese.functionWords.contains(passage.letters(end)), let value = Int(digits),
                // *Salmos 119:105 diz*
                start != 1 || value % 1_000 == 0 || value % 1_000 > 176
            else { return nil }
            let agreement = passage.agreement(of: value, endingAt: end, .portuguese)
            return passage.replacement(start..<end, by: numbers.cardinal(value, agreement))
        }
    }

    /// The first of the groups before the sign.
    private func start(before sign: Int, _ passage: Passage) -> Int {
        guard passage.isTight(sign), passage.isDigits(sign - 1) else { return sign }
        var start = sign - 1
        while passage.count(start) == 3, passage.isTight(start),
            passage.isMark(start - 1, ":") || passage.isMark(start - 1, "."),
            passage.isTight(start - 1),
            passage.isDigits(start - 2)
        {
            start -= 2
        }
        return start
    }

    private func said(_ groups: Range<Int>, _ passage: Passage) -> (text: String, end: Int)? {
        let sign = groups.upperBound
        let numbers = groups.filter(passage.isDigits).compactMap { Int(passage.printed($0)) }
        let hasRest = passage.isTight(sign + 1) && passage.isDigits(sign + 1)
        let rest = hasRest ? passage.printed(sign + 1) : ""
        var end = hasRest ? sign + 2 : sign + 1
        let isNamed = ["réis", "reis"].contains(passage.letters(end))
        if hasRest, rest.utf8.count == 2, numbers.count == 1, !isNamed, let cents = Int(rest) {
            return (escudos(numbers[0], cents), end)
        }
        guard numbers.count < 6, rest.isEmpty ? !numbers.isEmpty : rest.utf8.count == 3,
            // *$500* may be dollars.
            !numbers.isEmpty || rest.hasPrefix("0") || isNamed,
            // So may *20 $*.
            numbers.count > 1 || !rest.isEmpty || isNamed
                || passage.isTight(sign) && passage.isDigits(sign - 1) && numbers[0] > 99
                    && passage.letters(groups.lowerBound - 1) != "us"
        else { return nil }
        if isNamed { end += 1 }
        let contos = numbers.dropLast().reduce(0) { $0 * 1_000 + $1 }
        let below = (numbers.last ?? 0) * 1_000 + (Int(rest) ?? 0)
        return (reis(contos, below), end)
    }

    private func reis(_ contos: Int, _ below: Int) -> String {
        let small = self.numbers.cardinal(below, .alone)
        guard contos > 0 else { return below == 1 ? "um real" : small + " réis" }
        let large = contos == 1 ? "um conto" : self.numbers.cardinal(contos, .alone) + " contos"
        return below == 0 ? large + " de réis" : large + " e " + small + " réis"
    }

    private func escudos(_ whole: Int, _ cents: Int) -> String {
        let text = self.numbers.cardinal(whole, .alone) + (whole == 1 ? " escudo" : " escudos")
        return cents == 0 ? text : text + " e " + self.numbers.cardinal(cents, .alone) + " centavos"
    }
}
