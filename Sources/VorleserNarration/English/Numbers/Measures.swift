import Phonemes

/// Says measures: `5 ft. 10 in.`, `5 m²`, `60 mph`, `10 × 12`, `6'2"`.
struct Measures: SpokenForm {
    let name = "unit"

    func replacements(in passage: Passage) -> [Replacement] {
        guard !passage.numerals.isEmpty else { return [] }
        var result: [Replacement] = []
        for numeral in passage.numerals {
            if let unit = unitAfterPower(numeral, passage), unit.range.lowerBound >= result.last?.range.upperBound ?? 0
            {
                result.append(unit)
                continue
            }
            if isInName(numeral, passage) { continue }
            if let points = hitPoints(afterDie: numeral, passage) {
                result.append(points)
                continue
            }
            let start = passage.words[numeral.words.lowerBound].range.lowerBound
            guard start >= result.last?.range.upperBound ?? 0, let next = replacement(numeral, passage) else {
                continue
            }
            guard next.range.lowerBound >= result.last?.range.upperBound ?? 0 else { continue }
            result.append(next)
            if let by = side(after: next.range.upperBound, passage) { result.append(by) }
        }
        return result
    }

    /// `10⁸ m/s`: the power is said by another rule.
    private func unitAfterPower(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        var index = numeral.words.upperBound
        while passage.isTight(index), RaisedSigns.plain(passage.mark(index))?.isRaised == true { index += 1 }
        let isPower = index > numeral.words.upperBound || passage.isTightMark(numeral.words.lowerBound - 1, "^")
        guard isPower, let unit = unit(index, passage) else { return nil }
        let words = unit.measure.spelled(british: passage.isBritish).many + unit.suffix
        return passage.replacement(index..<unit.end, by: (passage.isTight(index) ? " " : "") + words)
    }

    private func replacement(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        if let height = feetAndInches(numeral, passage) { return height }
        if let packs = packs(numeral, passage) { return packs }
        if let pressure = bloodPressure(numeral, passage) { return pressure }
        if let count = counted(numeral, passage) ?? age(numeral, passage) ?? typed(numeral, passage) { return count }
        var quantity = passage.quantityRange(of: numeral)
        if let dimensions = dimensions(numeral, quantity, passage) { quantity = dimensions }
        let hyphen = passage.isHyphen(quantity.words.upperBound) && passage.isTight(quantity.words.upperBound)
        let index = quantity.words.upperBound + (hyphen ? 1 : 0)
        // Of “h1-h6” the second letter has a number of its own.
        let isNumbered =
            hyphen && passage.isTight(index + 1) && passage.isDigits(index + 1) && passage.count(index) == 1
        if !isNumbered, let unit = unit(index, passage) {
            let isOne =
                quantity.isOne || hyphen || passage.isAttribute(from: quantity.words.lowerBound, to: unit.end)
                // “3cm slices”, but “200g flour”.
                || unit.measure.isLength && isGlued(index, passage) && passage.isLowerCase(unit.end)
                    && passage.isNoun(unit.end)
            let measure = unit.measure.spelled(british: passage.isBritish)
            let text = quantity.spoken + (hyphen ? "-" : " ") + (isOne ? measure.one : measure.many) + unit.suffix
            return passage.replacement(quantity.words.lowerBound..<unit.end, by: text)
        }
        return quantity.spoken.contains(" by ") ? passage.replacement(quantity.words, by: quantity.spoken) : nil
    }

    /// Whether a sign of inches closes no quotation: there is no other, and the sentence goes on.
    private func isOnlyQuote(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.isTightMark(index, "\"") else { return false }
        return !passage.isEnd(index + 1) && !isRepeated(0x22, in: passage)
    }

    /// Whether a sign stands there twice or more.
    private func isRepeated(_ sign: UInt16, in passage: Passage) -> Bool {
        passage.firstIndex(of: sign).flatMap { passage.firstIndex(of: sign, from: $0 + 1) } != nil
    }

    static let sides: Set = ["tall", "high", "long", "wide", "deep", "thick"]

    // MARK: Units

