/// Where a chapter is in its sound file.
public struct ChapterStart: Hashable, Codable, Sendable {
    /// Its number among the book's chapters, from 1.
    public let number: Int
    public let title: String
    /// Seconds from the start of the file.
    public let start: Double
}
