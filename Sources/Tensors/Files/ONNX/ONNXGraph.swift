/// A network as ONNX writes it: operations, and the tensors that they begin with.
///
/// The bytes are mapped, not read; nothing in the file is trusted. What a network is made of besides (functions,
/// graphs inside operations, sparse tensors) is passed over. Source: onnx/onnx, `onnx.proto`, of version 1.19.
public struct ONNXGraph: NamedTensors {
    /// An operation.
    public struct Node: Sendable {
        /// Such as `/decoder/F0_conv/Conv`; may be empty.
        public internal(set) var name = ""
        /// Such as `MatMul`.
        public internal(set) var operation = ""
        /// Names of values; an input that is left out is empty.
        public internal(set) var inputs: [String] = []
        public internal(set) var outputs: [String] = []
        /// Attributes that are integers, one or more.
        public internal(set) var integers: [String: [Int64]] = [:]
    }

    public let entries: [String: StoredTensor]
    public let unusable: [String: TensorFileError.Unusable]
    /// In the file's order, which is one in which they can be computed.
    public let nodes: [Node]
    /// Names of what the network is given; the tensors that it begins with may be among them.
    public let inputs: [String]
    /// Names of what it gives.
    public let outputs: [String]
    public var path: String { file.path }
    private let file: MappedFile
    /// Elements that do not lie in the file as they are.
    private let decoded: [ONNXElements]

    /// - Throws: ``TensorFileError``; `notATensorFile` when it is no ONNX at all.
    public init(path: String) throws(TensorFileError) {
        let file = try MappedFile(path: path)
        guard Self.isGraph(file.bytes) else { throw .notATensorFile(path: path) }
        var reading = ONNXReading(file)
        do throws(TensorFileError.Damage) { try reading.model() } catch { throw .damaged(path: path, error) }
        self.file = file
        (nodes, inputs, outputs) = (reading.nodes, reading.inputs, reading.outputs)
        (entries, unusable, decoded) = (reading.entries, reading.unusable, reading.decoded)
        // Looking at every tensor's header has touched pages all over the file.
        file.release(file.bytes)
    }

    /// Whether bytes begin as a model does: with its version, then with other fields that models have.
    public static func isGraph(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var reader = ProtobufReader(bytes)
        guard let first = try? reader.next(), first.field == 1, case .varint(1..<1_000) = first.value else {
            return false
        }
        do {
            while let (field, _) = try reader.next() {
                guard ONNXReading.modelFields.contains(field) else { return false }
                if field == 7 { return true }
            }
            return false
        } catch {
            // The graph is by far the longest field: a file that ends before it does was cut off.
            return error == .cutOff && bytes.count > 16
        }
    }
}
