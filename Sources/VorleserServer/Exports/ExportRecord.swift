import Foundation
import Hummingbird
import VorleserKit

/// An export, as it is kept, and as clients see it: `Export` in `docs/http-api.md`.
struct ExportRecord: Codable, Hashable, Sendable {
    let id: Int
    let order: OrderedExport
    /// The book's title when it was ordered.
    let title: String
    let createdAt: Date
    /// Who has ordered it, and has it alone: it is made as they have chosen. `nil` for the first person.
    var person: PersonID?
    var state = State.waiting
    /// 0…1.
    var done = 0.0
    var secondsLeft: Double?
    /// Why it failed, or what listeners should know of it.
    var message: String?
    /// What was written; the book itself first.
    var files: [File] = []

    enum State: String, Codable, CaseIterable {
        case waiting, running, done, failed
    }

    struct File: Codable, Hashable, Sendable {
        let name: String
        let bytes: Int
    }

    var owner: PersonID { person ?? .first }
    var isUnfinished: Bool { state == .waiting || state == .running }

    mutating func fail(_ error: any Error) { (state, message) = (.failed, error.words) }

    var document: Document { Document(self) }

    struct Document: ResponseEncodable {
        private let record: ExportRecord

        init(_ record: ExportRecord) { self.record = record }

        private enum Key: String, CodingKey {
            case id, book, title, format, state, done, secondsLeft, message, fileName, bytes, files, createdAt
        }

        // Clients rely on every key.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(record.id, forKey: .id)
            try container.encode(record.order.book, forKey: .book)
            try container.encode(record.title, forKey: .title)
            try container.encode(record.order.export.format, forKey: .format)
            try container.encode(record.state, forKey: .state)
            try container.encode(record.done, forKey: .done)
            try container.encode(record.secondsLeft, forKey: .secondsLeft)
            try container.encode(record.message, forKey: .message)
            try container.encode(record.files.first?.name, forKey: .fileName)
            try container.encode(record.files.first?.bytes, forKey: .bytes)
            try container.encode(record.files, forKey: .files)
            try container.encode(record.createdAt, forKey: .createdAt)
        }
    }
}
