import Wording

/// What an archive without an EPUB in it is, told by the names of its files.
enum ArchiveKind {
    /// What it looks like: “a spreadsheet (.xlsx)”.
    static func format(of names: [String]) -> UnreadFormat {
        let known = Set(names)
        if known.contains("xl/workbook.xml") { return UnreadFormat(localized("a spreadsheet (.xlsx)")) }
        if known.contains("ppt/presentation.xml") { return UnreadFormat(localized("a presentation (.pptx)")) }
        if let format = openDocument(names) { return format }
        if names.isEmpty { return UnreadFormat(localized("an empty ZIP archive")) }
        let count = names.count(where: isBook)
        return count > 0 ? books(count) : UnreadFormat(localized("a ZIP archive without a book in it"))
    }

    /// That one book or several are packed in it.
    static func books(_ count: Int) -> UnreadFormat {
        let name =
            count == 1
            ? localized("a ZIP archive with a book in it") : localized("a ZIP archive of \(count) books")
        return UnreadFormat(name, .packedBooks)
    }

    private static func isBook(_ name: String) -> Bool {
        let ending = name.lowercased().split(separator: ".").last.map(String.init) ?? ""
        // macOS packs a second file beside each, without content.
        return endings.contains(ending) && !name.hasPrefix("__MACOSX/")
    }

    /// Of files that are books and nothing else.
    private static let endings: Set = ["epub", "fb2", "docx", "mobi", "azw3", "pdf", "cbz"]

    /// What LibreOffice writes, which has a `mimetype` as EPUBs do; `nil` for another archive.
    static func openDocument(_ names: [String]) -> UnreadFormat? {
        let known = Set(names)
        let isOne = known.contains("content.xml") && !names.contains { $0.lowercased().hasSuffix(".opf") }
        return isOne ? UnreadFormat(localized("an OpenDocument file (such as .odt)"), .openDocument) : nil
    }
}
