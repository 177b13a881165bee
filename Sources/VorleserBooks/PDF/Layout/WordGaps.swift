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
        let isLetter: Bool
        /// How far it stands from the one before.
        let gapBefore: Float
        /// How far from where the pen stood behind that; `nil` where this is not known.
        let stepBefore: Float?
        let blankBefore: Blank
    }

    static func blanks(_ signs: [Sign], size: Float, _ limits: WordGapThresholds) -> [Bool] {
        let given = signs.map { $0.blankBefore != .none }
        let gaps = signs.dropFirst().map { max($0.gapBefore, 0) }
        let count = given.count(where: \.self) + 1
        if signs.count >= limits.fewestSpacedLetters, limits.leastSpaced.isReached(by: count, of: signs.count) {
            let usual = gaps.sorted()[gaps.count / 2]
            return [false] + gaps.map { $0 > max(limits.leastGrowth * usual, usual + limits.leastExcess) }
        }
        // Where a line is stretched the gaps inside words grow, too, but stay far narrower than those between them.
        let parted = zip(gaps, zip(signs, signs.dropFirst())).filter { $1.1.blankBefore != .none }
        let words = parted.filter { $1.0.isLetter && $1.1.isLetter }
        // The dots of a leader stand apart as well.
        let between = (words.count >= limits.fewestGaps ? words : parted).map(\.0).sorted()
        guard between.count >= limits.fewestGaps else {
            return zip(given, hidden(gaps, signs, size, limits)).map { $0 || $1 }
        }
        let usual = between[between.count / 2]
        let hasPrinted = signs.contains { $0.blankBefore == .printed }
        return [false]
            + zip(gaps, signs.dropFirst()).map { gap, sign in
                switch sign.blankBefore {
                // The library sees no gap where words stand close.
                case .none:
                    !hasPrinted
                        && (sign.stepBefore ?? 0) > max(limits.leastUnseenOfUsual * usual, limits.leastUnseen * size)
                case .guessed: gap > min(limits.leastOfUsual * usual, limits.leastWidth * size)
                // The ink of slanted letters reaches into it.
                case .printed: true
                }
            }
    }

    /// Words of a title in large letters are set so close that the library sees no gap: there those between words are far
    /// wider than all others.
    private static func hidden(_ gaps: [Float], _ signs: [Sign], _ size: Float, _ limits: WordGapThresholds) -> [Bool] {
        let none = signs.map { _ in false }
        guard size >= limits.leastTitleSize, signs.count >= limits.fewestTitleLetters else { return none }
        let usual = gaps.sorted()[gaps.count / 2]
        let least = max(limits.leastHiddenGrowth * usual, limits.leastHidden * size)
        let wide = zip(gaps, zip(signs, signs.dropFirst())).map { $0 > least && $1.0.isLetter && $1.1.isLetter }
        let narrowest = zip(gaps, wide).filter(\.1).map(\.0).min()
        let widestOther = zip(gaps, wide).filter { !$1 }.map(\.0).max() ?? 0
        guard let narrowest, widestOther <= limits.mostOfHidden * narrowest else { return none }
        return [false] + wide
    }
}
