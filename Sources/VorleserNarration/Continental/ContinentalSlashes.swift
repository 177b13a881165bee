/// Says a slash before what something is measured by: *euros/mes* as *euros al mes*.
struct ContinentalRates: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("rate") }

    func replacements(in passage: Passage) -> [Replacement] {
        passage.slashes.compactMap { index in
            guard isAmount(before: index, passage) else { return nil }
            // *5 l/100 km*
            if passage.isDigits(index + 1), passage.isLetters(index - 1),
                words.measures.units[passage.printed(index + 2)] != nil
            {
                return passage.replacement(index..<index + 1, by: " " + words.measures.per + " ")
            }
            guard let rate = words.measures.rates[passage.printed(index + 1)], passage.isTightEnd(index + 2) else {
                return nil
            }
            return passage.abbreviated(index..<passage.afterStop(index + 2), by: " " + rate)
        }
    }

    /// Whether something is measured or paid before the slash.
    private func isAmount(before slash: Int, _ passage: Passage) -> Bool {
        let isUnit = passage.isLetters(slash - 1) && words.measures.units[passage.printed(slash - 1)] != nil
        return isUnit || passage.word(slash - 1)?.kind == .mark
            || (max(0, slash - Self.reach)..<slash).contains(where: passage.isDigits)
    }

    /// How many words and marks there may be from a number to the slash.
    private static let reach = 6
}

/// Parts words that have a slash between them: *y/o* is two words.
struct ContinentalSlashes: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("slash") }

    func replacements(in passage: Passage) -> [Replacement] {
        passage.slashes.map { passage.replacement($0..<$0 + 1, by: " ") }
    }
}

extension Passage {
    /// Those with a word or a number right behind them, and no blank before.
    fileprivate var slashes: [Int] {
        guard marks.contains(0x2F) else { return [] }
        return words.indices.filter { index in
            isTightMark(index, "/") && isTight(index + 1) && word(index + 1)?.kind != .mark
        }
    }
}
