/// Where a tensor's elements lie in a mapped file. Always dense, in row-major order, little endian.
public struct StoredTensor {
    /// What one element is.
    public enum Element: String, Sendable, CaseIterable {
        case float32, float16, bfloat16, float64, int32, int64, int8, uint8

        /// Bytes of one.
        public var size: Int {
            switch self {
            case .int8, .uint8: 1
            case .float16, .bfloat16: 2
            case .float32, .int32: 4
            case .float64, .int64: 8
            }
        }
    }

    public let element: Element
    /// Slowest axis first; empty for a single number.
    public let shape: [Int]
    /// The elements' bytes; not necessarily aligned. Valid as long as ``owner``.
    public let bytes: UnsafeRawBufferPointer
    /// What the bytes lie in; `nil` if the creator guarantees their lifetime.
    public let owner: MappedFile?

    /// - Precondition: The shape and the bytes agree.
    public init(_ element: Element, shape: [Int], bytes: UnsafeRawBufferPointer, owner: MappedFile? = nil) {
        precondition(shape.reduce(element.size, *) == bytes.count, "\(shape) of \(element) in \(bytes.count) bytes")
        self.element = element
        self.shape = shape
        self.bytes = bytes
        self.owner = owner
    }

    /// How many elements there are.
    public var count: Int { bytes.count / element.size }

    /// Bytes that elements of a shape take; `nil` for a negative axis, too many axes, or more than can be counted.
    static func size(of shape: [Int], elementSize: Int) -> Int? {
        guard shape.count <= 16 else { return nil }
        var size = elementSize
        for axis in shape {
            let (product, overflow) = size.multipliedReportingOverflow(by: axis)
            guard axis >= 0, !overflow else { return nil }
            size = product
        }
        return size
    }
}
