/// Numbers in the margin that grow down the page.
struct MarginNumberThresholds: Codable, Sendable {
    /// Digits; what is longer is text.
    var mostDigits = 4
    /// Points that a number may reach into the text's edge.
    var overlap: Float = 1
    /// Numbers of a book that are alike; fewer are chance.
    var fewest = 3
    /// Points from the right edge within which a number may end that stands alone there.
    var rightZone: Float = 12
    /// Ems between such a number and the text beside it.
    var leastGap: Float = 1.5
}
