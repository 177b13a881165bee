/// How likely a pair of a letter and its phonemes is after the pairs before it: n-grams with back-off, as a trie.
///
/// A node of level n stands for n pairs in a row; its children, sorted by their last pair, lie together on the level
/// below.
struct PairNGrams: Sendable {
    /// Numbers of the pairs that stand before and after a word, and of the first real one.
    static let begin = 0
    static let end = 1
    static let firstPair = 2

    let pairCount: Int
    private let levels: [Level]

    private struct Level: Sendable {
        /// The last pair of each node; empty on the first level, where a node's number is its pair's.
        var pairs: [UInt16]
        /// −ln of the probability, in sixteenths.
        var costs: [UInt8]
        /// −ln of the weight of shorter contexts, in twentieths.
        var backoffs: [Int8] = []
        /// Where a node's children begin: a base for each 256 nodes, and the distance from it; one more than nodes.
        var bases: [UInt32] = []
        var offsets: [UInt16] = []
    }

    /// The contexts a pair may stand in: for 1, 2, … pairs back the node, or −1 where there is none.
    struct Context: Sendable {
        fileprivate(set) var nodes = SIMD8<Int32>(repeating: -1)
        /// The pairs themselves, 12 bits each: equal contexts have equal futures.
        fileprivate(set) var history: UInt64 = 0
    }

    /// What a pair costs that is nowhere: −ln 10⁻⁷.
    private static let floor: Float = 16.118_095

    init?(_ file: inout LetterModelReader) {
        guard let order = file.count(), (2...6).contains(order), let pairCount = file.count(),
            (Self.firstPair..<4096).contains(pairCount)
        else { return nil }
        self.pairCount = pairCount
        var levels: [Level] = []
        for n in 1...order {
            var level = Level(pairs: [], costs: [])
            if n > 1 {
                guard let pairs = file.integers(UInt16.self) else { return nil }
                level.pairs = pairs
            }
            guard let costs = file.integers(UInt8.self), n > 1 || costs.count == pairCount else { return nil }
            level.costs = costs
            guard n == 1 || level.pairs.count == costs.count else { return nil }
            if n < order {
                guard let backoffs = file.integers(Int8.self), backoffs.count == costs.count,
                    let bases = file.integers(UInt32.self), let offsets = file.integers(UInt16.self),
                    offsets.count == costs.count + 1, bases.count == costs.count / 256 + 1
                else { return nil }
                level.backoffs = backoffs
                level.bases = bases
                level.offsets = offsets
            }
            levels.append(level)
        }
        self.levels = levels
        // Every node's children must lie on the next level, in order.
        for (level, next) in zip(levels, levels.dropFirst()) {
            var last = 0, node = 0
            while node < level.offsets.count {
                let begin = Int(level.bases[node >> 8]) + Int(level.offsets[node])
                guard begin >= last, begin <= next.costs.count else { return nil }
                last = begin
                node &+= 1
            }
        }
    }

    /// The context at a word's beginning.
    var start: Context {
        var context = Context()
        context.nodes[0] = Int32(Self.begin)
        return context
    }

    /// −ln P(pair | context), the context being the longest that is known.
    func cost(of pair: Int, after context: Context) -> Float {
        var total: Float = 0
        for length in stride(from: levels.count - 1, to: 0, by: -1) {
            let node = Int(context.nodes[length - 1])
            if node < 0 { continue }
            let child = child(length - 1, node, pair)
            if child >= 0 { return total + Float(levels[length].costs[child]) / 16 }
            total += Float(levels[length - 1].backoffs[node]) / 20
        }
        return total + (pair < pairCount ? Float(levels[0].costs[pair]) / 16 : Self.floor)
    }

    /// The context after one more pair.
    func context(_ context: Context, then pair: Int) -> Context {
        var next = Context()
        for length in 1..<max(levels.count - 1, 1) {
            let node = Int(context.nodes[length - 1])
            if node >= 0 { next.nodes[length] = Int32(truncatingIfNeeded: child(length - 1, node, pair)) }
        }
        next.nodes[0] = pair < pairCount ? Int32(truncatingIfNeeded: pair) : -1
        let remembered = UInt64(1) << UInt64(12 * (levels.count - 1)) - 1
        next.history = (context.history << 12 | UInt64(pair)) & remembered
        return next
    }

    /// The child of a node of `levels[n]` whose last pair is the given one, or −1.
    private func child(_ n: Int, _ node: Int, _ pair: Int) -> Int {
        var low = childrenBegin(n, node), high = childrenBegin(n, node + 1)
        let end = high
        while low < high {
            let middle = (low + high) / 2
            if Int(levels[n + 1].pairs[middle]) < pair { low = middle + 1 } else { high = middle }
        }
        return low < end && Int(levels[n + 1].pairs[low]) == pair ? low : -1
    }

    private func childrenBegin(_ n: Int, _ node: Int) -> Int {
        Int(levels[n].bases[node >> 8]) + Int(levels[n].offsets[node])
    }
}
