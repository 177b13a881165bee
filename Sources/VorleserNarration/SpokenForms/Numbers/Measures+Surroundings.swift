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
