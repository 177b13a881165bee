import ArgumentParser
import VorleserKit

extension Book {
    /// A place that somebody names.
    /// - Throws: `ValidationError` when the book ends before it.
    func place(_ offset: Int) throws -> TextOffset {
        let end = span.upperBound
        guard offset <= end.utf16 else {
            throw ValidationError(localized("There is no place \(offset): the book ends at \(end.utf16)."))
        }
        return TextOffset(utf16: offset)
    }
}
