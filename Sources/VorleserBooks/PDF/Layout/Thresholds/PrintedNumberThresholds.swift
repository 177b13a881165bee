/// Numbers in a row of its own: page numbers, numbers of chapters.
struct PrintedNumberThresholds: Codable, Sendable {
    /// Words of a row in which a number may stand anywhere; in longer ones only at the ends.
    var mostWordsAnywhere = 4
    /// Words of a row in which a number may be written out: “Page Twenty-One”.
    var mostWordsWritten = 3
    /// Digits; longer ones are no page's.
    var mostDigits = 5
    /// Letters of a Roman numeral: “lxxxviii”.
    var mostRomanLetters = 8
}
