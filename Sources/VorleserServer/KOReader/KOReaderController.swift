import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// KOReader's places: `/api/koreader` for the listener, who lets KOReader in; `/kosync/…` for KOReader, by its own protocol.
///
/// Source: KOReader, `plugins/kosync.koplugin/KOSyncClient.lua` and `api.json`; koreader-sync-server,
/// `app/controllers/1/syncs_controller.lua`.
struct KOReaderController: Sendable {
    /// What KOReader takes for the server's address, behind the origin.
    private static let path = "/kosync"
    private static let longestRequest = 20_000

    private let library: Library
    private let room: ReadingRoom
    private let sync: KOReaderSync
    private let gate: KOReaderGate
    private let events: EventHub

    init(_ room: ReadingRoom, gate: KOReaderGate, events: EventHub) {
        (library, sync) = (room.library, KOReaderSync(room))
        (self.room, self.gate, self.events) = (room, gate, events)
    }

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/koreader").get(use: show).post(use: allow).delete(use: forbid)
        router.group("/kosync")
            .get("healthcheck", use: healthcheck)
            .post("users/create", use: register)
            .get("users/auth", use: authorize)
            .put("syncs/progress", use: update)
            .get("syncs/progress/{document}", use: progress)
    }

    // MARK: For the listener

    struct Document: ResponseEncodable {
        @OrNull var koreader: Access?

        struct Access: Encodable {
            let path: String
            /// The password.
            let key: String
            let createdAt: Date
        }

        init(_ access: KOReaderAccess?, under base: BasePath) {
            koreader = access.map {
                Access(path: base.address(KOReaderController.path), key: $0.key, createdAt: $0.createdAt)
            }
        }
    }

    @Sendable private func show(_ request: Request, _ context: ServerContext) async throws -> Document {
        Document(try await library.koReaderAccess, under: context.base)
    }

    @Sendable private func allow(_ request: Request, _ context: ServerContext) async throws -> Document {
        Document(try await library.allowKOReader(), under: context.base)
    }

    @Sendable private func forbid(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        try await library.forbidKOReader()
        return .noContent
    }

    // MARK: For KOReader

    @Sendable private func healthcheck(_ request: Request, _ context: ServerContext) async throws -> [String: String] {
        try await gate.checkIsOpen()
        return ["state": "OK"]
    }

    /// There is one account, the listener's: who knows the key has it already.
    @Sendable private func register(_ request: Request, _ context: ServerContext) async throws -> Response {
        try await gate.checkIsOpen()
        let wish = try await decode(Account.self, request, context)
        do {
            _ = try await gate.admit(wish.username, saying: wish.password, from: context.client)
        } catch KOReaderRefusal.unauthorized {
            throw KOReaderRefusal.unregistered
        }
        var response = try ["username": wish.username].response(from: request, context: context)
        response.status = .created
        return response
    }

    @Sendable private func authorize(_ request: Request, _ context: ServerContext) async throws -> [String: String] {
        _ = try await admit(request, context)
        return ["authorized": "OK"]
    }

    @Sendable private func update(_ request: Request, _ context: ServerContext) async throws -> Response {
        let person = try await admit(request, context)
        let progress = try await decode(Update.self, request, context).progress(at: Date())
        try await Listener.$current.withValue(person) { try await take(progress) }
        return try Kept(document: progress.document, timestamp: progress.timestamp)
            .response(from: request, context: context)
    }

    @Sendable private func progress(_ request: Request, _ context: ServerContext) async throws -> Progress {
        let person = try await admit(request, context)
        let document = try context.parameters.require("document")
        return try await Listener.$current.withValue(person) { Progress(try await sync.progress(of: document)) }
    }

    private func take(_ progress: KOReaderProgress) async throws {
        guard let taken = try await sync.take(progress) else { return }
        await room.findTimes(of: taken.book.id)
        await events.publish(taken.place, in: taken.book)
    }

    /// Whose KOReader asks.
    private func admit(_ request: Request, _ context: ServerContext) async throws -> PersonID {
        try await gate.admit(
            request.headers.value("x-auth-user") ?? "",
            saying: request.headers.value("x-auth-key") ?? "",
            from: context.client
        )
    }

    private func decode<Value: Decodable>(
        _ type: Value.Type,
        _ request: Request,
        _ context: ServerContext
    ) async throws -> Value {
        do {
            return try await request.decode(as: type, upTo: Self.longestRequest, context: context)
        } catch Refusal.badBody {
            throw KOReaderRefusal.invalid
        }
    }

    private struct Account: Decodable {
        let username: String
        /// Its digest.
        let password: String
    }

    private struct Kept: ResponseEncodable {
        let document: String
        let timestamp: Int
    }

    /// Without any field when nothing is known.
    private struct Progress: ResponseEncodable {
        let document: String?
        let progress: String?
        let percentage: Double?
        let device: String?
        let deviceID: String?
        let timestamp: Int?

        private enum CodingKeys: String, CodingKey {
            case document, progress, percentage, device, timestamp
            case deviceID = "device_id"
        }

        init(_ progress: KOReaderProgress?) {
            (document, self.progress, percentage) = (progress?.document, progress?.progress, progress?.percentage)
            (device, deviceID, timestamp) = (progress?.device, progress?.deviceID, progress?.timestamp)
        }
    }

    /// What KOReader says. Numbers may be written as words, and words as numbers.
    private struct Update: Decodable {
        let document: String
        let progress: String
        let percentage: Double
        let device: String
        let deviceID: String?

        private static let longest = 4000
        private static let longestName = 128

        private enum Key: String, CodingKey {
            case document, progress, percentage, device
            case deviceID = "device_id"
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            document = try container.decode(String.self, forKey: .document)
            progress =
                try (try? container.decode(String.self, forKey: .progress))
                ?? String(container.decode(Int.self, forKey: .progress))
            percentage =
                try (try? container.decode(String.self, forKey: .percentage)).flatMap { Double($0) }
                ?? container.decode(Double.self, forKey: .percentage)
            device = try container.decode(String.self, forKey: .device)
            deviceID = try container.decodeIfPresent(String.self, forKey: .deviceID)
        }

        /// - Throws: ``KOReaderRefusal/invalid``
        func progress(at moment: Date) throws -> KOReaderProgress {
            // A colon parts our names for them.
            guard (1...Self.longestName).contains(document.utf8.count), !document.contains(":"),
                (1...Self.longest).contains(progress.utf8.count), percentage.isFinite,
                (1...Self.longestName).contains(device.utf8.count), (deviceID?.utf8.count ?? 0) <= Self.longestName
            else { throw KOReaderRefusal.invalid }
            return KOReaderProgress(
                document: document,
                progress: progress,
                percentage: min(max(percentage, 0), 1),
                device: device,
                deviceID: deviceID,
                timestamp: Int(moment.timeIntervalSince1970)
            )
        }
    }
}
