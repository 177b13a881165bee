public import Foundation
import VorleserDisk
public import VorleserLibrary

/// All that a listener has made of a library, as one file: places, notes, choices, pronunciations, reading time; not the
/// books themselves. Its fields are in `docs/backup.md`.
public struct BackupDocument: Codable, Sendable {
    /// Bytes of the largest one.
    public static let mostBytes = 200_000_000
    /// Bytes of the largest one that is taken from who may not change the books of a household.
    public static let mostBytesOfGuests = 20_000_000
    /// What the pictures may take of them, in base64.
    static let mostBytesOfCovers = 140_000_000
    static let format = "vorleser-backup"
    /// One that takes what this version writes for something else has a greater number.
    static let version = 1

    let format: String
    let version: Int
    /// When it was made.
    public let madeAt: Date
    /// The shelf.
    public var books: Tolerant<BookBackup>
    /// Those that the listener has chosen.
    public var covers: Tolerant<Cover>
    /// Who reads and listens.
    public var people: Tolerant<Person>

    /// A picture that the listener has chosen instead of a book's own.
    public struct Cover: Codable, Sendable {
        /// The ``BookBackup/id``.
        public let book: Int64
        /// The picture's file; base64 in JSON.
        public let picture: Data
    }

    /// What is one listener's.
    public struct Person: Codable, Sendable {
        /// Empty for a first person whom nobody has named.
        public var name: String
        public var colour: VorleserLibrary.Person.Colour?
        public var role: VorleserLibrary.Person.Role?
        /// The collections whose books alone they see.
        public var shelf: [String]?
        public var settings: BackupSettings
        public var readings: Tolerant<ReadingBackup>
        /// Reading time of books that are gone.
        public var past: Tolerant<PastActivity>
        /// Where books were left that were read without the library.
        public var files: Tolerant<FilePlace>
        public var pronunciations: Pronunciations

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
            // What a later version calls otherwise is left to whoever restores it.
            colour = try? container.decodeIfPresent(VorleserLibrary.Person.Colour.self, forKey: .colour)
            role = try? container.decodeIfPresent(VorleserLibrary.Person.Role.self, forKey: .role)
            shelf = try container.decodeIfPresent([String].self, forKey: .shelf)
            settings = try container.decodeIfPresent(BackupSettings.self, forKey: .settings) ?? BackupSettings()
            readings = try container.decode(Tolerant<ReadingBackup>.self, forKey: .readings)
            past = try container.decode(Tolerant<PastActivity>.self, forKey: .past)
            files = try container.decode(Tolerant<FilePlace>.self, forKey: .files)
            pronunciations =
                try container.decodeIfPresent(Pronunciations.self, forKey: .pronunciations) ?? Pronunciations()
        }

        /// One who has made nothing yet.
        init(called name: String) {
            self.name = name
            settings = BackupSettings()
            (readings, past, files) = (Tolerant(), Tolerant(), Tolerant())
            pronunciations = Pronunciations()
        }

        init(_ person: VorleserLibrary.Person, _ contents: LibraryContents) {
            (name, colour, role, shelf) = (person.name, person.colour, person.role, person.shelf)
            settings = BackupSettings(contents.settings)
            (readings, past) = (Tolerant(contents.readings), Tolerant(contents.past))
            (files, pronunciations) = (Tolerant(), Pronunciations())
        }
    }

    /// The listener's pronunciations, as documents.
    public struct Pronunciations: Codable, Sendable {
        /// What holds in all books.
        public var all: String?
        public var books = Tolerant<OfBook>()

        /// A listener's pronunciations in one book.
        public struct OfBook: Codable, Sendable {
            /// What names the book: 16 hexadecimal digits made of what it says of itself.
            public let file: String
            public let text: String
        }
    }

    init(_ books: [BookBackup], covers: [Cover], people: [Person], madeAt: Date) {
        (format, version, self.madeAt) = (Self.format, Self.version, madeAt)
        (self.books, self.covers, self.people) = (Tolerant(books), Tolerant(covers), Tolerant(people))
    }
}

extension BackupDocument {
    /// Reads one.
    /// - Throws: ``BackupError``
    public init(_ json: Data) throws(BackupError) {
        guard json.count <= Self.mostBytes else { throw .tooLarge(bytes: json.count) }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let date = Self.date(text) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "It is no moment")
            }
            return date
        }
        guard let kind = try? decoder.decode(Kind.self, from: json), kind.format == Self.format else {
            throw .notABackup
        }
        guard (1...Self.version).contains(kind.version) else { throw .tooNew(version: kind.version) }
        do { self = try decoder.decode(Self.self, from: json) } catch { throw .notABackup }
    }

    /// The document as it is kept.
    public var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            encoder.dateEncodingStrategy = .custom { date, encoder in
                var container = encoder.singleValueContainer()
                try container.encode(date.formatted(Self.exact))
            }
            return try encoder.encode(self)
        }
    }

    /// Keeps it as a file that only its owner can read.
    /// - Throws: ``VorleserCore/FileFault``, `EncodingError`
    public func write(to file: URL) throws {
        try DurableFile(file.resolvingSymlinksInPath()).replace(with: [UInt8](json), folder: .attempted)
    }

    private struct Kind: Decodable {
        let format: String
        let version: Int
    }

    private static let exact = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    private static func date(_ text: String) -> Date? {
        guard text.utf8.count <= 40 else { return nil }
        return (try? exact.parse(text)) ?? (try? Date.ISO8601FormatStyle().parse(text))
    }
}
