import Foundation
import GRDB
import VorleserCore
import VorleserDisk

/// A backup of the database, and the journal of what was written from when it was begun.
struct Generation: Hashable, Comparable, Sendable {
    let number: Int
    /// When it was begun, as in “2026-11-22”.
    let day: String

    init(number: Int, day: String) { (self.number, self.day) = (number, day) }

    /// - Parameter name: Of one of its files, with or without an ending.
    init?(name: String) {
        let parts = name.prefix { $0 != "." }.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[0]), number > 0 else { return nil }
        self.init(number: number, day: String(parts[1]))
    }

    var name: String { String(repeating: "0", count: max(6 - "\(number)".count, 0)) + "\(number)-\(day)" }

    static func < (left: Generation, right: Generation) -> Bool { (left.number, left.day) < (right.number, right.day) }
}

/// The folder with the backups and their journals:
///
///     000012-2026-11-22.journal   what was written from then on
///     000012-2026-11-22.sqlite    the database soon after the journal was begun
///     000012-2026-11-22.sha256    its digest
struct Backups: Sendable {
    /// How many backups are kept.
    static let kept = 7

    let folder: URL

    /// In the order in which they were begun.
    var generations: [Generation] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return Set(names.compactMap(Generation.init(name:))).sorted()
    }

    func journal(of generation: Generation) -> Journal { Journal(file: file(of: generation, "journal")) }

    func database(of generation: Generation) -> URL { file(of: generation, "sqlite") }

    private func digest(of generation: Generation) -> URL { file(of: generation, "sha256") }

    private func file(of generation: Generation, _ ending: String) -> URL {
        folder.appending(path: generation.name + "." + ending)
    }

    func hasBackup(_ generation: Generation) -> Bool {
        FileManager.default.fileExists(atPath: database(of: generation).path(percentEncoded: false))
    }

    /// Whether there is a backup, and it is as it was written.
    func isWhole(_ generation: Generation) -> Bool {
        guard let backup = try? Data(contentsOf: database(of: generation)),
            let digest = try? String(contentsOf: digest(of: generation), encoding: .utf8)
        else { return false }
        return digest.hasPrefix(SHA256.digest(of: backup))
    }

    /// Begins a journal. Only within a transaction, so that no other transaction comes between it and what was recorded before.
    /// - Throws: `CocoaError`, ``VorleserCore/FileFault``
    func begin(_ beginning: JournalBeginning, at time: Date) throws -> Generation {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let number = (generations.last?.number ?? 0) + 1
        let generation = Generation(number: number, day: Self.day(of: time))
        try journal(of: generation).begin(beginning)
        try DurableFile(folder.deletingLastPathComponent()).synchronize()
        return generation
    }

    static func day(of time: Date) -> String { time.formatted(.iso8601.year().month().day()) }

    /// Takes the backup whose journal was begun, and lets go those that are too old then.
    /// - Throws: ``Damage`` when the database is at odds with itself; `CocoaError`, `DatabaseError`,
    ///   ``VorleserCore/FileFault``
    func take(_ generation: Generation, of database: DatabasePool) throws {
        // Of two that take it at once, one's digest could come to lie beside the other's copy.
        try LibraryFolder.lock(folder.deletingLastPathComponent().appending(path: "backup.lock")).whileHeld {
            if !hasBackup(generation) { try copy(database, as: generation) }
        }
    }

    private func copy(_ database: DatabasePool, as generation: Generation) throws {
        sweep()
        let partial = folder.appending(path: ".partial-\(UUID().uuidString).sqlite")
        defer { try? FileManager.default.removeItem(at: partial) }
        try DurableFile(partial).make(of: [])
        let copy = try DatabaseQueue(path: partial.path(percentEncoded: false))
        try database.backup(to: copy)
        try copy.writeWithoutTransaction { db in
            // One file, without what SQLite keeps beside it.
            _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
            try Self.checkIntegrity(db)
        }
        try copy.close()
        try DurableFile(partial).synchronize()
        let text = "\(SHA256.digest(of: try Data(contentsOf: partial)))  \(generation.name).sqlite\n"
        try DurableFile(digest(of: generation)).replace(with: Array(text.utf8), folder: .required)
        try DurableFile(partial).move(to: self.database(of: generation))
        try DurableFile(folder).synchronize()
        prune()
    }

    /// - Throws: ``Damage/unreadable(_:)``
    static func checkIntegrity(_ db: Database) throws {
        let words = try String.fetchAll(db, sql: "PRAGMA integrity_check(5)")
        guard words == ["ok"] else { throw Damage.unreadable(words.joined(separator: "; ")) }
    }

    /// Lets go what is older than the seventh backup.
    private func prune() {
        let all = generations
        let backups = all.filter(hasBackup)
        guard backups.count > Self.kept else { return }
        for generation in all where generation < backups[backups.count - Self.kept] {
            for file in [database(of: generation), digest(of: generation), journal(of: generation).file] {
                try? FileManager.default.removeItem(at: file)
            }
        }
    }

    /// Removes what crashes have left.
    private func sweep() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        for name in names where name.hasPrefix(".partial-") || name.hasSuffix("." + PartFile.suffix) {
            let file = folder.appending(path: name)
            let changed = try? FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
            guard let date = changed?[.modificationDate] as? Date, date < Date() - 3600 else { continue }
            try? FileManager.default.removeItem(at: file)
        }
    }
}
