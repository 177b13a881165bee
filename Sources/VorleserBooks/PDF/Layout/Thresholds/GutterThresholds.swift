/// Empty stripes that part columns.
struct GutterThresholds: Codable, Sendable {
    /// Points by which lines may reach into a stripe.
    var slack: Float = 1
    /// Points that stripes of several pages are told apart by.
    var cell: Float = 3
    /// Points by which a page is looked at across.
    var step: Float = 2
    /// Steps; a page of text is wider.
    var leastSteps = 20
    /// Of the lines at the fullest place; what crosses a stripe, such as titles and captions, is few beside them.
    var mostCrossing: Share = 0.25
    /// Of those few; a stripe that fewer cross is looked at as well.
    var fewCrossing = Share(1, of: 3)
    /// Points.
    var leastWidth: Float = 4
    /// Ems; gaps between words are narrower.
    var leastWidthInEms: Float = 0.55
    /// Lines on each side.
    var fewestLines = 3
    /// Lines on the longer side.
    var fewestOnLongerSide = 4
    /// Ems of height that both sides share: they stand side by side.
    var leastSharedHeight: Float = 3
    /// Lines on the shorter side that outweigh one that crosses.
    var crossingPenalty: Float = 2
    /// Ems; narrower columns are cells.
    var leastColumnWidth: Float = 7
    /// Of a column's width that a line of prose fills.
    var leastFilled: Float = 0.6
    /// Ems that a line of prose takes, however wide its column is.
    var leastProseWidth: Float = 14
    /// Of the widths of a column's lines that lines of prose have; of a table's cells and a list's items fewer are.
    var leastProse: Share = 0.5
    /// Ems from a column's left edge at which entries of an index begin.
    var entrySlack: Float = 0.5
    /// Entries of an index in its first column.
    var fewestEntries = 5
    /// Entries in its next column.
    var fewestNextEntries = 2
    /// Of an index's entries that are out of order, for names with prefixes.
    var mostOutOfOrder = Share(1, of: 8)
    /// Of an index's entries that differ; the first cells of a table often do not.
    var leastDistinct: Share = 0.5
    /// Lines of prose that each go on in the next one while short lines stand beside all of them.
    var fewestRunningOn = 4
    /// Ems between base lines of what stands beside each other there: the two need not share theirs.
    var rowSlack: Float = 0.6
    /// Ems by which base lines differ that are not of one line.
    var leastShift: Float = 0.1
    /// Of the short lines that stand on no base line of the prose.
    var leastShifted: Share = 0.5
    /// Ems at the right that a full line of such prose leaves, besides the next word.
    var fullSlack: Float = 1
    /// Ems from base line to top of what is left free beside a heading across the columns.
    var leastHeadingRoom: Float = 1.5
    /// Lines of such a heading, with a name or a date.
    var mostHeadingLines = 4
    /// Ems by which columns above it end at different heights, as the last ones are shorter.
    var mostUnbalanced: Float = 3
    /// Ems by which base lines of the columns below it differ: one may begin with a heading of its own.
    var headingSlack: Float = 0.8
    /// Ems to the left or right at which the last line of a paragraph above may begin, for first lines that are set in.
    var mostIndent: Float = 3
}
