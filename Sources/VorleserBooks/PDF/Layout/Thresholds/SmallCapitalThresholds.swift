/// Small capitals made of smaller letters.
struct SmallCapitalThresholds: Codable, Sendable {
    /// Times the size of the capital before them.
    var mostSize: Float = 0.88
    /// Times the size of the capital before them; smaller letters are raised, or another text.
    var leastSize: Float = 0.6
    /// Times their size by which letters of one size differ, by rounding.
    var sizeSlack: Float = 0.02
    /// Letters that show whether all are as high as each other.
    var fewestLetters = 2
    /// The same where a font's map has small letters, which may be as high as each other by chance.
    var fewestMappedLetters = 4
    /// Times the usual height; round letters are a little higher, Q goes lower.
    var heightSlack: Float = 0.14
    /// Of the letters that are as high as is usual.
    var leastEven: Share = 0.9
}
