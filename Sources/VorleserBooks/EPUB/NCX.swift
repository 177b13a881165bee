/// The table of contents of EPUB 2. Source: ANSI/NISO Z39.86-2005 §8, “Navigation Control File”.
struct NCX {
    private(set) var contents: [NavigationEntry] = []
    private(set) var pages: [(label: String, target: NavigationEntry.Target)] = []

    /// - Parameters:
    ///   - bytes: The file.
    ///   - path: Its path inside the book.
    ///   - limits: How much is read of it.
    init?(xml bytes: [UInt8], path: String, limits: ReadingLimits = .standard) {
        let source = MarkupSource(bytes)
        guard let tree = MarkupTree(source, repairing: false) ?? MarkupTree(recovering: source) else { return nil }
        withExtendedLifetime(tree) {
            if let map = tree.root?.descendant("navmap") { readMap(map, path: path, limits: limits) }
            if let list = tree.root?.descendant("pagelist") { readPages(list, path: path, limits: limits) }
        }
    }

    private mutating func readMap(_ map: MarkupNode, path: String, limits: ReadingLimits) {
        var depth = 0
        var node = map
        while contents.count < limits.contentsEntries {
            if node.name == "navpoint" {
                depth += 1
                contents.append(Self.entry(node, depth: min(depth, limits.contentsDepth), path: path))
            }
            if let child = node.firstChild {
                node = child
                continue
            }
            while true {
                if node == map { return }
                if node.name == "navpoint" { depth -= 1 }
                if let next = node.next {
                    node = next
                    break
                }
                guard let parent = node.parent else { return }
                node = parent
            }
        }
    }

    private static func entry(_ point: MarkupNode, depth: Int, path: String) -> NavigationEntry {
        NavigationEntry(
            depth: depth,
            title: (point.child("navlabel")?.text() ?? "").shortened(to: 500),
            target: NavigationDocument.target(point.child("content")?.attribute("src") ?? "", path)
        )
    }

    private mutating func readPages(_ list: MarkupNode, path: String, limits: ReadingLimits) {
        for point in list.descendants where point.name == "pagetarget" && pages.count < limits.contentsEntries {
            let source = point.child("content")?.attribute("src") ?? ""
            guard let target = NavigationDocument.target(source, path) else { continue }
            let label = point.child("navlabel")?.text(limit: 40) ?? point.attribute("value") ?? ""
            pages.append((label, target))
        }
    }
}
