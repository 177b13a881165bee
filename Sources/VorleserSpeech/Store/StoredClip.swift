import FoundationEssentials
import VorleserCore

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
    /// - Parameter origin: Where the utterance stands that the word times are for.
    /// - Returns: The clip, if both files are there and are those that were written.
    func read(at origin: TextOffset) -> Found {
        do {
            let sidecarFile = try StoredFile(reading: sidecar)
            let soundFile = try StoredFile(reading: sound)
            let description = try? ClipSidecar(json: sidecarFile.contents())
            guard let clip = try description?.clip(soundFile.contents(), at: origin) else { return .damaged }
            sidecarFile.touch()
            return .whole(clip)
        } catch ClipStoreError.unreadable(let path, ENOENT) where path == sound {
            return .damaged
        } catch {
            return .missing
        }
    }

    /// Whether both files are there.
    var isThere: Bool { exists(sidecar) && exists(sound) }

    /// Writes the clip, unless it is there.
    /// - Returns: How many bytes were added.
    func write(_ clip: Clip, for utterance: Utterance, voice: Voice) throws -> Int {
        guard !clip.samples.isEmpty,
            let sound = FLACStream(samples: clip.samples.map(\.quantised), sampleRate: clip.sampleRate).packed
        else { throw ClipStoreError.unpackable(sampleRate: clip.sampleRate) }
        let json = try ClipSidecar(of: clip, for: utterance, voice: voice, sound: sound).json
        try makeFolder()
        let soundPart = try PartialFile(sound, beside: self.sound)
        let sidecarPart = try PartialFile(json, beside: sidecar)
        let lock = try StoredFile(writing: folder + "/lock", exclusively: false)
        // Without it two writers may mix their files, which the checksum tells: better than to lose the clip.
        try? lock.lock()
        guard !exists(sidecar) || !exists(self.sound) else { return 0 }
        try soundPart.publish(as: self.sound)
        try sidecarPart.publish(as: sidecar)
        try StoredFile(reading: folder).synchronize()
        unlink(note)
        return sound.count + json.count
    }

    /// Notes why there is no clip.
    func write(_ note: UnspokenNote) throws(ClipStoreError) {
        try makeFolder()
        try PartialFile(note.bytes, beside: self.note).publish(as: self.note)
    }

    /// Why there is no clip; `nil` when nothing is known.
    var whyUnspoken: UnspokenNote? {
        (try? StoredFile(reading: note).contents()).map { UnspokenNote($0) }
    }

    /// Removes the clip: the sidecar first, for without it there is no clip.
    /// - Parameter condition: Asked when no other process can change it any more.
    /// - Throws: ``ClipStoreError`` when it may not be removed.
    func remove(if condition: () -> Bool = { true }) throws(ClipStoreError) {
        let lock = try StoredFile(writing: folder + "/lock", exclusively: false)
        try lock.lock()
        guard condition() else { return }
        for file in [sidecar, sound, note] where unlink(file) != 0 && errno != ENOENT {
            throw .unwritable(path: file, code: errno)
        }
    }

    private func makeFolder() throws(ClipStoreError) {
        if !exists(folder) { try StorePrivacy.makeFolder(folder) }
    }

    private func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
