/// Accents that are characters of their own.
struct AccentThresholds: Codable, Sendable {
    /// Of the narrower one's width that an accent and its letter share.
    var leastOverlap: Float = 0.5
    /// Ems between the base lines of an accent and its letter; capitals have theirs higher.
    var mostRise: Float = 0.8
}
