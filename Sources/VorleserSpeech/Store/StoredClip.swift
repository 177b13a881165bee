#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore
import VorleserDisk

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The two files of one clip in a store.
struct StoredClip {
    private let folder: String
    private let path: String

    init(_ address: ClipAddress, in directory: URL) {
        folder = directory.appending(path: String(address.hexadecimal.prefix(2))).path(percentEncoded: false)
        path = folder + "/" + address.hexadecimal
    }

    var sound: String { path + ".flac" }
    var sidecar: String { path + ".json" }
    /// Why there is no clip, if it could not be made.
    var note: String { path + ".unspoken" }

    /// What is found of a clip.
    enum Found {
        case whole(Clip)
        case damaged
        case missing
    }

    /// Reads the clip, which then counts as just heard.
    /// - Returns: The clip, if both files are there and are those that were written.
    func read() -> Found {
        do throws(FileFault) {
            let sidecarFile = try OpenFile(reading: sidecar)
            let soundFile = try OpenFile(reading: sound)
            let description = try? ClipSidecar(json: sidecarFile.contents())
            guard let clip = try description?.clip(soundFile.contents()) else { return .damaged }
            sidecarFile.touch()
            return .whole(clip)
        } catch {
            return error.code == ENOENT && error.path == sound ? .damaged : .missing
        }
    }

    /// Whether both files are there.
    var isThere: Bool { exists(sidecar) && exists(sound) }

    /// Writes the clip, unless it is there.
    /// - Returns: How many bytes were added.
    func write(_ clip: Clip, voice: Voice) throws -> Int {
        guard !clip.samples.isEmpty,
            let sound = FLACStream(samples: clip.samples.map { $0.quantised }, sampleRate: clip.sampleRate).packed
        else { throw ClipStoreError.unpackable(sampleRate: clip.sampleRate) }
        let json = try ClipSidecar(of: clip, voice: voice, sound: sound).json
        try makeFolder()
        do throws(FileFault) { return try write(sound, json) } catch { throw ClipStoreError(error) }
    }

    private func write(_ sound: [UInt8], _ json: [UInt8]) throws(FileFault) -> Int {
        let mode = StorePrivacy.mode(ofFile: path)
        var soundPart = try PartFile(beside: self.sound, mode: mode)
        try soundPart.append(sound)
        try soundPart.synchronize()
        var sidecarPart = try PartFile(beside: sidecar, mode: mode)
        try sidecarPart.append(json)
        try sidecarPart.synchronize()
        // Without it two writers may mix their files, which the checksum tells: better than to lose the clip.
        let held = lock.takenIfPossible()
        defer { withExtendedLifetime(held) {} }
        guard !exists(sidecar) || !exists(self.sound) else { return 0 }
        try soundPart.publish(as: self.sound, folder: .none)
        try sidecarPart.publish(as: sidecar, folder: .required)
        unlink(note)
        return sound.count + json.count
    }

    /// Lets one process at a time change the files of a folder.
    private var lock: FileLock {
        FileLock(folder + "/lock", mode: StorePrivacy.mode(ofFile: path), patience: .seconds(2))
    }

    /// Notes why there is no clip.
    func write(_ note: UnspokenNote) throws(ClipStoreError) {
        try makeFolder()
        do throws(FileFault) {
            try DurableFile(self.note, mode: StorePrivacy.mode(ofFile: path)).replace(with: note.bytes, folder: .none)
        } catch {
            throw ClipStoreError(error)
        }
    }

    /// Why there is no clip; `nil` when nothing is known.
    var whyUnspoken: UnspokenNote? {
        (try? OpenFile(reading: note).contents()).map { UnspokenNote($0) }
    }

    /// Removes the clip: the sidecar first, for without it there is no clip.
    /// - Parameter condition: Asked when no other process can change it any more.
    /// - Throws: ``ClipStoreError`` when it may not be removed.
    func remove(if condition: () -> Bool = { true }) throws(ClipStoreError) {
        do throws(FileFault) {
            let held = try lock.taken()
            defer { withExtendedLifetime(held) {} }
            guard condition() else { return }
            for file in [sidecar, sound, note] where unlink(file) != 0 && errno != ENOENT { throw .last(at: file) }
        } catch {
            throw ClipStoreError(error)
        }
    }

    private func makeFolder() throws(ClipStoreError) {
        if !exists(folder) { try StorePrivacy.makeFolder(folder) }
    }

    private func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
