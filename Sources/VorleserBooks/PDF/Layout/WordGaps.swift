/// Whether a blank stands before a character.
enum Blank {
    case none
    /// The library sees a gap.
    case guessed
    /// The file has a blank, and it takes room.
    case printed
}

/// Tells the gaps between words from those between the letters of a word that is spaced out.
enum WordGaps {
    struct Sign {
        /// How far it stands from the one before.
        let gapBefore: Float
        let blankBefore: Blank
    }

    static func blanks(_ signs: [Sign], size: Float, _ limits: WordGapThresholds) -> [Bool] {
        let given = signs.map { $0.blankBefore != .none }
        let gaps = signs.dropFirst().map { max($0.gapBefore, 0) }
        let words = given.count(where: \.self) + 1
        if signs.count >= limits.fewestSpacedLetters, limits.leastSpaced.isReached(by: words, of: signs.count) {
            let usual = gaps.sorted()[gaps.count / 2]
            return [false] + gaps.map { $0 > max(limits.leastGrowth * usual, usual + limits.leastExcess) }
        }
        // Where a line is stretched the gaps inside words grow, too, but stay far narrower than those between them.
        let between = zip(gaps, given.dropFirst()).filter(\.1).map(\.0).sorted()
        guard between.count >= limits.fewestGaps else { return given }
        let usual = between[between.count / 2]
        return [false]
            + zip(gaps, signs.dropFirst()).map { gap, sign in
                switch sign.blankBefore {
                case .none: false
                case .guessed: gap > min(limits.leastOfUsual * usual, limits.leastWidth * size)
                // The ink of slanted letters reaches into it.
                case .printed: true
                }
            }
    }
}
