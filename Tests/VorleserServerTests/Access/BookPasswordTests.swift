import Foundation
import Hummingbird
import NIOCore
import Testing
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

/// A locked PDF is sent again with its password.
@Suite(.enabled(if: InstalledTool.pdfium.isThere))
struct BookPasswordTests {
    @Test func `a locked PDF asks for its password, and is a book with it`() async throws {
        let server = try QuietServer()
        let bytes = ByteBuffer(bytes: try Data(contentsOf: DevelopmentSet.lockedPDF))
        let path = "/api/books?name=locked.pdf"
        let needed = try await server.ask(.post, path, body: RequestBody(buffer: bytes))
        #expect(needed.status == 422)
        #expect(needed.code == "password-needed")
        let wrong = try await server.ask(
            .post,
            path,
            body: RequestBody(buffer: bytes),
            fields: ["X-Book-Password": "n%C3%B6"]
        )
        #expect(wrong.status == 422)
        #expect(wrong.code == "wrong-password")
        let none = try await server.library.books()
        #expect(none.isEmpty)
        let right = try await server.ask(
            .post,
            path,
            body: RequestBody(buffer: bytes),
            fields: ["X-Book-Password": "%76orleser"]
        )
        #expect(right.status == 201)
        let books = try await server.library.books()
        let book = try #require(books.first)
        let copy = try await server.library.file(of: book.id)
        let kept = try Data(contentsOf: copy)
        let outline = try await server.ask(.get, "/api/books/\(book.id)/outline")
        #expect(outline.status == 200)
        #expect(kept.firstRange(of: Data("vorleser".utf8)) == nil)
        #expect(try server.leftovers.isEmpty)
    }
}
