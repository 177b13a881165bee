package import VorleserCore

extension Book {
    /// The same with no mark that ends inside a character of two code units: such marks could not be elements.
    /// - Parameter units: The book's text.
    /// - Returns: This book, if it has no such mark.
    package func withMarksOnWholeCharacters(_ units: [UInt16]) -> Book {
        func isInside(_ offset: TextOffset) -> Bool {
            offset.utf16 < units.count && UTF16.isTrailSurrogate(units[offset.utf16])
        }
        guard marks.contains(where: { isInside($0.span.lowerBound) || isInside($0.span.upperBound) }) else {
            return self
        }
        func whole(_ offset: TextOffset) -> TextOffset { isInside(offset) ? offset.advanced(by: -1) : offset }
        return Book(
            format: format,
            metadata: metadata,
            text: text,
            spine: spine,
            chapters: chapters,
            contents: contents,
            marks: marks.map { TextMark($0.kind, whole($0.span.lowerBound)..<whole($0.span.upperBound)) }.sorted(),
            sentences: sentences,
            warnings: warnings,
            fixedPages: fixedPages
        )
    }
}
