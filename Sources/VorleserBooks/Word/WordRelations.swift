/// Which other parts, and which addresses outside, a part of a package names. Source: ECMA-376, part 2, chapter 9.
struct WordRelations {
    struct Relation {
        /// The type's address, of which the end tells.
        let type: String
        /// The name in the archive; the address as written for what is outside.
        let path: String
        let isOutside: Bool
    }

    /// By their names.
    private(set) var all: [String: Relation] = [:]

    private static let most = 100_000

    /// - Parameters:
    ///   - part: Whose relations; empty for the package's.
    ///   - archive: The package.
    ///   - limits: How much is read of it.
    init(of part: String, in archive: ZipArchive, _ limits: ReadingLimits) {
        let folder = ArchivePath.folder(of: part)
        let path = folder + "_rels/" + ArchivePath.lastComponent(of: part) + ".rels"
        guard let tree = MarkupTree.part(path, in: archive, limits) else { return }
        withExtendedLifetime(tree) {
            for node in tree.root?.childElements.prefix(Self.most) ?? [] {
                guard let id = node.attribute("id"), let target = node.attribute("target") else { continue }
                let isOutside = node.attribute("targetmode")?.lowercased() == "external"
                let path = isOutside ? target : ArchivePath.normalized(ArchivePath.decoded(target), in: folder)
                all[id] = Relation(type: node.attribute("type") ?? "", path: path, isOutside: isOutside)
            }
        }
    }
}
