import Foundation
import Testing

/// A book of the library, exported by the server and by the command.
@Suite(.timeLimit(.minutes(10)))
struct SameExportTests {
    private struct Export: Decodable {
        let state: String
        let files: [File]

        struct File: Decodable { let name: String }
    }

    @Test(arguments: ["wav", "flac"])
    func `both are the same file, as it was chosen in the library`(format: String) throws {
        try BuiltCommand.use { command in
            #expect(try command.run("import", command.epub("emma.epub")).code == 0)
            let server = try Served(command)
            func ask(_ method: String, _ path: String, _ json: String) throws -> String {
                let head = "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                let body = "Content-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n\r\n\(json)"
                return try server.open(head + body).rest
            }
            let text = try command.run("text", "1").output
            let owl = try #require(text.range(of: "owl")).lowerBound.utf16Offset(in: text)
            let changes = [
                (
                    "PATCH", "/api/books/1",
                    #"{"title": "Emma X", "authors": ["J. A.", "N. N."], "voice": "kal16", "speed": 1.3}"#
                ),
                (
                    "POST", "/api/books/1/pronunciations",
                    #"{"start": \#(owl), "end": \#(owl + 3), "way": "say", "said": "nightingale", "scope": "here"}"#
                ),
                (
                    "POST", "/api/books/1/pronunciations",
                    #"{"word": "lamp", "way": "say", "said": "lantern", "scope": "book"}"#
                ),
                ("POST", "/api/books/1/highlights", #"{"start": 20, "end": 30}"#),
                ("PATCH", "/api/settings", #"{"pauses": 1.5}"#),
            ]
            for (method, path, json) in changes {
                #expect(try ask(method, path, json).contains(/^HTTP\/1\.1 20\d/), "\(path)")
            }
            #expect(try ask("POST", "/api/exports", #"{"book": 1, "format": "\#(format)"}"#).contains(" 202 "))
            let export = try finished("http://127.0.0.1:\(server.port)/api/exports/1")
            #expect(export.state == "done")
            for name in export.files.map(\.name) {
                var address = try #require(URLComponents(string: "http://127.0.0.1:\(server.port)/api/exports/1/file"))
                address.queryItems = [URLQueryItem(name: "name", value: name)]
                let served = try Data(contentsOf: try #require(address.url))
                if name.hasSuffix(format) {
                    #expect(try command.run("export", "1", "-f", format, "-o", name).code == 0)
                }
                #expect(try Data(contentsOf: URL(filePath: command.file(name))) == served, "\(name)")
            }
            #expect(server.end() == 0)
            let bytes = try Data(contentsOf: URL(filePath: command.file("Emma X." + format)))
            for words in ["Emma X", "N. N."] { #expect(bytes.firstRange(of: Data(words.utf8)) != nil) }
            let told = try command.run("export", "1", "-f", format, "-o", "Emma X.\(format)", "--speed", "1.3")
            #expect(told.complaint.contains("up to date"))
            #expect(try command.run("rename", "1", "--title", "Emma Y").code == 0)
            #expect(try command.run("export", "1", "-o", "Emma X." + format).code == 0)
            #expect(
                try Data(contentsOf: URL(filePath: command.file("Emma X." + format))).firstRange(
                    of: Data("Emma Y".utf8)
                ) != nil
            )
        }
    }

    private func finished(_ address: String) throws -> Export {
        let url = try #require(URL(string: address))
        while true {
            let export = try JSONDecoder().decode(Export.self, from: Data(contentsOf: url))
            if export.state == "done" || export.state == "failed" { return export }
            usleep(50_000)
        }
    }
}
