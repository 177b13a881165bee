import VorleserCore

extension Book {
    /// The book's contents, or its chapters where it prints none, as places in its own documents.
    var navigation: [NavigationFile.Entry] {
        let addresses = Dictionary(chapters.map { ($0.span.lowerBound, $0.href) }) { first, _ in first }
        if contents.isEmpty {
            return chapters.map { .init(title: $0.title, target: Self.target($0.href)) }
        }
        return contents.map { entry($0, addresses) }
    }

    private func entry(_ entry: ContentsEntry, _ addresses: [TextOffset: String]) -> NavigationFile.Entry {
        let address = addresses[entry.offset] ?? spineItem(at: entry.offset)?.href
        let children = entry.children.map { self.entry($0, addresses) }
        return NavigationFile.Entry(title: entry.title, target: address.map(Self.target), children: children)
    }

    private static func target(_ href: String) -> NavigationFile.Target {
        let parts = href.split(separator: "#", maxSplits: 1).map(String.init)
        return .init(path: ContainerPath(parts.first ?? href), fragment: parts.count > 1 ? parts[1] : nil)
    }
}
