/// Headings.
struct HeadingThresholds: Codable, Sendable {
    /// The lowest, as in HTML.
    var lowestLevel = 6
    /// Lines, in large letters.
    var mostLines = 4
    /// Lines, in letters that are hardly larger than the text's.
    var mostLinesNearlyBody = 3
    /// Times the text's size from which on letters are large.
    var leastLargeSize: Float = 1.3
    /// Lines, in letters as large as the text's.
    var mostLinesAsBody = 2
    /// UTF-8 bytes.
    var longest = 250
    /// UTF-8 bytes, of one that is told by being centred.
    var longestCentred = 120
    /// UTF-8 bytes, of one that the file's table of contents has.
    var longestInOutline = 300
    /// Of a line of the table of contents that the heading has, without a number before it.
    var leastOfOutline: Share = 0.5
    /// Ems between base lines of one line of the table of contents.
    var widestInTitle: Float = 3
    /// Times the text's distance of base lines, both in ems, that lines of a heading are apart.
    var mostOverBody: Float = 1.1
    /// Points that the table of contents may point above what it leads to.
    var outlineSlack: Float = 2
    /// Times the usual distance of base lines, above it.
    var leastRoomAbove: Float = 1.25
    /// Times the usual distance of base lines, below it.
    var leastRoomBelow: Float = 1.15
    /// Of the column's width by which its middle is off the column's.
    var centreSlack: Float = 0.03
    /// Points, besides.
    var centreSlackInPoints: Float = 1
    /// Ems that a centred line is set in.
    var leastCentredIndent: Float = 1.2
    /// Of the column's width; a line that is so full cannot show that it is centred.
    var leastFilled: Float = 0.9
    /// Words of one that begins with “Chapter”.
    var mostDivisionWords = 12
    /// Words; with fewer “Part Two” is not cut short.
    var mostWordsOfDivision = 2
}
