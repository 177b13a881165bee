public import VorleserKit

/// How much of a long book a text view holds at a time: the parts around a place.
public struct TextWindow: Hashable, Sendable {
    /// The first part.
    public let parts: Range<Int>
    /// What of the book that is.
    public let span: TextSpan

    /// UTF-16 code units on either side of the place, at least; more where a single part is longer.
    public static let margin = 8_000

    /// The window around a place: whole parts, so that it is cut between blocks.
    /// - Parameters:
    ///   - place: Lies in the book.
    ///   - book: The book.
    public init(around place: TextOffset, in book: LoadedBook) {
        let parts = book.parts
        let lower = max(place.utf16 - Self.margin, 0)
        let first = max(parts.partitioningIndex { $0.span.lowerBound.utf16 > lower } - 1, 0)
        let end = parts.partitioningIndex { $0.span.lowerBound.utf16 >= place.utf16 + Self.margin }
        self.parts = first..<max(end, min(first + 1, parts.count))
        let here = self.parts
        span =
            here.isEmpty
            ? .start ..< .start : parts[here.lowerBound].span.lowerBound..<parts[here.upperBound - 1].span.upperBound
    }

    /// Whether a place is so near to the window's end that another window is better.
    public func isLeft(by place: TextOffset, in book: LoadedBook) -> Bool {
        let edge = Self.margin / 2
        return (place.utf16 < span.lowerBound.utf16 + edge && span.lowerBound > .start)
            || (place.utf16 > span.upperBound.utf16 - edge && span.upperBound.utf16 < book.units.count)
    }

    /// A span of the book in the window's own units; `nil` when nothing of it is in the window.
    public func local(_ other: TextSpan?) -> Range<Int>? {
        guard let other, other.overlaps(span) else { return nil }
        let inside = other.clamped(to: span)
        return inside.lowerBound.utf16 - span.lowerBound.utf16..<inside.upperBound.utf16 - span.lowerBound.utf16
    }

    /// A place of the book, from a unit of the window.
    /// - Parameter unit: Brought into the window.
    /// - Returns: The place.
    public func offset(ofUnit unit: Int) -> TextOffset { span.lowerBound.advanced(by: min(max(unit, 0), span.length)) }
}
