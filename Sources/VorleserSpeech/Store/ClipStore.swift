public import FoundationEssentials
import Synchronization
public import VorleserCore

/// The clips made so far, kept on disk: what was heard once is not made again.
///
/// A clip is a FLAC file and a JSON sidecar under its address. Both are written beside their place and renamed into
/// it, the sidecar last: a clip is there when its sidecar is, whenever the process or the machine was stopped. Several
/// processes may use one folder. Nothing found in it is trusted: a damaged clip is removed, and made again.
///
/// Its functions wait for the disk: call them on a thread that may.
public final class ClipStore: Sendable {
    /// Where the clips are.
    public let directory: URL
    /// How many bytes it may hold; the clips not heard for longest go first.
    public let limit: Int

    private let tally = Mutex(ClipTally())

    /// - Parameters:
    ///   - directory: Made when the first clip is kept. One folder of it for each of 256 first bytes of an address.
    ///   - limit: In bytes; 2 GB unless given.
    public init(directory: URL, limit: Int = 2_000_000_000) {
        self.directory = directory
        self.limit = max(limit, 0)
    }

    /// The clip at an address, which then counts as just heard.
    /// - Parameters:
    ///   - address: Of the utterance with its engine and voice.
    ///   - utterance: Whose words the times are for.
    /// - Returns: `nil` when there is none that is whole.
    public func clip(at address: ClipAddress, for utterance: Utterance) -> Clip? {
        let entry = StoredClip(address, in: directory)
        switch entry.read(at: utterance.span.lowerBound) {
        case .whole(let clip): return clip
        case .missing: return nil
        case .damaged:
            removeIfDamaged(entry)
            return nil
        }
    }

    /// Whether there is a clip at an address. It may turn out to be damaged when it is read.
    public func hasClip(at address: ClipAddress) -> Bool { StoredClip(address, in: directory).isThere }

    /// Keeps a clip. One that is there already stays as it is.
    /// - Parameters:
    ///   - clip: Its samples are kept in 16 bits.
    ///   - address: Of the utterance with its engine and voice.
    ///   - utterance: What was said.
    ///   - voice: Who says it.
    /// - Throws: ``ClipStoreError`` when it could not be kept; nothing of it is left then.
    public func keep(_ clip: Clip, at address: ClipAddress, for utterance: Utterance, voice: Voice) throws {
        let entry = StoredClip(address, in: directory)
        let bytes = try entry.write(clip, for: utterance, voice: voice)
        makeRoom(for: bytes, keeping: address)
    }

    /// How much is kept.
    public func usage() -> ClipUsage {
        let entries = StoredClip.all(in: directory)
        return ClipUsage(clips: entries.count(where: \.isWhole), bytes: entries.reduce(0) { $0 + $1.bytes })
    }

    /// The clips that are damaged; they will be made again when they are wanted. Reads every file.
    public func damagedClips() -> [ClipAddress] {
        StoredClip.all(in: directory).map(\.address).filter { address in
            if case .damaged = StoredClip(address, in: directory).read(at: .start) { true } else { false }
        }
    }

    /// Removes all clips.
    /// - Throws: ``ClipStoreError`` for the first that could not be removed; the others are.
    public func clear() throws {
        var fault: (any Error)?
        for entry in StoredClip.all(in: directory) {
            do { try StoredClip(entry.address, in: directory).remove() } catch { fault = fault ?? error }
        }
        tally.withLock { $0 = ClipTally() }
        if let fault { throw fault }
    }

    /// Between the look and the lock another process may have put it right, or removed it.
    private func removeIfDamaged(_ entry: StoredClip) {
        try? entry.remove { if case .damaged = entry.read(at: .start) { true } else { false } }
    }

    /// Counts a clip that was added, and lets old ones go when it is one too many.
    private func makeRoom(for bytes: Int, keeping newest: ClipAddress) {
        let oldest = tally.withLock { tally in
            tally.add(bytes)
            if tally.isDue(limit: limit) { tally.count(StoredClip.all(in: directory), limit: limit) }
            return tally.takeOldest(overLimit: limit)
        }
        for entry in oldest where entry.address != newest {
            // One that was heard since, or is gone, is no longer among the oldest.
            let stored = StoredClip(entry.address, in: directory)
            try? stored.remove { stored.lastUse == entry.lastUse }
        }
    }
}

/// How much a ``ClipStore`` holds.
public struct ClipUsage: Hashable, Codable, Sendable {
    /// Whole clips.
    public let clips: Int
    /// Bytes of all files.
    public let bytes: Int
}
