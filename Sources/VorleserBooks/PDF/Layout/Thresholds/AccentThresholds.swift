/// Accents that are characters of their own.
struct AccentThresholds: Codable, Sendable {
    /// Of the narrower one's width that an accent and its letter share.
    var leastOverlap: Float = 0.5
    /// Ems between the base lines of an accent and its letter; capitals have theirs higher.
    var mostRise: Float = 0.8
    /// Ems from a letter's base line up to that of an arrow or a bar over it; the line above stands higher.
    var leastOver: Float = 0.15
    var mostOver: Float = 0.95
    /// Signs of such a mark: long arrows are put together.
    var longestOver = 6
}
