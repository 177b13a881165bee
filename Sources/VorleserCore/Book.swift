/// What is printed: text, structure, style, in one coordinate system.
///
/// The chapters' text, end to end, without separators, *is* the book's text; everything else is spans of it.
/// See `docs/text-coordinates.md`.
public struct Book: Sendable {
    public let format: BookFormat
    public let metadata: BookMetadata
    /// All chapters, end to end. Every block of it ends with a newline.
    public let text: String
    /// The text's length in UTF-16 code units.
    public let length: Int
    /// The documents in reading order. They cover the text without gap or overlap.
    public let spine: [SpineItem]
    /// They cover the text without gap or overlap; none is empty.
    public let chapters: [Chapter]
    /// The table of contents as printed.
    public let contents: [ContentsEntry]
    /// Sorted by start, the longer first. None crosses the end of a chapter.
    public let marks: [TextMark]
    /// They cover every chapter without gap or overlap; none is empty.
    public let sentences: [Sentence]
    /// What could not be read, and was left out or repaired.
    public let warnings: [BookWarning]
    /// The pages of a book that is shown page by page as it was made; `nil` for one whose text flows.
    public let fixedPages: FixedPages?

    /// Creates a book; for readers, which must keep the promises above.
    public init(
        format: BookFormat,
        metadata: BookMetadata,
        text: String,
        spine: [SpineItem],
        chapters: [Chapter],
        contents: [ContentsEntry],
        marks: [TextMark],
        sentences: [Sentence],
        warnings: [BookWarning] = [],
        fixedPages: FixedPages? = nil
    ) {
        self.format = format
        self.metadata = metadata
        self.text = text
        self.length = text.utf16.count
        self.spine = spine
        self.chapters = chapters
        self.contents = contents
        self.marks = marks
        self.sentences = sentences
        self.warnings = warnings
        self.fixedPages = fixedPages
        precondition(
            (chapters.last?.span.upperBound.utf16 ?? 0) == length,
            "Chapters end at \(chapters.last?.span.upperBound.utf16 ?? 0), the text at \(length)"
        )
    }

    /// Everything from the first character to the last.
    public var span: TextSpan { TextSpan(utf16: 0..<length) }

    /// The text of a span.
    /// - Parameter span: Must lie in the book.
    /// - Returns: The characters from its first offset up to its last.
    /// - Complexity: O(length of the span), after the first call.
    public func text(in span: TextSpan) -> Substring {
        let units = text.utf16
        let start = units.index(units.startIndex, offsetBy: span.lowerBound.utf16)
        return text[start..<units.index(start, offsetBy: span.length)]
    }

    /// The index of the chapter that an offset lies in; the last one for the end of the book, `nil` beyond it.
    /// - Complexity: O(log n)
    public func chapterIndex(at offset: TextOffset) -> Int? {
        index(of: offset, in: chapters, \.span)
    }

    /// The index of the sentence that an offset lies in; the last one for the end of the book, `nil` beyond it.
    /// - Complexity: O(log n)
    public func sentenceIndex(at offset: TextOffset) -> Int? {
        index(of: offset, in: sentences, \.span)
    }

    /// The indices of the sentences that a span touches.
    /// - Complexity: O(log n)
    public func sentenceIndices(in span: TextSpan) -> Range<Int> {
        let first = sentences.partitioningIndex { $0.span.upperBound > span.lowerBound }
        let end = sentences.partitioningIndex { $0.span.lowerBound >= span.upperBound }
        return first..<max(first, end)
    }

    /// The document of the spine that an offset lies in.
    /// - Complexity: O(log n)
    public func spineItem(at offset: TextOffset) -> SpineItem? {
        index(of: offset, in: spine, \.span).map { spine[$0] }
    }

    /// The marks that touch a span, or stand at a place inside it, in order.
    /// - Complexity: O(log n + marks of the chapters that the span touches)
    public func marks(in span: TextSpan) -> [TextMark] {
        guard let chapter = chapterIndex(at: span.lowerBound) else { return [] }
        let chapterStart = chapters[chapter].span.lowerBound
        let first = marks.partitioningIndex { $0.span.lowerBound >= chapterStart }
        let end = marks.partitioningIndex { $0.span.lowerBound >= span.upperBound }
        return marks[first..<max(first, end)].filter {
            $0.span.upperBound > span.lowerBound || $0.span.lowerBound >= span.lowerBound
        }
    }

    private func index<Part>(of offset: TextOffset, in parts: [Part], _ span: (Part) -> TextSpan) -> Int? {
        guard offset.utf16 <= length, !parts.isEmpty else { return nil }
        return max(parts.partitioningIndex { span($0).lowerBound > offset } - 1, 0)
    }
}

extension RandomAccessCollection {
    /// The first index from which on `belongsAfter` is true, given that it is false before and true from there on.
    /// - Complexity: O(log n)
    package func partitioningIndex(where belongsAfter: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if belongsAfter(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
