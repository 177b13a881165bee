import FoundationEssentials
import VorleserBooks
import VorleserCore

/// An EPUB made from a book's text and marks: for books of other kinds, and EPUBs whose documents cannot be marked.
enum PrintedEdition {
    static func edition(
        of book: Book,
        at file: URL?,
        _ plan: MarkPlan,
        _ required: RequiredMetadata,
        _ cancellation: Cancellation
    ) throws -> Edition {
        fatalError()
    }
}
