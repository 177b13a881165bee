/// How much a file may ask of its reader.
///
/// Nothing in a file is trusted: a few kilobytes can claim to be terabytes. What is beyond a limit is refused or left
/// out with a warning, as each says.
public struct ReadingLimits: Sendable, Equatable {
    /// Bytes of a file; a larger one is refused before it is read.
    public var fileBytes = 500_000_000
    /// Bytes of a plain or Markdown text, which has no pictures; a larger one is refused before it is read. The longest
    /// books there are have ten million.
    public var textBytes = 40_000_000
    /// Bytes of one text document once unpacked; a larger one stays an empty chapter, with a warning.
    public var documentBytes = 16 << 20
    /// Bytes that one text document may claim; a book with a larger one is a trap and refused.
    public var claimedDocumentBytes = 1 << 30
    /// Bytes of a single HTML file, which may carry its pictures inside; a larger one is refused.
    public var pageBytes = 64 << 20
    /// Bytes of all text documents once unpacked; the documents beyond it stay empty chapters, with a warning.
    public var bookBytes = 128 << 20
    /// Bytes of one picture or other resource once unpacked; a larger one is refused.
    public var resourceBytes = 64 << 20
    /// Files in an archive; one with more is refused.
    public var archiveEntries = 200_000
    /// Documents in reading order; those beyond it are left out, with a warning.
    public var spineItems = 20_000
    /// Lines of a table of contents; those beyond it are left out, with a warning.
    public var contentsEntries = 50_000
    /// How deep a table of contents nests; deeper lines are kept at this depth.
    public var contentsDepth = 32
    /// Marks in one document; those beyond it are left out, with a warning.
    public var documentMarks = 500_000
    /// Marks in all documents; a book with more is refused: each paragraph of a letter takes a thousand times its bytes.
    public var bookMarks = 1_500_000
    /// Warnings of one book; those beyond it are counted in a last one.
    public var warnings = 200

    public init() {}

    /// What no honest book comes near.
    public static let standard = ReadingLimits()
}
