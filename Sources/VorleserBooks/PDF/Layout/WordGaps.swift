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
        /// Whether it may be of a leader.
        var isDot = false
        /// How far it stands from the one before.
        let gapBefore: Float
        /// How far from where the pen stood behind that; `nil` where this is not known.
        let stepBefore: Float?
        var blankBefore: Blank
        /// Whether it is of another style than the one before.
        var beginsStyle = false
    }

    static func blanks(_ signs: [Sign], size: Float, _ limits: WordGapThresholds) -> [Bool] {
        let gaps = signs.dropFirst().map { max($0.gapBefore, 0) }
        let signs = withoutGuesses(signs, gaps, size, limits)
        let given = signs.map { $0.blankBefore != .none }
        // The dots of a leader stand apart, whether the words before them are spaced out or not.
        let own = signs.indices.filter { $0 == 0 || !signs[$0].isDot || !signs[$0 - 1].isDot }
        let count = own.dropFirst().count { given[$0] } + 1
        let isLeader = limits.leastSpaced.isReached(by: given.count(where: \.self) + 1, of: signs.count)
        if own.count >= limits.fewestSpacedLetters, limits.leastSpaced.isReached(by: count, of: own.count) {
            let usual = gaps.sorted()[gaps.count / 2]
            return [false] + gaps.map { $0 > max(limits.leastGrowth * usual, usual + limits.leastExcess) }
        }
        if let words = wordsOfSpacedLetters(signs, gaps, size, limits) { return words }
        // Where a line is stretched the gaps inside words grow, too, but stay far narrower than those between them.
        let parted = zip(gaps, zip(signs, signs.dropFirst()))
            .filter { $1.1.blankBefore != .none && !($1.0.isDot && $1.1.isDot) }
        let words = parted.filter { $1.0.isLetter && $1.1.isLetter }
        let between = (words.count >= limits.fewestGaps ? words : parted).map(\.0).sorted()
        guard between.count >= limits.fewestGaps else {
            return zip(given, hidden(gaps, signs, size, limits)).map { $0 || $1 }
        }
        let usual = between[between.count / 2]
        let hasPrinted = signs.contains { $0.blankBefore == .printed }
        return [false]
            + zip(gaps, zip(signs, signs.dropFirst())).map { gap, pair in
                let (before, sign) = pair
                if isLeader, before.isDot, sign.isDot { return false }
                switch sign.blankBefore {
                // The library sees no gap where words stand close.
                case .none:
                    return !hasPrinted
                        && (sign.stepBefore ?? 0) > max(limits.leastUnseenOfUsual * usual, limits.leastUnseen * size)
                case .guessed: return gap > min(limits.leastOfUsual * usual, limits.leastWidth * size)
                // The ink of slanted letters reaches into it.
                case .printed: return true
                }
            }
    }

    /// Where the file has the blanks between words, a gap without one that is like those beside it is inside a word that is
    /// spaced out. A lone one is a blank that the library has lost, and where the style changes the pen may be moved.
    private static func withoutGuesses(
        _ signs: [Sign],
        _ gaps: [Float],
        _ size: Float,
        _ limits: WordGapThresholds
    ) -> [Sign] {
        guard signs.contains(where: { $0.blankBefore == .guessed }) else { return signs }
        let printed = zip(gaps, signs.dropFirst()).filter { $1.blankBefore == .printed }
        let letters = signs.count(where: \.isLetter)
        guard let narrowest = printed.map(\.0).min(), letters <= limits.mostLettersPerBlank * printed.count else {
            return signs
        }
        let least = max(narrowest, limits.leastGuessed * size)
        func isInside(_ index: Int) -> Bool {
            signs[index].blankBefore != .printed && signs[index].isLetter && signs[index - 1].isLetter
        }
        // A word of one letter has its neighbours' letters close behind the gaps around it.
        func isTight(_ gap: Float, at index: Int) -> Bool {
            index > 0 && index < signs.count && isInside(index) && gaps[index - 1] < limits.mostInWord * gap
        }
        func isLike(_ gap: Float, at index: Int) -> Bool {
            index > 0 && index < signs.count && isInside(index)
                && gaps[index - 1] >= limits.leastOfSpaced * gap && gap >= limits.leastOfSpaced * gaps[index - 1]
        }
        return signs.indices.map { index in
            var sign = signs[index]
            guard index > 0, sign.blankBefore == .guessed, !sign.beginsStyle, isInside(index) else { return sign }
            let gap = gaps[index - 1]
            let isWide = gap >= limits.leastOfPrinted * narrowest
            if isWide, isTight(gap, at: index - 1) || isTight(gap, at: index + 1) { return sign }
            if gap <= least, isLike(gap, at: index - 1) || isLike(gap, at: index + 1) { sign.blankBefore = .none }
            return sign
        }
    }

    /// Where all words of a line are spaced out so little that the library sees only some of the gaps between their letters:
    /// those between words are far wider.
    private static func wordsOfSpacedLetters(
        _ signs: [Sign],
        _ gaps: [Float],
        _ size: Float,
        _ limits: WordGapThresholds
    ) -> [Bool]? {
        let pairs = zip(gaps, zip(signs, signs.dropFirst())).filter { $1.0.isLetter && $1.1.isLetter }
        let unseen = pairs.filter { $1.1.blankBefore == .none }.map(\.0).sorted()
        guard unseen.count >= limits.fewestSpacedLetters, unseen.count < pairs.count,
            !signs.contains(where: { $0.blankBefore == .printed })
        else { return nil }
        let usual = unseen[unseen.count / 2]
        let least = max(limits.leastGrowth * usual, usual + limits.leastSpacedGrowth * size)
        let guessed = pairs.filter { $1.1.blankBefore == .guessed }.map(\.0)
        let inWords = guessed.filter { $0 <= least }
        guard usual > limits.leastLetterGap * size, inWords.count >= limits.fewestInSpacedWords,
            let widest = inWords.max(), guessed.allSatisfy({ $0 <= least || $0 >= limits.leastWordGrowth * widest })
        else { return nil }
        return [false] + zip(gaps, signs.dropFirst()).map { $1.blankBefore != .none && $0 > least }
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
