/// A file of ONNX as it should be, or with something wrong: a graph's parts, written as protobuf messages.
///
/// Source: onnx/onnx, `onnx.proto`; protobuf.dev, “Encoding”.
public struct ONNXSketch: Sendable {
    /// What the graph is given, and what it gives.
    public var (inputs, outputs) = (["tokens", "style", "speed"], ["audio"])
    /// Fields of the graph beside its operations, tensors, inputs and outputs.
    public var more: [UInt8] = []
    private var nodes: [UInt8] = []
    private var tensors: [UInt8] = []

    public init() {}

    /// The whole file.
    public var bytes: [UInt8] {
        Self.field(1, 9) + Self.field(2, Array("sketch".utf8)) + Self.field(7, graph) + Self.field(8, Self.field(2, 20))
    }

    private var graph: [UInt8] {
        let names = inputs.flatMap { Self.field(11, Self.field(1, Array($0.utf8))) }
        return nodes + tensors + names + outputs.flatMap { Self.field(12, Self.field(1, Array($0.utf8))) } + more
    }

    /// Adds a tensor.
    /// - Parameters:
    ///   - name: Its name.
    ///   - kind: The number of its elements' kind: 1 float, 2 uint8, 3 int8, 7 int64, 10 float16.
    ///   - shape: Slowest axis first.
    ///   - data: The message's fields that hold its elements; ``raw(_:)`` makes the usual one.
    public mutating func tensor(_ name: String, _ kind: Int, _ shape: [Int], _ data: [UInt8]) {
        tensors += Self.field(5, Self.tensor(name, kind, shape, data))
    }

    /// A tensor's message.
    public static func tensor(_ name: String, _ kind: Int, _ shape: [Int], _ data: [UInt8]) -> [UInt8] {
        field(1, shape.flatMap(varint)) + field(2, kind) + field(8, Array(name.utf8)) + data
    }

    /// The field of elements that are written as they lie in memory.
    public static func raw<Number>(_ numbers: [Number]) -> [UInt8] {
        field(9, numbers.withUnsafeBytes { Array($0) })
    }

    /// Adds an operation.
    public mutating func node(
        _ operation: String,
        _ name: String,
        _ inputs: [String],
        _ outputs: [String],
        _ integers: [String: Int] = [:],
        attributes: [UInt8] = []
    ) {
        let attributes =
            integers.sorted { $0.key < $1.key }.flatMap { name, value in
                Self.field(5, Self.field(1, Array(name.utf8)) + Self.field(3, value))
            } + attributes
        nodes += Self.field(
            1,
            inputs.flatMap { Self.field(1, Array($0.utf8)) } + outputs.flatMap { Self.field(2, Array($0.utf8)) }
                + Self.field(3, Array(name.utf8)) + Self.field(4, Array(operation.utf8)) + attributes
        )
    }

    /// A field that is a number.
    public static func field(_ number: Int, _ value: Int) -> [UInt8] { varint(number << 3) + varint(value) }

    /// A field that is a string, a message, or numbers side by side.
    public static func field(_ number: Int, _ content: [UInt8]) -> [UInt8] {
        varint(number << 3 | 2) + varint(content.count) + content
    }

    /// A number of seven bits a byte.
    public static func varint(_ value: Int) -> [UInt8] {
        var (bytes, rest) = ([UInt8](), UInt64(bitPattern: Int64(value)))
        while rest > 0x7F {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }
}