    func unit(_ index: Int, _ passage: Passage) -> (measure: Measure, suffix: String, end: Int)? {
        if passage.isMark(index, "″") { return (Measure(one: "inch", many: "inches"), "", index + 1) }
        if isOnlyQuote(index, passage) { return (Measure(one: "inch", many: "inches"), "", index + 1) }
        if passage.isMark(index, "′"), !(passage.isTight(index + 1) && passage.isLetters(index + 1)) {
            return (Measure(one: "foot", many: "feet"), "", index + 1)
        }
        if let inverse = inverse(index, passage) {
            return (Measure(one: inverse.words, many: inverse.words), "", inverse.end)
        }
        if passage.isApostrophe(index), passage.isTight(index), Self.sides.contains(passage.letters(index + 1)) {
            return (Measure(one: "foot", many: "feet"), "", index + 1)
        }
        guard let (measure, end) = plainUnit(index, passage) else { return nil }
        if let power = power(end, of: measure, passage) {
            return (Measure(one: power + measure.one, many: power + measure.many), "", end + 1)
        }
        if let inverse = inverse(end, passage) { return (measure, " " + inverse.words, inverse.end) }
        if let per = perCount(measure, slash: end, passage) { return (measure, per.words, per.end) }
        if passage.isTightMark(end, "/"), let per = divisor(end + 1, passage) {
            if isSquared(per.end, passage) { return (measure, " per " + per.name + " squared", per.end + 1) }
            if let power = power(per.end, of: nil, passage) {
                return (measure, " per " + power + per.name, per.end + 1)
            }
            // “5 mg/kg/day”
            if passage.isTightMark(per.end, "/"), let each = Self.periods[passage.letters(per.end + 1)],
                passage.isTight(per.end + 1)
            {
                return (measure, " per " + per.name + " per " + each, per.end + 2)
            }
            return (measure, " per " + per.name, per.end)
        }
        return (measure, "", end)
    }

    func plainUnit(_ index: Int, _ passage: Passage) -> (Measure, end: Int)? {
        if let (letters, end) = passage.dotted(index), ["mph", "hp", "rpm", "kph", "mpg", "cc"].contains(letters) {
            return Measure.named[letters].map { ($0, end) }
        }
        guard passage.isLetters(index) else { return nil }
        let stop = passage.afterStop(index + 1)
        let first = passage.printed(index)
        // “a 1,500-sq.-ft. house”
        let hasHyphen = passage.isHyphen(stop) && passage.isTight(stop) && passage.isTight(stop + 1)
        let second = hasHyphen ? stop + 1 : stop
        if ["sq", "cu", "fl", "naut", "Sq"].contains(first), passage.isLetters(second),
            let measure = Measure.named[first.lowercased() + " " + passage.letters(second)]
        {
            // “20 sq. m.” with both full stops are miles, as old encyclopedias have them.
            if passage.letters(second) == "m", stop > index + 1, passage.isTightMark(second + 1, ".") {
                return (Measure(one: "square mile", many: "square miles"), passage.afterStop(second + 1))
            }
            return (measure, passage.afterStop(second + 1))
        }
        if first == "s" {
            return isSeconds(index, passage) ? (Measure(one: "second", many: "seconds"), index + 1) : nil
        }
        if first == "m",
            isAfterHours(index - 1, passage) || isCookingTime(index - 1, passage) || isBeforeSeconds(index, passage)
        {
            return (Measure(one: "minute", many: "minutes"), passage.isEnd(stop) ? index + 1 : stop)
        }
        if let old = oldUnit(first, index, stop, passage) { return (old, stop) }
        if let coin = oldCoin(first, passage) { return (coin, passage.isEnd(stop) ? index + 1 : stop) }
        if let spoon = kitchenUnit(first, index, stop, passage) { return (spoon, stop) }
        if let product = product(index, passage) { return product }
        if first == "hp", passage.subjects.contains(.dice) {
            return (Measure(one: "hit point", many: "hit points"), stop)
        }
        if first == "mm", passage.printed(index + 1) == "Hg" {
            return Measure.named["mmHg"].map { ($0, index + 2) }
        }
        // “12mo, cloth” is the size of a book.
        if first == "mo", isGlued(index, passage), Codes.isSizeOfBook(index - 1, passage),
            !passage.isLowerCase(index + 1) || Self.volumes.contains(passage.letters(index + 1))
        {
            return nil
        }
        guard let measure = Measure.named[first] else { return nil }
        if Measure.needsStop.contains(first), stop == index + 1, !isGlued(index, passage),
            !(first == "st" && ["lb", "lbs"].contains(passage.letters(index + 2))),
            !(first == "in" && (isBareInch(index, passage) || isHyphenated(index, passage)))
        {
            return nil
        }
        if first.utf8.count == 1, !isSafeLetter(index, passage) { return nil }
        if let subjects = Self.subjects[first], !passage.has(anyOf: subjects) { return nil }
        if first == "in", !isInch(index, stop, passage), !isBareInch(index, passage), !isHyphenated(index, passage) {
            return nil
        }
        if first == "pt" || first == "pts", !isAboutLiquids(passage) {
            return (Measure(one: "point", many: "points"), passage.isEnd(stop) ? index + 1 : stop)
        }
        // A full stop that ends the sentence is no part of the unit unless units have one.
        return (measure, first.utf8.count == 1 && first != "h" ? index + 1 : stop)
    }

