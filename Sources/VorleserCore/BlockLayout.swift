/// How a book's own design sets a block of text, where it says more than the block's kind does.
///
/// Values are few and bounded, so that no book can set its text out of sight: lengths are whole ems, at most
/// ``mostEms``; nothing is said of colours, places on the page, or sizes in a window's units.
public struct BlockLayout: Hashable, Sendable {
    /// At which edge a block's lines stand; `start` and `end` follow the direction of the text.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case start, center, end
    }

    /// What is worth telling from the size of the text around it.
    public enum Size: String, Hashable, Sendable, CaseIterable {
        case small, large, huge
    }

    /// No length is larger, in ems.
    public static let mostEms = 8

    public var alignment: Alignment?
    /// How far the first line begins after the others, in ems; below 0 where the others begin after it. `nil` for what is usual.
    public var firstLineIndent: Int?
    /// How far the block is set in from where lines begin, in ems.
    public var startMargin = 0
    /// How far its lines end before the others', in ems.
    public var endMargin = 0
    /// The gap before it, in ems.
    public var spaceBefore = 0
    public var size: Size?
    /// Whether its first letter is as high as several lines.
    public var hasDropCap = false
    /// How wide its pictures are at most, in tenths of the column: 1 to 9. `nil` for as wide as they are.
    public var pictureWidth: Int?
    /// Whether its pictures are black on nothing, and white on a dark page.
    public var hasInkPictures = false
    /// Whether it is there for those who cannot see the page: it repeats what a picture shows.
    public var isUnseen = false

    /// Nothing out of the ordinary.
    public init() {}
}
