/// Large first letters.
struct DropCapitalThresholds: Codable, Sendable {
    /// Times the text's size; the smallest take two lines.
    var leastSize: Float = 1.7
    /// Letters; some come with a quotation mark and a second letter.
    var mostLetters = 3
    /// Times the text's size that the last line beside it may stand lower, as browsers round its place.
    var baselineSlack: Float = 0.5
    /// Times the text's size that a line beside it may reach into its box.
    var widestOverlap: Float = 0.3
    /// Times the text's size between it and the lines beside it.
    var widestGap: Float = 2
    /// Times its size; the lines beside it are smaller.
    var mostTextSize: Float = 0.7
    /// Lines beside it; a large letter with one line is a title's.
    var fewestLines = 2
    /// Times that one letter stands alone in a book where it is no word, but an initial.
    var mostInitials = 2
    /// Times the text's size; a smaller first line is of small capitals down to here.
    var leastSmallCapitals: Float = 0.6
}
