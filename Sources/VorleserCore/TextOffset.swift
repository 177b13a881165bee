/// A place in a book's text.
///
/// Counted in UTF-16 code units from the first character of the first chapter. That is the unit of `NSRange`, of
/// JavaScript strings and of DOM ranges, so a place means the same thing in the database, over HTTP, in the web
/// reader and in a SwiftUI text view, without conversion. On the wire it is a plain number.
public struct TextOffset: Hashable, Comparable, Sendable {
    /// Distance from the start of the book, in UTF-16 code units. Never negative.
    public let utf16: Int

    /// Creates an offset.
    /// - Parameter utf16: Distance from the start of the book, in UTF-16 code units. Must not be negative.
    public init(utf16: Int) {
        precondition(utf16 >= 0, "A text offset cannot be negative, got \(utf16)")
        self.utf16 = utf16
    }

    /// The first character of the book.
    public static let start = TextOffset(utf16: 0)

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.utf16 < rhs.utf16 }

    /// The offset `distance` code units further on; backwards when negative.
    public func advanced(by distance: Int) -> TextOffset { TextOffset(utf16: utf16 + distance) }
}

extension TextOffset: Codable {
    /// - Throws: `DecodingError.dataCorrupted` for a negative number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let utf16 = try container.decode(Int.self)
        guard utf16 >= 0 else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "A text offset cannot be negative")
        }
        self.init(utf16: utf16)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(utf16)
    }
}

/// A stretch of a book's text: the end is not part of it.
///
/// (`Span` alone is taken by the standard library.)
public typealias TextSpan = Range<TextOffset>

extension Range where Bound == TextOffset {
    /// Creates a span from UTF-16 code units counted from the start of the book.
    public init(utf16 range: Range<Int>) {
        self = TextOffset(utf16: range.lowerBound)..<TextOffset(utf16: range.upperBound)
    }

    /// The span in UTF-16 code units from the start of the book.
    public var utf16: Range<Int> { lowerBound.utf16..<upperBound.utf16 }

    /// How many UTF-16 code units it covers.
    public var length: Int { upperBound.utf16 - lowerBound.utf16 }

    /// The same stretch, `distance` code units further on; backwards when negative.
    public func shifted(by distance: Int) -> TextSpan {
        lowerBound.advanced(by: distance)..<upperBound.advanced(by: distance)
    }
}
