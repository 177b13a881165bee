/// The distance of base lines.
struct LeadingThresholds: Codable, Sendable {
    /// Ems; closer lines are parts of one.
    var least: Float = 0.7
    /// Ems; what is farther apart does not follow.
    var most: Float = 4
    /// Parts of a point that distances are told apart by.
    var steps: Float = 4
    /// Lines of a column that show its own.
    var fewestLines = 4
    /// Distances of a column that are alike.
    var fewestAlike = 2
    /// Ems where nothing shows it: what typesetters set by default.
    var usual: Float = 1.2
}
