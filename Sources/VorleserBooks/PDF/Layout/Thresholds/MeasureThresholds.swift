/// Where the lines of a column begin and end.
struct MeasureThresholds: Codable, Sendable {
    /// Lines; fewer do not show where a column's begin and end.
    var fewestLines = 6
    /// Of a column's lines that begin at its left edge; in a play or an index few do.
    var leastAtLeft: Share = 0.2
    /// Of a column's lines that end at its right edge; ragged ones end anywhere.
    var leastAtRight: Share = 0.15
    /// Lines that make a place an edge.
    var fewestAtEdge = 2
    /// Points that places are told apart by.
    var cell: Float = 2
    /// Points from the middle of such a cell within which a line is at it.
    var cellReach: Float = 2.5
    /// Ems from the right edge within which a line is full.
    var fullSlack: Float = 0.2
    /// Of a column's lines that are full where it is justified; the others end paragraphs.
    var leastFull: Share = 0.4
    /// Ems by which lines may stand out of a known column that they fit into.
    var fitSlack: Float = 0.3
    /// Ems that they may be set in, there.
    var mostIndent: Float = 6
}
