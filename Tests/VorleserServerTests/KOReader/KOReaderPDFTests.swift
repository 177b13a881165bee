import Foundation
import Testing
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

/// In a PDF KOReader counts pages.
@Suite(.enabled(if: InstalledTool.pdfium.isThere))
struct KOReaderPDFTests {
    @Test func `places go both ways by the page`() async throws {
        let server = try QuietServer()
        let file = DevelopmentSet.books.file("pdf/truth/gt11_reportlab_flatland.pdf")
        let id = try await server.room.importBook(at: file).book.id
        _ = try await server.library.allowKOReader()
        let client = KOReaderClient(server: server, password: "any", address: "127.0.0.1")
        let document = try KOReaderDigest.ofFile(at: file)
        #expect(try await client.push(document, "3", 0.2).status == 200)
        let book = try await server.room.book(id).book
        let place = try #require(try await server.library.places(in: id).first).place.offset
        #expect(book.printedPages.last { $0.offset <= place.utf16 } == book.printedPages[2])

        let next = TextOffset(utf16: book.printedPages[4].offset - 1)
        let phone = DevicePlace(device: "phone", deviceName: "Phone", place: book.place(at: next), at: Date())
        try await server.library.setPlace(phone, in: id)
        #expect(try await client.pull(document).json["progress"] as? String == "4")
    }
}
