import Foundation
import Kokoro
import VorleserCore

/// Brings a published model onto this machine.
///
/// It may be stopped at any moment and goes on where it was: what came of a file stays beside its place until it is
/// whole and its digest is the published one.
public struct ModelInstaller: Sendable {
    let store: ModelStore
    let patience: DownloadPatience
    /// What the small form's weights fit.
    var configuration = KokoroConfiguration.published
    private let hub: ModelHub
    private let system: SystemDownloads?

    /// - Parameters:
    ///   - store: Where to.
    ///   - hub: Where from.
    ///   - patience: How long to wait for the hub.
    ///   - system: Fetches, where the program may be put to sleep meanwhile.
    public init(
        into store: ModelStore,
        from hub: ModelHub,
        patience: DownloadPatience = DownloadPatience(),
        by system: SystemDownloads? = nil
    ) {
        (self.store, self.hub, self.patience, self.system) = (store, hub, patience, system)
    }

    /// Fetches what is missing, and installs it.
    ///
    /// Weights of one form take the place of those of the other; the voices are the same in both.
    /// - Parameters:
    ///   - form: The small one is fetched in eight bits a weight, and unpacked once.
    ///   - names: The voices wanted; all when `nil`.
    ///   - progress: Told often, from any thread.
    /// - Returns: How many bytes were fetched; 0 when all was there.
    /// - Throws: ``ModelError``; `CancellationError`, after which the same call goes on.
    public func install(
        _ form: ModelForm = .full,
        voices names: [String]? = nil,
        progress: @escaping @Sendable (InstallProgress) -> Void = { _ in }
    ) async throws -> Int {
        let voices = try voices(named: names)
        try ModelFile.makeFolder(store.folder.appending(path: "voices"))
        let lock = try store.lock()
        defer { withExtendedLifetime(lock) {} }
        switch form {
        case .full: return try await installFull(voices, progress)
        case .small: return try await installSmall(voices, progress)
        }
    }

    private func installFull(
        _ voices: [ModelManifest.Voice],
        _ progress: @escaping @Sendable (InstallProgress) -> Void
    ) async throws -> Int {
        let files = [store.manifest.configuration] + voices.map(\.file) + [store.manifest.model]
        let missing = try await files.missing(in: store)
        try checkRoom(for: missing)
        let tally = InstallTally(of: files, missing: missing, in: store, tell: progress)
        try await fetch(missing, tally) { file, part in
            try part.publish(as: store.place(of: file))
            tally.end(file)
            try store.note(file)
        }
        if !missing.isEmpty && !store.manifest.isBuiltIn { try checkFitness() }
        return tally.fetched
    }

    /// What does not speak does not stay.
    private func checkFitness() throws {
        do { try store.checkFitness() } catch {
            _ = try store.removeLocked()
            throw error
        }
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

    /// Fetches files, and hands over each as soon as it is whole and has the digest of the published one.
    func fetch(
        _ files: [ModelManifest.File],
        _ tally: InstallTally,
        _ use: (ModelManifest.File, DownloadPart) async throws -> Void
    ) async throws {
        let connection = WebConnection(idle: patience.idle, trusting: hub.isTrusted)
        let downloads = files.map { file in
            ModelDownload(
                connection: connection,
                patience: patience,
                file: file,
                url: hub.url(of: file, in: store.manifest),
                part: DownloadPart(of: store.place(of: file)),
                system: system,
                report: { tally.report(file, $0, setback: $1) }
            )
        }
        // All at once: nobody may be awake to begin the next.
        for download in downloads { await download.begin() }
        do {
            for download in downloads {
                try await download.run()
                try await use(download.file, download.part)
            }
        } catch {
            for download in downloads { await download.end() }
            throw error
        }
    }

    /// Whether there is room for the files and for `besides` bytes more.
    /// - Throws: ``ModelError/noRoom(path:bytes:)``
    func checkRoom(for files: [ModelManifest.File], besides: Int = 0) throws(ModelError) {
        let parts = files.reduce(0) { $0 + min(DownloadPart(of: store.place(of: $1)).length, $1.bytes) }
        let bytes = files.reduce(0) { $0 + $1.bytes } - parts + besides
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

    /// Removes a configuration that is not the published one, which only its own weights fit.
    func forgetForeignConfiguration() throws(ModelError) {
        var record = try changeableRecord()
        guard let file = record.configuration, file.sha256 != manifest.configuration.sha256 else { return }
        record.configuration = nil
        try record.save(at: recordPath)
        try ModelFile.remove(path(of: file))
    }

    /// The record as it is, to be changed and saved. A damaged one holds nothing that could be lost.
    private func changeableRecord() throws(ModelError) -> ModelRecord {
        do {
            return try ModelRecord(at: recordPath)
        } catch {
            guard case .unusable = error else { throw error }
            return ModelRecord()
        }
    }

    /// Writes down that a file is in its place, and removes one that it stands in for.
    func note(_ file: InstalledFile) throws(ModelError) {
        var record = try changeableRecord()
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
