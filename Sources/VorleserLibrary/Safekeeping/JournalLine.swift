import Foundation
import GRDB
import VorleserCore

/// A line of a journal: how it begins, or what a transaction changed.
struct JournalLine: Codable, Equatable, Sendable {
    var beginning: JournalBeginning?
    var transaction: JournalTransaction?

    /// Its JSON behind the first sixteen digits of that JSON's SHA-256.
    var text: String {
        get throws {
            let json = try column
            return Self.checksum(of: json.utf8) + " " + json
        }
    }

    /// - Parameter text: Without line feeds.
    /// - Throws: `DecodingError`, `CocoaError` when it is not as it was written.
    init(text: some Collection<UInt8>) throws {
        let json = Array(text.dropFirst(17))
        guard text.prefix(16).elementsEqual(Self.checksum(of: json).utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self = try JSONDecoder().decode(JournalLine.self, from: Data(json))
    }

    init(_ beginning: JournalBeginning) { self.beginning = beginning }

    init(_ transaction: JournalTransaction) { self.transaction = transaction }

    private static func checksum(of json: some Sequence<UInt8>) -> Substring {
        SHA256.digest(of: json).prefix(16)
    }
}

/// What a journal goes on from.
struct JournalBeginning: Codable, Equatable, Sendable {
    /// The versions of the tables, in order.
    let migrations: [String]
    /// SHA-256 of what makes the tables.
    let tables: String
    /// The last transaction before it.
    let number: Int64
}

/// The rows that a transaction has changed, as they were when it was done.
struct JournalTransaction: Codable, Equatable, Sendable {
    /// Counted in the database itself: of two with the same number the first was not done.
    let number: Int64
    let rows: [RowState]
}

/// What a row of a table holds.
struct RowState: Codable, Equatable, Sendable {
    let table: String
    /// SQLite's number of the row.
    let row: Int64
    /// `nil` when it is deleted.
    let columns: [String: ColumnValue]?
}

/// A value of a column as SQLite stores it; in JSON a number, a text, `null`, or bytes in Base64 as `{"bytes": …}`.
///
/// A whole number that was stored as a real one comes back as an integer; the column's affinity makes it real again.
enum ColumnValue: Codable, Equatable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes(Data)

    private struct Bytes: Codable { let bytes: Data }

    init(_ value: DatabaseValue) {
        self =
            switch value.storage {
            case .null: .null
            case .int64(let number): .integer(number)
            case .double(let number): .real(number)
            case .string(let text): .text(text)
            case .blob(let bytes): .bytes(bytes)
            }
    }

    var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let number): number.databaseValue
        case .real(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .bytes(let bytes): bytes.databaseValue
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let number = try? container.decode(Int64.self) {
            self = .integer(number)
        } else if let number = try? container.decode(Double.self) {
            self = .real(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .bytes(try container.decode(Bytes.self).bytes)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .integer(let number): try container.encode(number)
        // JSON has no infinity; the nearest there is.
        case .real(let number):
            try container.encode(min(max(number, -.greatestFiniteMagnitude), .greatestFiniteMagnitude))
        case .text(let text): try container.encode(text)
        case .bytes(let bytes): try container.encode(Bytes(bytes: bytes))
        }
    }
}
