import Phonemes
import VorleserCore

/// Units joined to others, and to what they are counted by.
extension Measures {
    /// `4 mg/24 h`, `5.4 L/100 km`, `9 g/100 mL`: so much in so much; `170 g/6 oz` is the same twice.
    func perCount(_ measure: Measure, slash: Int, _ passage: Passage) -> (words: String, end: Int)? {
        guard passage.isTightMark(slash, "/"), passage.isTight(slash + 1),
            let numeral = passage.numeral(at: slash + 1), let count = numeral.plain(1...4), count > 1,
            let (each, end) = plainUnit(numeral.words.upperBound, passage),
            each.one == "hour" && measure.isDose || count == 100 && measure.isPart(of: each)
        else { return nil }
        return (" per " + NumberWords.cardinal(count) + " " + each.spelled(british: passage.isBritish).many, end)
    }

    /// `25 ft-lb`, `34 N·m`
    func product(_ index: Int, _ passage: Passage) -> (Measure, end: Int)? {
        let sign = passage.mark(index + 1)
        guard passage.isTight(index + 1), passage.isTight(index + 2), passage.isTightEnd(index + 3) else { return nil }
        switch (passage.printed(index), passage.printed(index + 2)) {
        case ("ft", "lb"), ("ft", "lbs"), ("ft", "lbf"):
            guard sign == 0x2D || sign == 0xB7 || sign == 0x22C5 else { return nil }
            return (Measure(one: "foot-pound", many: "foot-pounds"), index + 3)
        case ("N", "m"):
            guard sign == 0xB7 || sign == 0x22C5 else { return nil }
            return (Measure(one: "newton meter", many: "newton meters"), index + 3)
        default: return nil
        }
    }

    /// `D5W`, `STS-51-L`: capitals stand on both sides of the number.
    func isInName(_ numeral: Numeral, _ passage: Passage) -> Bool {
        var (before, after) = (numeral.words.lowerBound - 1, numeral.words.upperBound)
        guard numeral.isPlain, passage.isTight(before + 1), passage.isTight(after) else { return false }
        if passage.isHyphen(before), passage.isHyphen(after), passage.isTight(before), passage.isTight(after + 1) {
            (before, after) = (before - 1, after + 1)
        }
        return passage.isCapitals(before) && passage.isCapitals(after) && passage.count(after) == 1
    }

    /// `1d8 hp`: the die is said by another rule.
    func hitPoints(afterDie numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, unit) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard passage.isTight(start), passage.printed(start - 1) == "d", passage.printed(unit) == "hp",
            !passage.isTight(unit)
        else { return nil }
        return passage.replacement(unit..<unit + 1, by: "hit points")
    }
}

extension Measure {
    /// Whether it is what medicine is given in.
    fileprivate var isDose: Bool {
        one.hasSuffix("gram") || one.hasSuffix("liter") || one.hasSuffix("mole") || one.hasSuffix("equivalent")
    }

    /// Whether it is what a hundred of another hold or need.
    fileprivate func isPart(of other: Measure) -> Bool {
        if one.hasSuffix("liter") { return other.isLength }
        if one == "gram" { return other.one.hasSuffix("liter") }
        let isSmall = ["milligram", "microgram", "calorie", "kilocalorie", "kilojoule"].contains(one)
        return isSmall && (other.one == "gram" || other.one.hasSuffix("liter"))
    }
}
