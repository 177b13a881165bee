import VorleserCore

/// The package document (OPF): what the book is, what it is made of, and in which order it is read.
/// Sources: EPUB 3.3 §5, “Package document”; OPF 2.0.1.
struct PackageDocument {
    /// A file of the publication.
    struct Item: Equatable {
        let id: String
        /// Path inside the book, decoded; `nil` for one on the network or elsewhere.
        let path: String?
        let mediaType: String
        let properties: Set<String>
        /// Id of the item to show instead if this one cannot be.
        let fallback: String?
    }

    /// A document in reading order.
    struct Reference: Equatable {
        let idref: String
        let isLinear: Bool
        var properties: Set<String> = []
    }

    /// An entry of the guide of EPUB 2, which names the parts of a book.
    struct GuideReference: Equatable {
        let type: String
        let path: String
        let fragment: String?
    }

    let path: String
    /// Of the standard, e.g. 3 for EPUB 3; 0 when it does not say.
    let version: Int
    let metadata: PackageMetadata
    let items: [Item]
    let spine: [Reference]
    /// Whether pages are turned from the right.
    let isFromRight: Bool
    /// Id of the NCX.
    let ncxID: String?
    let guide: [GuideReference]
    let warnings: [BookWarning]
    private let indexByID: [String: Int]

    /// - Parameters:
    ///   - bytes: The file.
    ///   - path: Its path inside the book.
    ///   - limits: How much is read of it.
    /// - Throws: ``BookReadingError/malformedXML(path:line:)``
    init(xml bytes: [UInt8], path: String, limits: ReadingLimits = .standard) throws(BookReadingError) {
        let tree = try MarkupTree.required(bytes, path: path)
        var warnings: [BookWarning] = tree.repairs.map { BookWarning(.package, in: path, $0.fault) }
        if tree.faultLine != nil {
            warnings.append(BookWarning(.package, in: path, .brokenPackage))
        }
        let parts = withExtendedLifetime(tree) { Parts(tree.root, path: path, limits: limits) }
        self.path = path
        version = parts.version
        metadata = parts.metadata
        items = parts.items
        spine = parts.spine
        isFromRight = parts.isFromRight
        ncxID = parts.ncxID
        guide = parts.guide
        self.warnings = warnings + parts.warnings
        indexByID = Dictionary(parts.items.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }

    func item(withID id: String) -> Item? { indexByID[id].map { items[$0] } }

    /// The item that says by a property what it is for, e.g. `nav` or `cover-image`.
    func item(withProperty property: String) -> Item? { items.first { $0.properties.contains(property) } }

    /// The item that can be read in place of one: itself, or the first of its fallbacks.
    func readable(_ item: Item) -> Item? {
        var seen: Set<String> = []
        var current: Item? = item
        while let candidate = current, seen.insert(candidate.id).inserted, seen.count < 100 {
            if candidate.isContentDocument { return candidate }
            current = candidate.fallback.flatMap { self.item(withID: $0) }
        }
        return nil
    }
}

extension PackageDocument.Item {
    /// Whether it is text that a reader can show: XHTML, HTML, SVG, DTBook, or their predecessors.
    var isContentDocument: Bool {
        let types = [
            "application/xhtml+xml", "text/html", "image/svg+xml", "application/x-dtbook+xml", "text/x-oeb1-document",
            "application/xhtml", "text/xhtml", "application/html",
        ]
        if types.contains(mediaType) { return true }
        let name = path?.lowercased() ?? ""
        let isVague = ["", "text/plain", "application/xml", "text/xml", "application/octet-stream"].contains(mediaType)
        return isVague && [".xhtml", ".html", ".htm", ".xht"].contains { name.hasSuffix($0) }
    }

    var isImage: Bool { mediaType.hasPrefix("image/") }
}

/// The parts of a package document as they stand in its tree.
private struct Parts {
    var version = 0
    var metadata = PackageMetadata()
    var items: [PackageDocument.Item] = []
    var spine: [PackageDocument.Reference] = []
    var isFromRight = false
    var ncxID: String?
    var guide: [PackageDocument.GuideReference] = []
    var warnings: [BookWarning] = []
    private let path: String
    private let limits: ReadingLimits

    init(_ root: MarkupNode?, path: String, limits: ReadingLimits) {
        self.path = path
        self.limits = limits
        guard let root else { return }
        // Looked for anywhere: documents that were cut off or repaired nest in odd ways.
        let package = root.name == "package" ? root : root.descendant("package") ?? root
        version = Int((package.attribute("version") ?? "").collapsed.prefix { $0.isASCII && $0.isNumber }) ?? 0
        metadata = PackageMetadata(package)
        for node in package.descendants {
            switch node.name {
            case "item": readItem(node)
            case "itemref": readReference(node)
            case "spine":
                ncxID = node.attribute("toc")
                isFromRight = node.attribute("page-progression-direction")?.collapsed == "rtl"
            case "reference": readGuideReference(node)
            default: break
            }
        }
    }

    private mutating func readItem(_ node: MarkupNode) {
        guard let id = node.attribute("id")?.collapsed, !id.isEmpty, let href = node.attribute("href") else { return }
        var target: String?
        if case .inside(let path, _) = ArchivePath.resolve(href, against: path) { target = path }
        items.append(
            PackageDocument.Item(
                id: id,
                path: target,
                mediaType: (node.attribute("media-type") ?? "").collapsed.lowercased(),
                properties: Set((node.attribute("properties") ?? "").split(separator: " ").map(String.init)),
                fallback: node.attribute("fallback")?.collapsed.nonEmpty
            )
        )
    }

    private mutating func readReference(_ node: MarkupNode) {
        guard let id = node.attribute("idref")?.collapsed, !id.isEmpty else { return }
        spine.append(
            .init(
                idref: id,
                isLinear: node.attribute("linear")?.collapsed.lowercased() != "no",
                properties: Set((node.attribute("properties") ?? "").split { $0.isWhitespace }.map(String.init))
            )
        )
    }

    private mutating func readGuideReference(_ node: MarkupNode) {
        guard guide.count < 1000, let href = node.attribute("href"), let type = node.attribute("type"),
            case .inside(let path, let fragment) = ArchivePath.resolve(href, against: path)
        else { return }
        guide.append(.init(type: type.collapsed.lowercased(), path: path, fragment: fragment))
    }
}
