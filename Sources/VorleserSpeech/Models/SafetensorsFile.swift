#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Tensors

/// Writes tensors in the layout of safetensors: a length, a header in JSON, the elements.
///
/// Source: huggingface/safetensors, “Format”.
enum SafetensorsFile {
    /// What stands before the elements of tensors that follow each other without a gap.
    static func header(of tensors: [(name: String, element: StoredTensor.Element, shape: [Int])]) -> [UInt8] {
        var entries: [String: Entry] = [:]
        var end = 0
        for (name, element, shape) in tensors {
            let start = end
            end += shape.reduce(element.size, *)
            entries[name] = Entry(dtype: element.safetensorsName, shape: shape, data_offsets: [start, end])
        }
        let encoder = JSONEncoder()
        // The same tensors are the same bytes each time.
        encoder.outputFormatting = [.sortedKeys]
        guard var header = try? Array(encoder.encode(entries)) else { preconditionFailure("\(entries.keys)") }
        // Blanks at its end bring the elements to where they can be read at once.
        while !header.count.isMultiple(of: 8) { header.append(0x20) }
        return (0..<8).map { UInt8(truncatingIfNeeded: header.count >> (8 * $0)) } + header
    }

    /// A file of one tensor.
    static func bytes(of tensor: StoredTensor, named name: String) -> [UInt8] {
        header(of: [(name, tensor.element, tensor.shape)]) + tensor.bytes
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
        case .int8: "I8"
        case .uint8: "U8"
        }
    }
}
