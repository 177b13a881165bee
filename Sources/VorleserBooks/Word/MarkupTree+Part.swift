extension MarkupTree {
    /// A part of a package of Word; `nil` when there is none, or none that can be read.
    static func part(_ part: String, in archive: ZipArchive, _ limits: ReadingLimits) -> MarkupTree? {
        guard let content = try? archive.read(part, limit: limits.pageBytes) else { return nil }
        let source = MarkupSource(content.bytes)
        return MarkupTree(source, repairing: false) ?? MarkupTree(recovering: source)
    }
}
