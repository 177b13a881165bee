/// How a page is cut into columns.
struct ColumnThresholds: Codable, Sendable {
    /// Times that a stripe was found; then it parts pages that are too short to show their own.
    var fewestFinds = 2
    /// Lines that can show a stripe.
    var fewestLines = 6
    /// Lines, the parts of each counted, that are looked at together on a page whose most is not parted.
    var window = 16
    /// Lines from one such look to the next.
    var windowStep = 4
    /// Rows with parts beside each other in what may be parted.
    var fewestRows = 5
    /// Ems between base lines of one row.
    var baselineSlack: Float = 0.25
    /// Ems that parts of one row may reach into each other.
    var widestOverlap: Float = 0.5
    /// Of the width of what stands on a page that a rule takes which parts what is above it from what is below.
    var leastRuleAcross: Float = 0.85
}
