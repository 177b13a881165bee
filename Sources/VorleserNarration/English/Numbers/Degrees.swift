/// Says `45°`, `72 °F`, `50° N`, `40° 30′ W`.
struct Degrees: NumeralForm {
    let name = "degree"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let quantity = passage.quantityRange(of: numeral)
        guard let degree = sign(quantity.words.upperBound, passage) ?? letter(quantity, passage) else { return [] }
        var end = degree.end
        var words = quantity.spoken + " "
        let attribute = passage.isAttribute(from: quantity.words.lowerBound, to: end)
        words += quantity.isOne || attribute ? "degree" : "degrees"
        for (marks, one, many) in [(Self.minutes, "minute", "minutes"), (Self.seconds, "second", "seconds")] {
            guard let part = passage.numeral(at: end), marks.contains(passage.mark(part.words.upperBound)) else {
                break
            }
            words += " " + part.spoken(british: passage.isBritish) + " " + (part.isOne ? one : many)
            end = part.words.upperBound + 1
        }
        if let last = passage.numeral(at: passage.rangeEnd(end)),
            let upper = sign(passage.quantity(of: last).words.upperBound, passage)
        {
            // “1.5°C–2°C”
            let most = passage.quantity(of: last)
            let unit = most.isOne ? " degree" : " degrees"
            // *90° – 23° = 67°*: between blanks what falls, or has a result, is taken away.
            let isSpaced = !passage.isTight(end)
            let falls = (last.whole ?? 0) < (numeral.whole ?? 0) && degree.scale.isEmpty
            let isTakenAway = isSpaced && (falls || passage.isMark(upper.end, "="))
            let whole = words + degree.scale + (isTakenAway ? " minus " : " to ") + most.spoken + unit + upper.scale
            return [passage.replacement(quantity.words.lowerBound..<upper.end, by: whole)]
        }
        if degree.scale.isEmpty, let side = side(end, passage) {
            words += " " + side
            end = passage.isTightMark(end + 1, ".") ? end + 2 : end + 1
        }
        return [passage.replacement(quantity.words.lowerBound..<end, by: words + degree.scale)]
    }

    private static let minutes: Set<UInt16> = [0x2032, 0x27, 0x2019]
    private static let seconds: Set<UInt16> = [0x2033, 0x22, 0x201D]

    private func sign(_ index: Int, _ passage: Passage) -> (scale: String, end: Int)? {
        switch passage.mark(index) {
        case 0x2103: return (" Celsius", index + 1)
        case 0x2109: return (" Fahrenheit", index + 1)
        case 0xB0, 0xBA: break
        default:
            // A letter for the sign, as machines read it.
            guard passage.isTight(index), passage.isTightEnd(index + 1) else { return nil }
            return ["oF": " Fahrenheit", "oC": " Celsius"][passage.printed(index)].map { ($0, index + 1) }
        }
        let scale: String
        switch passage.printed(index + 1) {
        case "C": scale = " Celsius"
        case "F": scale = " Fahrenheit"
        case "K": scale = " Kelvin"
        case "R": scale = " Réaumur"
        default: return ("", index + 1)
        }
        return (
            scale,
            passage.isTightMark(index + 2, ".") && !passage.isEnd(index + 3)
                && (passage.isTight(index + 1) || passage.isLowerCase(index + 3))
                ? index + 3 : index + 2
        )
    }

    /// `200C/180C fan`, `350F`, `near 30F`: a letter without the sign, in a recipe or where the weather is.
    private func letter(_ quantity: Quantity, _ passage: Passage) -> (scale: String, end: Int)? {
        let index = quantity.words.upperBound
        let number = passage.printed(index - 1)
        guard passage.isTight(index), passage.isDigits(index - 1), passage.isTightEnd(index + 1),
            !passage.isHyphen(index + 1),
            number.utf8.count < 4,
            !passage.isTight(quantity.words.lowerBound) || !passage.isLetters(quantity.words.lowerBound - 1),
            !isLabel(quantity.words.lowerBound - 1, passage),
            let scale = ["C": " Celsius", "F": " Fahrenheit"][passage.printed(index).uppercased()],
            isBesideOtherScale(index, passage)
                || passage.isCapitalised(index) && passage.has(anyOf: Self.heat)
        else { return nil }
        return (scale, index + 1)
    }

    /// `200c (400f)`, `180c/350f`: an oven's heat on both scales.
    private func isBesideOtherScale(_ letter: Int, _ passage: Passage) -> Bool {
        let other = ["c": "f", "f": "c"][passage.letters(letter)]
        return [letter + 3, letter - 3].contains {
            passage.letters($0) == other && passage.isTight($0) && passage.isDigits($0 - 1)
                && [0x28, 0x2F].contains(passage.mark(max($0, letter) - 2)) && passage.count($0 - 1) == 3
        }
    }

    /// *Seat 14C*, *Room 12F*: what is numbered so.
    private func isLabel(_ index: Int, _ passage: Passage) -> Bool {
        let word = passage.letters(index)
        return Self.labels.contains(word) || EnglishWords.numbered.contains(word)
    }

    private static let labels: Set = [
        "seat", "seats", "gate", "flat", "row", "block", "house", "door", "table", "platform", "bay", "form", "number",
        "class", "section", "figure", "fig", "page", "appendix", "box", "lot", "site", "building", "warehouse",
    ]

    /// Words of sentences in which degrees are meant.
    private static let heat: Set = [
        "oven", "ovens", "heat", "heated", "heating", "preheat", "preheated", "bake", "baked", "baking", "roast",
        "roasted",
        "roasting", "fan", "gas", "grill", "cook", "cooked", "simmer", "fry", "temperature", "temperatures", "temp",
        "temps",
        "hot", "cold", "warm", "cool", "cooled", "warmer", "colder", "cooler", "weather", "fever", "lows", "highs",
        "freezing",
        "boiling", "boils", "melts", "freezes", "thermometer", "celsius", "fahrenheit", "degrees", "warming",
    ]

    private func side(_ index: Int, _ passage: Passage) -> String? {
        switch passage.printed(index) {
        case "N": "north"
        case "S": "south"
        case "E": "east"
        case "W": "west"
        default: nil
        }
    }
}
