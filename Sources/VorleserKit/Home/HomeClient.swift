import Foundation
import VorleserLibrary
import VorleserSpeech
import Wording

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks a Vorleser server by its HTTP API (`docs/http-api.md`). It follows no redirection, so that no secret goes elsewhere.
struct HomeClient: Sendable {
    let address: String
    private let server: ServerAddress
    private let session: String?
    private let connection: WebConnection
    /// It may read a large book, or merge much, before it says anything.
    private let patient: WebConnection

    /// Bytes of a book's file: more than any has.
    private static let longestBook = 4 << 30
    /// Bytes of any other answer but a backup.
    private static let longestAnswer = 4 << 20

    init(_ account: HomeAccount) { self.init(account.address, session: account.session) }

    private init(_ address: String, session: String?) {
        (self.address, self.session) = (address, session)
        server = ServerAddress(known: address)
        connection = WebConnection(idle: 60, trusting: { _ in false })
        patient = WebConnection(idle: 600, trusting: { _ in false })
    }

    // MARK: How this device is let in

    /// Has a server let this device in, as the listener's.
    /// - Returns: As what it is known there.
    /// - Throws: ``HomeError``
    static func account(by invitation: HomeInvitation) async throws -> HomeAccount {
        let address = invitation.address
        var session = invitation.phrase.isEmpty ? nil : try await HomeClient(address, session: nil).pair(invitation)
        let household = try await HomeClient(address, session: session).people()
        let names = household.people.map(\.name).filter { !$0.isEmpty }
        guard let only = household.people.first else { throw HomeError.strangeAnswer(address) }
        var person = only
        if let wanted = invitation.person {
            let named = household.people.first { $0.name.compare(wanted, options: .caseInsensitive) == .orderedSame }
            guard let named else { throw HomeError.unknownPerson(wanted, known: names) }
            person = named
        } else if household.people.count > 1 {
            throw HomeError.whoIsIt(known: names)
        } else if household.current == only.id {
            return HomeAccount(address: address, person: only.id, session: session)
        }
        let client = HomeClient(address, session: session)
        session = try await client.enter(person, invitation) ?? session
        return HomeAccount(address: address, person: person.id, session: session)
    }

    /// - Returns: The session; `nil` where the server needs none.
    private func pair(_ invitation: HomeInvitation) async throws -> String? {
        let words = ["phrase": invitation.phrase, "name": invitation.device]
        return try await cookie(of: try request("POST", ["pair"], json: words))
    }

    private func enter(_ person: People.Someone, _ invitation: HomeInvitation) async throws -> String? {
        var words = ["name": invitation.device]
        words["pin"] = invitation.pin
        do {
            return try await cookie(of: try request("POST", ["people", "\(person.id)", "enter"], json: words))
        } catch HomeError.wrongPIN {
            throw HomeError.wrongPIN(person.name)
        }
    }

    private func cookie(of request: URLRequest) async throws -> String? {
        let answer = try await mapping { try await ServerAnswer(connection.get(request), upTo: Self.longestAnswer) }
        try check(answer.status, answer.body)
        // RFC 6265 §4.1.1: the name and the value come first.
        let pair = answer.cookie?.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
        guard let pair, pair.count == 2, pair[0] == "vorleser", pair[1].utf8.allSatisfy({ (0x30...0x7A).contains($0) })
        else { return nil }
        return String(pair[1])
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
        do { return try BackupDocument(body) } catch { throw HomeError.strangeAnswer(address) }
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
                guard bytes <= Self.longestBook else { throw HomeError.strangeAnswer(address) }
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
        var request = try request("POST", ["restore"], [URLQueryItem(name: "exchange", value: "true")])
        request.httpBody = try document.json
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        return try decode(try await answer(patient.get(request)))
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
        _ = try await answer(patient.send(file, by: request, sent: sent), doing: localized("bring books in"))
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
        guard let url = server.url(steps, query) else { throw HomeError.badAddress(address) }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.setValue("Vorleser", forHTTPHeaderField: "User-Agent")
        if let session { request.setValue("vorleser=\(session)", forHTTPHeaderField: "Cookie") }
        return request
    }

    private func request(_ method: String, _ steps: [String], json words: [String: String]) throws -> URLRequest {
        var request = try request(method, steps)
        request.httpBody = try JSONEncoder().encode(words)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
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
            case .tooLong: throw HomeError.strangeAnswer(address)
            case .redirected(let to): throw HomeError.redirected(address, to: to)
            case .unreachable(let reason): throw HomeError.unreachable(address, reason: reason)
            }
        }
    }

    private func decode<Answer: Decodable>(_ body: Data) throws -> Answer {
        do {
            return try JSONDecoder().decode(Answer.self, from: body)
        } catch {
            throw HomeError.strangeAnswer(address)
        }
    }

    private func check(_ status: Int, _ body: Data, doing: String = "") throws(HomeError) {
        if (200..<300).contains(status) { return }
        guard let problem = try? JSONDecoder().decode(Problem.self, from: body).error else {
            throw .strangeAnswer(address)
        }
        switch problem.code {
        case "not-paired": throw session == nil ? .wrongPhrase(address) : .notKnown(address)
        // The person has left the household.
        case "who-is-it": throw .notKnown(address)
        case "wrong-phrase": throw .wrongPhrase(address)
        case "too-many-tries": throw .rateLimited(address)
        case "wrong-pin": throw .wrongPIN("")
        case "not-allowed": throw .notAllowed(address, doing: doing)
        case "busy": throw .busy(address)
        case "no-room": throw .noRoom(address)
        default: throw .refused(address, reason: problem.message)
        }
    }
}
