public import VorleserCore

/// Finds the sentences of a text.
public struct SentenceSegmenter: Sendable {
    /// - Parameter language: BCP 47 tag of the text's language; an unknown one is treated like English.
    public init(language: String = "en") {}

    /// The sentences of a text, which cover it without gap or overlap; white space after a sentence belongs to it.
    ///
    /// - Parameters:
    ///   - text: What to cut.
    ///   - blocks: Where paragraphs, headings, list items and other blocks begin, in UTF-16 code units from the start
    ///     of `text`, ascending: no sentence crosses one. `nil` when the text has no structure: then a blank line
    ///     ends a paragraph.
    ///   - origin: The offset of the text's first character in its book.
    /// - Returns: The sentences in order; none is empty.
    public func sentences(in text: String, blocks: [Int]?, from origin: TextOffset = .start) -> [Sentence] {
        text.isEmpty ? [] : [Sentence(TextSpan(utf16: 0..<text.utf16.count).shifted(by: origin.utf16))]
    }
}
