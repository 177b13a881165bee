/// Gaps between words, and those between the letters of a word that is spaced out.
struct WordGapThresholds: Codable, Sendable {
    /// Letters of a line that tell whether it is spaced out.
    var fewestSpacedLetters = 4
    /// Of a line's letters; where blanks stand before more, its words are not single letters but spaced out.
    var leastSpaced: Share = 0.7
    /// Times the usual gap between spaced letters that parts words.
    var leastGrowth: Float = 1.7
    /// Ems between the ink of letters that are spaced out a little; of those that are not it is less.
    var leastLetterGap: Float = 0.08
    /// Ems more than that which part words there.
    var leastSpacedGrowth: Float = 0.12
    /// Gaps between such letters that the library takes for those of words.
    var fewestInSpacedWords = 2
    /// Times the widest of them that gaps between words are.
    var leastWordGrowth: Float = 1.5
    /// Points more than the usual gap that part words, where letters hardly stand apart.
    var leastExcess: Float = 1
    /// Gaps between words that tell how wide they are in a line.
    var fewestGaps = 3
    /// Times the usual gap between words; a guessed one that is narrower is inside a word.
    var leastOfUsual: Float = 0.5
    /// The same where the library sees no gap, and the file has no blanks.
    var leastUnseenOfUsual: Float = 0.6
    /// Ems of such a gap: letters are moved closer, or farther apart, by less.
    var leastUnseen: Float = 0.16
    /// Letters of a line for each of its blanks; where there are more, the file does not have the blanks of all words.
    var mostLettersPerBlank = 12
    /// Ems; a wider gap parts words also where the file has their blanks and none there.
    var leastGuessed: Float = 0.5
    /// Of a gap in a word that is spaced out that the one beside it is, whatever shapes the letters have.
    var leastOfSpaced: Float = 0.65
    /// Of the narrowest printed blank of a line that a blank has which the file lacks.
    var leastOfPrinted: Float = 0.8
    /// Of a gap between words that those between their letters have; in a word that is spaced out no gap is so narrow.
    var mostInWord: Float = 0.35
    /// Points; letters of titles are larger.
    var leastTitleSize: Float = 16
    /// Letters of a title that tell which of its gaps are wide.
    var fewestTitleLetters = 8
    /// Times the usual gap in a title that parts words although the library sees none.
    var leastHiddenGrowth: Float = 3
    /// Ems of such a gap.
    var leastHidden: Float = 0.09
    /// Of the narrowest of them that any other gap of the title has.
    var mostOfHidden: Float = 0.6
    /// Ems; a guessed gap that is wider parts words in any line.
    var leastWidth: Float = 0.3
}
