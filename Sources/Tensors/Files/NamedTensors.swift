/// Tensors in a file, by name: what a layer's weights are taken from.
///
/// Implementations: ``Safetensors``, ``TorchCheckpoint``, ``NumPyArchive``. The bytes are mapped, not read; nothing in
/// the file is trusted.
public protocol NamedTensors {
    /// Every tensor's name, and what it is like.
    var entries: [String: StoredTensor] { get }
}

/// Where a tensor's elements lie in a mapped file. Always dense, in row-major order, little endian.
public struct StoredTensor {
    /// What one element is.
    public enum Element: String, Sendable, CaseIterable {
        case float32, float16, bfloat16, float64

        /// Bytes of one.
        public var size: Int {
            switch self {
            case .float32: 4
            case .float16, .bfloat16: 2
            case .float64: 8
            }
        }
    }

    public let element: Element
    /// Slowest axis first; empty for a single number.
    public let shape: [Int]
    /// The elements' bytes; not necessarily aligned. Valid as long as the file that they lie in.
    public let bytes: UnsafeRawBufferPointer

    /// - Precondition: The shape and the bytes agree.
    public init(_ element: Element, shape: [Int], bytes: UnsafeRawBufferPointer) {
        precondition(shape.reduce(element.size, *) == bytes.count, "\(shape) of \(element) in \(bytes.count) bytes")
        self.element = element
        self.shape = shape
        self.bytes = bytes
    }

    /// How many elements there are.
    public var count: Int { bytes.count / element.size }
}
