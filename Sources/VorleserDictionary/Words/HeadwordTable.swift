/// Where headwords stand in an index: found by what they are when folded, whatever the index is sorted by.
struct HeadwordTable: Sendable {
    /// More than any dictionary has; keeps a hostile index from taking all memory.
    static let mostHeadwords = 4_000_000

    private struct Row: Sendable {
        /// Of the folded headword. With a key of this run, so that no file can be made whose words are all one.
        let hash: Int
        let place: UInt32
    }

    private var rows: [Row] = []

    var count: Int { rows.count }

    /// Bytes in memory.
    var memory: Int { rows.count * MemoryLayout<Row>.stride }

    /// Whether no more headwords are taken.
    var isFull: Bool { rows.count >= Self.mostHeadwords }

    /// Notes a headword; ``sort()`` is to be called after the last.
    mutating func add(_ word: FoldedWord, at place: Int) {
        guard let place = UInt32(exactly: place) else { return }
        rows.append(Row(hash: Self.hash(of: word), place: place))
    }

    mutating func sort() { rows.sort { ($0.hash, $0.place) < ($1.hash, $1.place) } }

    /// Where a headword stands, in the index's order.
    /// - Complexity: O(log n)
    func places(of word: FoldedWord) -> [Int] {
        let hash = Self.hash(of: word)
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].hash < hash { low = middle + 1 } else { high = middle }
        }
        return rows[low...].prefix { $0.hash == hash }.prefix(Self.mostAlike).map { Int($0.place) }
    }

    /// A bound for what is read for one word.
    private static let mostAlike = 64

    private static func hash(of word: FoldedWord) -> Int {
        var hasher = Hasher()
        word.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
