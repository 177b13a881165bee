import Foundation
import HTTPTypes
import Hummingbird
import Testing
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

struct APIDocumentTests {
    /// What the server answers, pages aside.
    private func routes() throws -> Set<String> {
        let home = try Folder()
        let folders = Folders(in: home)
        let room = try ReadingRoom(library: try Library(folder: folders.library), folders: folders)
        let all = Routes(parts: ServerParts(room, ServerConfiguration())).answered().routes
        let served = all.filter { route in
            ["api", "v1", "opds", "feeds", "kosync", "health"].contains(
                "\(route.path)".split(separator: "/").first ?? ""
            )
        }
        return Set(served.filter { $0.method != .head }.map { "\($0.method.rawValue.lowercased()) \($0.path)" })
    }

    @Test func `every path is documented, and none is invented`() throws {
        let documented = Set(APIOperations.all.map { "\($0.method) \($0.path)" })
        let served = try routes()
        #expect(documented.subtracting(served) == [])
        #expect(served.subtracting(documented) == [])
        #expect(documented.count == APIOperations.all.count)
    }

    @Test func `whatever is referred to is there`() throws {
        let text = String(decoding: try APIDocument.bytes(voices: ["slt"]), as: UTF8.self)
        let names = Set(APISchemas.all.map(\.0))
        for match in text.matches(of: /#\/components\/schemas\/([A-Za-z]+)/) {
            #expect(names.contains(String(match.1)))
        }
        #expect(names.count == APISchemas.all.count)
    }

    @Test func `the voices that can be asked for are named`() async throws {
        let server = try QuietServer()
        let text = try await server.ask(.get, "/api/openapi.json").text
        #expect(text.contains(#""VoiceName":{"enum":["slt"#), "\(text.suffix(400))")
    }

    @Test func `a place may be said by its age`() throws {
        let place = try #require(APIOperations.all.first { $0.method == "put" && $0.path.hasSuffix("/place") })
        guard case .json(let schema) = place.body else { return #expect(Bool(false), "It has no body.") }
        #expect("\(schema.json)".contains("age"))
    }

    @Test func `every path is in the document for people`() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../../docs/http-api.md").standardizedFileURL
        let words = try String(contentsOf: root, encoding: .utf8)
        for operation in APIOperations.all {
            let parts = operation.path.split(separator: "/").map { $0.hasPrefix("{") ? "[A-Z][A-Za-z.]*" : String($0) }
            let pattern = try Regex(
                "/" + parts.map { $0.replacing("notes.md", with: "notes\\.md") }.joined(separator: "/")
            )
            #expect(words.firstMatch(of: pattern) != nil, "\(operation.path)")
        }
    }
}
