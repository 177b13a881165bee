public import Foundation
import VorleserCore
import VorleserDisk

/// Something that was handed over.
public struct Parcel: Hashable, Sendable, Identifiable {
    /// What it is.
    public enum Content: Hashable, Sendable {
        /// A file as it was, of a kind that its name tells.
        case file(URL)
        /// A text, as UTF-8.
        case text(URL)
        /// A page of the web that is still to be fetched.
        case address(URL)
    }

    public let id: ParcelID
    /// What it is called there: on one line, of a length that can be shown; empty when nothing says so. No path.
    public let name: String
    public let content: Content
    /// How many bytes it has.
    public let bytes: Int
    /// What was noted when one began to take it in; `nil` when nobody has.
    public let attempt: ParcelAttempt?

    static let contentName = "content"
    static let fetchedName = "fetched"
    static let noteName = "note.json"
    static let attemptName = "attempt.json"

    /// Fails for what is none, or has no content.
    init?(_ id: ParcelID, in home: URL) {
        let note = ParcelNote(at: home.appending(path: Self.noteName))
        let file = home.appending(path: note.kind == .fetched ? Self.fetchedName : Self.contentName)
        guard let bytes = Self.length(of: file) else { return nil }
        switch note.kind {
        case .file, .fetched: content = .file(file)
        case .text: content = .text(file)
        case .address:
            guard bytes <= WebLink.longest, let text = try? String(contentsOf: file, encoding: .utf8),
                let link = URL(string: text).flatMap(WebLink.init)
            else { return nil }
            content = .address(link.url)
        }
        (self.id, name, self.bytes) = (id, note.name, bytes)
        attempt = ParcelAttempt(at: home.appending(path: Self.attemptName))
    }

    /// What a text or a page would be called as a file: a slash in its title, as in “AC/DC”, leads to no folder.
    public static func fileName(_ title: String, ending: String) -> String {
        title.replacing("/", with: "-").replacing("\\", with: "-") + "." + ending
    }

    /// A link is no content: it could lead to what nobody has handed over.
    private static func length(of file: URL) -> Int? {
        let facts = try? FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
        guard facts?[.type] as? FileAttributeType == .typeRegular else { return nil }
        return (facts?[.size] as? NSNumber)?.intValue
    }
}

/// What a parcel is known by; the older one comes first.
public struct ParcelID: Hashable, Sendable, Comparable {
    /// Digits and a UUID, so that it can be the name of a folder.
    let text: String

    private static let digits = 15
    /// What so many digits can say.
    private static let latest = 999_999_999_999_999

    /// - Parameters:
    ///   - moment: Now.
    ///   - last: The newest that there is: whatever the clock says, the new one comes after it.
    init(at moment: Date, after last: ParcelID? = nil) {
        let before = last.flatMap { Int($0.text.prefix(Self.digits)) } ?? -1
        let wished = max(Int(max(0, min(moment.timeIntervalSince1970 * 1000, 1e14))), before + 1)
        let milliseconds = "\(min(wished, Self.latest))"
        text = String(repeating: "0", count: Self.digits - milliseconds.count) + "\(milliseconds)-\(UUID())"
    }

    /// Fails for what is none.
    init?(_ text: String) {
        let (time, rest) = (text.prefix(Self.digits), text.dropFirst(Self.digits))
        guard time.count == Self.digits, time.allSatisfy({ $0.isASCII && $0.isNumber }), rest.first == "-",
            UUID(uuidString: String(rest.dropFirst())) != nil
        else { return nil }
        self.text = text
    }

    public static func < (first: Self, second: Self) -> Bool { first.text < second.text }
}

/// How a parcel was tried to be taken in, for whoever tries it again after the program ended meanwhile.
public struct ParcelAttempt: Hashable, Codable, Sendable {
    /// How often in a row nobody has noted an end.
    public let count: Int
    /// The number of the newest book that the library had before the first attempt: one that came of it is newer.
    public let newestBook: Int64

    init(count: Int, newestBook: Int64) { (self.count, self.newestBook) = (count, newestBook) }

    init?(at file: URL) {
        guard let bytes = JSONNote.bytes(at: file),
            let made = try? JSONDecoder().decode(Self.self, from: bytes), made.count >= 0
        else { return nil }
        self = made
    }

    var bytes: [UInt8] { JSONNote.bytes(of: self) }
}

/// What stands beside a parcel's content.
struct ParcelNote: Codable {
    enum Kind: String, Codable { case file, text, address, fetched }

    let kind: Kind
    let name: String

    /// In characters, for whoever reads it, and in bytes, which are more where accents are heaped on a letter: so the note has room.
    private static let (longestName, mostBytes) = (200, 800)

    /// - Parameters:
    ///   - kind: What the content is.
    ///   - name: Any text.
    init(kind: Kind, name: String) {
        self.kind = kind
        let words = name.onOneLine.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // What a file's name has after its last slash is what it is called; the ending tells the kind, and outlives the cut.
        let isTitle = kind == .text || kind == .address
        let last = isTitle ? words[...] : words.split { $0 == "/" || $0 == "\\" }.last ?? ""
        let ending = last.lastIndex(of: ".").map { last[$0...] }.flatMap { $0.utf8.count <= 16 ? $0 : nil } ?? ""
        let stem = last.dropLast(ending.count).prefix(Self.longestName - ending.count)
        self.name = stem.prefix(bytes: Self.mostBytes - ending.utf8.count) + ending
    }

    /// As it was written; a file without a name when that cannot be understood.
    init(at file: URL) {
        let read = JSONNote.bytes(at: file).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
        self.init(kind: read?.kind ?? .file, name: read?.name ?? "")
    }

    var bytes: [UInt8] { JSONNote.bytes(of: self) }
}

/// Small files of JSON.
private enum JSONNote {
    private static let longest = 16_384

    static func bytes(of value: some Encodable) -> [UInt8] {
        // Strings and numbers can be written.
        (try? JSONEncoder().encode(value)).map(Array.init) ?? []
    }

    static func bytes(at file: URL) -> Data? {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        defer { try? handle.close() }
        return try? handle.read(upToCount: longest)
    }
}
