/// What a browser prints at the edges of pages: when, the page's title, its address, its number.
struct BrowserRow {
    private enum Part { case moment, title, address, count }

    /// The number of the page, where the row says it and how many there are.
    let number: String?
    /// Whether two such parts stand there, and nothing else.
    let isCertain: Bool
    /// Whether the moment or the page's number stands there: enough where the other edge is certain.
    let isLikely: Bool

    /// - Parameters:
    ///   - row: The outermost one of a page.
    ///   - title: What the file says that it is called.
    ///   - pageCount: How many pages the file has.
    ///   - words: What the book's language calls pages.
    init(_ row: EdgeRow, title: String?, pageCount: Int, _ words: PrintingWords) {
        let count = "\(row.page + 1)/\(pageCount)"
        let parts = row.lines.map { Self.parts($0.text, title: title, count: count, words) }
        let all = Set(parts.compactMap(\.self).joined())
        let isWhole = parts.allSatisfy { $0 != nil }
        number = all.contains(.count) ? "\(row.page + 1)" : nil
        isCertain = row.stands && isWhole && all.count > 1
        // The file may be called otherwise than the page.
        isLikely = row.stands && (isWhole && all.contains(.count) || parts.contains { $0 == [.moment] })
    }

    /// What a text consists of; `nil` when there is anything else in it.
    private static func parts(_ text: String, title: String?, count: String, _ words: PrintingWords) -> Set<Part>? {
        var parts: Set<Part> = []
        var rest = text.collapsed
        if let title = title?.collapsed, !title.isEmpty {
            if let place = rest.firstRange(of: title) {
                rest.removeSubrange(place)
                parts.insert(.title)
            } else if rest.hasSuffix("…"), rest.count > 1, title.hasPrefix(rest.dropLast().collapsed) {
                return [.title]
            }
        }
        let tokens = rest.split(whereSeparator: \.isWhitespace).map { $0.trimming { ",;·|".contains($0) } }
        var others: [Substring] = []
        var hasDate = false
        var hasTime = false
        for token in tokens where !token.isEmpty {
            if token.contains("://") {
                parts.insert(.address)
            } else if token == count {
                parts.insert(.count)
            } else if isDate(token) {
                hasDate = true
            } else if isTime(token) {
                hasTime = true
            } else {
                others.append(token)
            }
        }
        if hasDate, hasTime, others.count <= mostWordsOfTime, others.allSatisfy({ $0.count <= longestOfTime }) {
            parts.insert(.moment)
            others = []
        } else if hasDate || hasTime {
            return nil
        }
        if !others.isEmpty {
            // “Page 1 of 3”
            guard isCount(others, count, words) else { return nil }
            parts.insert(.count)
        }
        return parts
    }

    /// Words besides a date and a time: “p. m.”, “Uhr”.
    private static let mostWordsOfTime = 2
    /// Characters of each.
    private static let longestOfTime = 4

    private static func isCount(_ tokens: [Substring], _ count: String, _ words: PrintingWords) -> Bool {
        var tokens = tokens.map { $0.lowercased() }
        if let first = tokens.first, words.pages.contains(first) { tokens.removeFirst() }
        return tokens.count == 3 && "\(tokens[0])/\(tokens[2])" == count
            && (tokens[1] == "/" || words.of.contains(tokens[1]))
    }

    /// “11/29/26”, “29.11.2026”, “2026-11-29”
    private static func isDate(_ token: Substring) -> Bool {
        "/.-".contains { separator in
            let parts = token.split(separator: separator, omittingEmptySubsequences: false)
            return parts.count == 3 && parts.allSatisfy { (1...4).contains($0.count) && $0.isNumber }
        }
    }

    /// “5:49”, “17:49:02”, “17.49”, “17h49”
    private static func isTime(_ token: Substring) -> Bool {
        ":.h".contains { separator in
            let parts = token.split(separator: separator, omittingEmptySubsequences: false)
            return (2...3).contains(parts.count) && parts.allSatisfy { (1...2).contains($0.count) && $0.isNumber }
        }
    }
}

extension Substring {
    fileprivate var isNumber: Bool { allSatisfy { $0.isASCII && $0.isNumber } }
}
