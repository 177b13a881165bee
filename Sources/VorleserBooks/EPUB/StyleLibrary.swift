import Synchronization

/// The style sheets of a publication, each read once. Source: CSS Cascade 4 §2, “Importing style sheets”.
final class StyleLibrary: Sendable {
    private let files: PublicationFiles
    private let sheets = Mutex<[String: StyleSheet]>([:])
    private let stylings = Mutex<[[ContentDocument.Sheet]: Styling]>([:])

    private static let deepestImport = 5
    private static let mostSheets = 500
    private static let largestSheet = 2 << 20

    init(_ files: PublicationFiles) { self.files = files }

    /// What the sheets of a document say together.
    /// - Parameters:
    ///   - sheets: In the document's order.
    ///   - base: The document's path.
    /// - Returns: Their rules, imported ones included.
    func styling(_ sheets: [ContentDocument.Sheet], base: String) -> Styling {
        guard !sheets.isEmpty else { return Styling([]) }
        let resolved = sheets.prefix(50).map { sheet -> ContentDocument.Sheet in
            guard case .linked(let href) = sheet, case .inside(let path, _) = ArchivePath.resolve(href, against: base)
            else { return sheet }
            return .linked(path)
        }
        if let known = stylings.withLock({ $0[resolved] }) { return known }
        let styling = Styling(resolved.flatMap { self.sheets(of: $0, base: base) })
        stylings.withLock { if $0.count < Self.mostSheets { $0[resolved] = styling } }
        return styling
    }

    private func sheets(of sheet: ContentDocument.Sheet, base: String) -> [StyleSheet] {
        var seen: Set<String> = []
        switch sheet {
        case .embedded(let text):
            let own = StyleSheet(text: text[...])
            return imported(by: own, base: base, depth: 1, &seen) + [own]
        case .linked(let path):
            return self.sheet(at: path, depth: 0, &seen)
        }
    }

    /// A sheet after those that it imports, which are weaker.
    private func sheet(at path: String, depth: Int, _ seen: inout Set<String>) -> [StyleSheet] {
        guard depth < Self.deepestImport, seen.count < 100, seen.insert(path).inserted, let own = read(path) else {
            return []
        }
        return imported(by: own, base: path, depth: depth + 1, &seen) + [own]
    }

    private func imported(by sheet: StyleSheet, base: String, depth: Int, _ seen: inout Set<String>) -> [StyleSheet] {
        var result: [StyleSheet] = []
        for address in sheet.imports {
            guard case .inside(let path, _) = ArchivePath.resolve(address, against: base) else { continue }
            result += self.sheet(at: path, depth: depth, &seen)
        }
        return result
    }

    private func read(_ path: String) -> StyleSheet? {
        if let known = sheets.withLock({ $0[path] }) { return known }
        guard let content = try? files.document(path), content.bytes.count <= Self.largestSheet,
            sheets.withLock({ $0.count }) < Self.mostSheets
        else { return nil }
        let sheet = StyleSheet(content.bytes)
        sheets.withLock { $0[path] = sheet }
        return sheet
    }
}
