import Hummingbird
import VorleserKit

/// Tells the pages how far a long import is, if its client has given it a name.
struct ImportProgress: Sendable {
    let events: EventHub

    /// How far it is.
    private struct Step: Encodable {
        let id: String
        let done: Double
    }

    /// Does the work of an import.
    /// - Parameters:
    ///   - request: May name it, in the query `import`.
    ///   - work: Tells which share has been read.
    /// - Returns: What the work returns.
    /// - Throws: ``Refusal/badValue(_:wanted:)`` for a name that is none, and what the work throws.
    func run<Result: Sendable>(
        _ request: Request,
        _ work: (@escaping @Sendable (Double) -> Void) async throws -> Result
    ) async throws -> Result {
        guard let id = request.query("import") else { return try await work { _ in } }
        guard (1...64).contains(id.utf8.count), id.utf8.allSatisfy(Self.isPart) else {
            throw Refusal.badValue("import", wanted: ["1 … 64 letters, digits and hyphens"])
        }
        return try await withPacedProgress { [events] share in
            await events.publish(ServerEvent("import", Step(id: id, done: share)))
        } _: { tell in
            try await work(tell)
        }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
