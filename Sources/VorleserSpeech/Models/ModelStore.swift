#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import VorleserCore
import VorleserDisk

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A model on this machine: what is installed of it, whether it is sound, and how it goes.
///
/// In its folder lie the weights, `config.json`, `voices/`, and `model.json`, which says what each file was when it was
/// installed. Files come into their places whole, and are written down there after that.
public struct ModelStore: Sendable {
    /// Where the model is.
    public let folder: URL
    /// What its publisher offers.
    public let manifest: ModelManifest

    /// - Parameters:
    ///   - folder: Made when something is installed.
    ///   - manifest: What there is to install.
    public init(folder: URL, manifest: ModelManifest = .kokoro) {
        self.folder = folder
        self.manifest = manifest
    }

    /// What is installed; files that are gone or have another length do not count.
    /// - Throws: ``ModelError`` when what was written down cannot be read.
    public func installed() throws(ModelError) -> InstalledModel {
        var record = try ModelRecord(at: recordPath)
        func isThere(_ file: InstalledFile) -> Bool { ModelFile.length(of: path(of: file)) == file.bytes }
        if let model = record.model, !isThere(model) { record.model = nil }
        if let configuration = record.configuration, !isThere(configuration) { record.configuration = nil }
        record.voices = record.voices.filter { isThere($0.value) }
        return InstalledModel(record, in: self)
    }

    /// What the engine speaks with: the model and at least one voice.
    /// - Returns: `nil` when something is missing, or cannot be read.
    public var kokoro: InstalledKokoro? { try? installed().kokoro }

    /// Removes everything that was installed or begun.
    /// - Returns: How many bytes that gave back.
    /// - Throws: ``ModelError``
    public func remove() throws(ModelError) -> Int {
        guard FileManager.default.fileExists(atPath: folder.path) else { return 0 }
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        return try removeLocked()
    }

    /// The same for who holds the lock.
    func removeLocked() throws(ModelError) -> Int {
        let record = (try? ModelRecord(at: recordPath)) ?? ModelRecord()
        // What is no longer written down is no longer used, even if the rest should fail.
        var freed = try ModelFile.remove(recordPath)
        for file in record.files { freed += try ModelFile.remove(path(of: file)) }
        for (_, place) in published { freed += try ModelFile.remove(place) }
        for path in begun { freed += try ModelFile.remove(path) }
        freed += try ModelFile.remove(folder.appending(path: ModelFamily.manifestName).path)
        removeEmptyFolders()
        return freed
    }

    /// Removes a voice.
    /// - Returns: How many bytes that gave back.
    /// - Throws: ``ModelError``
    public func remove(voice name: String) throws(ModelError) -> Int {
        let known = try installed().voices.map(\.name)
        let name = name.lowercased()
        guard known.contains(name) else { throw .unknownVoice(name, known: known) }
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        var record = try ModelRecord(at: recordPath)
        guard let file = record.voices.removeValue(forKey: name) else { return 0 }
        try record.save(at: recordPath)
        return try ModelFile.remove(path(of: file))
    }

    /// Reads every file and compares it with what was installed.
    /// - Parameter progress: Told the name of each file before it is read.
    /// - Returns: What became of each file, the model first.
    /// - Throws: ``ModelError``
    public func verify(progress: (String) -> Void = { _ in }) throws -> [VerifiedFile] {
        let record = try ModelRecord(at: recordPath)
        guard !record.files.isEmpty else { throw ModelError.notInstalled }
        return try record.files.map { file in
            progress(file.path)
            let state: VerifiedFile.State
            if ModelFile.length(of: path(of: file)) == nil {
                state = .missing
            } else {
                state = try SHA256.digestNow(ofFile: path(of: file)) == file.sha256 ? .sound : .changed
            }
            return VerifiedFile(
                file: file,
                isPublished: manifest.isPublished(file),
                origin: file == record.model ? manifest.origin(of: file) : nil,
                state: state
            )
        }
    }

    /// Lets one program at a time change what is installed.
    /// - Returns: What holds the lock, as long as it is in use.
    /// - Throws: ``ModelError/busy(path:)`` when another program holds it; the folder must exist.
    func lock() throws(ModelError) -> OpenFile {
        do throws(FileFault) {
            return try FileLock(folder.path + "/.lock", mode: 0o644, mayBeRemoved: true).taken()
        } catch {
            throw error.isHeldElsewhere ? .busy(path: folder.path) : .writing(folder.path, code: error.code)
        }
    }

    // MARK: Places

    var recordPath: String { folder.appending(path: "model.json").path }

    func path(of file: InstalledFile) -> String { folder.appending(path: file.path).path }

    /// Every published file, and where it is when it is installed.
    var published: [(file: ModelManifest.File, place: String)] {
        manifest.files.map { ($0, place(of: $0)) }
    }

    /// Where a published file is installed.
    func place(of file: ModelManifest.File) -> String { folder.appending(path: name(of: file)).path }

    /// A published file's name in the folder.
    func name(of file: ModelManifest.File) -> String {
        switch file {
        case manifest.model: "model." + URL(filePath: file.path).pathExtension
        case manifest.configuration: "config.json"
        case let file where manifest.small?.files.contains(file) ?? false: URL(filePath: file.path).lastPathComponent
        // Voices are named in small letters everywhere.
        default: "voices/" + URL(filePath: file.path).lastPathComponent.lowercased()
        }
    }

    /// What an installation that was ended has left.
    private var begun: [String] {
        [folder, folder.appending(path: "voices")].flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let endings = [DownloadPart.suffix, DownloadPart.suffix + ".tag", ".new", "." + PartFile.suffix]
            return names.filter { name in endings.contains { name.hasSuffix($0) } }
                .map { folder.appending(path: $0).path }
        }
    }

    private func removeEmptyFolders() {
        unlink(folder.appending(path: ".lock").path)
        // Only when nothing of the user's own lies in them.
        for folder in [folder.appending(path: "voices"), folder] { rmdir(folder.path) }
    }
}

/// A file of an installed model, read again.
public struct VerifiedFile: Hashable, Sendable {
    /// How a file is, compared with what was installed.
    public enum State: String, Hashable, Codable, Sendable {
        /// As it was installed.
        case sound
        /// Its content is another.
        case changed
        /// It is gone.
        case missing
    }

    public let file: InstalledFile
    /// Whether it was installed as its publisher offers it.
    public let isPublished: Bool
    /// What the weights are; `nil` for other files.
    public let origin: WeightsOrigin?
    public let state: State
}
