/// Reads a model's file from its first byte on: sections, each after its length, each beginning at a multiple of four.
struct LetterModelReader {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Whether the file is one of this kind and version.
    mutating func begins() -> Bool {
        guard bytes.count >= 8, bytes.prefix(8).elementsEqual("VLETTER1".utf8) else { return false }
        position = 8
        return true
    }

    /// The next section's bytes.
    mutating func section() -> UnsafeRawBufferPointer? {
        guard let count = count(), count <= bytes.count - position else { return nil }
        defer { position = min((position + count + 3) & ~3, bytes.count) }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    }

    /// The next number, of four bytes.
    mutating func count() -> Int? {
        guard position + 4 <= bytes.count else { return nil }
        defer { position += 4 }
        return Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
    }

    /// A section of numbers.
    mutating func floats(count: Int) -> [Float]? {
        guard let patterns = integers(UInt32.self), patterns.count == count else { return nil }
        let values = patterns.map(Float.init(bitPattern:))
        return values.allSatisfy(\.isFinite) ? values : nil
    }

    /// A section of whole numbers of some width.
    mutating func integers<Value: FixedWidthInteger>(_ type: Value.Type) -> [Value]? {
        guard let section = section(), section.count % MemoryLayout<Value>.size == 0 else { return nil }
        let count = section.count / MemoryLayout<Value>.size
        let values = [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
            UnsafeMutableRawBufferPointer(buffer).copyMemory(from: section)
            initialized = count
        }
        #if _endian(big)
            return values.map(Value.init(littleEndian:))
        #else
            return values
        #endif
    }
}
