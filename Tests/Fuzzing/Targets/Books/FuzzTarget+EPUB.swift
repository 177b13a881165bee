import VorleserCore

@testable import VorleserBooks

extension FuzzTarget {
    /// A whole EPUB: the archive, and everything in it.
    static let epub = FuzzTarget(name: "epub", input: "an EPUB as a file") { try checkEPUB($0) }

    /// One file of an EPUB each.
    static let partsOfEPUB = [
        part(.container, "container", "META-INF/container.xml"),
        part(.package, "opf", "a package document"),
        part(.ncx, "ncx", "the contents of an EPUB 2"),
        part(.navigation, "nav", "the contents of an EPUB 3"),
        part(.chapter, "xhtml", "a chapter"),
        part(.styleSheet, "css", "a style sheet"),
        part(.encryption, "encryption", "META-INF/encryption.xml"),
    ]

    private static func part(_ part: WrappedEPUB.Part, _ name: String, _ input: String) -> FuzzTarget {
        FuzzTarget(name: name, input: input) { try checkEPUB(WrappedEPUB(part, $0).bytes) }
    }

    /// What is unpacked at most, so that an input is read in a moment.
    private static let limits: ReadingLimits = {
        var limits = ReadingLimits.standard
        (limits.documentBytes, limits.bookBytes, limits.resourceBytes) = (1 << 20, 4 << 20, 1 << 20)
        (limits.archiveEntries, limits.spineItems, limits.contentsEntries) = (2000, 500, 2000)
        return limits
    }()

    private static func checkEPUB(_ bytes: [UInt8]) throws {
        func publication() throws -> Publication {
            try Publication(ZipArchive(bytes, limits: limits), fileName: "file", limits: limits)
        }
        let book: Book
        do { book = try publication().book() } catch let error as BookReadingError { return try checkWords(error) }
        try BookLaws.check(book)
        try BookLaws.check(book, isAlso: publication().book())
        try checkResources(of: book, in: publication())
    }

    /// Pictures that the book names can be had, or there are words.
    private static func checkResources(of book: Book, in publication: Publication) throws {
        var names = [book.metadata.cover].compactMap(\.self)
        for mark in book.marks.prefix(50) { if case .image(_, let name) = mark.kind { names.append(name) } }
        for name in names.prefix(8) {
            do throws(BookReadingError) { _ = try publication.resource(name) } catch { try checkWords(error) }
        }
    }

    /// An error says something, and does not bring control characters of the file to a terminal.
    static func checkWords(_ error: BookReadingError) throws {
        let words = "\(error)"
        try LawBreach.unless(!words.isEmpty, "an error without words")
    }
}
