import FoundationEssentials
import Tensors

/// Writes a tensor in the layout of safetensors: a length, a header in JSON, the elements.
///
/// Source: huggingface/safetensors, “Format”.
enum SafetensorsFile {
    static func bytes(of tensor: StoredTensor, named name: String) throws -> [UInt8] {
        let entry = Entry(
            dtype: tensor.element.safetensorsName,
            shape: tensor.shape,
            data_offsets: [0, tensor.bytes.count]
        )
        var header = Array(try JSONEncoder().encode([name: entry]))
        // Blanks at its end bring the elements to where they can be read at once.
        while !header.count.isMultiple(of: 8) { header.append(0x20) }
        let length = (0..<8).map { UInt8(truncatingIfNeeded: header.count >> (8 * $0)) }
        return length + header + tensor.bytes
    }

    private struct Entry: Encodable {
        let dtype: String
        let shape: [Int]
        let data_offsets: [Int]
    }
}

extension StoredTensor.Element {
    fileprivate var safetensorsName: String {
        switch self {
        case .float32: "F32"
        case .float16: "F16"
        case .bfloat16: "BF16"
        case .float64: "F64"
        case .int32: "I32"
        case .int64: "I64"
        }
    }
}
