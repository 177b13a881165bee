import Testing
import VorleserCore

@testable import VorleserBooks

struct ReasonTests {
    /// One of each kind.
    private static let errors: [BookReadingError] = [
        .missingFile(path: "a"), .folder(path: "a"), .unreadableFile(path: "a", reason: "no"),
        .fileTooLarge(bytes: 600_000_000, limit: 500_000_000), .unknownFormat(looksLike: "a PNG picture"),
        .unknownFormat(looksLike: UnreadFormat("c", .packedComic)),
        .unknownFormat(looksLike: UnreadFormat("b", .packedBooks)),
        .pdfLibraryMissing(looked: []),
        .pdfLibraryUnusable(path: "a", reason: "no"), .pdfReaderMissing(looked: []),
        .pdfReaderUnusable(path: "a", reason: "no"), .pdfUnreadable(reason: "no"), .pdfPassword(wasGiven: false),
        .pdfPassword(wasGiven: true), .damagedPDF(reason: "no"), .damagedArchive(reason: "no"),
        .damagedDocument(format: "FB2", reason: "no"), .converterMissing(program: "mobitool"), .encryptedArchive,
        .copyProtected(by: .kindle), .missingContainer, .missingPackage(path: "a.opf"),
        .malformedXML(path: "a.opf", line: 3), .nothingToRead(found: "an empty file"),
        .nothingToRead(found: "3 pictures", isOfPictures: true), .onlyPictures(pages: "1–3", path: ""),
        .limitExceeded(what: "files in the archive", limit: 5), .missingResource(href: "a"), .changed(href: "a"),
    ]

    @Test func `every reason is given, and each by one kind of error alone`() {
        #expect(Set(Self.errors.map(\.reason)) == Set(UnreadableReason.allCases))
        #expect(Self.errors.count == UnreadableReason.allCases.count)
    }

    @Test func `facts are numbers and names, and no English`() {
        let large = BookReadingError.fileTooLarge(bytes: 600_000_000, limit: 500_000_000)
        #expect(large.facts == ["megabytes": "600", "limit": "500"])
        #expect(BookReadingError.copyProtected(by: .unknown).facts.isEmpty)
        #expect(BookReadingError.copyProtected(by: .kindle).facts == ["scheme": "Amazon Kindle"])
        #expect(BookReadingError.pdfUnreadable(reason: "it broke down").facts.isEmpty)
        // What a client elsewhere must not learn is in no fact, either.
        #expect(BookReadingError.folder(path: "/home/ann/books").withoutPaths.facts == ["path": "books"])
    }

    @Test func `a fault tells its facts in its sentence`() {
        let fault = BookWarning.Fault.brokenContents(first: "ch3.xhtml", others: 2)
        let warning = BookWarning(.contents, fault)
        #expect(warning.code == .brokenContents)
        #expect(warning.facts == ["first": "ch3.xhtml", "others": "2"])
        #expect(
            warning.message == "The table of contents leads to “ch3.xhtml” and 2 more, which the book does not have."
        )
        #expect(BookWarning.Fault.unknownSpineEntries(1).message == "1 entry of the reading order names no file.")
        let end = BookWarning.Fault.abandonedPages(from: 4, because: "the program that reads it took too long")
        #expect(
            end.message == "The program that reads it took too long at page 4, which is left out with all behind it."
        )
    }
}
