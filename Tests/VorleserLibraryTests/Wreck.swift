import Foundation
import GRDB
import VorleserCore
import VorleserTesting

@testable import VorleserLibrary

/// A library after many changes, of which copies are damaged.
struct Wreck {
    let shelf: Shelf
    let contents: [String]

    /// - Parameters:
    ///   - days: How long the listener has had it.
    ///   - seed: Of what the listener does.
    /// - Throws: What the library throws.
    init(days: Int, seed: UInt64) async throws {
        shelf = try Shelf()
        var random = SeededGenerator(seed: seed)
        for _ in 0..<days {
            for _ in 0..<12 { try await Self.change(shelf, &random) }
            shelf.clock.advance(24 * 3600)
        }
        // Not at the turn of a day.
        for _ in 0..<8 { try await Self.change(shelf, &random) }
        contents = try await shelf.library.contents
    }

    enum State: CaseIterable, Sendable {
        /// As after a crash, with what SQLite has not written into the database yet.
        case open
        /// All is in the database.
        case closed
    }

    /// The library's files.
    func copy(_ state: State) throws -> Folder {
        let folder = try Folder()
        try FileManager.default.copyItem(at: shelf.folder.url("library"), to: folder.url("library"))
        if state == .closed {
            let pool = try DatabasePool(path: folder.path("library/library.sqlite"))
            try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
            try pool.close()
        }
        return folder
    }

    /// Does something that a listener could.
    static func change(_ shelf: Shelf, _ random: inout SeededGenerator) async throws {
        let library = shelf.library
        shelf.clock.advance(Double(Int.random(in: 1...30, using: &random)))
        let books = try await library.books(by: .added)
        guard let book = books.randomElement(using: &random)?.id, books.count > 2 else {
            try await shelf.add("Book \(Int.random(in: 0..<1000, using: &random))", by: ["Äsop", "H. G. Wells"])
            return
        }
        let place = Place(Int.random(in: 0..<10_000, using: &random))
        switch Int.random(in: 0..<12, using: &random) {
        case 0: try await shelf.add("Book \(Int.random(in: 0..<1000, using: &random))", cover: [1, 2, 3])
        case 1: _ = try await library.addBookmark("“here”\n", at: place, in: book)
        case 2:
            _ = try await library.addHighlight(from: place, to: place, text: "x", colour: .blue, note: "y", in: book)
        case 3: _ = try await library.addPronunciation(at: place, length: 3, way: "say", said: "z", in: book)
        case 4: try await library.set("voice", to: "v\(Int.random(in: 0..<9, using: &random))")
        case 5: try await library.addSession(token: "t\(Int.random(in: 0..<3, using: &random))", name: "Phone")
        case 6: if books.count > 4 { try await library.purge(book) } else { try await library.remove(book) }
        case 7:
            if let note = try await library.bookmarks(in: book).first {
                try await library.removeBookmark(note.id, in: book)
            }
        default:
            let device = "d\(Int.random(in: 0..<3, using: &random))"
            let here = DevicePlace(device: device, deviceName: "", place: place, at: shelf.clock.now)
            try await library.setPlace(here, in: book)
        }
    }
}

extension Library {
    /// Every row of what the listener has.
    var contents: [String] {
        get async throws {
            try await read { db in
                try LibraryTables.all.flatMap { table in
                    let columns = try db.columns(in: table).map { "quote(\"\($0.name)\")" }
                    let row = columns.joined(separator: " || ', ' || ")
                    return try String.fetchAll(db, sql: "SELECT \(row) FROM \"\(table)\" ORDER BY 1").map {
                        "\(table): \($0)"
                    }
                }
            }
        }
    }
}

/// What can happen to a file.
enum Mishap: CaseIterable, Sendable {
    case flippedBit, flippedBytes, cut, emptied, deleted

    var isChance: Bool { self != .emptied && self != .deleted }

    /// - Returns: What was done, in words.
    func befall(_ file: URL, using random: inout SeededGenerator) throws -> String {
        guard var data = try? Data(contentsOf: file), !data.isEmpty else { return "nothing" }
        switch self {
        case .flippedBit:
            let index = Int.random(in: 0..<data.count, using: &random)
            data[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            try data.write(to: file)
            return "bit of byte \(index) of \(file.lastPathComponent) flipped"
        case .flippedBytes:
            let indices = (0..<20).map { _ in Int.random(in: 0..<data.count, using: &random) }
            for index in indices { data[index] = UInt8.random(in: 0...255, using: &random) }
            try data.write(to: file)
            return "bytes \(indices) of \(file.lastPathComponent) flipped"
        case .cut:
            let length = Int.random(in: 0..<data.count, using: &random)
            try data.prefix(length).write(to: file)
            return "\(file.lastPathComponent) cut to \(length)"
        case .emptied:
            try Data().write(to: file)
            return "\(file.lastPathComponent) emptied"
        case .deleted:
            try FileManager.default.removeItem(at: file)
            return "\(file.lastPathComponent) deleted"
        }
    }
}
