/// Says units after numbers in words: *five ft. seven in.*, *a few oz.*, as older books print them, and *150 million km*.
struct WordedMeasures: SpokenForm {
    let name = "unit-after-words"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        for index in passage.words.indices.dropFirst() where passage.isLetters(index) {
            if let measure = afterScale(index, passage) {
                result.append(measure)
                continue
            }
            if let rate = rate(index, passage) {
                result.append(rate)
                continue
            }
            guard passage.isLowerCase(index) else { continue }
            let unit = passage.printed(index)
            guard let measure = Self.units.contains(unit) ? Measure.named[unit] : nil else { continue }
            let isAttribute = passage.isHyphen(index - 1) && passage.isTight(index - 1) && passage.isTight(index)
            let number = passage.letters(isAttribute ? index - 2 : index - 1)
            let isOne = Self.ones.contains(number)
            guard isOne || Self.numbers.contains(number) else { continue }
            let end = passage.afterStop(index + 1)
            if Self.needsStop.contains(unit), end == index + 1 || !isInside(end, passage, after: result.last) {
                continue
            }
            result.append(passage.replacement(index..<end, by: isOne || isAttribute ? measure.one : measure.many))
        }
        return result
    }

    /// `150 million km`, `3 million km²`, `2 thousand sq mi`
    private func afterScale(_ index: Int, _ passage: Passage) -> Replacement? {
        guard Self.scales.contains(passage.letters(index - 1)), !passage.isTight(index) else { return nil }
        let isPower = passage.isTight(index + 1) && !passage.isApostrophe(index + 1)
        guard passage.count(index) > 1 || isPower && !passage.isLetters(index + 1),
            let unit = Measures().unit(index, passage),
            passage.count(index) > 1 || unit.end > index + 1 && !passage.isMark(unit.end - 1, ".")
        else { return nil }
        let isOne = passage.isAttribute(from: passage.isDigits(index - 2) ? index - 2 : index - 1, to: unit.end)
        let measure = unit.measure.spelled(british: passage.isBritish)
        return passage.replacement(index..<unit.end, by: (isOne ? measure.one : measure.many) + unit.suffix)
    }

    /// `(mg/dL)`, `in km/h`, `kg/m³`: what a column or a scale is in.
    private func rate(_ index: Int, _ passage: Passage) -> Replacement? {
        guard Self.measured.contains(passage.printed(index)), passage.isTightMark(index + 1, "/"),
            !passage.isTight(index) || passage.isMark(index - 1, "("), !passage.isDigits(index - 1),
            !passage.isMark(index - 1, "/"),
            let unit = Measures().unit(index, passage), unit.end > index + 2, passage.isTightEnd(unit.end),
            !passage.isTightMark(unit.end, "/")
        else { return nil }
        let words = unit.measure.spelled(british: passage.isBritish).many + unit.suffix
        return passage.replacement(index..<unit.end, by: words)
    }

    /// Units that are no words or names.
    private static let measured: Set = [
        "mg", "mcg", "µg", "μg", "ng", "kg", "km", "cm", "mm", "mL", "ml", "mmol", "µmol", "μmol", "umol", "mEq",
        "mOsm",
        "kWh", "kJ", "kcal", "IU",
    ]

    private static let scales: Set = ["hundred", "thousand", "million", "billion", "trillion"]

    /// Whether a full stop right before an index ends no sentence, or comes after another unit: *five ft. seven in.*
    private func isInside(_ index: Int, _ passage: Passage, after last: Replacement?) -> Bool {
        if passage.isLowerCase(index) || passage.isTightMark(index, ",") || passage.isTightMark(index, ";") {
            return true
        }
        return last != nil && passage.word(index - 4)?.range.upperBound == last?.range.upperBound
    }

    private static let units: Set = ["ft", "in", "ins", "lb", "lbs", "oz", "ozs", "yd", "cwt", "gal", "qt", "qts"]
    /// Those that are words, or may be something else, unless a full stop stands inside the sentence.
    private static let needsStop: Set = ["in", "gal", "qt", "qts"]
    private static let ones: Set = ["one", "a", "an", "per", "half", "quarter", "each", "every"]
    private static let numbers: Set = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
        "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "thirty", "forty", "fifty",
        "sixty", "seventy", "eighty", "ninety", "hundred", "thousand", "million", "dozen", "score", "few", "several",
        "many", "some", "halves", "quarters", "thirds",
    ]
}
