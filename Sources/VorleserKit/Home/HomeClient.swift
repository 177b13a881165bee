import Foundation
import VorleserLibrary
import VorleserSpeech
import Wording

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks a Vorleser server by its HTTP API (`docs/http-api.md`). It follows no redirection, so that the pass-phrase goes nowhere else.
struct HomeClient: Sendable {
    let account: HomeAccount
    private let connection: WebConnection

    /// Bytes of a book's file; the server takes none that is larger.
    private static let longestBook = 4 << 30
    /// Bytes of any other answer but a backup.
    private static let longestAnswer = 4 << 20

    init(_ account: HomeAccount) {
        self.account = account
        connection = WebConnection(idle: 60, trusting: { _ in false })
    }

    // MARK: What it has

    /// Who listens there, and who this is.
    /// - Throws: ``HomeError``
    func people() async throws -> People {
        try decode(try await answer(connection.get(try request("GET", ["people"]))))
    }

    /// What the person has made of the library there.
    /// - Throws: ``HomeError``
    func backup() async throws -> BackupDocument {
        let request = try request("GET", ["backup"], [URLQueryItem(name: "covers", value: "false")])
        let body = try await answer(connection.get(request), upTo: BackupDocument.mostBytes)
        do { return try BackupDocument(body) } catch { throw HomeError.strangeAnswer(account.address) }
    }

    /// Fetches a book's file.
    /// - Parameters:
    ///   - book: Which.
    ///   - file: Where it goes; an empty file.
    ///   - progress: Told how many bytes are here.
    /// - Throws: ``HomeError``, `CocoaError`
    func fetch(_ book: HomeBook, to file: URL, progress: (Int) -> Void) async throws {
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        var (status, bytes, refusal) = (0, 0, Data())
        try await follow(connection.get(try request("GET", ["books", "\(book.id)", "file"]))) { event in
            switch event {
            case .answer(let answer): status = answer.status
            case .bytes(let piece) where (200..<300).contains(status):
                bytes += piece.count
                guard bytes <= Self.longestBook else { throw HomeError.strangeAnswer(account.address) }
                do { try handle.write(contentsOf: piece) } catch { throw HomeError.noRoom(localized("This device")) }
                progress(bytes)
            case .bytes(let piece): if refusal.count < Self.longestAnswer { refusal += piece }
            }
        }
        if status == 404 { throw HomeError.gone(title: book.title) }
        try check(status, refusal)
    }

    // MARK: What it is given

    /// Has it merge a document into its library.
    /// - Throws: ``HomeError``
    func restore(_ document: BackupDocument) async throws -> HomeExchange.Sent {
        var request = try request("POST", ["restore"])
        request.httpBody = try document.json
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        return try decode(try await answer(connection.get(request)))
    }

    /// Gives it a book.
    /// - Parameters:
    ///   - file: The book's.
    ///   - name: What that is called.
    ///   - sent: Told how many bytes have gone.
    /// - Throws: ``HomeError``
    func send(_ file: URL, named name: String, sent: @escaping @Sendable (Int) -> Void) async throws {
        var request = try request("POST", ["books"], [URLQueryItem(name: "name", value: name)])
        request.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
        _ = try await answer(connection.send(file, by: request, sent: sent), doing: localized("bring books in"))
    }

    // MARK: How it is asked

    /// The household, as far as it matters here.
    struct People: Decodable {
        let people: [Someone]
        let current: Int64?

        struct Someone: Decodable {
            let id: Int64
            let name: String
        }
    }

    private struct Problem: Decodable {
        let error: Words

        struct Words: Decodable {
            let code: String
            let message: String
        }
    }

    private func request(_ method: String, _ steps: [String], _ query: [URLQueryItem] = []) throws -> URLRequest {
        guard let url = account.server.url(steps, query) else { throw HomeError.badAddress(account.address) }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.setValue("Vorleser", forHTTPHeaderField: "User-Agent")
        if !account.phrase.isEmpty {
            // RFC 7617 §2: no name; whose request it is stands in a field of its own, whatever signs the name has.
            let credentials = Data(":\(account.phrase)".utf8).base64EncodedString()
            request.setValue("Basic \(credentials)", forHTTPHeaderField: "Authorization")
        }
        if let person = account.person?.addingPercentEncoding(withAllowedCharacters: .alphanumerics) {
            request.setValue(person, forHTTPHeaderField: "X-Vorleser-Person")
        }
        if let pin = account.pin { request.setValue(pin, forHTTPHeaderField: "X-Vorleser-PIN") }
        return request
    }

    private func answer(
        _ events: WebConnection.Events,
        upTo most: Int = longestAnswer,
        doing: String = ""
    ) async throws -> Data {
        let answer = try await mapping { try await ServerAnswer(events, upTo: most) }
        try check(answer.status, answer.body, doing: doing)
        return answer.body
    }

    private func follow(_ events: WebConnection.Events, _ take: (WebConnection.Event) throws -> Void) async throws {
        try await mapping { try await ServerAnswer.follow(events, take) }
    }

    private func mapping<Value>(_ ask: () async throws -> Value) async throws -> Value {
        do {
            return try await ask()
        } catch let fault as ServerAnswer.Fault {
            switch fault {
            case .tooLong: throw HomeError.strangeAnswer(account.address)
            case .redirected(let to): throw HomeError.redirected(account.address, to: to)
            case .unreachable(let reason): throw HomeError.unreachable(account.address, reason: reason)
            }
        }
    }

    private func decode<Answer: Decodable>(_ body: Data) throws -> Answer {
        do {
            return try JSONDecoder().decode(Answer.self, from: body)
        } catch {
            throw HomeError.strangeAnswer(account.address)
        }
    }

    private func check(_ status: Int, _ body: Data, doing: String = "") throws(HomeError) {
        if (200..<300).contains(status) { return }
        guard let problem = try? JSONDecoder().decode(Problem.self, from: body).error else {
            throw .strangeAnswer(account.address)
        }
        switch problem.code {
        case "not-paired", "wrong-phrase": throw .wrongPhrase(account.address)
        case "too-many-tries": throw .rateLimited(account.address)
        case "wrong-pin": throw .wrongPIN(account.person ?? "")
        case "who-is-it": throw .whoIsIt(known: [])
        case "not-allowed": throw .notAllowed(account.address, doing: doing)
        case "busy": throw .busy(account.address)
        case "no-room": throw .noRoom(account.address)
        default: throw .refused(account.address, reason: problem.message)
        }
    }
}
