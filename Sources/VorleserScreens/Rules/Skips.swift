public import VorleserKit

/// Where “back” and “forward” lead: to sentences, to paragraphs, to chapters, or some seconds away.
public struct Skips: Sendable {
    /// Later than this into a sentence, paragraph or chapter, in seconds, “back” means its beginning.
    static let stillAtBeginning = 1.5

    private let book: Book

    public init(in book: Book) { self.book = book }

    /// What one can skip by.
    public enum Kind: Hashable, Sendable { case sentence, paragraph, chapter }

    /// Where a step leads.
    /// - Parameters:
    ///   - kind: What is skipped.
    ///   - step: 1 or −1.
    ///   - here: Where the listener is.
    ///   - secondsSince: How long ago a place was heard; infinite when that is long ago.
    /// - Returns: The place; the first or the last of the book when there is none further.
    public func place(
        _ kind: Kind,
        _ step: Int,
        from here: TextOffset,
        secondsSince: (TextOffset) -> Double
    ) -> TextOffset {
        let start = start(of: kind, at: here)
        if step < 0, secondsSince(start) > Self.stillAtBeginning { return start }
        switch kind {
        case .sentence: return sentence(here, step)
        case .paragraph: return paragraph(start, step)
        case .chapter: return chapter(here, step)
        }
    }

    /// Where what a place lies in begins.
    public func start(of kind: Kind, at here: TextOffset) -> TextOffset {
        switch kind {
        case .sentence: book.sentenceIndex(at: here).map { book.sentences[$0].span.lowerBound } ?? .start
        case .chapter: book.chapterIndex(at: here).map { book.chapters[$0].span.lowerBound } ?? .start
        case .paragraph: paragraphs(ofChapter: book.chapterIndex(at: here)).last { $0 <= here } ?? .start
        }
    }

    private var last: TextOffset { TextOffset(utf16: max(book.length - 1, 0)) }

    private func sentence(_ here: TextOffset, _ step: Int) -> TextOffset {
        let index = (book.sentenceIndex(at: here) ?? 0) + step
        if index < 0 { return .start }
        return index < book.sentences.count ? book.sentences[index].span.lowerBound : last
    }

    /// There is no chapter after the last: then one stays.
    private func chapter(_ here: TextOffset, _ step: Int) -> TextOffset {
        let index = (book.chapterIndex(at: here) ?? 0) + step
        if index < 0 { return .start }
        return index < book.chapters.count ? book.chapters[index].span.lowerBound : here
    }

    private func paragraph(_ start: TextOffset, _ step: Int) -> TextOffset {
        guard var chapter = book.chapterIndex(at: start) else { return start }
        let starts = paragraphs(ofChapter: chapter)
        if step > 0 {
            if let next = starts.first(where: { $0 > start }) { return next }
        } else if let before = starts.last(where: { $0 < start }) {
            return before
        }
        // Chapters without a paragraph, as of pictures alone, are passed over.
        chapter += step
        while book.chapters.indices.contains(chapter) {
            let starts = paragraphs(ofChapter: chapter)
            if let place = step > 0 ? starts.first : starts.last { return place }
            chapter += step
        }
        return step < 0 ? .start : last
    }

    /// Where the blocks with text of their own begin; ascending.
    private func paragraphs(ofChapter index: Int?) -> [TextOffset] {
        guard let index else { return [] }
        let chapter = book.chapters[index].span
        var starts: [TextOffset] = []
        for mark in book.marks(in: chapter) where mark.kind.isParagraph && !mark.span.isEmpty {
            if mark.span.lowerBound > starts.last ?? .start || starts.isEmpty { starts.append(mark.span.lowerBound) }
        }
        if starts.first != chapter.lowerBound { starts.insert(chapter.lowerBound, at: 0) }
        return starts
    }
}

extension TextMark.Kind {
    fileprivate var isParagraph: Bool {
        switch self {
        case .paragraph, .heading, .listItem, .tableRow, .caption, .code, .verse: true
        default: false
        }
    }
}

extension SpokenTimes {
    /// Where the voice is after so many seconds, as spoken.
    /// - Complexity: O(log n)
    func offset(at seconds: Double) -> TextOffset {
        let next = knots.partitioningIndex { $0.seconds > seconds }
        guard next > 0 else { return TextOffset(utf16: knots.first?.offset ?? 0) }
        let before = knots[next - 1]
        guard next < knots.count else { return TextOffset(utf16: before.offset) }
        let after = knots[next]
        let share = (seconds - before.seconds) / (after.seconds - before.seconds)
        return TextOffset(utf16: before.offset + Int(share * Double(after.offset - before.offset)))
    }
}
