import Foundation
import Testing
import VorleserTesting

/// The same orders given to the server and to the command: the same script, the same tags, the same seconds.
@Suite(.timeLimit(.minutes(15)))
struct BothFacesTests {
    /// A book with a note, a number, and words that are said otherwise.
    private static let sample = """
        # The Lamp

        ## Chapter One

        Mr. Grey lit the lamp at 7 o’clock.[^1] “Is that the owl?” he asked. Nobody answered; the owl had gone.

        ## Chapter Two

        In the morning the lamp was out. It had cost $45.

        [^1]: Nobody knows why.
        """

    /// What is wanted, in the words of each face.
    struct Order: Sendable, CustomTestStringConvertible {
        let format: String
        /// Members of the JSON besides book and format.
        var members = ""
        var options: [String] = []

        var testDescription: String { "\(format) \(options.joined(separator: " "))" }

        var json: String { #"{"book": 1, "format": "\#(format)"\#(members.isEmpty ? "" : ", " + members)}"# }
    }

    static let orders = [
        Order(format: "wav"),
        Order(
            format: "wav",
            members: #""speed": 2, "subtitles": ["srt", "vtt"]"#,
            options: ["--speed", "2", "--subtitles", "srt,vtt"]
        ),
        Order(format: "flac"),
        Order(
            format: "flac",
            members: #""voice": "slt", "chapters": "2""#,
            options: ["--voice", "slt", "--chapters", "2"]
        ),
        Order(format: "m4b"),
        Order(
            format: "m4b",
            members: #""bitrate": 96000, "chapters": "1", "speed": 0.75"#,
            options: ["--bitrate", "96k", "--chapters", "1", "--speed", "0.75"]
        ),
        Order(format: "mp3"),
        Order(
            format: "mp3",
            members: #""loudness": -16, "subtitles": ["vtt"]"#,
            options: ["--loudness", "-16", "--subtitles", "vtt"]
        ),
        Order(format: "opus"),
        Order(format: "opus", members: #""bitrate": 24000"#, options: ["--bitrate", "24k"]),
        Order(format: "epub"),
        Order(
            format: "epub",
            members: #""speed": 1.25, "chapters": "Chapter Two""#,
            options: ["--speed", "1.25", "--chapters", "Chapter Two"]
        ),
    ]

    @Test(.enabled(if: InstalledTool.ffmpeg.isThere, "FFmpeg is not installed."))
    func `twelve orders are the same files by either face`() throws {
        try BuiltCommand.use { command in
            let shelf = try Shelf(command, Self.sample)
            for order in Self.orders.prefix(6) { try shelf.compare(order) }
            // What holds in all books, and what is read of them, is chosen later: it is heeded from then on.
            try shelf.ask(
                "POST",
                "/api/books/1/pronunciations",
                #"{"word": "Grey", "way": "say", "said": "Green", "scope": "always"}"#
            )
            try shelf.ask("PATCH", "/api/settings", #"{"pauses": 0.5, "spoken": ["note", "table"]}"#)
            for order in Self.orders.dropFirst(6) { try shelf.compare(order) }
            #expect(shelf.server.end() == 0)
        }
    }

    @Test func `both hear the same script, whatever of it was chosen`() throws {
        try BuiltCommand.use { command in
            let shelf = try Shelf(command, Self.sample)
            for settings in [#"{"pauses": 1}"#, #"{"pauses": 0, "spoken": ["note"]}"#] {
                try shelf.ask("PATCH", "/api/settings", settings)
                let spoken = try shelf.spokenByServer()
                for word in ["nightingale", "owl", "lantern"] {
                    #expect(spoken.contains { $0.words.contains(word) }, "\(word)")
                }
                #expect(try shelf.spokenByCommand() == spoken)
            }
            #expect(shelf.server.end() == 0)
        }
    }

    @Test func `every command knows what the library says of a book`() throws {
        try BuiltCommand.use { command in
            let shelf = try Shelf(command, Self.sample)
            try shelf.ask("PATCH", "/api/settings", #"{"spoken": ["note"]}"#)
            #expect(shelf.server.end() == 0)
            let facts = try command.run("inspect", "1").output
            #expect(facts.hasPrefix("A New Title\nA. Grey\n"))
            #expect(try command.run("script", "1").output.contains("{owl → nightingale"))
            #expect(try command.run("text", "1", "--body").output.contains("Nobody knows why."))
            let plan = try command.run("export", "1", "--dry-run", "--json", "-f", "wav").lines[0]
            #expect(plan["title"] as? String == "A New Title")
            #expect(plan["authors"] as? [String] == ["A. Grey"])
            #expect(plan["voice"] as? String == "rms")
            // A file that the library does not have is as it says itself.
            #expect(
                try command.run("inspect", command.file("other.md", "# The Owl\n\nIt flew.\n")).output.hasPrefix(
                    "The Owl\n"
                )
            )
        }
    }
}

/// A library with one book, for which title, authors, voice, speed and pronunciations were chosen, and a server that shows
/// it.
private struct Shelf {
    /// What is said of a stretch of the book.
    struct Spoken: Equatable {
        let start: Int
        let end: Int
        let words: String
        /// Thousandths of a second.
        let pause: Int
    }

    private struct Export: Decodable {
        let id: Int
        let state: String
        let message: String?
        let files: [File]

        struct File: Decodable { let name: String }
    }

    let command: BuiltCommand
    let server: Served

    init(_ command: BuiltCommand, _ text: String) throws {
        self.command = command
        #expect(try command.run("import", command.file("lamp.md", text)).code == 0)
        server = try Served(command)
        let printed = try command.run("text", "1").output
        let owl = try #require(printed.range(of: "owl")).lowerBound.utf16Offset(in: printed)
        try ask(
            "PATCH",
            "/api/books/1",
            #"{"title": "A New Title", "authors": ["A. Grey"], "voice": "rms", "speed": 1.5}"#
        )
        try ask(
            "POST",
            "/api/books/1/pronunciations",
            #"{"start": \#(owl), "end": \#(owl + 3), "way": "say", "said": "nightingale", "scope": "here"}"#
        )
        try ask(
            "POST",
            "/api/books/1/pronunciations",
            #"{"word": "lamp", "way": "say", "said": "lantern", "scope": "book"}"#
        )
    }

    /// Asks the server for something that it must grant.
    @discardableResult
    func ask(_ method: String, _ path: String, _ json: String = "") throws -> Data {
        let head =
            "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            + "Content-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n\r\n"
        let answer = try server.open(head + json).rest
        #expect(answer.contains(/^HTTP\/1\.1 20\d/), "\(method) \(path): \(answer)")
        let body = answer.range(of: "\r\n\r\n").map { answer[$0.upperBound...] } ?? ""
        return Data(body.utf8)
    }

    /// What the server's pages hear.
    func spokenByServer() throws -> [Spoken] {
        struct Listing: Decodable {
            let utterances: [Utterance]

            struct Utterance: Decodable {
                let start: Int
                let end: Int
                let words: String
                let pause: Double
            }
        }
        let listing = try JSONDecoder().decode(
            Listing.self,
            from: ask("GET", "/api/books/1/utterances?from=0&count=64")
        )
        return listing.utterances.map {
            Spoken(start: $0.start, end: $0.end, words: $0.words, pause: Int(($0.pause * 1000).rounded()))
        }
    }

    /// What `vorleser script` shows.
    func spokenByCommand() throws -> [Spoken] {
        struct Listing: Decodable {
            let utterances: [Utterance]

            struct Utterance: Decodable {
                let start: Int
                let end: Int
                let pause: Double
                let pieces: [Piece]
            }

            struct Piece: Decodable { let text: String }
        }
        let output = try command.run("script", "1", "--json").output
        return try JSONDecoder().decode(Listing.self, from: Data(output.utf8)).utterances.map {
            Spoken(
                start: $0.start,
                end: $0.end,
                words: $0.pieces.map(\.text).joined(),
                pause: Int(($0.pause * 1000).rounded())
            )
        }
    }

    /// Gives an order to both, and compares all that they write.
    func compare(_ order: BothFacesTests.Order) throws {
        let served = try writtenByServer(order)
        let name = try #require(served.keys.first { $0.hasSuffix("." + order.format) })
        let folder = command.folder.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let outcome = try command.run(
            ["export", "1", "-f", order.format, "-o", folder.appending(path: name).path] + order.options,
            input: nil
        )
        #expect(outcome.code == 0, "\(order): \(outcome.complaint)")
        #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)) == Set(served.keys), "\(order)")
        for (name, file) in served {
            let own = folder.appending(path: name)
            if ["wav", "flac", "srt", "vtt", "json"].contains(own.pathExtension) {
                #expect(try Data(contentsOf: own) == Data(contentsOf: file), "\(order): \(name)")
            }
            if own.pathExtension == order.format { #expect(try facts(of: own) == facts(of: file), "\(order): \(name)") }
        }
    }

    /// What a file says of itself and of its chapters, and how long it sounds.
    private func facts(of file: URL) throws -> String {
        if file.pathExtension == "epub" { return try command.run("inspect", file.path, "--json").output }
        let process = try command.process("sh")
        let probe =
            #"exec ffprobe -v error -of json -show_entries format=duration:format_tags:stream_tags -show_chapters "$0""#
        process.arguments = ["-c", probe, file.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let told = try String(contentsOf: command.folder.appending(path: ".out"), encoding: .utf8)
        #expect(told.contains("A New Title") && told.contains("A. Grey") && told.contains("duration"), "\(told)")
        return told
    }

    /// Orders an export of the server.
    /// - Returns: Its files by their names.
    private func writtenByServer(_ order: BothFacesTests.Order) throws -> [String: URL] {
        var export = try JSONDecoder().decode(Export.self, from: ask("POST", "/api/exports", order.json))
        while export.state != "done" {
            try #require(export.state != "failed", "\(order): \(export.message ?? "")")
            usleep(50_000)
            export = try JSONDecoder().decode(Export.self, from: ask("GET", "/api/exports/\(export.id)"))
        }
        let folder = command.folder.appending(path: "cache/vorleser/exports/\(export.id)")
        return Dictionary(uniqueKeysWithValues: export.files.map { ($0.name, folder.appending(path: $0.name)) })
    }
}
