/// A place in a book that outlives changes of the book's parser.
///
/// An offset alone dies when a later version reads one more character; so its document, the distance from that
/// document's start and some of the text around it are kept too (the idea of Readium's locator).
public struct Place: Hashable, Codable, Sendable {
    /// Where it was in the book as last read.
    public let offset: TextOffset
    /// The document it was in: the path of a ``SpineItem``.
    public let href: String
    /// Distance from the start of that document, in UTF-16 code units.
    public let localOffset: Int
    /// Up to 32 characters before the place.
    public let before: String
    /// Up to 32 characters after it.
    public let after: String

    public init(offset: TextOffset, href: String, localOffset: Int, before: String, after: String) {
        self.offset = offset
        self.href = href
        self.localOffset = localOffset
        self.before = before
        self.after = after
    }
}

extension Book {
    /// The place of an offset, to be saved.
    /// - Parameter offset: An offset beyond the end means the end.
    /// - Returns: The place, with the text around it.
    public func place(at offset: TextOffset) -> Place {
        let here = min(offset, span.upperBound)
        let item = spineItem(at: here)
        let index = text.utf16.index(text.startIndex, offsetBy: here.utf16)
        return Place(
            offset: here,
            href: item?.href ?? "",
            localOffset: here.utf16 - (item?.span.lowerBound.utf16 ?? 0),
            before: String(text[..<index].suffix(32)),
            after: String(text[index...].prefix(32))
        )
    }

    /// Where a saved place is in this book.
    ///
    /// Tried in turn: the same distance from the start of the same document, the same offset, the quotation in that
    /// document, the quotation anywhere (the nearest), what follows the place alone; and at last the same distance.
    public func offset(of place: Place) -> TextOffset {
        let item = spine.first { $0.href == place.href }
        // A damaged place may hold any number.
        let local = item.map { $0.span.lowerBound.advanced(by: min(max(place.localOffset, 0), $0.span.length)) }
        let expected = min(local ?? place.offset, span.upperBound)
        if reads(place, at: expected) { return expected }
        if place.offset <= span.upperBound, reads(place, at: place.offset) { return place.offset }

        let (before, after) = (place.before.withoutWordJoiners, place.after.withoutWordJoiners)
        let quotation = before + after
        if let item, let found = nearest(quotation, by: before.utf16.count, to: expected, in: item.span) {
            return found
        }
        if let found = nearest(quotation, by: before.utf16.count, to: expected, in: span) { return found }
        return nearest(after, by: 0, to: expected, in: item?.span ?? span) ?? expected
    }

    private func reads(_ place: Place, at offset: TextOffset) -> Bool {
        let index = text.utf16.index(text.startIndex, offsetBy: offset.utf16)
        return text[index...].hasPrefix(place.after) && text[..<index].hasSuffix(place.before)
    }

    /// The place a number of units into `quotation`, where that stands nearest to `expected` in a span.
    ///
    /// Word joiners do not count: an earlier version left them out of the text.
    private func nearest(_ quotation: String, by distance: Int, to expected: TextOffset, in span: TextSpan)
        -> TextOffset?
    {
        let needle = Array(quotation.utf16)
        guard !needle.isEmpty else { return nil }
        let printed = Array(text(in: span).utf16)
        let joiners = WordJoiners(in: printed)
        let hay = joiners.isEmpty ? printed : printed.filter { $0 != WordJoiners.unit }
        var best: TextOffset?
        var start = 0
        while start + needle.count <= hay.count {
            if hay[start] == needle[0], hay[start..<start + needle.count].elementsEqual(needle) {
                let found = span.lowerBound.advanced(by: joiners.printed(start: start + distance))
                if let known = best, abs(known.utf16 - expected.utf16) <= abs(found.utf16 - expected.utf16) {
                    return best
                }
                best = found
            }
            start += 1
        }
        return best
    }
}
