/// Elements that are written as numbers of a message, brought into the form in which all others lie.
final class ONNXElements {
    let tensor: StoredTensor
    private let bytes: UnsafeMutableRawBufferPointer

    /// `nil` if there are not as many as the shape says, or one does not fit its kind.
    init?(
        _ pieces: [(field: Int, value: ProtobufReader.Value)],
        of kind: ONNXElementKind,
        _ element: StoredTensor.Element,
        shape: [Int],
        size: Int
    ) {
        // An element takes a byte of the file at least: more of them than that are a lie.
        guard size / element.size <= pieces.reduce(0, { $0 + $1.value.bytesAtMost }) else { return nil }
        bytes = .allocate(byteCount: size, alignment: 16)
        tensor = StoredTensor(element, shape: shape, bytes: UnsafeRawBufferPointer(bytes))
        var end = 0
        for (field, value) in pieces {
            guard field == kind.field, let next = try? Self.append(value, kind, element.size, to: bytes, at: end) else {
                return nil
            }
            end = next
        }
        guard end == size else { return nil }
    }

    deinit { bytes.deallocate() }

    /// - Returns: Where the next element goes.
    private static func append(
        _ value: ProtobufReader.Value,
        _ kind: ONNXElementKind,
        _ size: Int,
        to bytes: UnsafeMutableRawBufferPointer,
        at start: Int
    ) throws(ProtobufReader.Fault) -> Int {
        var end = start
        func put(_ bits: UInt64) throws(ProtobufReader.Fault) {
            guard end + size <= bytes.count else { throw .malformed }
            for index in 0..<size { bytes[end + index] = UInt8(truncatingIfNeeded: bits >> (8 * UInt64(index))) }
            end += size
        }
        switch value {
        case .fixed32(let bits) where kind == .float: try put(UInt64(bits))
        case .fixed64(let bits) where kind == .double: try put(bits)
        case .bytes(let packed) where kind.isFixed:
            guard packed.count <= bytes.count - end else { throw .malformed }
            UnsafeMutableRawBufferPointer(rebasing: bytes[end..<end + packed.count]).copyMemory(from: packed)
            end += packed.count
        case .varint, .bytes:
            guard !kind.isFixed else { throw .malformed }
            try value.integers { (number) throws(ProtobufReader.Fault) in
                guard kind.holds(number) else { throw .malformed }
                try put(UInt64(bitPattern: number))
            }
        default: throw .malformed
        }
        return end
    }
}

extension ProtobufReader.Value {
    fileprivate var bytesAtMost: Int {
        if case .bytes(let bytes) = self { bytes.count } else { 8 }
    }
}

extension ONNXElementKind {
    /// Whether a number of the message is one of these elements; floats of 16 bits are written as their bits.
    fileprivate func holds(_ number: Int64) -> Bool {
        switch self {
        case .uint8: (0...255).contains(number)
        case .int8: (-128...127).contains(number)
        case .float16, .bfloat16: (0...65_535).contains(number)
        case .int32: Int32(exactly: number) != nil
        default: true
        }
    }
}
