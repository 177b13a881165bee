public import Foundation
import GRDB

extension Library {
    /// A setting, as JSON; `nil` when it was never set.
    public func setting<Value: Codable & Sendable>(_ name: String, as type: Value.Type) async throws -> Value? {
        fatalError("not yet")
    }

    /// Keeps a setting; `nil` removes it.
    public func set<Value: Codable & Sendable>(_ name: String, to value: Value?) async throws {
        fatalError("not yet")
    }

    // MARK: Devices that may use the library over the network

    /// A device that has proved that it may.
    public struct Session: Hashable, Sendable {
        /// SHA-256 of its secret: the secret itself is nowhere kept.
        public let token: String
        public let name: String
        public let createdAt: Date
        public let seenAt: Date
    }

    public func sessions() async throws -> [Session] { fatalError("not yet") }
    public func addSession(token: String, name: String) async throws { fatalError("not yet") }
    /// Whether there is such a session; notes that it was seen, at most once a minute.
    public func hasSession(token: String) async throws -> Bool { fatalError("not yet") }
    public func removeSession(token: String) async throws { fatalError("not yet") }
    public func removeAllSessions() async throws { fatalError("not yet") }
}
