public import VorleserCore
import VorleserReadAlong

/// A stretch of a book that a reader fetches at once: some screens of text, cut between blocks.
public struct BookPart: Hashable, Sendable {
    public let span: TextSpan
    /// The index of the chapter that it lies in.
    public let chapter: Int

    /// UTF-16 code units of a part, unless a single block is longer.
    public static let usualLength = 12_000
    /// A block longer than this is cut between its sentences.
    static let longestBlock = 4 * usualLength
}

extension Book {
    /// The book in parts: they cover the text without gap or overlap, and each lies in one chapter.
    /// - Complexity: O(chapters + marks + sentences)
    public var parts: [BookPart] {
        if let fixedPages { return parts(of: fixedPages) }
        let places = placesToCut
        var next = 0
        var result: [BookPart] = []
        for (index, chapter) in chapters.enumerated() {
            var (start, last) = (chapter.span.lowerBound.utf16, chapter.span.lowerBound.utf16)
            let end = chapter.span.upperBound.utf16
            func add(until cut: Int) { result.append(BookPart(span: TextSpan(utf16: start..<cut), chapter: index)) }
            while next < places.count, places[next] < end {
                if places[next] - start > BookPart.usualLength, last > start {
                    add(until: last)
                    start = last
                }
                last = max(places[next], start)
                next += 1
            }
            if end - start > BookPart.usualLength, last > start {
                add(until: last)
                start = last
            }
            add(until: end)
        }
        return result
    }

    /// A part for each page; more where a chapter begins on one.
    private func parts(of fixed: FixedPages) -> [BookPart] {
        let pages = fixed.pages.map(\.offset).filter { 0 < $0 && $0 < length }
        let cuts = Set(pages + chapters.map(\.span.lowerBound.utf16) + [0]).sorted()
        return zip(cuts, cuts.dropFirst() + [length]).compactMap { start, end in
            chapterIndex(at: TextOffset(utf16: start)).map { BookPart(span: TextSpan(utf16: start..<end), chapter: $0) }
        }
    }

    /// Where blocks with text of their own begin and end, and sentences in very long ones; ascending.
    private var placesToCut: [Int] {
        var places: [Int] = []
        func add(_ place: Int) { if place > places.last ?? 0 { places.append(place) } }
        func add(_ span: TextSpan) {
            add(span.lowerBound.utf16)
            if span.length > BookPart.longestBlock {
                for sentence in sentences[sentenceIndices(in: span)] { add(sentence.span.lowerBound.utf16) }
            }
            add(span.upperBound.utf16)
        }
        var last: TextMark?
        for mark in marks where mark.kind.isBlock && !mark.span.isEmpty {
            guard let block = last else {
                last = mark
                continue
            }
            let isInside = mark.span.lowerBound < block.span.upperBound
            if isInside, !block.kind.takesBlocks { continue }
            if !isInside { add(block.span) }
            last = mark
        }
        last.map { add($0.span) }
        // A text without any block.
        if last == nil { add(span) }
        return places
    }
}
