/// Ligatures of which the font does not say what they are.
struct LigatureThresholds: Codable, Sendable {
    /// Ems to the letters that it touches.
    var widestGap: Float = 0.12
    /// Times the width of a *t* from which on it is three letters.
    var leastLong: Float = 2.35
    /// Of its words that are words with some letters: then it is these.
    var leastKnown: Share = 0.4
    /// Of its words that are long enough, and in small letters, where no lexicon knows them.
    var leastInWords: Share = 0.6
    /// Letters, itself counted for one.
    var shortestWord = 4
    /// Ligatures that are what Cork's encoding has at their places: then the rest of it is.
    var fewestOfCork = 2
}
