import VorleserCore

/// An XHTML, HTML or SVG document of a book, as a tree that can be read into text and marks.
/// Source: EPUB 3.3 §6, “Content documents”.
struct ContentDocument {
    typealias Setting = ContentSetting

    /// A style sheet of the document.
    enum Sheet: Hashable {
        /// Address as written.
        case linked(String)
        case embedded(String)
    }

    private let tree: MarkupTree
    private let warnings: [(BookWarning.Kind, BookWarning.Fault)]

    /// - Returns: `nil` when there is nothing in the bytes that could be a document.
    init?(_ bytes: [UInt8]) {
        let source = MarkupSource(bytes)
        guard !Self.isBinary(source), let tree = MarkupTree(source, repairing: true) else { return nil }
        self.init(tree)
    }

    /// Reads bytes as HTML, which need not be XML.
    init?(html bytes: [UInt8]) {
        let source = MarkupSource(bytes)
        guard !Self.isBinary(source) else { return nil }
        guard let tree = MarkupTree(source, repairing: false) ?? MarkupTree(html: source) else { return nil }
        self.init(tree)
    }

    private init?(_ tree: MarkupTree) {
        guard tree.root != nil else { return nil }
        self.tree = tree
        var warnings: [(BookWarning.Kind, BookWarning.Fault)] = tree.repairs.map {
            ($0.isEncoding ? .encoding : .brokenMarkup, $0.fault)
        }
        if let line = tree.faultLine {
            warnings.append((.brokenMarkup, .brokenMarkup(line: line)))
        }
        self.warnings = warnings
    }

    /// Noise decodes to text too; but it has no tags, or nothing but replacement characters.
    private static func isBinary(_ source: MarkupSource) -> Bool {
        let text = source.utf8
        let tags = text.contains(UInt8(ascii: "<")) && text.contains(UInt8(ascii: ">"))
        let strange = text.prefix(4096).count { $0 == 0xEF || $0 == 0xC2 }
        return !tags || (text.count > 200 && strange > min(text.count, 4096) / 6 && !hasKnownTag(text))
    }

    private static func hasKnownTag(_ text: [UInt8]) -> Bool {
        let head = String(decoding: text.prefix(8192), as: UTF8.self).lowercased()
        return ["<html", "<body", "<p>", "<p ", "<svg", "<div", "<dtbook"].contains { head.contains($0) }
    }

    /// The language that the document declares for itself.
    var language: String? {
        withExtendedLifetime(tree) { tree.root?.attribute("lang")?.collapsed.nonEmpty }
    }

    /// Its style sheets in order, those for other media left out.
    var sheets: [Sheet] {
        withExtendedLifetime(tree) {
            guard let root = tree.root else { return [] }
            let head = root.child("head") ?? root
            return head.descendants.prefix(500).compactMap(Self.sheet)
        }
    }

    private static func sheet(_ node: MarkupNode) -> Sheet? {
        guard node.name == "link" || node.name == "style", StyleSheet.applies(node.attribute("media") ?? "") else {
            return nil
        }
        if node.name == "style" { return .embedded(styleText(of: node)) }
        let relation = (node.attribute("rel") ?? "").lowercased()
        guard relation.contains("stylesheet"), !relation.contains("alternate") else { return nil }
        return node.attribute("href").map(Sheet.linked)
    }

    private static func styleText(of node: MarkupNode) -> String {
        var bytes: [UInt8] = []
        var child = node.firstChild
        while let current = child, bytes.count < 1 << 20 {
            bytes.append(contentsOf: current.characters)
            child = current.next
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What the document calls itself.
    var title: String? {
        withExtendedLifetime(tree) {
            guard let root = tree.root else { return nil }
            let title = root.child("head")?.descendant("title") ?? root.child("title")
            return title.map { Self.withoutArchive($0.text(limit: 1000)) }?.nonEmpty
        }
    }

    /// A title without the name of Project Gutenberg, which its documents all have behind their own.
    private static func withoutArchive(_ title: String) -> String {
        let archive = " | Project Gutenberg"
        return title.hasSuffix(archive) ? String(title.dropLast(archive.count)) : title
    }

    /// The value of a `<meta>` by its name.
    func meta(_ name: String) -> String? {
        withExtendedLifetime(tree) {
            let metas = tree.root?.child("head")?.descendants.prefix(500).filter { $0.name == "meta" } ?? []
            return metas.first { $0.attribute("name")?.lowercased() == name }?.attribute("content")?.collapsed.nonEmpty
        }
    }

    /// Reads the document.
    func text(in setting: Setting, styling: Styling) -> DocumentText {
        withExtendedLifetime(tree) {
            guard let root = tree.root else { return .blank(href: setting.href, title: title) }
            let page = setting.isWebPage ? PageSurroundings(of: root) : nil
            var reading = ContentReading(setting, styling: styling, base: base(of: root, setting))
            reading.page = page
            reading.read(root)
            if let page, reading.hiddenProse * 2 > page.whole.prose {
                reading = ContentReading(setting, styling: styling, base: base(of: root, setting))
                reading.page = page
                reading.readsHidden = true
                reading.read(root)
            }
            var document = reading.finish()
            document.title = title
            document.isWebPage = setting.isWebPage
            document.warnings = warnings.map { BookWarning($0.0, in: setting.href, $0.1) } + document.warnings
            return document
        }
    }

    /// Writes the document's text and marks behind others: of all of it, or of its first element with a name.
    func write(_ name: String?, into builder: inout DocumentBuilder, _ setting: Setting) {
        withExtendedLifetime(tree) {
            guard let root = tree.root, let top = name.map({ root.descendant($0) }) ?? root else { return }
            var reading = ContentReading(setting, styling: Styling([]), base: setting.href)
            // Exchanged, so that the text before is not copied for each piece of markup.
            swap(&reading.builder, &builder)
            reading.read(top)
            swap(&reading.builder, &builder)
        }
    }

    /// Gives access to the document's tree, to change it.
    func editing<Result>(_ edit: (MarkupNode) -> Result) -> Result? {
        withExtendedLifetime(tree) { tree.root.map(edit) }
    }

    /// The path that addresses are relative to: `<base>` if it leads inside the book, else the document's own.
    func base(of root: MarkupNode, _ setting: Setting) -> String {
        guard let base = root.child("head")?.child("base")?.attribute("href"),
            case .inside(let path, _) = ArchivePath.resolve(base, against: setting.href)
        else { return setting.href }
        return base.hasSuffix("/") ? path + "/" : path
    }
}
