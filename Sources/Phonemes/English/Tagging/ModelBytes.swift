/// Why a model's bytes cannot be used.
public enum PhonemeModelError: Error, Equatable, Sendable {
    /// They do not begin as a model of this kind does.
    case notAModel
    /// They end before all that they announce.
    case cutShort(at: Int)
    /// A number in them is out of its range.
    case badNumber(at: Int)
}

/// Reads a model's bytes in order. Every read is checked.
struct ModelBytes {
    private let bytes: UnsafeRawBufferPointer
    private(set) var position = 0

    init(_ bytes: UnsafeRawBufferPointer, magic: String) throws(PhonemeModelError) {
        self.bytes = bytes
        for unit in magic.utf8 {
            guard position < bytes.count, bytes[position] == unit else { throw .notAModel }
            position += 1
        }
    }

    mutating func byte() throws(PhonemeModelError) -> UInt8 {
        guard position < bytes.count else { throw .cutShort(at: position) }
        defer { position += 1 }
        return bytes[position]
    }

    /// An unsigned number, seven bits a byte, the lowest first.
    mutating func number() throws(PhonemeModelError) -> UInt32 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), through: 28, by: 7) {
            let byte = try byte()
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 {
                guard let number = UInt32(exactly: value) else { break }
                return number
            }
        }
        throw .badNumber(at: position)
    }

    /// A number of things that follow, each of one byte at least.
    mutating func count() throws(PhonemeModelError) -> Int {
        let count = Int(try number())
        guard count <= bytes.count - position else { throw .badNumber(at: position) }
        return count
    }

    /// A signed number: 0, −1, 1, −2, … as 0, 1, 2, 3, ….
    mutating func signedNumber() throws(PhonemeModelError) -> Int32 {
        let number = try number()
        return Int32(bitPattern: number >> 1) ^ -Int32(number & 1)
    }

    /// A text: its length in bytes, then UTF-8.
    mutating func text() throws(PhonemeModelError) -> String {
        let count = try count()
        defer { position += count }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }
}

/// Weights by the hash of a feature, several for each: one per tag or reading.
struct SparseWeights: Sendable {
    /// A hash, then where its weights begin (26 bits) and how many there are (6 bits); all zero if free.
    private struct Slot {
        var key: UInt32 = 0
        var span: UInt32 = 0
    }

    struct Weight {
        let column: UInt8
        let value: Int16
    }

    private var slots: [Slot]
    private var weights: [Weight] = []
    private let mask: Int
    /// Four bits for each slot, one set for each key, by its lowest bits: it stays in the cache, and nearly all that is
    /// asked for is not in the table.
    private var filter: [UInt64]

    static let none = SparseWeights(size: 1)

    private init(size: Int) {
        slots = [Slot](repeating: Slot(), count: size)
        mask = size - 1
        filter = [UInt64](repeating: 0, count: max(1, size / 16))
    }

    /// Reads a table for as many tags or readings as there are columns.
    init(_ bytes: inout ModelBytes, columns: Int) throws(PhonemeModelError) {
        let count = try bytes.count()
        var size = 16
        while size < count * 2 { size *= 2 }
        self.init(size: size)
        weights.reserveCapacity(count * 2)
        var key: UInt32 = 0
        for _ in 0..<count {
            key &+= try bytes.number()
            let length = try bytes.byte()
            guard length > 0, length < 64, weights.count < 1 << 26 - 64 else { throw .badNumber(at: bytes.position) }
            var slot = Int(key) & mask
            while slots[slot].span != 0 { slot = (slot + 1) & mask }
            let bit = Int(key) & (filter.count << 6 - 1)
            filter[bit >> 6] |= 1 << UInt64(bit & 63)
            slots[slot] = Slot(key: key, span: UInt32(weights.count) << 6 | UInt32(length))
            for _ in 0..<length {
                let column = try bytes.byte()
                guard Int(column) < columns else { throw .badNumber(at: bytes.position) }
                weights.append(Weight(column: column, value: Int16(clamping: try bytes.signedNumber())))
            }
        }
    }

    /// Adds the weights of all features to the scores. `scores` has room for every column.
    ///
    /// In passes, so that the processor waits for many places of the table at once and not for one after the other.
    func add(_ hashes: [UInt32], to scores: UnsafeMutableBufferPointer<Int32>) {
        withUnsafeTemporaryAllocation(of: Slot.self, capacity: hashes.count) { found in
            let bits = filter.count << 6 &- 1
            var count = 0
            filter.withUnsafeBufferPointer { filter in
                for hash in hashes {
                    found[count].key = hash
                    let bit = Int(hash) & bits
                    count &+= Int(truncatingIfNeeded: filter[bit >> 6] >> UInt64(bit & 63) & 1)
                }
            }
            slots.withUnsafeBufferPointer { slots in
                withUnsafeTemporaryAllocation(of: Slot.self, capacity: count) { first in
                    for index in 0..<count { first[index] = slots[Int(found[index].key) & mask] }
                    for index in 0..<count {
                        let hash = found[index].key
                        var slot = first[index]
                        var place = Int(hash) & mask
                        while slot.key != hash, slot.span != 0 {
                            place = (place &+ 1) & mask
                            slot = slots[place]
                        }
                        found[index].span = slot.span
                    }
                }
            }
            weights.withUnsafeBufferPointer { weights in
                for index in 0..<count {
                    let start = Int(found[index].span >> 6)
                    for index in start..<start &+ Int(found[index].span & 63) {
                        let weight = weights[index]
                        scores[Int(weight.column)] &+= Int32(weight.value)
                    }
                }
            }
        }
    }
}
