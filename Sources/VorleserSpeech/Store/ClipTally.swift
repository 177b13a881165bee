/// What one process knows of a store's size without looking at every file each time.
///
/// The folder is looked through when the first clip is kept, and again whenever this process has added a tenth of the
/// limit, since other processes add clips too.
struct ClipTally {
    /// All bytes, as far as known; `nil` before the first look.
    private var bytes: Int?
    /// What is not to go, whatever the limit; it does not count.
    private var held: Set<ClipAddress> = []
    private var addedSinceLook = 0
    /// What may go, the longest unheard last.
    private var candidates: [StoredClip.Entry] = []

    /// How many are removed at once at most, so that no listener waits for a long cleaning.
    private static let most = 200

    mutating func add(_ count: Int, at address: ClipAddress) {
        if !held.contains(address) { bytes? += count }
        addedSinceLook += count
    }

    func isDue(limit: Int) -> Bool {
        guard let bytes else { return true }
        return addedSinceLook > limit / 10 || (bytes > limit && candidates.isEmpty)
    }

    mutating func count(_ all: [StoredClip.Entry], holding held: Set<ClipAddress>, limit: Int) {
        let entries = held.isEmpty ? all : all.filter { !held.contains($0.address) }
        self.held = held
        let total = entries.reduce(0) { $0 + $1.bytes }
        bytes = total
        addedSinceLook = 0
        candidates = total > limit ? entries.sorted { $0.lastUse > $1.lastUse } : []
    }

    /// The longest unheard, until a tenth of the limit is free again.
    mutating func takeOldest(overLimit limit: Int) -> [StoredClip.Entry] {
        guard var rest = bytes, rest > limit else { return [] }
        var oldest: [StoredClip.Entry] = []
        while rest > limit - limit / 10, oldest.count < Self.most, let entry = candidates.popLast() {
            oldest.append(entry)
            rest -= entry.bytes
        }
        bytes = rest
        return oldest
    }
}
