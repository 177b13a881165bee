import Foundation
import HTTPTypes
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserServer

struct FontsTests {
    /// A folder of data with the upright and bold files of one family, and a server that has them.
    private static func server() throws -> (server: QuietServer, folder: Folder) {
        let folder = try Folder()
        let fonts = folder.url("fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        for name in ["AtkinsonHyperlegible-Regular.ttf", "AtkinsonHyperlegible-Bold.ttf", "Unknown.ttf"] {
            try Data(name.utf8).write(to: fonts.appending(path: name))
        }
        let faces = BookFace.installed(environment: ["VORLESER_DATA": folder.url.path], program: nil)
        return (try QuietServer(ServerConfiguration(faces: faces)), folder)
    }

    @Test func `pages are told of the faces that are there, and of no others`() async throws {
        let (server, folder) = try Self.server()
        let answer = try await server.ask(.get, "/fonts/faces.css")
        #expect(answer.fields[.contentType] == "text/css; charset=utf-8")
        #expect(answer.text.matches(of: /@font-face/).count == 2)
        #expect(answer.text.contains(#"font-weight: 700"#))
        #expect(!answer.text.contains("Literata"))
        // As high as the lines of headings at most.
        #expect(answer.text.matches(of: /ascent-override: 95%; descent-override: 29%;/).count == 2)
        let tag = try #require(answer.fields[.eTag])
        let again = try await server.ask(.get, "/fonts/faces.css", fields: ["If-None-Match": tag])
        #expect(again.status == 304)
        _ = folder
    }

    @Test func `a face is sent to whoever may see the pages, and kept`() async throws {
        let (server, folder) = try Self.server()
        let answer = try await server.ask(.get, "/fonts/AtkinsonHyperlegible-Bold.ttf")
        #expect(answer.text == "AtkinsonHyperlegible-Bold.ttf")
        #expect(answer.fields[.contentType] == "font/ttf")
        #expect(answer.fields[.cacheControl]?.contains("immutable") == true)
        _ = folder
    }

    @Test(arguments: ["Unknown.ttf", "Literata.ttf", "..%2Fenglish.lexicon", "%2Fetc%2Fpasswd"])
    func `nothing else can be had`(name: String) async throws {
        let (server, folder) = try Self.server()
        #expect(try await server.ask(.get, "/fonts/" + name).status == 404)
        _ = folder
    }
}
