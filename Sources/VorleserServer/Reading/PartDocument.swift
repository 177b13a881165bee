import Hummingbird
import VorleserKit

/// The text of a part of a book: `GET /api/books/ID/parts/N`.
struct PartDocument: ResponseEncodable {
    let start: Int
    let end: Int
    let html: String
    /// Where sentences begin.
    let sentences: [Int]

    init(_ part: BookPart, of open: LoadedBook, under base: BasePath) {
        (start, end) = (part.span.lowerBound.utf16, part.span.upperBound.utf16)
        html = open.html(of: part.span, under: base.prefix)
        let book = open.book
        sentences = book.sentences[book.sentenceIndices(in: part.span)].map(\.span.lowerBound.utf16)
    }
}

/// What is not spoken, and why.
struct OmissionDocument: Codable, Hashable {
    let start: Int
    let end: Int
    let reason: OmissionReason
    /// The reason, for people.
    let words: String

    init(_ omission: Omission) {
        (start, end) = (omission.span.lowerBound.utf16, omission.span.upperBound.utf16)
        reason = omission.reason
        words = omission.reason.words
    }
}
