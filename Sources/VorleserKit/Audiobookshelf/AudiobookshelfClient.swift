import Foundation
import VorleserSpeech
import Wording

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks an Audiobookshelf server, with a person's token. It follows no redirection, so that the token goes nowhere else.
struct AudiobookshelfClient: Sendable {
    let account: AudiobookshelfAccount
    private let connection: WebConnection
    /// A large file may be put away for a while before it is answered.
    private let sending: WebConnection

    /// No list of items or of places is longer.
    private static let longestAnswer = 32 << 20

    init(_ account: AudiobookshelfAccount) {
        self.account = account
        connection = WebConnection(idle: 30, trusting: { _ in false })
        sending = WebConnection(idle: 600, trusting: { _ in false })
    }

    // MARK: What it has

    /// The token's user, with all their places.
    /// - Throws: ``AudiobookshelfError``
    func user() async throws -> AudiobookshelfDocument.User {
        try await get(["me"], doing: localized("who the token is for"))
    }

    /// The libraries of books that the user sees.
    /// - Throws: ``AudiobookshelfError``
    func libraries() async throws -> [AudiobookshelfDocument.ItemLibrary] {
        let all: AudiobookshelfDocument.Libraries = try await get(["libraries"], doing: localized("list libraries"))
        return all.libraries.filter { $0.mediaType == "book" }
    }

    /// What came into a library last.
    /// - Throws: ``AudiobookshelfError``
    func newestItems(in library: String, _ count: Int) async throws -> [AudiobookshelfDocument.Listed] {
        let query = [("limit", "\(count)"), ("page", "0"), ("sort", "addedAt"), ("desc", "1"), ("minified", "1")]
        let items: AudiobookshelfDocument.Items = try await get(
            ["libraries", library, "items"],
            query.map { URLQueryItem(name: $0, value: $1) },
            doing: localized("list books")
        )
        return items.results
    }

    /// - Returns: `nil` for one that is gone.
    /// - Throws: ``AudiobookshelfError``
    func item(_ id: String) async throws -> AudiobookshelfDocument.Item? {
        let (status, body) = try await answer(try request("GET", ["items", id]))
        if status == 404 { return nil }
        return try decode(body, status, doing: localized("look at a book"))
    }

    /// How far the user is in an item; `nil` for one that was not begun.
    /// - Throws: ``AudiobookshelfError``
    func progress(in item: String) async throws -> AudiobookshelfProgress? {
        let (status, body) = try await answer(try request("GET", ["me", "progress", item]))
        if status == 404 { return nil }
        return try decode(body, status, doing: localized("look at a place"))
    }

    // MARK: What it is given

    /// - Parameters:
    ///   - form: With the fields that `POST /api/upload` takes.
    ///   - sent: Told how many bytes have gone.
    /// - Throws: ``AudiobookshelfError``
    func upload(_ form: MultipartFile, sent: @escaping @Sendable (Int) -> Void) async throws {
        var request = try request("POST", ["upload"])
        request.setValue(form.contentType, forHTTPHeaderField: "Content-Type")
        let (status, _) = try await answer(sending.send(form.url, by: request, sent: sent))
        switch status {
        case 413: throw AudiobookshelfError.tooLarge(account.address, bytes: (try? form.bytes) ?? 0)
        default: try check(status, doing: localized("upload"))
        }
    }

    /// Has a library look for what is new; only administrators may ask.
    /// - Throws: ``AudiobookshelfError``
    func scan(_ library: String) async throws {
        try await send("POST", ["libraries", library, "scan"], [String: String](), doing: localized("scan a library"))
    }

    /// - Throws: ``AudiobookshelfError``
    func setMetadata(_ metadata: AudiobookshelfMetadata, tags: [String], of item: String) async throws {
        // A listener's own tags over there stay where there are none here.
        let update = AudiobookshelfDocument.MediaUpdate(metadata: metadata, tags: tags.isEmpty ? nil : tags)
        try await send("PATCH", ["items", item, "media"], update, doing: localized("change what is said of a book"))
    }

    /// - Throws: ``AudiobookshelfError``
    func setChapters(_ chapters: [AudiobookshelfChapter], of item: String) async throws {
        let update = AudiobookshelfDocument.Chapters(chapters: chapters)
        try await send("POST", ["items", item, "chapters"], update, doing: localized("set chapters"))
    }

    /// - Parameters:
    ///   - form: With the picture as `cover`.
    ///   - item: Whose.
    /// - Throws: ``AudiobookshelfError``
    func setCover(_ form: MultipartFile, of item: String) async throws {
        var request = try request("POST", ["items", item, "cover"])
        request.setValue(form.contentType, forHTTPHeaderField: "Content-Type")
        try check(await answer(sending.send(form.url, by: request)).status, doing: localized("set a cover"))
    }

    /// - Throws: ``AudiobookshelfError``
    func setProgress(_ update: AudiobookshelfDocument.ProgressUpdate, in item: String) async throws {
        try await send("PATCH", ["me", "progress", item], update, doing: localized("keep a place"))
    }

    // MARK: How it is asked

    private func request(_ method: String, _ steps: [String], _ query: [URLQueryItem] = []) throws -> URLRequest {
        guard let url = account.address.url(steps, query) else {
            throw AudiobookshelfError.badAddress(account.address.description)
        }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.setValue("Bearer \(account.token)", forHTTPHeaderField: "Authorization")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.setValue("Vorleser", forHTTPHeaderField: "User-Agent")
        return request
    }

    private func get<Answer: Decodable>(
        _ steps: [String],
        _ query: [URLQueryItem] = [],
        doing: String
    ) async throws -> Answer {
        let (status, body) = try await answer(try request("GET", steps, query))
        return try decode(body, status, doing: doing)
    }

    private func send(_ method: String, _ steps: [String], _ content: some Encodable, doing: String) async throws {
        var request = try request(method, steps)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        request.httpBody = try encoder.encode(content)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        try check(await answer(request).status, doing: doing)
    }

    private func answer(_ request: URLRequest) async throws -> (status: Int, body: Data) {
        try await answer(connection.get(request))
    }

    private func answer(_ events: WebConnection.Events) async throws -> (status: Int, body: Data) {
        do {
            let answer = try await ServerAnswer(events, upTo: Self.longestAnswer)
            return (answer.status, answer.body)
        } catch let fault as ServerAnswer.Fault {
            switch fault {
            case .tooLong:
                throw AudiobookshelfError.strangeAnswer(account.address, doing: localized("it says too much"))
            case .redirected(let to): throw AudiobookshelfError.redirected(account.address, to: to)
            case .unreachable(let reason): throw AudiobookshelfError.unreachable(account.address, reason: reason)
            }
        }
    }

    private func decode<Answer: Decodable>(_ body: Data, _ status: Int, doing: String) throws -> Answer {
        try check(status, doing: doing)
        do {
            return try JSONDecoder().decode(Answer.self, from: body)
        } catch {
            throw AudiobookshelfError.strangeAnswer(account.address, doing: doing)
        }
    }

    private func check(_ status: Int, doing: String) throws(AudiobookshelfError) {
        switch status {
        case 200..<300: return
        case 401: throw .unknownToken(account.address)
        case 403: throw .forbidden(account.address, doing: doing)
        case 404, 405: throw .strangeAnswer(account.address, doing: doing)
        case 507: throw .noRoom(account.address)
        default: throw .refused(account.address, doing: doing, status: status)
        }
    }
}
