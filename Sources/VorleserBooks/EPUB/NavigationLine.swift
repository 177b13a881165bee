/// A line of links by which newspapers made EPUBs, and pages of old, lead from one article to the next:
/// “| Next | Section menu | Main menu |”; and the line that says where an article came from.
enum NavigationLine {
    /// - Returns: Whether an element is one: all of it leads away, under names that no book gives to what it tells of.
    static func isOne(_ node: MarkupNode, _ kind: ElementKind?) -> Bool {
        switch kind {
        case .block?, .paragraph?, .section?, .cell?, .listUnordered?: break
        default: return false
        }
        let isNamed = node.attribute("class").map { $0.lowercased().contains("navbar") } ?? false
        guard isNamed || beginsLikeOne(node) else { return false }
        return isOne(node, isNamed: isNamed)
    }

    /// Cheap to see for any element: the first thing in it is a link or a bar, or it names the program.
    private static func beginsLikeOne(_ node: MarkupNode) -> Bool {
        var child = node.firstChild
        for _ in 0..<8 {
            guard let current = child else { return false }
            if current.isElement { return ["a", "hr", "br", "ul"].contains(current.name) }
            let text = current.characters.drop { $0 <= 0x20 }
            if !text.isEmpty { return text.first == UInt8(ascii: "|") || text.starts(with: origin.utf8) }
            child = current.next
        }
        return false
    }

    private static func isOne(_ node: MarkupNode, isNamed: Bool) -> Bool {
        let text = node.text(limit: 1000)
        guard !text.isEmpty, text.utf8.count < 600 else { return false }
        var rest = text[...]
        if let start = text.firstRange(of: origin), isNamed || start.lowerBound == text.startIndex {
            rest = text[..<start.lowerBound]
            if rest.allSatisfy({ !$0.isLetter && !$0.isNumber }) { return true }
        }
        let links = node.descendants.prefix(200).filter { $0.name == "a" }.map { $0.text(limit: 100).lowercased() }
        guard !links.isEmpty else { return false }
        let leadAway = links.allSatisfy { Self.ways.contains($0.filter { $0.isLetter || $0 == " " }.collapsed) }
        let words = links.reduce(0) { $0 + $1.count { $0.isLetter || $0.isNumber } }
        let isAll = rest.count { $0.isLetter || $0.isNumber } <= words
        return leadAway && isAll && (links.count > 1 || isNamed)
    }

    /// What calibre writes below each article that it has fetched.
    private static let origin = "This article was downloaded by"

    private static let ways: Set = [
        "next", "previous", "prev", "next article", "previous article", "next section", "previous section",
        "section menu", "main menu", "menu", "home", "up", "back", "top", "back to top", "contents",
        "table of contents", "index", "next chapter", "previous chapter", "next page", "previous page", "skip", "",
    ]
}
