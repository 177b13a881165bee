/// Samples waiting to be heard: first in, first out, with a fixed capacity.
struct SampleQueue {
    let capacity: Int
    private var samples: [Float] = []
    private var head = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    var count: Int { samples.count - head }
    var isEmpty: Bool { count == 0 }

    /// Takes as many from the front as there is room for, and says how many.
    mutating func append(_ new: ArraySlice<Float>) -> Int {
        let taken = new.prefix(max(capacity - count, 0))
        if head > capacity { compact() }
        samples.append(contentsOf: taken)
        return taken.count
    }

    /// Takes up to `limit` samples from the front.
    mutating func removeFirst(upTo limit: Int) -> ArraySlice<Float> {
        let end = head + min(limit, count)
        defer { head = end }
        return samples[head..<end]
    }

    /// Puts back what was taken and not heard after all, whatever the room.
    mutating func putBack(_ earlier: [Float]) {
        samples.replaceSubrange(..<head, with: earlier)
        head = 0
    }

    mutating func removeAll() {
        samples.removeAll(keepingCapacity: true)
        head = 0
    }

    private mutating func compact() {
        samples.removeSubrange(..<head)
        head = 0
    }
}
