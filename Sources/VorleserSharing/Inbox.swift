public import Foundation
public import VorleserCore
import VorleserDisk

/// What other programs have handed over and Vorleser has not taken in yet: a folder that an extension fills and the app empties.
///
/// Each thing is a folder of its own, written beside its place and put there at one blow: a program that is ended half-way
/// leaves nothing that counts. No name that others give becomes a name on the disk.
public struct Inbox: Sendable {
    /// Where it is; made when something is put into it.
    public let folder: URL

    private let now: @Sendable () -> Date
    /// So long other programs are waited for that count what is there.
    private let lockPatience: Duration

    /// As many things may wait.
    public static let mostParcels = 100
    /// As many bytes may wait.
    public static let mostBytes = 1_000_000_000
    /// A text may have as many.
    public static let mostTextBytes = 20_000_000

    /// So long something half-written is left to whoever writes it.
    private static let patience: TimeInterval = 24 * 60 * 60

    /// - Parameters:
    ///   - folder: Where it is.
    ///   - now: The clock.
    public init(folder: URL, now: @escaping @Sendable () -> Date = { Date() }) {
        self.init(folder: folder, now: now, lockPatience: .seconds(5))
    }

    init(folder: URL, now: @escaping @Sendable () -> Date = { Date() }, lockPatience: Duration) {
        (self.folder, self.now, self.lockPatience) = (folder, now, lockPatience)
    }

    // MARK: Putting in

    /// Puts in a copy of a file.
    /// - Parameters:
    ///   - file: Copied.
    ///   - name: What it is called there: its ending tells of which kind it is. The file's own when `nil`.
    /// - Throws: ``SharingError/full``, ``SharingError/busy``, ``VorleserCore/FileFault``, `CocoaError`; then nothing was put in.
    public func put(fileAt file: URL, named name: String? = nil) throws {
        let bytes = try DurableFile(file).length
        try put(ParcelNote(kind: .file, name: name ?? file.lastPathComponent), bytes: bytes) {
            try $0.make(ofFileAt: file)
        }
    }

    /// Puts in a text.
    /// - Parameters:
    ///   - text: What was chosen there.
    ///   - title: What to call it; how it begins when `nil`.
    /// - Throws: ``SharingError/nothingToRead`` for white space alone, ``SharingError/tooLong``, and as ``put(fileAt:named:)``.
    public func put(text: String, title: String?) throws {
        guard text.contains(where: { !$0.isWhitespace }) else { throw SharingError.nothingToRead }
        try put(ParcelNote(kind: .text, name: title ?? ""), [text])
    }

    /// Puts in a page of the web as it was shown, so that it need not be fetched.
    /// - Parameters:
    ///   - page: Its HTML.
    ///   - title: What it is called.
    /// - Throws: As ``put(text:title:)``.
    public func put(page: String, title: String) throws {
        let name = Parcel.fileName(title.isEmpty ? "Page" : title, ending: "html")
        // Whatever the page says of its letters, they are these now; what comes first holds.
        try put(ParcelNote(kind: .file, name: name), ["<meta charset=\"utf-8\">", page])
    }

    /// Puts in the address of a page, which is fetched when it is taken in.
    /// - Throws: ``SharingError/noAddress`` unless it is one of the web, and as ``put(fileAt:named:)``.
    public func put(address: URL, title: String?) throws {
        guard let text = WebLink(address)?.text else { throw SharingError.noAddress }
        try put(ParcelNote(kind: .address, name: title ?? ""), [text])
    }

    private func put(_ note: ParcelNote, _ parts: [String]) throws {
        // Before it is copied: an extension has little memory.
        let count = parts.reduce(0) { $0 + $1.utf8.count }
        guard count <= Self.mostTextBytes else { throw SharingError.tooLong }
        try put(note, bytes: count) { content in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(count)
            for part in parts { bytes += part.utf8 }
            try content.make(of: bytes)
        }
    }

