import Wording

/// A book in an archive that is no EPUB: a document of Word, or a FictionBook that was packed.
enum ArchivedBook {
    case fictionBook(FictionBook)
    case word(WordDocument)

    /// - Returns: `nil` for an archive that is read as an EPUB, or as none.
    /// - Throws: ``BookReadingError``
    init?(_ archive: ZipArchive, fileName: String, limits: ReadingLimits) throws {
        guard !archive.contains(Container.path) else { return nil }
        if archive.contains("[Content_Types].xml"), let path = WordDocument.mainPart(of: archive, limits: limits) {
            self = .word(try WordDocument(archive, mainPart: path, fileName: fileName, limits: limits))
            return
        }
        let packed = archive.names.filter { $0.lowercased().hasSuffix(".fb2") && !$0.hasPrefix("__MACOSX/") }
        guard let name = packed.first else { return nil }
        guard packed.count == 1 else {
            throw BookReadingError.unknownFormat(looksLike: ArchiveKind.books(packed.count))
        }
        guard let content = try? archive.read(name, limit: limits.pageBytes) else {
            guard !archive.isEncrypted else { throw BookReadingError.encryptedArchive }
            throw BookReadingError.damagedDocument(
                format: "FB2",
                reason: localized("“\(name)” in it cannot be unpacked")
            )
        }
        let title = name.lowercased().hasSuffix(".fb2") ? String(name.dropLast(4)) : fileName
        self = .fictionBook(
            try FictionBook(content.bytes, fileName: ArchivePath.lastComponent(of: title), limits: limits)
        )
    }

    /// The book as pages.
    var book: WrittenBook {
        get throws {
            switch self {
            case .fictionBook(let book): book.written()
            case .word(let document): try document.written()
            }
        }
    }

    /// A picture.
    /// - Throws: ``BookReadingError``
    func resource(_ href: String, limits: ReadingLimits) throws(BookReadingError) -> [UInt8] {
        switch self {
        case .fictionBook(let book): try book.resource(href, limits: limits)
        case .word(let document): try document.resource(href)
        }
    }
}
