import VorleserCore

extension Book {
    /// The book's contents, or its chapters where it prints none, as places in its own documents.
    /// - Parameter renamed: What the documents are called by now.
    /// - Returns: The outermost lines.
    func navigation(_ renamed: RenamedDocuments) -> [NavigationFile.Entry] {
        let addresses = Dictionary(chapters.map { ($0.span.lowerBound, $0.href) }) { first, _ in first }
        if contents.isEmpty {
            return chapters.map { .init(title: $0.title, target: Self.target($0.href, renamed)) }
        }
        return contents.map { entry($0, addresses, renamed) }
    }

    private func entry(
        _ entry: ContentsEntry,
        _ addresses: [TextOffset: String],
        _ renamed: RenamedDocuments
    ) -> NavigationFile.Entry {
        let address = addresses[entry.offset] ?? spineItem(at: entry.offset)?.href
        let children = entry.children.map { self.entry($0, addresses, renamed) }
        return NavigationFile.Entry(
            title: entry.title,
            target: address.map { Self.target($0, renamed) },
            children: children
        )
    }

    private static func target(_ href: String, _ renamed: RenamedDocuments) -> NavigationFile.Target {
        let parts = href.split(separator: "#", maxSplits: 1).map(String.init)
        let path = renamed.name(of: ContainerPath(parts.first ?? href))
        return .init(path: path, fragment: parts.count > 1 ? parts[1] : nil)
    }
}
