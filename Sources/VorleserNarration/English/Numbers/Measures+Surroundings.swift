import VorleserCore

/// Units that what stands beside them tells.
extension Measures {
    /// `20 m.` are miles, `200 l.` pounds in money, `1 c.` of flour a cup: those of today have no full stop.
    func oldUnit(_ letter: String, _ index: Int, _ stop: Int, _ passage: Passage) -> Measure? {
        guard stop > index + 1, passage.isLowerCase(stop) || passage.isMark(stop, ",") || passage.isMark(stop, ";")
        else { return nil }
        switch letter {
        case "m": return Measure(one: "mile", many: "miles")
        case "l": return Measure(one: "pound", many: "pounds")
        case "c" where passage.isLowerCase(stop) && !isGlued(index, passage):
            return EnglishWords.functionWords.contains(passage.letters(stop)) ? nil : Measure(one: "cup", many: "cups")
        default: return nil
        }
    }

    /// `1h 30m`, `3 h. 20 m.`
    func isAfterHours(_ numeral: Int, _ passage: Passage) -> Bool {
        let unit = passage.isMark(numeral - 1, ".") ? numeral - 2 : numeral - 1
        return passage.isDigits(numeral) && ["h", "hr", "hrs"].contains(passage.letters(unit))
            && passage.isDigits(unit - 1)
    }
}

/// Capitals that are units where the sentence is about what they measure.
extension Measures {
    static let subjects: [String: Set<String>] = [
        "N": [
            "force", "forces", "newton", "newtons", "tension", "weight", "weighs", "thrust", "friction", "pull", "load",
        ],
        "A": [
            "current", "currents", "amp", "amps", "ampere", "amperes", "circuit", "fuse", "breaker", "volts", "battery",
        ],
        "K": [
            "temperature", "temperatures", "kelvin", "kelvins", "cooled", "heated", "hot", "cold", "absolute", "melts",
        ],
    ]
}

/// Units without a full stop that may be words or letters of their own.
extension Measures {
    /// *6 ft 2 in*, *8 in x 10 in*, *2 in tall*, *5 in in diameter*, *a 3 in pipe*; any other *in* is the preposition.
    func isBareInch(_ index: Int, _ passage: Passage) -> Bool {
        let (first, next) = (passage.numeralStart(before: index), passage.letters(index + 1))
        guard let first, !passage.isTight(index + 1) || passage.word(index + 1)?.kind == .mark else { return false }
        let feet = passage.afterStop(first - 1) == first ? first - 2 : first - 1
        if ["ft", "feet", "foot", "yd"].contains(passage.letters(feet)), !passage.isDigits(index + 1) {
            return !Self.determiners.contains(next)
        }
        if Self.sides.contains(next) || Self.measuredInInches.contains(next) { return true }
        if next == "in",
            ["diameter", "length", "width", "height", "depth", "thickness"].contains(passage.letters(index + 2))
        {
            return true
        }
        let isSide = isTimes(index + 1, passage) || next == "by"
        if isSide, passage.isDigits(index + 2) { return true }
        // The last side of several.
        return (isTimes(first - 1, passage) || passage.letters(first - 1) == "by") && isInchBefore(first - 2, passage)
    }

    private func isInchBefore(_ index: Int, _ passage: Passage) -> Bool {
        let unit = passage.isMark(index, ".") ? index - 1 : index
        return passage.letters(unit) == "in" && passage.isDigits(unit - 1)
    }

    /// *Six foot two in his socks.*
    private static let determiners: Set = [
        "the", "a", "an", "his", "her", "their", "my", "our", "your", "its", "this", "that", "these", "those", "all",
        "bare", "stockinged",
    ]

    private static let measuredInInches: Set = [
        "pipe", "pipes", "nail", "nails", "screen", "screens", "board", "boards", "plank", "planks", "gun", "guns",
        "shell", "shells", "pan", "skillet", "tin", "ruler", "monitor", "tube", "hose", "blade", "needle", "heels",
        "layer", "strips", "squares", "pieces", "cubes", "slices", "bolt", "bolts", "screw", "screws", "display",
        "gap", "hole", "holes", "dish", "plate", "lens", "telescope", "reflector", "refractor", "mortar", "howitzer",
        "cannon", "tiles", "thick",
    ]
}

extension Passage {
    /// Where the numeral begins that ends right before an index.
    fileprivate func numeralStart(before index: Int) -> Int? {
        let next = numerals.partitioningIndex { $0.words.upperBound >= index }
        guard next < numerals.count, numerals[next].words.upperBound == index else { return nil }
        return numerals[next].words.lowerBound
    }
}
