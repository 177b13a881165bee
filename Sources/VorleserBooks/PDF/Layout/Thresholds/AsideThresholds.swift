/// Small print beside the text, such as the captions of pictures that it runs around, and notes in the margin.
struct AsideThresholds: Codable, Sendable {
    /// Times the text's size; captions and notes are smaller.
    var mostSize: Float = 0.94
    /// Lines of it, but in the margin.
    var fewestLines = 2
    /// Letters of it.
    var fewestLetters = 4
    /// Points by which its lines differ in size.
    var sizeSlack: Float = 0.5
    /// Ems by which its lines' left edges, right edges or middles differ.
    var alignment: Float = 0.4
    /// Ems between its base lines, at most.
    var widestLeading: Float = 1.6
    /// Ems between it and the text.
    var leastGap: Float = 0.7
    /// Ems by which one of its base lines differs from the text's beside it; cells stand on those of their rows.
    var leastShift: Float = 0.1
    /// Ems between base lines of the text beside it, at most; rows of a table are farther apart.
    var widestTextLeading: Float = 1.8
    /// Ems; lines of text are wider than cells.
    var leastTextWidth: Float = 10
    /// Of the lines beside it that are so wide; the last ones of paragraphs may be short.
    var leastWide: Share = 0.5
    /// Ems that a head in the margin stands lower than the first line that it belongs to.
    var headSlack: Float = 0.6
    /// Ems that the next paragraph begins below its top, where it stands beside the one before.
    var leastAbove: Float = 0.5
}
