import Foundation

/// A stand-in for an Audiobookshelf server on this machine: `tools/testing/audiobookshelf.py`, which says what it does.
public final class AudiobookshelfStandIn {
    /// Where its files are.
    public let folder: Folder
    /// `http://127.0.0.1:…`
    public let address: String
    private let process = Process()
    private let lifeline = Pipe()

    /// Anna's token; Bob's is `key-of-bob`, that of one who may send nothing `key-of-guest`.
    public static let token = "key-of-anna"

    /// - Parameter options: As the program takes them.
    /// - Throws: `CocoaError` when it does not start.
    public init(_ options: [String] = []) throws {
        folder = try Folder()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let program = Checkout.folder.appending(path: "tools/testing/audiobookshelf.py").path
        process.arguments = ["python3", program, folder.url.path] + options
        process.standardInput = lifeline
        try process.run()
        let port = folder.url("port")
        while !FileManager.default.fileExists(atPath: port.path) {
            guard process.isRunning else { throw CocoaError(.executableLoad) }
            Thread.sleep(forTimeInterval: 0.02)
        }
        address = "http://127.0.0.1:" + (try String(contentsOf: port, encoding: .utf8))
    }

    deinit { end() }

    /// Is away from now on.
    public func end() {
        guard process.isRunning else { return }
        // The threads on which tests run hold other signals back, and what they start does, too.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    // MARK: What it has

    /// What it holds, and what it was asked.
    public struct State: Decodable, Sendable {
        public let items: [Item]
        public let places: [String: [Place]]
        /// What it was asked for, as in `GET /api/me`.
        public let log: [String]
        /// How many files came in whole.
        public let uploads: Int
    }

    /// A book of the library, as the API calls it.
    public struct Item: Decodable, Sendable {
        public let id: String
        public let relPath: String
        public let path: String
        public let media: Media
    }

    /// What an item's files say.
    public struct Media: Decodable, Sendable {
        public let metadata: Metadata
        public let tags: [String]
        public let coverPath: String?
        public let chapters: [Chapter]
        public let duration: Double
    }

    /// What its tags say of a book.
    public struct Metadata: Decodable, Sendable {
        public let title: String
        public let subtitle: String?
        public let authors: [Name]
        public let narrators: [String]
        public let series: [Series]
        public let genres: [String]
        public let publishedYear: String?
        public let publisher: String?
        public let description: String?
        public let isbn: String?
        public let language: String?
    }

    /// An author.
    public struct Name: Decodable, Sendable {
        public let name: String
    }

    /// A series, and where in it the book stands.
    public struct Series: Decodable, Sendable {
        public let name: String
        public let sequence: String?
    }

    /// A chapter by its seconds from the start.
    public struct Chapter: Decodable, Sendable {
        public let start: Double
        public let end: Double
        public let title: String
    }

    /// How far somebody has come in an item.
    public struct Place: Decodable, Sendable {
        public let libraryItemId: String
        public let currentTime: Double
        public let progress: Double
        public let duration: Double
        public let isFinished: Bool
        /// Milliseconds since 1970.
        public let lastUpdate: Double
    }

    /// All that it has.
    /// - Throws: `CocoaError`, `DecodingError`
    public func state() throws -> State { try test("state", nil) }

    /// A player of the user has come to a place.
    /// - Parameters:
    ///   - item: Of which book.
    ///   - seconds: From its start.
    ///   - fields: What else the player says.
    ///   - isFinished: Whether it says that the book is finished, or is not; nothing of that when `nil`.
    ///   - user: Whose.
    /// - Throws: `CocoaError`, `DecodingError`
    public func play(
        _ item: String,
        at seconds: Double? = nil,
        _ fields: [String: Double] = [:],
        isFinished: Bool? = nil,
        by user: String = "anna"
    ) throws {
        var wish: [String: Any] = fields
        (wish["user"], wish["item"]) = (user, item)
        if let seconds { wish["currentTime"] = seconds }
        if let isFinished { wish["isFinished"] = isFinished }
        let _: State = try test("play", wish)
    }

    /// Behaves otherwise from now on.
    /// - Throws: `CocoaError`, `DecodingError`
    public func set(_ option: String, _ value: Int) throws { let _: State = try test("set", [option: value]) }

    /// Loses a book.
    /// - Throws: `CocoaError`, `DecodingError`
    public func remove(_ item: String) throws { let _: State = try test("remove", ["item": item]) }

    private func test(_ path: String, _ wish: [String: Any]?) throws -> State {
        let asking = Process()
        let answer = Pipe()
        asking.executableURL = URL(filePath: "/usr/bin/env")
        let body = try wish.map { String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self) }
        asking.arguments = ["python3", "-c", Self.ask, "\(address)/test/\(path)"] + (body.map { [$0] } ?? [])
        asking.standardOutput = answer
        try asking.run()
        let data = try answer.fileHandleForReading.readToEnd() ?? Data()
        asking.waitUntilExit()
        return try JSONDecoder().decode(State.self, from: data)
    }

    /// This machine need not have any other program that asks.
    private static let ask = """
        import sys, urllib.request
        body = sys.argv[2].encode() if len(sys.argv) > 2 else None
        request = urllib.request.Request(sys.argv[1], body, {"Content-Type": "application/json"})
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        sys.stdout.buffer.write(opener.open(request).read())
        """
}
