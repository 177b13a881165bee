public import VorleserCore

extension Book {
    /// The same book with other marks or sentences.
    public func with(marks: [TextMark]? = nil, sentences: [Sentence]? = nil) -> Book {
        Book(
            format: format,
            metadata: metadata,
            text: text,
            spine: spine,
            chapters: chapters,
            contents: contents,
            marks: marks ?? self.marks,
            sentences: sentences ?? self.sentences
        )
    }
}
