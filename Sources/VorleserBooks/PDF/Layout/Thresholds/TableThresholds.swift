/// Tables whose lines are drawn.
struct TableThresholds: Codable, Sendable {
    /// Points by which the ends of lines differ that end at one place.
    var endSlack: Float = 4
    /// Points between the pieces of one line, at most: each cell may have a piece of its own.
    var widestJoint: Float = 4
    /// Points between lines that are drawn as one, as the two edges of a double line.
    var thickness: Float = 2.5
    /// Points of a table's width, at least.
    var leastWidth: Float = 60
    /// Lines across a table, at least: above its head, below it, and at its end.
    var fewestLines = 3
    /// Of the table's height that an upright line between two columns has.
    var leastUpright: Share = 0.5
    /// Ems between characters that an upright line parts; letters of a word are nearer.
    var leastGapAtUpright: Float = 0.2
    /// Ems between columns that no line parts.
    var leastGap: Float = 0.5
    /// Of a column's width that is taken by what stands in it and others.
    var leastSpanned: Float = 0.5
    /// Ems between base lines of one row.
    var baselineSlack: Float = 0.4
    /// Base lines of a row, at most; what has more is text in a frame.
    var mostBaselines = 24
    /// Of all places on base lines that no lines part which are filled, where each base line is a row.
    var leastFilled: Share = 0.85
    /// Base lines that begin in the first of columns that are drawn, where each begins a row.
    var fewestBeginnings = 3
    /// Of the most parts that a base line has, those that one has whose parts are the columns.
    var leastParts: Share = 0.6
    /// Ems besides a word's width that are no room for it in a cell.
    var roomSlack: Float = 0.6
    /// Rows that have lines above and below; of fewer one is a head, and the other all rows without lines.
    var fewestRuled = 3
    /// Base lines of a row above the first line or below the last, at most.
    var mostOuterBaselines = 6
    /// Ems between the base lines of a cell, at most.
    var widestLeading: Float = 1.45
    /// Ems between the base lines of a cell, at least.
    var leastLeading: Float = 0.9
    /// Times the least distance of base lines; what is farther below begins a row.
    var leastLeap: Float = 1.12
    /// Rows that make a table.
    var fewestRows = 2
    /// Ems between rows that follow each other.
    var widestGap: Float = 2.5
}
