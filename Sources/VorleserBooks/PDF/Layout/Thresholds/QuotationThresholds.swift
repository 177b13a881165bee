/// Paragraphs that are set in on both sides.
struct QuotationThresholds: Codable, Sendable {
    /// Ems by which the lines' beginnings differ.
    var alignment: Float = 0.3
    /// Ems at the left.
    var leastIndent: Float = 1
    /// Ems at the right.
    var leastRightIndent: Float = 0.8
    /// Of the column's width; what is narrower is a list or a caption.
    var leastWidth: Float = 0.5
}
