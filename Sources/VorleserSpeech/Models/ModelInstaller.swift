import Foundation
import Synchronization
import VorleserCore

/// Brings a published model onto this machine.
///
/// It may be stopped at any moment and goes on where it was: what came of a file stays beside its place until it is
/// whole and its digest is the published one.
public struct ModelInstaller: Sendable {
    private let store: ModelStore
    private let hub: ModelHub
    private let patience: DownloadPatience

    /// - Parameters:
    ///   - store: Where to.
    ///   - hub: Where from.
    ///   - patience: How long to wait for the hub.
    public init(into store: ModelStore, from hub: ModelHub, patience: DownloadPatience = DownloadPatience()) {
        self.store = store
        self.hub = hub
        self.patience = patience
    }

    /// Fetches what is missing.
    /// - Parameters:
    ///   - names: The voices wanted; all when `nil`.
    ///   - progress: Told often, from any thread.
    /// - Returns: How many bytes were fetched; 0 when all was there.
    /// - Throws: ``ModelError``; `CancellationError`, after which the same call goes on.
    public func install(
        voices names: [String]? = nil,
        progress: @escaping @Sendable (InstallProgress) -> Void = { _ in }
    ) async throws -> Int {
        let files = try [store.manifest.configuration] + voices(named: names).map(\.file) + [store.manifest.model]
        try ModelFile.makeFolder(store.folder.appending(path: "voices"))
        let lock = try ModelLock(store.folder.path)
        let missing = try await files.missing(in: store)
        try checkRoom(for: missing)
        let tally = Tally(of: files, missing: missing, in: store, tell: progress)
        let connection = WebConnection(idle: patience.idle, trusting: hub.isTrusted)
        for file in missing {
            try await fetch(file, over: connection, tally)
            try store.note(file)
        }
        withExtendedLifetime(lock) {}
        return tally.fetched
    }

    private func voices(named names: [String]?) throws(ModelError) -> [ModelManifest.Voice] {
        guard let names else { return store.manifest.voices }
        return try names.map { (name) throws(ModelError) in
            guard let voice = store.manifest.voice(named: name) else {
                throw .unknownVoice(name, known: store.manifest.voices.map(\.name))
            }
            return voice
        }
    }

    private func fetch(_ file: ModelManifest.File, over connection: WebConnection, _ tally: Tally) async throws {
        let place = store.place(of: file)
        let part = DownloadPart(of: place)
        let download = ModelDownload(
            connection: connection,
            patience: patience,
            file: file,
            url: hub.url(of: file, in: store.manifest),
            part: part,
            report: { tally.report(file, $0, setback: $1) }
        )
        try await download.run()
        try part.publish(as: place)
        tally.end(file)
    }

    private func checkRoom(for files: [ModelManifest.File]) throws(ModelError) {
        let parts = files.reduce(0) { $0 + min(DownloadPart(of: store.place(of: $1)).length, $1.bytes) }
        let bytes = files.reduce(0) { $0 + $1.bytes } - parts
        if let room = ModelFile.room(in: store.folder.path), room < bytes {
            throw .noRoom(path: store.folder.path, bytes: bytes)
        }
    }
}

extension [ModelManifest.File] {
    /// Those that are not installed; one that is there but was not written down yet, is now.
    fileprivate func missing(in store: ModelStore) async throws -> [ModelManifest.File] {
        var missing: [ModelManifest.File] = []
        let record = try? ModelRecord(at: store.recordPath)
        for file in self {
            let place = store.place(of: file)
            let isThere = ModelFile.length(of: place) == file.bytes
            let isKnown =
                record?.files.contains { $0.path == store.name(of: file) && $0.sha256 == file.sha256 } ?? false
            if isThere && isKnown { continue }
            if isThere, try await SHA256.digest(ofFile: place) == file.sha256 {
                try store.note(file)
            } else {
                missing.append(file)
            }
        }
        return missing
    }
}

extension ModelStore {
    /// Writes down that a published file is in its place.
    func note(_ file: ModelManifest.File) throws(ModelError) {
        try note(InstalledFile(path: name(of: file), bytes: file.bytes, sha256: file.sha256))
    }

    /// Writes down that a file is in its place, and removes one that it stands in for.
    func note(_ file: InstalledFile) throws(ModelError) {
        // A record that is damaged holds nothing that could be lost.
        var record = (try? ModelRecord(at: recordPath)) ?? ModelRecord()
        let before = record.add(file)
        try record.save(at: recordPath)
        if let before, before.path != file.path, before.isInside { try ModelFile.remove(path(of: before)) }
    }
}

extension ModelRecord {
    /// - Returns: The file that had its part until now.
    fileprivate mutating func add(_ file: InstalledFile) -> InstalledFile? {
        if file.path.hasPrefix("voices/") {
            let name = URL(filePath: file.path).deletingPathExtension().lastPathComponent
            return voices.updateValue(file, forKey: name)
        }
        let slot: WritableKeyPath<ModelRecord, InstalledFile?> =
            file.path.hasPrefix("model.") ? \.model : \.configuration
        defer { self[keyPath: slot] = file }
        return self[keyPath: slot]
    }
}

/// Adds up what the files report.
private final class Tally: Sendable {
    private struct State {
        var done: Int
        var fetched = 0
        var atStart: [ModelManifest.File: Int]
        var rate = TransferRate()
    }

    private let state: Mutex<State>
    private let total: Int
    private let tell: @Sendable (InstallProgress) -> Void
    private let start = ContinuousClock.now

    init(
        of files: [ModelManifest.File],
        missing: [ModelManifest.File],
        in store: ModelStore,
        tell: @escaping @Sendable (InstallProgress) -> Void
    ) {
        total = files.reduce(0) { $0 + $1.bytes }
        let there = missing.map { ($0, DownloadPart(of: store.place(of: $0)).length) }
        let state = State(
            done: total - missing.reduce(0) { $0 + $1.bytes },
            atStart: Dictionary(there) { first, _ in first }
        )
        self.state = Mutex(state)
        self.tell = tell
    }

    /// Bytes that came.
    var fetched: Int { state.withLock { $0.fetched } }

    func report(_ file: ModelManifest.File, _ bytes: Int, setback: ModelError?) {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let (done, rate) = state.withLock { state in
            state.rate.note(state.done + bytes, at: seconds)
            return (state.done + bytes, state.rate.bytesPerSecond)
        }
        tell(InstallProgress(file: file.path, bytes: done, totalBytes: total, bytesPerSecond: rate, setback: setback))
    }

    func end(_ file: ModelManifest.File) {
        state.withLock { state in
            state.done += file.bytes
            state.fetched += max(file.bytes - (state.atStart[file] ?? 0), 0)
        }
        report(file, 0, setback: nil)
    }
}
