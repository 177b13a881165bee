package import VorleserCore

/// Finds words in a book, whatever their capitals, accents, quotes, dashes and line ends.
package struct BookSearch {
    private let text: BookText
    private let sought: [UInt16]

    /// UTF-16 code units that are shown on either side of what was found.
    private static let context = 60

    /// - Parameters:
    ///   - words: What is sought, as it was typed.
    ///   - book: Where.
    package init(for words: String, in book: LoadedBook) {
        self.init(for: words, in: BookText(book))
    }

    /// - Parameters:
    ///   - words: What is sought, as it was typed.
    ///   - text: Where.
    package init(for words: String, in text: BookText) {
        self.text = text
        let folded = FoldedText(Array(words.utf16), keepsPlaces: false).units
        let blank: UInt16 = 0x20
        sought = Array(folded.drop { $0 == blank }.reversed().drop { $0 == blank }.reversed())
    }

    /// What is found from a place on, in the book's order.
    /// - Parameters:
    ///   - start: Where to begin.
    ///   - limit: At most so many.
    /// - Returns: The hits, and where to go on; `nil` when there are no more.
    /// - Complexity: O(length of the text from there)
    package func hits(from start: TextOffset, limit: Int) -> (hits: [Hit], next: Int?) {
        guard let first = sought.first else { return ([], nil) }
        let folded = FoldedText(text.units[start.utf16...], keepsPlaces: true)
        var hits: [Hit] = []
        var index = 0
        let last = folded.units.count - sought.count
        while index <= last {
            guard folded.units[index] == first, folded.units[index..<index + sought.count].elementsEqual(sought) else {
                index += 1
                continue
            }
            let end = index + sought.count
            let from = start.utf16 + Int(folded.places[index])
            if hits.count == limit { return (hits, from) }
            // With the accents that follow the last letter; and all of a letter that became several.
            let next = end < folded.places.count ? start.utf16 + Int(folded.places[end]) : text.units.count
            hits.append(hit(from..<max(next, start.utf16 + Int(folded.places[end - 1]) + 1)))
            index = end
        }
        return (hits, nil)
    }

    private func hit(_ range: Range<Int>) -> Hit {
        let chapter = text.chapterIndex(at: range.lowerBound)
        let before = max(range.lowerBound - Self.context, 0)
        let after = min(range.upperBound + Self.context, text.units.count)
        return Hit(
            start: range.lowerBound,
            end: range.upperBound,
            before: words(before..<range.lowerBound, cutAtStart: before > 0),
            match: words(range),
            after: words(range.upperBound..<after, cutAtEnd: after < text.units.count),
            chapter: chapter
        )
    }

    /// The text of a range on one line, without the half of a word where it is cut.
    private func words(_ range: Range<Int>, cutAtStart: Bool = false, cutAtEnd: Bool = false) -> String {
        var units = text.units[range]
        if cutAtStart, let blank = units.firstIndex(where: \.isBlank) { units = units[(blank + 1)...] }
        if cutAtEnd, let blank = units.lastIndex(where: \.isBlank) { units = units[..<blank] }
        return String(decoding: units.map { $0.isBlank ? 0x20 : $0 }, as: UTF16.self)
    }

    /// What was found, and the text around it.
    package struct Hit: Encodable, Hashable, Sendable {
        package let start: Int
        package let end: Int
        package let before: String
        package let match: String
        package let after: String
        /// The chapter's index.
        package let chapter: Int
    }
}

extension UInt16 {
    fileprivate var isBlank: Bool { UnicodeScalar(self)?.properties.isWhitespace ?? false }
}
