/// Reads the messages of an ONNX file; the numbers are those of the fields in `onnx.proto`.
struct ONNXReading {
    private(set) var nodes: [ONNXGraph.Node] = []
    private(set) var inputs: [String] = []
    private(set) var outputs: [String] = []
    private(set) var entries: [String: StoredTensor] = [:]
    private(set) var unusable: [String: TensorFileError.Unusable] = [:]
    private(set) var decoded: [ONNXElements] = []
    private let file: MappedFile
    /// What may still be listed: two bytes of a file make a value of many in memory.
    private var budget = 1_000_000

    static let modelFields: Set = [1, 2, 3, 4, 5, 6, 7, 8, 14, 20, 25, 26]

    init(_ file: MappedFile) { self.file = file }

    /// Reads the whole file.
    mutating func model() throws(TensorFileError.Damage) {
        var graph: UnsafeRawBufferPointer?
        try fields(of: file.bytes) { (_, field, value) throws(ProtobufReader.Fault) in
            guard field == 7 else { return }
            guard graph == nil else { throw .malformed }
            graph = try value.message
        }
        guard let graph else { throw .noMember("graph") }
        try self.graph(graph)
    }

    private mutating func graph(_ bytes: UnsafeRawBufferPointer) throws(TensorFileError.Damage) {
        var tensors: [UnsafeRawBufferPointer] = []
        var operations: [UnsafeRawBufferPointer] = []
        try fields(of: bytes) { (reading, field, value) throws(ProtobufReader.Fault) in
            switch field {
            case 1: operations.append(try value.message)
            case 5: tensors.append(try value.message)
            case 11: reading.inputs.append(try Self.name(of: value.message))
            case 12: reading.outputs.append(try Self.name(of: value.message))
            default: break
            }
        }
        for bytes in operations { try node(bytes) }
        for bytes in tensors { try tensor(bytes) }
    }

    /// The name of what goes in or out.
    private static func name(of bytes: UnsafeRawBufferPointer) throws(ProtobufReader.Fault) -> String {
        var reader = ProtobufReader(bytes)
        while let (field, value) = try reader.next() { if field == 1 { return try value.text() } }
        return ""
    }

    private mutating func node(_ bytes: UnsafeRawBufferPointer) throws(TensorFileError.Damage) {
        var node = ONNXGraph.Node()
        var value: UnsafeRawBufferPointer?
        try fields(of: bytes) { (reading, field, content) throws(ProtobufReader.Fault) in
            switch field {
            case 1: node.inputs.append(try content.text())
            case 2: node.outputs.append(try content.text())
            case 3: node.name = try content.text()
            case 4: node.operation = try content.text()
            case 5: try reading.attribute(content.message, of: &node, &value)
            default: break
            }
        }
        // A constant is a tensor to begin with, written as an operation.
        if node.operation == "Constant", let value, node.outputs.count == 1 {
            try tensor(value, named: node.outputs[0])
        } else {
            nodes.append(node)
        }
    }

    private mutating func attribute(
        _ bytes: UnsafeRawBufferPointer,
        of node: inout ONNXGraph.Node,
        _ tensor: inout UnsafeRawBufferPointer?
    ) throws(ProtobufReader.Fault) {
        var reader = ProtobufReader(bytes)
        var (name, integers) = ("", [Int64]())
        while let (field, value) = try reader.next() {
            switch field {
            case 1: name = try value.text()
            case 3: integers = [try value.integer]
            case 5: tensor = try value.message
            case 8:
                try value.integers { (number) throws(ProtobufReader.Fault) in
                    guard integers.count < 1_000 else { throw .malformed }
                    integers.append(number)
                }
            default: break
            }
        }
        if !integers.isEmpty { node.integers[name] = integers }
    }

    private mutating func tensor(
        _ bytes: UnsafeRawBufferPointer,
        named given: String? = nil
    ) throws(TensorFileError.Damage) {
        var message = ONNXTensor()
        try fields(of: bytes) { (_, field, value) throws(ProtobufReader.Fault) in try message.read(field, value) }
        let name = given ?? message.name
        guard entries[name] == nil, unusable[name] == nil else { throw .twice(name) }
        switch message.content(in: file) {
        case .stored(let tensor): entries[name] = tensor
        case .decoded(let elements):
            decoded.append(elements)
            entries[name] = elements.tensor
        case .unusable(let reason): unusable[name] = reason
        case .damaged: throw .tensor(name)
        }
    }

    /// Reads a message field by field.
    private mutating func fields(
        of bytes: UnsafeRawBufferPointer,
        _ use: (inout Self, Int, ProtobufReader.Value) throws(ProtobufReader.Fault) -> Void
    ) throws(TensorFileError.Damage) {
        var reader = ProtobufReader(bytes)
        do throws(ProtobufReader.Fault) {
            while let (field, value) = try reader.next() {
                budget -= 1
                guard budget > 0 else { throw .malformed }
                try use(&self, field, value)
            }
        } catch {
            switch error {
            case .cutOff: throw .cutOff
            case .malformed:
                guard let here = reader.position, let start = file.bytes.baseAddress else { throw .message(byte: 0) }
                throw .message(byte: here - start)
            }
        }
    }
}
