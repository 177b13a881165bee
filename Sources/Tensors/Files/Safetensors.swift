/// A file of the safetensors format: a header in JSON, then the tensors' bytes side by side.
///
/// Source: the format's description in huggingface/safetensors, `README.md`.
public struct Safetensors: NamedTensors {
    public let entries: [String: StoredTensor]
    public let unusable: [String: TensorFileError.Unusable]
    /// What the writer noted about the file.
    public let metadata: [String: String]
    public var path: String { file.path }
    private let file: MappedFile

    /// - Throws: ``TensorFileError``
    public init(path: String) throws(TensorFileError) { try self.init(MappedFile(path: path)) }

    init(_ file: MappedFile) throws(TensorFileError) {
        self.file = file
        guard let length = Self.headerLength(file.bytes) else { throw .damaged(path: file.path, .header(byte: 0)) }
        let (text, data) = (file.bytes[8..<8 + length], UnsafeRawBufferPointer(rebasing: file.bytes[(8 + length)...]))
        var header = SafetensorsHeader(UnsafeRawBufferPointer(rebasing: text))
        do { try header.read() } catch {
            throw .damaged(path: file.path, .header(byte: 8 + header.offset))
        }
        metadata = header.metadata
        do throws(TensorFileError.Damage) {
            (entries, unusable) = try Self.tensors(header.tensors, in: data, of: file)
        } catch { throw .damaged(path: file.path, error) }
    }

    /// How long the header is; `nil` if the file cannot be of this format.
    static func headerLength(_ bytes: UnsafeRawBufferPointer) -> Int? {
        guard bytes.count >= 10 else { return nil }
        let length = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
        guard length >= 2, length <= min(100_000_000, UInt64(bytes.count - 8)) else { return nil }
        return bytes[8] == UInt8(ascii: "{") ? Int(length) : nil
    }

    /// The tensors must cover the data from its first byte to its last: nothing overlaps, and nothing hides.
    private static func tensors(
        _ described: [SafetensorsHeader.Tensor],
        in data: UnsafeRawBufferPointer,
        of file: MappedFile
    ) throws(TensorFileError.Damage) -> ([String: StoredTensor], [String: TensorFileError.Unusable]) {
        var entries: [String: StoredTensor] = [:]
        var unusable: [String: TensorFileError.Unusable] = [:]
        var end = 0
        let inOrder = described.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        for tensor in inOrder {
            guard tensor.range.upperBound <= data.count else { throw .cutOff }
            guard tensor.range.lowerBound == end else { throw .overlap(tensor.name) }
            end = tensor.range.upperBound
            guard entries[tensor.name] == nil, unusable[tensor.name] == nil else { throw .twice(tensor.name) }
            guard let element = elements[tensor.kind] else {
                unusable[tensor.name] = .element(tensor.kind)
                continue
            }
            let size = StoredTensor.size(of: tensor.shape, elementSize: element.size)
            guard size == tensor.range.count else { throw .tensor(tensor.name) }
            let bytes = UnsafeRawBufferPointer(rebasing: data[tensor.range])
            entries[tensor.name] = StoredTensor(element, shape: tensor.shape, bytes: bytes, owner: file)
        }
        guard end == data.count else { throw .overlap("") }
        return (entries, unusable)
    }

    private static let elements: [String: StoredTensor.Element] = [
        "F32": .float32, "F16": .float16, "BF16": .bfloat16, "F64": .float64, "I32": .int32, "I64": .int64,
    ]
}
