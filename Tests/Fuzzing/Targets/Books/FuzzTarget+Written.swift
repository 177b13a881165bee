import VorleserCore
import VorleserTesting

@testable import VorleserBooks

extension FuzzTarget {
    /// A FictionBook, with its pictures.
    static let fb2 = FuzzTarget(name: "fb2", input: "a FictionBook") { bytes in
        try checkWritten {
            let fiction = try FictionBook(bytes, fileName: "file", limits: .standard)
            let book = try fiction.written().book(limits: .standard, languages: .standard) { _ in }
            for mark in book.marks.prefix(50) {
                if case .image(_, let name) = mark.kind { _ = try? fiction.resource(name, limits: .standard) }
            }
            return book
        }
    }

    /// The text of a Word document.
    static let word = FuzzTarget(name: "word", input: "word/document.xml of a DOCX") { bytes in
        try checkWritten {
            let archive = try ZipArchive(StoredZip.bytes([("word/document.xml", bytes)]), limits: .standard)
            return try WordDocument(archive, mainPart: "word/document.xml", fileName: "file", limits: .standard)
                .written().book(limits: .standard, languages: .standard) { _ in }
        }
    }

    private static func checkWritten(_ read: () throws -> Book) throws {
        let book: Book
        do { book = try read() } catch let error as BookReadingError { return try checkWords(error) }
        try BookLaws.check(book)
        try BookLaws.check(book, isAlso: try read())
    }
}
