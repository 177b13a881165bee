import Wording

/// What an archive without an EPUB in it is, told by the names of its files.
enum ArchiveKind {
    /// What it looks like: “a spreadsheet (.xlsx)”.
    static func words(for names: [String]) -> String {
        let known = Set(names)
        if known.contains("xl/workbook.xml") { return localized("a spreadsheet (.xlsx)") }
        if known.contains("ppt/presentation.xml") { return localized("a presentation (.pptx)") }
        if let words = openDocument(names) { return words }
        if names.isEmpty { return localized("an empty ZIP archive") }
        return localized("a ZIP archive without a book in it")
    }

    /// What LibreOffice writes, which has a `mimetype` as EPUBs do; `nil` for another archive.
    static func openDocument(_ names: [String]) -> String? {
        let known = Set(names)
        let isOne = known.contains("content.xml") && !names.contains { $0.lowercased().hasSuffix(".opf") }
        return isOne ? localized("an OpenDocument file (such as .odt)") : nil
    }
}
