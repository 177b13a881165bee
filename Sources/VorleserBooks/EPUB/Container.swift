/// `META-INF/container.xml`: where the package documents are. Source: EPUB 3.3 §4.2.6.3.1, “Container file”.
struct Container: Equatable {
    static let path = "META-INF/container.xml"

    /// Paths of the package documents, decoded, the default rendition first.
    let packagePaths: [String]

    /// - Throws: ``BookReadingError/malformedXML(path:line:)``
    init(xml bytes: [UInt8]) throws(BookReadingError) {
        let tree = try MarkupTree.required(bytes, path: Self.path)
        packagePaths = withExtendedLifetime(tree) {
            guard let root = tree.root else { return [] }
            return root.descendants.filter { $0.name == "rootfile" }.prefix(20_000).compactMap(Self.packagePath)
        }
    }

    private static func packagePath(_ rootfile: MarkupNode) -> String? {
        let type = rootfile.attribute("media-type") ?? ""
        guard type.isEmpty || type.lowercased().contains("package") || type.contains("xml"),
            let path = rootfile.attribute("full-path")?.collapsed, !path.isEmpty
        else { return nil }
        return ArchivePath.normalized(ArchivePath.decoded(path), in: "")
    }
}

extension MarkupTree {
    /// A document without which nothing can be read: as XML if it is, repaired if it can be.
    /// - Throws: ``BookReadingError/malformedXML(path:line:)``
    static func required(_ bytes: [UInt8], path: String) throws(BookReadingError) -> MarkupTree {
        let source = MarkupSource(bytes)
        if let tree = MarkupTree(source, repairing: false) { return tree }
        if let tree = MarkupTree(recovering: source), tree.root?.firstChild != nil { return tree }
        throw .malformedXML(path: path, line: faultLine(of: source))
    }
}
