import Foundation
import Testing
import VorleserTesting

@testable import VorleserBooks

extension PDFPatience {
    /// The usual one, but for what a sanitizer takes.
    fileprivate static var tests: PDFPatience {
        var patience = PDFPatience.standard
        if Sanitizer.current != nil { patience.perPage *= 20 }
        return patience
    }
}

/// Every PDF of the collection: what is read of it keeps the laws of a page.
@Suite(.enabled(if: InstalledTool.canReadPDF), .timeLimit(.minutes(10 * Sanitizer.patience)))
struct PDFCorpusTests {
    @Test(arguments: Corpus.rows(of: ["pdf"]))
    func `its pages are sound`(row: Corpus.Row) throws {
        var pages = 0
        do {
            var pdf = try PDFProcess(at: row.url.path, password: row["password"], patience: .tests)
            let contents = try pdf.contents()
            while let page = try pdf.nextPage() {
                #expect(page.index == pages)
                pages += 1
                if Self.hasLawless(page) { Issue.record("page \(pages)") }
            }
            #expect(pages == contents.pageCount || !pdf.warnings.isEmpty)
        } catch let error as BookReadingError {
            #expect(row["expect"] != "open", "\(error)")
        }
        if let count = row["pages"].flatMap({ Int($0) }), row["expect"] == "open" { #expect(pages == count) }
    }

    private static func hasLawless(_ page: PDFPage) -> Bool {
        let boxes = page.glyphs.map(\.box) + page.rules + page.pictures + page.links.map(\.box)
        return boxes.contains { $0.left > $0.right || $0.top > $0.bottom || !$0.width.isFinite || !$0.height.isFinite }
            || page.glyphs.contains { Int($0.font) >= page.fonts.count || $0.size < 0 || $0.scalar.value == 0 }
    }

    @Test func `a locked file asks for its password, and only an owner's lock is no lock`() throws {
        let locked = DevelopmentSet.lockedPDF.path
        #expect(throws: BookReadingError.pdfPassword(wasGiven: false)) { try pageCount(locked, nil) }
        #expect(throws: BookReadingError.pdfPassword(wasGiven: true)) { try pageCount(locked, "Vorleser") }
        #expect(try pageCount(locked, "vorleser") == 26)
        #expect(try pageCount(DevelopmentSet.books.file("pdf/truth/gt16a_enc_owner_only_aes256.pdf").path, nil) == 26)
    }

    private func pageCount(_ path: String, _ password: String?) throws -> Int {
        var pdf = try PDFProcess(at: path, password: password)
        return try pdf.contents().pageCount
    }
}
