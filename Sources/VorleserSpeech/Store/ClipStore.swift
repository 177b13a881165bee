#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import Synchronization
public import VorleserCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

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
    /// How many bytes it may have beside what is held; the clips not heard for longest go first.
    public let limit: Int

    private let tally = Mutex(ClipTally())

    /// - Parameters:
    ///   - directory: Made when the first clip is kept. One folder of it for each of 256 first bytes of an address.
    ///   - limit: In bytes; 5 GB unless given. `Int.max` for a store from which nothing ever goes.
    public init(directory: URL, limit: Int = ClipStore.usualLimit) {
        self.directory = directory
        self.limit = max(limit, 0)
    }

    /// Enough for a long book in the better voice, and for what else is heard meanwhile.
    public static let usualLimit = 5_000_000_000

    /// The clip at an address, which then counts as just heard.
    /// - Parameter address: Of the utterance with its engine and voice.
    /// - Returns: `nil` when there is none that is whole.
    public func clip(at address: ClipAddress) -> Clip? {
        let entry = StoredClip(address, in: directory)
        switch entry.read() {
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
    ///   - voice: Who says it.
    /// - Throws: ``ClipStoreError`` when it could not be kept; nothing of it is left then.
    public func keep(_ clip: Clip, at address: ClipAddress, voice: Voice) throws {
        let entry = StoredClip(address, in: directory)
        let bytes = try entry.write(clip, voice: voice)
        makeRoom(for: bytes, keeping: address)
    }

    /// Notes why an utterance has no clip, for those who only look.
    /// - Throws: ``ClipStoreError`` when it could not be noted.
    public func note(_ error: SpeechError, at address: ClipAddress) throws(ClipStoreError) {
        guard let note = UnspokenNote(error) else { return }
        try StoredClip(address, in: directory).write(note)
    }

    /// Why there is no clip at an address; `nil` when it was not tried, or the reason was not recorded.
    public func whyUnspoken(at address: ClipAddress) -> SpeechError? {
        StoredClip(address, in: directory).whyUnspoken?.error
    }

    /// Keeps clips, those that are there and those that will be, from being let go, until they are released.
    /// - Throws: ``ClipStoreError`` when that could not be noted.
    public func hold(_ addresses: Set<ClipAddress>) throws(ClipStoreError) -> ClipHold {
        let hold = try ClipHolds(in: directory).add(addresses)
        tally.withLock { $0 = ClipTally() }
        return hold
    }

    /// Lets clips go again when others need their room.
    public func release(_ hold: ClipHold) {
        unlink(hold.path)
        tally.withLock { $0 = ClipTally() }
    }

    /// How much is kept.
    public func usage() -> ClipUsage {
        let entries = StoredClip.all(in: directory)
        return ClipUsage(clips: entries.count(where: \.isWhole), bytes: entries.reduce(0) { $0 + $1.bytes })
    }

    /// The clips that are damaged; they will be made again when they are wanted. Reads every file.
    public func damagedClips() -> [ClipAddress] {
        StoredClip.all(in: directory).map(\.address).filter { address in
            if case .damaged = StoredClip(address, in: directory).read() { true } else { false }
        }
    }

    /// Removes clips that are not needed; those that are held stay.
    /// - Throws: ``ClipStoreError`` for the first that could not be removed; the others are.
    public func remove(_ addresses: Set<ClipAddress>) throws {
        try removeEach(addresses.subtracting(ClipHolds(in: directory).addresses).filter(hasClip))
    }

    /// Removes all clips.
    /// - Throws: ``ClipStoreError`` for the first that could not be removed; the others are.
    public func clear() throws {
        defer { ClipHolds(in: directory).removeAll() }
        try removeEach(StoredClip.all(in: directory).map(\.address))
    }

    private func removeEach(_ addresses: some Sequence<ClipAddress>) throws {
        var fault: (any Error)?
        for address in addresses {
            do { try StoredClip(address, in: directory).remove() } catch { fault = fault ?? error }
        }
        tally.withLock { $0 = ClipTally() }
        if let fault { throw fault }
    }

    /// Between the look and the lock another process may have put it right, or removed it.
    private func removeIfDamaged(_ entry: StoredClip) {
        try? entry.remove { if case .damaged = entry.read() { true } else { false } }
    }

    /// Counts a clip that was added, and lets old ones go when it is one too many.
    private func makeRoom(for bytes: Int, keeping newest: ClipAddress) {
        guard limit < .max else { return }
        let oldest = tally.withLock { tally in
            tally.add(bytes, at: newest)
            if tally.isDue(limit: limit) {
                let held = ClipHolds(in: directory).addresses
                tally.count(StoredClip.all(in: directory), holding: held, limit: limit)
            }
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
