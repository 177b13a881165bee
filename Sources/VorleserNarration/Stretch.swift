public import VorleserCore

/// What is narrated in one go: a chapter, or a part of one that is very long.
///
/// Where a chapter is parted is told by the book alone, so that its script is the same however it is asked for.
struct Stretch {
    /// The index of the chapter that it lies in.
    let chapter: Int
    let span: TextSpan
    /// What parts it from the next one of the chapter; `nil` for the last.
    let end: Break?

    /// A longer chapter is parted: time and memory for one word of it would grow with the whole.
    static let usualLength = 200_000

    /// The stretches of a chapter; they cover it.
    /// - Parameters:
    ///   - index: The chapter's.
    ///   - book: The book.
    ///   - length: UTF-16 code units of one, of which it may have up to half more.
    /// - Returns: In order.
    /// - Complexity: O(log n) for each stretch
    static func stretches(of index: Int, in book: Book, length: Int) -> [Stretch] {
        let chapter = book.chapters[index].span
        var result: [Stretch] = []
        var start = chapter.lowerBound
        while chapter.upperBound.utf16 - start.utf16 > length + length / 2 {
            let window = TextSpan(utf16: start.utf16 + length..<start.utf16 + length + length / 2)
            let (found, pause) = cut(in: window, of: book)
            // Half of a character says nothing.
            let isHalf = UTF16.isTrailSurrogate(book.text.utf16[book.index(at: found)])
            let place = isHalf ? found.advanced(by: 1) : found
            result.append(Stretch(chapter: index, span: start..<place, end: pause))
            start = place
        }
        return result + [Stretch(chapter: index, span: start..<chapter.upperBound, end: nil)]
    }

    /// Where a chapter is parted: between blocks, else between sentences, else between words.
    private static func cut(in window: TextSpan, of book: Book) -> (TextOffset, Break) {
        let first = book.marks.partitioningIndex { $0.span.lowerBound >= window.lowerBound }
        let marks = book.marks[first...].prefix { $0.span.lowerBound < window.upperBound }
        if let block = marks.first(where: { $0.kind.isBlock && !$0.span.isEmpty }) {
            if case .heading = block.kind { return (block.span.lowerBound, .beforeHeading) }
            return (block.span.lowerBound, .paragraph)
        }
        let sentence = book.sentences.partitioningIndex { $0.span.lowerBound >= window.lowerBound }
        if sentence < book.sentences.count, book.sentences[sentence].span.lowerBound < window.upperBound {
            return (book.sentences[sentence].span.lowerBound, .sentence)
        }
        let units = book.text.utf16[book.index(at: window.lowerBound)...].prefix(window.length)
        let blank = units.enumerated().first { $0.element.isWhiteSpace }
        return (window.lowerBound.advanced(by: blank.map { $0.offset + 1 } ?? 0), .word)
    }
}

extension Book {
    fileprivate func index(at offset: TextOffset) -> String.Index {
        text.utf16.index(text.utf16.startIndex, offsetBy: offset.utf16)
    }
}

extension Narrator {
    /// The stretches of a book that are narrated in one go: its chapters, the very long ones in parts. They cover it
    /// without gap or overlap, and each lies in one chapter.
    public static func stretches(of book: Book) -> [TextSpan] {
        book.chapters.indices.flatMap {
            Stretch.stretches(of: $0, in: book, length: Stretch.usualLength).map(\.span)
        }
    }
}
