import VorleserCore
import VorleserTesting

@testable import VorleserBooks

extension FuzzTarget {
    /// A comic: what is said of it, and a picture's beginning.
    static let comic = FuzzTarget(name: "comic", input: "ComicInfo.xml, a byte 0, a page of a comic") { bytes in
        let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
        let picture = parts.count > 1 ? parts[1] : [0x89, 0x50, 0x4E, 0x47]
        _ = PagePicture(picture)
        let archive = try ZipArchive(
            StoredZip.bytes([("1.png", picture), ("2/10.png", [0x89, 0x50, 0x4E, 0x47]), ("ComicInfo.xml", parts[0])]),
            limits: .standard
        )
        guard let comic = ComicBook(archive, fileName: "file", limits: .standard) else {
            throw LawBreach("it is no comic")
        }
        let book = try comic.book(languages: .standard) { _ in }
        try BookLaws.check(book)
        try checkPages(of: book)
    }

    /// What a book gives as a formula.
    static let formula = FuzzTarget(name: "formula", input: "what stands in a math element") { bytes in
        let page =
            Array("<html><body><p>So <math xmlns='http://www.w3.org/1998/Math/MathML'>".utf8) + bytes
            + Array("</math> it is.</p></body></html>".utf8)
        let book: Book
        do {
            book = try Publication(
                ZipArchive(WrappedEPUB(.chapter, page).bytes, limits: .standard),
                fileName: "file",
                limits: .standard
            ).book()
        } catch let error as BookReadingError { return try checkWords(error) }
        try BookLaws.check(book)
        for case .formula(let formula?) in book.marks.map(\.kind) {
            let count = size(of: formula.root)
            try LawBreach.unless(count <= 4_100, "a formula of \(count) elements")
        }
    }

    private static func checkPages(of book: Book) throws {
        let places = book.fixedPages?.pages.map(\.offset) ?? []
        try LawBreach.unless(places.first == 0, "the first page is not at the start")
        try LawBreach.unless(Swift.zip(places, places.dropFirst()).allSatisfy { $0 < $1 }, "pages are out of order")
        try LawBreach.unless((places.last ?? 0) < book.length, "a page begins behind the end")
    }

    private static func size(of element: Formula.Element) -> Int { element.children.reduce(1) { $0 + size(of: $1) } }
}
