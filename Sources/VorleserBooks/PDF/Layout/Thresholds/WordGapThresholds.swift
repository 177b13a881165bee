/// Gaps between words, and those between the letters of a word that is spaced out.
struct WordGapThresholds: Codable, Sendable {
    /// Letters of a line that tell whether it is spaced out.
    var fewestSpacedLetters = 4
    /// Of a line's letters; where blanks stand before more, its words are not single letters but spaced out.
    var leastSpaced: Share = 0.7
    /// Times the usual gap between spaced letters that parts words.
    var leastGrowth: Float = 1.7
    /// Points more than the usual gap that part words, where letters hardly stand apart.
    var leastExcess: Float = 1
    /// Gaps between words that tell how wide they are in a line.
    var fewestGaps = 3
    /// Times the usual gap between words; a guessed one that is narrower is inside a word.
    var leastOfUsual: Float = 0.5
    /// Ems; a guessed gap that is wider parts words in any line.
    var leastWidth: Float = 0.3
}
