/// A chapter with what is spoken of it, or a part of one.
public struct AudiobookSection: Hashable, Sendable {
    /// Its number among the book's chapters, from 1.
    public let number: Int
    public let title: String
    /// Indices in ``VorleserCore/Script/utterances``. Never empty.
    public let utterances: Range<Int>
}
