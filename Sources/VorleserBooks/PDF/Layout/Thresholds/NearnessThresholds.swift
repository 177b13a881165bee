/// Whether lines belong together by where they stand.
struct NearnessThresholds: Codable, Sendable {
    /// Of the lower line's height that lines beside each other share.
    var leastBeside: Float = 0.3
    /// Ems between base lines of one paragraph or heading, at most.
    var widestLeading: Float = 1.45
    /// The same in a heading whose bracket closes on the next line.
    var widestLeadingInBrackets: Float = 1.8
    /// Points by which sizes differ that are the same.
    var sizeSlack: Float = 0.5
    /// Times the usual distance of base lines; above what is farther away there is more room than between lines.
    var mostOverLeading: Float = 1.3
}
