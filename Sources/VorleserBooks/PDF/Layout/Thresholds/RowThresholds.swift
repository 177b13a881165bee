/// Rows of cells, and heads that run into the text.
struct RowThresholds: Codable, Sendable {
    /// Ems between cells, at least.
    var leastGap: Float = 1.6
    /// Times the widest gap between words.
    var leastOverWordGap: Float = 1.6
    /// Ems from the column's right edge within which a line is filled.
    var fullSlack: Float = 0.3
    /// Times the narrowest gap between cells; where a line is filled all its gaps are alike.
    var mostUneven: Float = 1.4
    /// Rows that make a table.
    var fewest = 3
    /// Ems between base lines of a table's rows.
    var widestLeading: Float = 4
    /// Ems between a run-in head and its text.
    var leastHeadGap: Float = 0.6
    /// UTF-8 bytes of a run-in head.
    var longestHead = 40
    /// Digits of a page's number in an index; longer numbers are years.
    var mostIndexDigits = 3
}
