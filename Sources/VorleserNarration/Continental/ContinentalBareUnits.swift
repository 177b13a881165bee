/// Says the squares and cubes of lengths that no number stands before: *habitantes por km²*.
struct ContinentalBareUnits: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("unit-after-words") }

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            guard let power = passage.power(after: index), !passage.isDigits(index + 1) || isArea(index, passage),
                let unit = words.measures.units[passage.printed(index)]
            else { return nil }
            let isSlashed = passage.isMark(index - 1, "/") && passage.isTight(index)
            // *Por km²*, but *miles de km²*.
            let isOne = isSlashed || words.measures.each.contains(passage.letters(index - 1))
            guard let named = named(unit, power, isOne: isOne, printed: passage.printed(index)) else { return nil }
            let text = isSlashed ? " " + words.measures.per + " " + named : named
            return passage.replacement((isSlashed ? index - 1 : index)..<index + 2, by: text)
        }
    }

    private func named(_ unit: ContinentalUnit, _ power: UnitPower, isOne: Bool, printed: String)
        -> String?
    {
        guard let name = words.measures.name(ofPower: power, unit.gender) else {
            return words.measures.units[printed + power.rawValue]?.one
        }
        return isOne ? unit.one + " " + name : unit.many + " " + words.numbers.plural(of: name)
    }

    /// `km2` without a number may be a name; behind *per* it is none.
    private func isArea(_ index: Int, _ passage: Passage) -> Bool {
        words.measures.each.contains(passage.letters(index - 1)) || passage.isMark(index - 1, "/")
    }
}
