import VorleserCore

extension Book {
    /// A stretch of a chapter as a book of its own, for looking at little of a long one. Whole sentences, unless one is
    /// longer than all of it.
    /// - Parameters:
    ///   - place: The sentence that it begins with, or a place in it.
    ///   - length: UTF-16 code units, about.
    /// - Returns: A book of one chapter, which is read whatever the chapter of this one is for.
    func excerpt(from place: TextOffset, length: Int) -> Book {
        guard let chapter = chapterIndex(at: place), let first = sentenceIndex(at: place) else { return excerpt(span) }
        let limit = min(place.advanced(by: length), chapters[chapter].span.upperBound)
        let whole = sentences[first].span.lowerBound
        let start = place.utf16 - whole.utf16 > length ? place : max(whole, chapters[chapter].span.lowerBound)
        let last = sentences.partitioningIndex { $0.span.upperBound > limit } - 1
        let end = last >= first ? sentences[last].span.upperBound : limit
        return excerpt(start..<max(end, start))
    }

    /// A span that lies in a chapter.
    private func excerpt(_ span: TextSpan) -> Book {
        let text = String(text(in: span))
        let whole = TextSpan(utf16: 0..<text.utf16.count)
        let href = spineItem(at: span.lowerBound)?.href ?? ""
        func moved(_ part: TextSpan) -> TextSpan {
            part.clamped(to: span).shifted(by: -span.lowerBound.utf16).clamped(to: whole)
        }
        return Book(
            format: format,
            metadata: metadata,
            text: text,
            spine: [SpineItem(href: href, span: whole)],
            chapters: whole.isEmpty ? [] : [Chapter(title: "Excerpt", href: href, role: .body, span: whole)],
            contents: [],
            marks: marks(in: span).map { TextMark($0.kind, moved($0.span)) }.sorted(),
            sentences: sentences[sentenceIndices(in: span)].map { Sentence(moved($0.span)) }.filter { !$0.span.isEmpty }
        )
    }
}
