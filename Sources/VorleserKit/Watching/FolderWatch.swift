public import Foundation
import VorleserBooks
import VorleserCore
import VorleserDisk
public import VorleserLibrary

/// Brings the books of a folder into the library as they arrive there. The files stay where they are.
///
/// It looks now and then: disks of other machines tell nobody what changes on them.
public actor FolderWatch {
    private let folder: URL
    private let excluded: String?
    private let room: ReadingRoom
    private let password: String?
    private let ledgerFile: JSONFile
    private let lock: OpenFile
    private var ledger: WatchLedger
    private var sightings = Sightings()
    /// How long what failed for a passing reason waits, by path.
    private var waits: [String: Duration] = [:]
    /// How long what could not be made waits, and until when, by wish and book.
    private var postponed: [String: (wait: Duration, until: ContinuousClock.Instant)] = [:]

    /// - Parameters:
    ///   - folder: The folder; those in it are watched, too.
    ///   - room: The library.
    ///   - excluded: A folder in it that is left out, such as one for audiobooks.
    ///   - password: Opens PDFs that are locked.
    /// - Throws: ``WatchError``, ``VorleserCore/FileFault``
    public init(_ folder: URL, in room: ReadingRoom, except excluded: URL? = nil, password: String? = nil) throws {
        let path = folder.standardizedFileURL.resolvingSymlinksInPath().path
        guard Self.isFolder(path) else { throw WatchError.noFolder(path: folder.path) }
        self.excluded = excluded?.standardizedFileURL.resolvingSymlinksInPath().path
        guard self.excluded != path else { throw WatchError.intoItself(path: folder.path) }
        (self.folder, self.room, self.password) = (URL(filePath: path, directoryHint: .isDirectory), room, password)
        let file = WatchLedger.file(of: folder, in: room.folders)
        try room.folders.makePrivate(file.deletingLastPathComponent())
        do throws(FileFault) {
            lock = try FileLock(file.path(percentEncoded: false) + ".lock").taken()
        } catch {
            throw error.isHeldElsewhere ? WatchError.busy(path: folder.path) : error as any Error
        }
        ledgerFile = JSONFile(file)
        ledger = ledgerFile.value() ?? WatchLedger()
    }

    /// Looks once: what has come, and looks as it did at a look before, becomes a book.
    /// - Parameters:
    ///   - now: The time.
    ///   - tell: Told what happens.
    /// - Throws: ``WatchError/noFolder(path:)`` while the folder is away, `CancellationError`, and what forbids to note what
    ///   was done.
    public func look(
        now: ContinuousClock.Instant = .now,
        _ tell: @Sendable (WatchNote) async -> Void
    ) async throws {
        let (folder, excluded) = (folder, excluded)
        let files = try await blocking { try Self.files(in: folder, except: excluded) }
        for path in sightings.whole(of: files, at: now) {
            try Task.checkCancellation()
            try await take(path, now, tell)
        }
    }

    /// The books of the folder of which something is still to be made, the oldest first. What could not be made waits, each
    /// time longer.
    /// - Parameters:
    ///   - wish: What, in a word that stands for all its settings.
    ///   - now: The time.
    /// - Returns: Their numbers.
    public func toExport(_ wish: String, now: ContinuousClock.Instant = .now) -> [BookID] {
        ledger.entries.values.filter { $0.exports[wish]?.file == nil }.compactMap(\.book)
            .filter { book in postponed[Self.name(wish, book)].map { $0.until <= now } ?? true }
            .sorted { $0.rawValue < $1.rawValue }
    }

    private static func name(_ wish: String, _ book: BookID) -> String { "\(book.rawValue) \(wish)" }

    /// Notes what was made of a book, or why not.
    /// - Parameters:
    ///   - wish: What was to be made.
    ///   - book: Of which book.
    ///   - file: Where it is; `nil` when it could not be made.
    ///   - reason: Why not.
    /// - Returns: Whether that is news: the same fault is told once.
    /// - Throws: What forbids to note it.
    public func noteExport(_ wish: String, of book: BookID, file: String?, reason: String?) throws -> Bool {
        let name = Self.name(wish, book)
        let wait = Self.wait(after: postponed[name]?.wait)
        postponed[name] = file == nil ? (wait, .now + wait) : nil
        let entries = ledger.entries.filter { $0.value.book == book }
        guard let (digest, entry) = entries.first else { return true }
        let isNews = file != nil || entry.exports[wish]?.reason != reason
        ledger.entries[digest]?.exports[wish] = WatchLedger.Export(file: file, reason: reason)
        try ledgerFile.keep(ledger)
        return isNews
    }

    // MARK: A file

    private func take(
        _ path: String,
        _ now: ContinuousClock.Instant,
        _ tell: @Sendable (WatchNote) async -> Void
    ) async throws {
        let file = URL(filePath: path)
        guard let digest = try? await blocking({ try BookSource(file).digest }) else {
            // It went, or may not be read yet.
            return later(path, now)
        }
        let before = ledger.entries[digest]
        if before?.book != nil || before?.isLasting == true { return }
        var entry = WatchLedger.Entry(path: path, exports: before?.exports ?? [:])
        let note: WatchNote
        do {
            if let known = try await room.library.books(withDigest: digest).first {
                (entry.book, note) = (known.id, WatchNote(.known, known, path: path))
            } else if let old = await book(lastSeenAt: path) {
                let book = try await room.importBook(at: file, inPlaceOf: old.id, password: password).book
                (entry.book, note) = (book.id, WatchNote(book.id == old.id ? .updated : .imported, book, path: path))
            } else {
                let book = try await room.importBook(at: file, password: password).book
                (entry.book, note) = (book.id, WatchNote(.imported, book, path: path))
            }
            waits[path] = nil
        } catch let error as CancellationError {
            throw error
        } catch {
            entry.isLasting = (error as? BookReadingError).map { !$0.isAboutTheFile } ?? false
            if !entry.isLasting { later(path, now) }
            let words = Self.words(for: error)
            entry.reason = words
            guard before?.reason != words else { return }
            note = WatchNote(.failed, path: path, reason: words)
        }
        if note.event == .updated, let book = entry.book { forget(book) }
        ledger.entries[digest] = entry
        try ledgerFile.keep(ledger)
        await tell(note)
    }

    /// The book that was made of another file at a path.
    private func book(lastSeenAt path: String) async -> LibraryBook? {
        for entry in ledger.entries.values where entry.path == path {
            if let id = entry.book, let book = try? await room.library.book(id) { return book }
        }
        return nil
    }

    /// A book of which another file has come is no longer that of the one before; what was made of it is made again.
    private func forget(_ book: BookID) {
        ledger.entries = ledger.entries.filter { $0.value.book != book }
    }

    /// Half a minute, then each time twice as long, up to an hour.
    private static func wait(after last: Duration?) -> Duration { min((last ?? .seconds(15)) * 2, .seconds(3600)) }

    private func later(_ path: String, _ now: ContinuousClock.Instant) {
        let wait = Self.wait(after: waits[path])
        waits[path] = wait
        sightings.retry(path, at: now + wait)
    }

    private static func words(for error: any Error) -> String {
        let localized = error as? any LocalizedError
        let words = [localized?.errorDescription ?? error.reasonInWords, localized?.recoverySuggestion]
        return words.compactMap(\.self).joined(separator: " ")
    }

    // MARK: The folder

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
            && FileManager.default.isReadableFile(atPath: path)
    }

    /// What could be a book, and what shows that one still arrives.
    private static func files(in folder: URL, except excluded: String?) throws -> [String: Sightings.Look] {
        let keys: [URLResourceKey] = [.isRegularFileKey, .isDirectoryKey, .fileSizeKey, .contentModificationDateKey]
        guard isFolder(folder.path),
            let paths = FileManager.default.enumerator(
                at: folder,
                includingPropertiesForKeys: keys,
                options: .skipsHiddenFiles
            )
        else { throw WatchError.noFolder(path: folder.path) }
        var files: [String: Sightings.Look] = [:]
        for case let file as URL in paths {
            let facts = try? file.resourceValues(forKeys: Set(keys))
            if facts?.isDirectory == true {
                if file.standardizedFileURL.path == excluded { paths.skipDescendants() }
                continue
            }
            let ending = file.pathExtension.lowercased()
            guard facts?.isRegularFile == true,
                BookFormat.fileEndings.contains(ending) || Sightings.partEndings.contains(ending),
                !file.lastPathComponent.hasPrefix("~$")
            else { continue }
            files[file.path] = Sightings.Look(
                bytes: facts?.fileSize ?? 0,
                changedAt: facts?.contentModificationDate ?? .distantPast
            )
        }
        return files
    }
}