    private func put(_ note: ParcelNote, bytes: Int, _ write: (DurableFile) throws -> Void) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try checkRoom(for: bytes, beside: parcels())
        let part = folder.appending(path: ".\(ParcelID(at: now()).text)", directoryHint: .isDirectory)
        do {
            try files.createDirectory(at: part, withIntermediateDirectories: false)
            try write(DurableFile(part.appending(path: Parcel.contentName)))
            try DurableFile(part.appending(path: Parcel.noteName)).make(of: note.bytes)
            try DurableFile(part).synchronize()
            try add(part, bytes: bytes)
        } catch {
            try? files.removeItem(at: part)
            throw error
        }
    }

    /// Puts what is written in its place, behind what waits. Others wait no longer than that takes: copying may take minutes.
    private func add(_ part: URL, bytes: Int) throws {
        let lock = FileLock(folder.appending(path: ".lock").path(percentEncoded: false), patience: lockPatience)
        do {
            try lock.whileHeld {
                // Two programs may hand something over at the same time.
                let waiting = parcels()
                try checkRoom(for: bytes, beside: waiting)
                let id = ParcelID(at: now(), after: waiting.last?.id)
                try DurableFile(part).move(to: place(of: id), folder: .attempted)
            }
        } catch let fault as FileFault where fault.isHeldElsewhere {
            throw SharingError.busy
        }
    }

    private func checkRoom(for bytes: Int, beside waiting: [Parcel]) throws(SharingError) {
        guard waiting.count < Self.mostParcels, waiting.reduce(bytes, { $0 + $1.bytes }) <= Self.mostBytes else {
            throw .full
        }
    }

    // MARK: Taking out

    /// What waits, in the order in which it was put in. What cannot be understood is left out, and stays.
    public func parcels() -> [Parcel] {
        names.compactMap(ParcelID.init).sorted().compactMap { Parcel($0, in: place(of: $0)) }
    }

    /// What waits under a number; `nil` when it has gone.
    public func parcel(_ id: ParcelID) -> Parcel? { Parcel(id, in: place(of: id)) }

    /// Notes that one begins to take it in.
    /// - Parameters:
    ///   - id: What is taken in.
    ///   - newestBook: The number of the newest book that the library has before.
    /// - Throws: ``VorleserCore/FileFault``
    public func begin(_ id: ParcelID, newestBook: Int64) throws(FileFault) {
        let before = parcel(id)?.attempt
        // A book that came of an earlier attempt is newer than what was newest then.
        let attempt = ParcelAttempt(count: (before?.count ?? 0) + 1, newestBook: before?.newestBook ?? newestBook)
        try keep(attempt, of: id)
    }

    /// Notes that the attempt came to an end by itself, without a book.
    public func endInVain(_ id: ParcelID) {
        guard let before = parcel(id)?.attempt else { return }
        // What cannot be noted counts as an attempt that never ended.
        try? keep(ParcelAttempt(count: 0, newestBook: before.newestBook), of: id)
    }

    private func keep(_ attempt: ParcelAttempt, of id: ParcelID) throws(FileFault) {
        try DurableFile(place(of: id).appending(path: Parcel.attemptName)).replace(with: attempt.bytes)
    }

    /// Puts what was fetched in the place of its address.
    /// - Parameters:
    ///   - bytes: What was there.
    ///   - name: What it would be called as a file.
    ///   - id: The address's.
    /// - Throws: ``VorleserCore/FileFault``; then it is an address still.
    public func fill(_ bytes: [UInt8], named name: String, for id: ParcelID) throws(FileFault) {
        let home = place(of: id)
        // In this order: with one of them alone it is an address still.
        try DurableFile(home.appending(path: Parcel.fetchedName)).replace(with: bytes)
        try DurableFile(home.appending(path: Parcel.noteName)).replace(
            with: ParcelNote(kind: .fetched, name: name).bytes
        )
    }

    /// Removes what was taken in or is not wanted.
    public func remove(_ id: ParcelID) {
        let home = place(of: id)
        let gone = folder.appending(path: ".\(id.text)", directoryHint: .isDirectory)
        // At one blow: of what is removed half-way nothing is taken in again.
        do { try DurableFile(home).move(to: gone, folder: .attempted) } catch { return }
        try? FileManager.default.removeItem(at: gone)
    }

    /// Removes what ended programs have left half-written or half-removed.
    public func sweep() {
        let limit = now().addingTimeInterval(-Self.patience)
        for name in names where name.hasPrefix(".") && ParcelID(String(name.dropFirst())) != nil {
            let part = folder.appending(path: name, directoryHint: .isDirectory)
            let facts = try? FileManager.default.attributesOfItem(atPath: part.path(percentEncoded: false))
            if let changed = facts?[.modificationDate] as? Date, changed < limit {
                try? FileManager.default.removeItem(at: part)
            }
        }
    }

    private func place(of id: ParcelID) -> URL { folder.appending(path: id.text, directoryHint: .isDirectory) }

    private var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    }
}
