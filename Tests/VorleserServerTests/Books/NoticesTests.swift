import Foundation
import HTTPTypes
import Testing
import VorleserTesting

/// What the listener is told of damage, over HTTP.
struct NoticesTests {
    @Test func `a database that was lost is told of until the listener has seen it`() async throws {
        let server = try QuietServer()
        #expect(try await server.ask(.get, "/api/notices").json["notices"] as? [String] == [])
        #expect(try await server.ask(.post, "/api/books?name=night.txt", json: "It was a dark night.\n").status == 201)
        try FileManager.default.removeItem(at: server.folder.url("data/library/library.sqlite"))

        let books = try await server.ask(.get, "/api/books").json["books"] as? [[String: Any]]
        #expect(books?.map { $0["title"] as? String } == ["night"])
        let notices = try await server.ask(.get, "/api/notices").json["notices"] as? [[String: Any]]
        let notice = try #require(notices?.first)
        #expect(notices?.count == 1)
        #expect(notice["isComplete"] as? Bool == true)
        #expect((notice["message"] as? String)?.contains("Nothing is missing") == true)
        #expect((notice["at"] as? String)?.hasSuffix("Z") == true)

        let path = "/api/notices/\(try #require(notice["id"] as? String))"
        #expect(try await server.ask(.delete, path).status == 204)
        #expect(try await server.ask(.get, "/api/notices").json["notices"] as? [String] == [])
        #expect(try await server.ask(.delete, path).status == 204, "Another device may have been first.")
        #expect(try await server.ask(.delete, "/api/notices/..%2F..%2Fbooks").status < 500)
    }
}
