/// Captions, and the text around what stands in its middle.
struct CaptionThresholds: Codable, Sendable {
    /// Lines.
    var mostLines = 12
    /// Figures, tables and notes in a row, in the middle of a paragraph.
    var mostFloats = 4
    /// Times its size by which the paragraph's two parts differ.
    var sizeSlack: Float = 0.05
    /// Ems besides a word's width that are no room for it at the first part's end.
    var roomSlack: Float = 1.5
}
