/// Says the squares and cubes of lengths that no number stands before: *habitantes por km²*.
struct ContinentalBareUnits: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("unit-after-words") }

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            guard let power = passage.power(after: index), !passage.isDigits(index + 1) || isArea(index, passage),
                let unit = words.unit(passage.printed(index), raisedTo: power)
            else { return nil }
            // *Hab./km²*, *hab. / km²*
            let isSlashed = passage.isMark(index - 1, "/") && passage.isTight(index) == passage.isTight(index - 1)
            // *Por km²*, but *miles de km²*.
            let isOne = isSlashed || words.measures.each.contains(passage.letters(index - 1))
            let named = unit.counted(isOne)
            let per = passage.isTight(index) ? " " + words.measures.per + " " : words.measures.per + " "
            let text = isSlashed ? per + named : named
            return passage.replacement((isSlashed ? index - 1 : index)..<index + 2, by: text)
        }
    }

    /// `km2` without a number may be a name; behind *per* it is none.
    private func isArea(_ index: Int, _ passage: Passage) -> Bool {
        words.measures.each.contains(passage.letters(index - 1)) || passage.isMark(index - 1, "/")
    }
}
