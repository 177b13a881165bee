import Foundation
import Phonemes

struct TrainingSettings {
    var epochs = 10
    var minimumCount = 4
    var seed: UInt64 = 1
    var margin: Float = 0
    var drop = 0.0
    var verbose = true
}

/// SplitMix64 (Steele et al. 2014).
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// A sentence ready for training.
struct Prepared {
    let features: TagFeatures
    let tags: [UInt8]
    var fixed: [Int32] = []
}

/// An averaged perceptron (Collins 2002) over the features that are frequent enough.
final class Perceptron {
    static let width = 56
    private(set) var keys: [UInt32] = []
    private var table: [Int32]
    private let mask: Int
    private var weights: UnsafeMutableBufferPointer<Float>
    private var sums: UnsafeMutableBufferPointer<Float>
    private var clock: Float = 1
    private var total: [Float] = []
    private var runs: Float = 0
    let tagCount = PennTag.allCases.count

    init(_ sentences: [Prepared], minimumCount: Int) {
        var counts: [UInt32: Int32] = [:]
        counts.reserveCapacity(4_000_000)
        var hashes: [UInt32] = []
        for sentence in sentences {
            var last: UInt32 = 63, last2: UInt32 = 63
            for index in sentence.tags.indices {
                hashes.removeAll(keepingCapacity: true)
                sentence.features.appendStatic(of: index, to: &hashes)
                sentence.features.appendDynamic(of: index, last: last, last2: last2, to: &hashes)
                for hash in hashes { counts[hash, default: 0] += 1 }
                (last, last2) = (UInt32(sentence.tags[index]), last)
            }
        }
        keys = counts.filter { $0.value >= minimumCount }.keys.sorted()
        var size = 1
        while size < keys.count * 2 { size *= 2 }
        mask = size - 1
        table = [Int32](repeating: -1, count: size)
        for (row, key) in keys.enumerated() {
            var slot = Int(key) & mask
            while table[slot] >= 0 { slot = (slot + 1) & mask }
            table[slot] = Int32(row)
        }
        let total = (keys.count + 1) * Self.width
        weights = .allocate(capacity: total)
        weights.initialize(repeating: 0)
        sums = .allocate(capacity: total)
        sums.initialize(repeating: 0)
    }

    deinit {
        weights.deallocate()
        sums.deallocate()
    }

    func row(_ key: UInt32) -> Int32 {
        var slot = Int(key) & mask
        while table[slot] >= 0 {
            if keys[Int(table[slot])] == key { return table[slot] }
            slot = (slot + 1) & mask
        }
        return -1
    }

    @inline(__always)
    private func score(_ rows: [Int32], into scores: UnsafeMutableBufferPointer<Float>) {
        for tag in 0..<Self.width { scores[tag] = 0 }
        for row in rows where row >= 0 {
            let start = Int(row) * Self.width
            for tag in 0..<Self.width { scores[tag] += weights[start + tag] }
        }
    }

    /// Trains once more from nothing; `averaged` is over all the times.
    func restart() {
        let done = weights.indices.map { weights[$0] - sums[$0] / clock }
        if total.isEmpty { total = done } else { for index in done.indices { total[index] += done[index] } }
        runs += 1
        weights.update(repeating: 0)
        sums.update(repeating: 0)
        clock = 1
    }

    func train(_ sentences: [Prepared], _ settings: TrainingSettings, watch: (Int) -> Void) {
        var sentences = sentences
        var hashes: [UInt32] = []
        for index in sentences.indices {
            hashes.removeAll(keepingCapacity: true)
            for token in sentences[index].tags.indices {
                sentences[index].features.appendStatic(of: token, to: &hashes)
            }
            sentences[index].fixed = hashes.map(row)
        }
        var numbers = SeededNumbers(state: settings.seed)
        let scores = UnsafeMutableBufferPointer<Float>.allocate(capacity: Self.width)
        defer { scores.deallocate() }
        var rows: [Int32] = []
        for epoch in 1...settings.epochs {
            sentences.shuffle(using: &numbers)
            var wrong = 0
            for sentence in sentences {
                var last: UInt32 = 63, last2: UInt32 = 63
                for index in sentence.tags.indices {
                    rows.removeAll(keepingCapacity: true)
                    rows.append(
                        contentsOf: sentence.fixed[
                            index * TagFeatures.staticCount..<(index + 1) * TagFeatures.staticCount
                        ]
                    )
                    hashes.removeAll(keepingCapacity: true)
                    sentence.features.appendDynamic(of: index, last: last, last2: last2, to: &hashes)
                    for hash in hashes { rows.append(row(hash)) }
                    score(rows, into: scores)
                    let gold = Int(sentence.tags[index])
                    var best = 0, rival = gold == 0 ? 1 : 0
                    for tag in 1..<tagCount {
                        if scores[tag] > scores[best] { best = tag }
                        if tag != gold, scores[tag] > scores[rival] { rival = tag }
                    }
                    if best != gold || scores[gold] - scores[rival] < settings.margin {
                        if best != gold { wrong += 1 }
                        for row in rows where row >= 0 {
                            let start = Int(row) * Self.width
                            weights[start + gold] += 1
                            sums[start + gold] += clock
                            weights[start + rival] -= 1
                            sums[start + rival] -= clock
                        }
                    }
                    clock += 1
                    (last, last2) = (UInt32(best), last)
                }
            }
            if settings.verbose { print("epoch", epoch, "wrong", wrong) }
            watch(epoch)
        }
    }

    /// The averaged weights.
    func averaged() -> [Float] {
        guard runs == 0 else { return total.map { $0 / runs } }
        var result = [Float](repeating: 0, count: weights.count)
        for index in weights.indices { result[index] = weights[index] - sums[index] / clock }
        return result
    }

    func tag(_ features: TagFeatures, count: Int, with weights: [Float]) -> [UInt8] {
        var tags: [UInt8] = []
        var last: UInt32 = 63, last2: UInt32 = 63
        var hashes: [UInt32] = []
        var scores = [Float](repeating: 0, count: Self.width)
        weights.withUnsafeBufferPointer { weights in
            for index in 0..<count {
                hashes.removeAll(keepingCapacity: true)
                features.appendStatic(of: index, to: &hashes)
                features.appendDynamic(of: index, last: last, last2: last2, to: &hashes)
                for tag in 0..<Self.width { scores[tag] = 0 }
                for hash in hashes {
                    let row = row(hash)
                    guard row >= 0 else { continue }
                    let start = Int(row) * Self.width
                    for tag in 0..<Self.width { scores[tag] += weights[start + tag] }
                }
                var best = 0
                for tag in 1..<tagCount where scores[tag] > scores[best] { best = tag }
                tags.append(UInt8(best))
                (last, last2) = (UInt32(best), last)
            }
        }
        return tags
    }
}
