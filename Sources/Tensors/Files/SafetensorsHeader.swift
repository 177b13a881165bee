/// The header of a safetensors file, read strictly: exactly the JSON that the format asks for, and no other.
///
/// There is nothing in it that nests, so there is nothing to bound but its length.
struct SafetensorsHeader {
    /// One tensor, as described.
    struct Tensor {
        let name: String
        /// The format's word, e.g. `F32`.
        let kind: String
        let shape: [Int]
        /// Bytes, from the end of the header.
        let range: Range<Int>
    }

    private(set) var tensors: [Tensor] = []
    private(set) var metadata: [String: String] = [:]
    private var text: JSONReader

    /// Where reading stopped.
    var offset: Int { text.offset }

    init(_ bytes: UnsafeRawBufferPointer) { text = JSONReader(bytes) }

    /// - Throws: `JSONReader.Fault` if anything is not as the format asks.
    mutating func read() throws(JSONReader.Fault) {
        var hasMetadata = false
        try members { header, name throws(JSONReader.Fault) in
            if name != "__metadata__" { return header.tensors.append(try header.tensor(name)) }
            guard !hasMetadata else { throw JSONReader.Fault() }
            hasMetadata = true
            try header.members { header, key throws(JSONReader.Fault) in
                guard header.metadata.updateValue(try header.text.string(), forKey: key) == nil else {
                    throw JSONReader.Fault()
                }
            }
        }
        try text.end()
    }

    private mutating func tensor(_ name: String) throws(JSONReader.Fault) -> Tensor {
        var kind: String?
        var shape: [Int]?
        var offsets: [Int]?
        try members { header, key throws(JSONReader.Fault) in
            switch key {
            case "dtype" where kind == nil: kind = try header.text.string()
            case "shape" where shape == nil: shape = try header.text.numbers()
            case "data_offsets" where offsets == nil: offsets = try header.text.numbers()
            default: throw JSONReader.Fault()
            }
        }
        guard let kind, let shape, let offsets, offsets.count == 2, offsets[0] <= offsets[1] else {
            throw JSONReader.Fault()
        }
        return Tensor(name: name, kind: kind, shape: shape, range: offsets[0]..<offsets[1])
    }

    /// Reads an object; the body reads each member's value.
    private mutating func members(
        _ body: (inout Self, _ name: String) throws(JSONReader.Fault) -> Void
    ) throws(JSONReader.Fault) {
        try text.expect("{")
        if text.accept("}") { return }
        repeat {
            let name = try text.string()
            try text.expect(":")
            try body(&self, name)
        } while text.accept(",")
        try text.expect("}")
    }
}