    /// *5 m* is a length; *5 V* before a name is none.
    private func isSafeLetter(_ index: Int, _ passage: Passage) -> Bool {
        if ["N", "W"].contains(passage.printed(index)), isRoad(index - 1, passage) { return false }
        if passage.isApostrophe(index + 1), passage.isTight(index + 1) { return false }
        if isFactor(index, passage) { return false }
        if passage.isHyphen(index + 1), passage.isTight(index + 1) { return isJoined(index, passage) }
        return !passage.isTightMark(index + 1, ".") || passage.isEnd(index + 2) || passage.isLowerCase(index + 2)
            || passage.printed(index) == "h" && passage.isDigits(index + 2)
    }

    /// `2g(y − z)`
    private func isFactor(_ index: Int, _ passage: Passage) -> Bool {
        isGlued(index, passage) && passage.isTightMark(index + 1, "(") && passage.count(index + 2) == 1
            && passage.isLetters(index + 2) && passage.word(index + 3)?.kind == .mark
    }

    /// Whether a number is that of a road, behind which a letter is a direction: *US 101 N*, *I-80 W*.
    private func isRoad(_ number: Int, _ passage: Passage) -> Bool {
        let label = passage.isHyphen(number - 1) || passage.isMark(number - 1, ".") ? number - 2 : number - 1
        return passage.isCapitalised(label) && EnglishWords.roads.contains(passage.letters(label))
            || PostalCodes.isState(passage.printed(label))
    }

    /// Whether digits are right before a unit.
    func isGlued(_ index: Int, _ passage: Passage) -> Bool {
        passage.isTight(index) && passage.isDigits(index - 1)
    }

    /// Whether pints are meant rather than points.
    private func isAboutLiquids(_ passage: Passage) -> Bool { passage.has(anyOf: Self.liquids) }

    private static let liquids: Set = [
        "milk", "water", "cream", "beer", "ale", "cider", "stout", "stock", "blood", "oil", "vinegar", "wine", "juice",
        "rum",
        "brandy", "gin", "broth", "syrup", "buttermilk", "liquid", "gallon", "gallons", "gal", "quart", "quarts", "qt",
        "qts",
        "cup", "cups", "tsp", "tbsp", "oz", "bottle", "add", "boil", "pour", "peas", "berries", "strawberries",
        "shrimps",
        "gill", "gills", "fl",
    ]

    /// *5 in. wide* is a length, *5 in the morning* is none.
    private func isInch(_ index: Int, _ stop: Int, _ passage: Passage) -> Bool {
        isGlued(index, passage) || stop > index + 1 && (passage.isEnd(stop) || !passage.isCapitalised(stop))
    }

    /// `²`, `³`, or a figure typed for it, after a length; after any other measure it is the sign of a note.
    private func power(_ index: Int, of measure: Measure?, _ passage: Passage) -> String? {
        guard passage.isTight(index), measure?.isLength ?? true else { return nil }
        switch passage.mark(index) {
        case 0xB2: return "square "
        case 0xB3: return "cubic "
        default: break
        }
        guard measure != nil, passage.isTightEnd(index + 1) else { return nil }
        return ["2": "square ", "3": "cubic "][passage.printed(index)]
    }

    /// The `²` of `m/s²`, or a figure typed for it.
    private func isSquared(_ index: Int, _ passage: Passage) -> Bool {
        passage.isTightMark(index, "²")
            || passage.isTight(index) && passage.printed(index) == "2" && passage.isTightEnd(index + 1)
                && passage.printed(index - 1) == "s"
    }

    /// What a size is said of: *a 12mo volume*.
    private static let volumes: Set = ["vol", "vols", "volume", "volumes", "edition", "editions", "edn"]

    private static let periods = [
        "day": "day", "d": "day", "h": "hour", "hr": "hour", "hour": "hour", "week": "week", "min": "minute",
        "year": "year",
    ]

