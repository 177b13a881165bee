import Foundation
import VorleserCore
import VorleserDisk

/// What has been written since a backup was begun: a text file with a line for each transaction, on the disk before the
/// transaction is done.
struct Journal: Sendable {
    let file: URL

    private var path: String { file.path(percentEncoded: false) }

    /// Makes the file; it is there as a whole or not at all.
    /// - Throws: ``VorleserCore/FileFault``, `EncodingError`
    func begin(_ beginning: JournalBeginning) throws {
        let text = try JournalLine(beginning).text + "\n"
        try DurableFile(file).replace(with: Array(text.utf8), folder: .required)
    }

    /// Where a line begins, in bytes.
    struct Position: Hashable { let offset: Int }

    /// Adds a line that is on the disk when it returns.
    ///
    /// A line that could not be written as a whole is taken back, or what is left of it is not a line to its reader.
    /// - Returns: Where it is.
    /// - Throws: ``VorleserCore/FileFault``, `EncodingError`
    @discardableResult
    func append(_ line: JournalLine) throws -> Position {
        // The line feed before it ends what a crash may have left.
        let bytes = Array("\n\(try line.text)\n".utf8)
        let journal = try OpenFile(changing: path)
        // Whoever appends is in a transaction, and alone.
        let end = try journal.length
        do {
            try journal.write(bytes, at: end)
            try journal.synchronize()
        } catch {
            try? journal.setLength(end)
            throw error
        }
        return Position(offset: end + 1)
    }

    /// Makes a line one that does not count. It takes no room.
    /// - Throws: ``VorleserCore/FileFault``
    func strike(_ line: Position) throws(FileFault) {
        let journal = try OpenFile(changing: path)
        try journal.write(Array("not done".utf8), at: line.offset)
        try journal.synchronize()
    }

    /// Its lines in order, those left out that are not as they were written.
    /// None when there is no such file.
    /// - Throws: `CocoaError` when it cannot be read.
    func lines() throws -> [JournalLine] {
        do {
            return Self.lines(in: try Data(contentsOf: file))
        } catch CocoaError.fileReadNoSuchFile {
            return []
        }
    }

    /// How it begins; `nil` when that cannot be read.
    var beginning: JournalBeginning? { (try? part(from: 0))?.lazy.compactMap { Self.line($0)?.beginning }.first }

    /// The last transaction in it.
    /// - Throws: ``VorleserCore/FileFault``, `CocoaError` when it cannot be read.
    func lastTransaction() throws -> JournalTransaction? {
        let end = try DurableFile(file).length
        // All of it only when the end, which is read at every opening, has none.
        for start in [max(end - Self.partLength, 0), 0] {
            let lines = try part(from: start, length: end - start).reversed()
            if let last = lines.lazy.compactMap({ Self.line($0)?.transaction }).first { return last }
        }
        return nil
    }

    /// The transactions from one on, in order.
    /// - Throws: ``VorleserCore/FileFault``, `CocoaError` when it cannot be read.
    func transactions(from number: Int64) throws -> [JournalTransaction] {
        let end = try DurableFile(file).length
        var found: [JournalTransaction] = []
        // All of it only when the end does not reach back so far.
        for start in [max(end - Self.partLength, 0), 0] {
            found = try part(from: start, length: end - start).compactMap { Self.line($0)?.transaction }
            if let first = found.first, first.number <= number { break }
        }
        return found.filter { $0.number >= number }
    }

    private static let partLength = 1 << 16

    private func part(from start: Int, length: Int = partLength) throws -> [Data] {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        try handle.seek(toOffset: UInt64(start))
        return (try handle.read(upToCount: length) ?? Data()).split(separator: UInt8(ascii: "\n"))
    }

    private static func line(_ text: Data) -> JournalLine? { try? JournalLine(text: text) }

    private static func lines(in data: Data) -> [JournalLine] {
        data.split(separator: UInt8(ascii: "\n")).compactMap(line)
    }
}
