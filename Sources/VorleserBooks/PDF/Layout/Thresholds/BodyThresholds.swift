/// What most of a book's text is like.
struct BodyThresholds: Codable, Sendable {
    /// Points, where there is no text.
    var usualSize: Float = 10
    /// Points, where there is no text.
    var usualLeading: Float = 12
    /// Times the text's size by which letters of the text differ from it, by rounding.
    var sizeSlack: Float = 0.06
    /// Times the text's size; smaller print is that of notes and captions.
    var mostSmallSize: Float = 0.94
    /// Times the text's size; larger print is that of headings.
    var leastLargeSize: Float = 1.09
    /// Ems from a column's edge within which a line begins at it.
    var flushSlack: Float = 0.25
    /// Ems that first lines are set in, at least.
    var leastIndent: Float = 0.6
    /// Ems; what is set in farther is centred or a column of its own.
    var mostIndent: Float = 5
    /// Weight of lines that are set in alike: two for a line at its place, one for a line nearly there.
    var fewestIndented = 6
    /// Of the lines that begin at the edge, that weight; else they are items of lists.
    var leastIndented = Share(1, of: 30)
    /// Points by which hanging lines' indent and first lines' differ; else they are the same lines.
    var hangingSlack: Float = 1.5
    /// Lines that hang alike.
    var fewestHanging = 6
    /// Times as many lines hang as are set in.
    var hangingOverIndented = 3
    /// Ems besides a word's width that are no room for it.
    var fullSlack: Float = 0.6
    /// Ems more than the usual distance of base lines between paragraphs, at least.
    var leastGap: Float = 0.1
    /// The same at most; what is more parts any lines.
    var mostGap: Float = 0.4
    /// Points by which gaps differ that are the same.
    var gapCell: Float = 1
    /// Gaps that are the same.
    var fewestGaps = 4
    /// Of those gaps that are between a sentence's end and a beginning.
    var leastBetweenSentences: Share = 0.9
}