    private func divisor(_ index: Int, _ passage: Passage) -> (name: String, end: Int)? {
        switch passage.printed(index) {
        case "s": return ("second", index + 1)
        case "h": return ("hour", index + 1)
        case "d": return ("day", index + 1)
        case "hr": return ("hour", index + 1)
        case "sec": return ("second", index + 1)
        case "min": return ("minute", index + 1)
        case "day", "hour", "week", "month", "year", "minute", "second", "person", "capita":
            return (passage.printed(index), index + 1)
        default: return plainUnit(index, passage).map { ($0.0.spelled(british: passage.isBritish).one, $0.end) }
        }
    }

    // MARK: Heights and sizes

    /// `6'2"`, `5′ 10″`, `6’ 2”`.
    private func feetAndInches(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let prime = numeral.words.upperBound
        guard numeral.plain(1...2) != nil, passage.isTight(prime),
            passage.isMark(prime, "′") || passage.isApostrophe(prime),
            let inches = passage.numeral(at: prime + 1), let value = inches.whole, value < 12, inches.decimals == nil
        else { return nil }
        var end = inches.words.upperBound
        guard passage.isMark(prime, "′") || passage.isTight(prime + 1) || isInchMark(end, passage) else { return nil }
        if isInchMark(end, passage) {
            end += 1
        } else if passage.isApostrophe(end), passage.isApostrophe(end + 1) {
            end += 2
        }
        let words = numeral.spoken(british: false) + " foot " + inches.spoken(british: false)
        return passage.replacement(numeral.words.lowerBound..<end, by: words)
    }

    private func isInchMark(_ index: Int, _ passage: Passage) -> Bool {
        passage.isTight(index)
            && (passage.isMark(index, "\"") || passage.isMark(index, "″") || passage.isMark(index, "\u{201D}"))
    }

    /// `0.42-m-radius`: a hyphen before and behind.
    private func isJoined(_ index: Int, _ passage: Passage) -> Bool {
        passage.isHyphen(index - 1) && passage.isTight(index) && passage.isTight(index - 1)
            && passage.isDigits(index - 2)
            && passage.isLowerCase(index + 2)
    }

    /// `18-in telescopes`, not `3-in-1`.
    private func isHyphenated(_ index: Int, _ passage: Passage) -> Bool {
        passage.isHyphen(index - 1) && passage.isTight(index) && passage.isDigits(index - 2)
            && !passage.isTight(index + 1)
            && passage.isLowerCase(index + 1) && !EnglishWords.functionWords.contains(passage.letters(index + 1))
    }

    /// `10 × 12`, `4x4`: *by*, unless it is a sum.
    private func dimensions(_ numeral: Numeral, _ first: Quantity, _ passage: Passage) -> Quantity? {
        var (words, spoken) = (first.words, first.spoken)
        var areFractions = passage.isMark(words.lowerBound + 1, "/")
        guard !passage.marks.contains(0x3D), !passage.isTightMark(words.lowerBound - 1, "/") else { return nil }
        if isInchMark(words.upperBound, passage), isTimes(words.upperBound + 1, passage),
            let next = passage.numeral(at: words.upperBound + 2), isInchMark(next.words.upperBound, passage)
        {
            let last = passage.quantity(of: next)
            return Quantity(
                words: words.lowerBound..<last.words.upperBound + 1,
                spoken: spoken + " by " + last.spoken + " inches",
                isOne: false
            )
        }
        while isTimes(words.upperBound, passage), let next = passage.numeral(at: words.upperBound + 1) {
            let isTight = passage.isTight(words.upperBound)
            let last = passage.quantity(of: next)
            let after = last.words.upperBound
            areFractions =
                areFractions && passage.isMark(last.words.lowerBound + 1, "/") && passage.isMark(words.upperBound, "×")
            // 1.6×10⁻¹⁹
            if passage.isTight(after), RaisedSigns.plain(passage.mark(after))?.isRaised == true { return nil }
            if passage.isTightMark(after, "^") { return nil }
            let isSize =
                isTight || isTimes(after, passage) || unit(after, passage) != nil
                || passage.isLowerCase(after) && !EnglishWords.functionWords.contains(passage.letters(after))
                || passage.isHyphen(after) || spoken.contains(" by ")
            guard isSize else { return nil }
            words = words.lowerBound..<after
            spoken += " by " + last.spoken
        }
        // 3/4 × 1/4 is no size.
        if areFractions, unit(words.upperBound, passage) == nil { return nil }
        return words == first.words ? nil : Quantity(words: words, spoken: spoken, isOne: false)
    }

    func isTimes(_ index: Int, _ passage: Passage) -> Bool {
        passage.isMark(index, "×") || passage.printed(index) == "x" && passage.printed(index - 1) != "0"
    }
}
