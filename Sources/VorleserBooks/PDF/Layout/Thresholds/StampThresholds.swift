/// Watermarks and stamps: what stands on many pages at one place, or across them.
struct StampThresholds: Codable, Sendable {
    /// Of all lines; where more are slanted, they are the text.
    var mostSlanted: Share = 0.5
    /// Pages of a book that may have stamps.
    var fewestPages = 4
    /// Of the pages that have the line at its place.
    var leastPages: Share = 0.5
    /// Points that places are told apart by.
    var cell: Float = 3
}
