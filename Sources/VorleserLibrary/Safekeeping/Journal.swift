import Foundation

/// What has been written since a backup was begun: a text file with a line for each transaction, on the disk before the
/// transaction is done.
struct Journal: Sendable {
    let file: URL

    private var path: String { file.path(percentEncoded: false) }

    /// Makes the file; it is there as a whole or not at all.
    /// - Throws: `CocoaError`
    func begin(_ beginning: JournalBeginning) throws {
        let text = try JournalLine(beginning).text + "\n"
        try DurableFiles.replace(file, with: Array(text.utf8))
    }

    /// Adds a line that is on the disk when it returns.
    ///
    /// A line that could not be written as a whole is taken back, or its rest is no line to whoever reads it.
    /// - Throws: `POSIXError`
    func append(_ line: JournalLine) throws {
        // The line feed before it ends what a crash may have left.
        let bytes = Array("\n\(try line.text)\n".utf8)
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXError.last }
        defer { close(descriptor) }
        let end = lseek(descriptor, 0, SEEK_END)
        do {
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
                if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw POSIXError.last }
            }
            guard fsync(descriptor) == 0 else { throw POSIXError.last }
        } catch {
            _ = ftruncate(descriptor, end)
            throw error
        }
    }

    /// Its lines in order, those left out that are not as they were written.
    /// - Throws: `CocoaError` when there is no such file.
    func lines() throws -> [JournalLine] { Self.lines(in: try Data(contentsOf: file)) }

    /// How it begins; `nil` when that cannot be read.
    var beginning: JournalBeginning? { try? part(from: 0, bytes: 1 << 16).lazy.compactMap(\.beginning).first }

    /// The last transaction in it that was not undone.
    /// - Throws: `CocoaError`, `POSIXError` when it cannot be read.
    func lastTransaction() throws -> JournalTransaction? {
        let end = try DurableFiles.bytes(of: file)
        let part = try part(from: max(end - 1 << 16, 0), bytes: 1 << 16)
        if let last = Self.last(in: part) { return last }
        return Self.last(in: try lines())
    }

    private static func last(in lines: [JournalLine]) -> JournalTransaction? {
        let undone = Set(lines.compactMap(\.undone))
        return lines.last { line in line.transaction.map { !undone.contains($0.id) } ?? false }?.transaction
    }

    private func part(from start: Int, bytes: Int) throws -> [JournalLine] {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        try handle.seek(toOffset: UInt64(start))
        return Self.lines(in: try handle.read(upToCount: bytes) ?? Data())
    }

    private static func lines(in data: Data) -> [JournalLine] {
        data.split(separator: UInt8(ascii: "\n")).compactMap { try? JournalLine(text: $0) }
    }
}
