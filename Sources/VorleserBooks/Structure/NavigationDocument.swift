/// A line of a table of contents as written.
struct NavigationEntry: Equatable {
    /// 1 for the outermost.
    let depth: Int
    let title: String
    /// Path inside the book with its fragment; `nil` for a line that leads nowhere.
    let target: Target?

    struct Target: Hashable {
        let path: String
        let fragment: String?
    }
}

/// The navigation document of EPUB 3: table of contents, landmarks, page list.
/// Source: EPUB 3.3 §7, “Navigation document”.
struct NavigationDocument {
    private(set) var contents: [NavigationEntry] = []
    private(set) var landmarks: [(type: String, target: NavigationEntry.Target)] = []
    private(set) var pages: [(label: String, target: NavigationEntry.Target)] = []

    /// - Parameters:
    ///   - bytes: The file.
    ///   - path: Its path inside the book.
    ///   - limits: How much is read of it.
    init?(_ bytes: [UInt8], path: String, limits: ReadingLimits = .standard) {
        guard let tree = MarkupTree(MarkupSource(bytes), repairing: true) else { return nil }
        withExtendedLifetime(tree) {
            guard let root = tree.root else { return }
            let navs = root.descendants.filter { $0.name == "nav" }.prefix(100)
            let toc =
                navs.first { $0.hasType("toc") } ?? navs.first { $0.attribute("type") == nil } ?? root.descendant("ol")
            if let toc { contents = Self.entries(of: toc, path: path, limits: limits) }
            for nav in navs where nav.hasType("landmarks") { landmarks += Self.landmarks(of: nav, path: path) }
            for nav in navs where nav.hasType("page-list") { pages += Self.pages(of: nav, path: path, limits: limits) }
        }
    }

    private static func entries(of nav: MarkupNode, path: String, limits: ReadingLimits) -> [NavigationEntry] {
        var entries: [NavigationEntry] = []
        var depth = nav.isList ? 1 : 0
        var labelled: [Bool] = []
        var node: MarkupNode = nav
        while entries.count < limits.contentsEntries {
            if node.name == "li" { labelled.append(false) }
            if node.name == "a" || node.name == "span", labelled.last == false, depth > 0 {
                labelled[labelled.count - 1] = true
                entries.append(entry(node, depth: min(depth, limits.contentsDepth), path: path))
            }
            if node != nav, node.isList { depth += 1 }
            if let child = node.firstChild {
                node = child
                continue
            }
            while true {
                if node == nav { return entries }
                if node.name == "li" { labelled.removeLast() }
                if node.isList { depth -= 1 }
                if let next = node.next {
                    node = next
                    break
                }
                guard let parent = node.parent else { return entries }
                node = parent
            }
        }
        return entries
    }

    private static func entry(_ node: MarkupNode, depth: Int, path: String) -> NavigationEntry {
        let link = node.name == "a" ? node : node.descendant("a") ?? node
        let text = node.text(usingAlternatives: true)
        let title = text.nonEmpty ?? node.attribute("title")?.collapsed ?? node.drawnTitle ?? ""
        return NavigationEntry(
            depth: depth,
            title: title.shortened(to: 500),
            target: link.attribute("href").flatMap { target($0, path) }
        )
    }

    static func target(_ href: String, _ path: String) -> NavigationEntry.Target? {
        guard !href.collapsed.isEmpty, case .inside(let target, let fragment) = ArchivePath.resolve(href, against: path)
        else { return nil }
        return .init(path: target, fragment: fragment)
    }

    private static func landmarks(of nav: MarkupNode, path: String) -> [(String, NavigationEntry.Target)] {
        nav.descendants.filter { $0.name == "a" }.prefix(1000).flatMap { link -> [(String, NavigationEntry.Target)] in
            guard let target = target(link.attribute("href") ?? "", path) else { return [] }
            let types = (link.attribute("type") ?? "").lowercased().split(separator: " ")
            return types.map { (String($0), target) }
        }
    }

    private static func pages(
        of nav: MarkupNode,
        path: String,
        limits: ReadingLimits
    ) -> [(String, NavigationEntry.Target)] {
        nav.descendants.filter { $0.name == "a" }.prefix(limits.contentsEntries).compactMap { link in
            target(link.attribute("href") ?? "", path).map { (link.text(limit: 40), $0) }
        }
    }
}

extension MarkupNode {
    fileprivate var isList: Bool { name == "ol" || name == "ul" }

    fileprivate func hasType(_ type: String) -> Bool {
        (attribute("type") ?? attribute("role") ?? "").lowercased().split(separator: " ").contains {
            $0 == type || $0 == "doc-" + type || $0 == "doc-" + type.replacing("-", with: "")
        }
    }

    /// What a picture in a link says it shows.
    fileprivate var drawnTitle: String? {
        descendants.lazy.compactMap { $0.attribute("title") ?? $0.attribute("aria-label") }.first { !$0.isEmpty }
    }
}
