/// A checkpoint as `torch.save` writes it since PyTorch 1.6: a ZIP archive of a pickle and of the tensors' bytes.
///
/// Dictionaries inside dictionaries give names joined with “.”; a file that holds a tensor alone gives it the name “”.
/// What is neither a dictionary nor a tensor is passed over. Reference: `torch/serialization.py`, `torch/_utils.py`.
public struct TorchCheckpoint: NamedTensors {
    public let entries: [String: StoredTensor]
    public let unusable: [String: TensorFileError.Unusable]
    public var path: String { file.path }
    private let file: MappedFile

    /// More than any network's pickle takes; the published one has 86 kB.
    private static let pickleLimit = 8_000_000

    /// - Throws: ``TensorFileError``
    public init(path: String) throws(TensorFileError) {
        let file = try MappedFile(path: path)
        if Self.isOld(file.bytes) { throw .oldCheckpoint(path: path) }
        try self.init(file, ZipDirectory.members(of: file))
    }

    init(_ file: MappedFile, _ members: [String: UnsafeRawBufferPointer]) throws(TensorFileError) {
        self.file = file
        guard let folder = Self.folder(of: members), let pickle = members[folder + "data.pkl"] else {
            throw .damaged(path: file.path, .noMember("data.pkl"))
        }
        if let order = members[folder + "byteorder"], !order.elementsEqual("little".utf8) {
            throw .bigEndian(path: file.path)
        }
        guard pickle.count <= Self.pickleLimit else { throw .damaged(path: file.path, .pickle(byte: 0)) }
        var machine = PickleMachine(pickle)
        let root: PickleValue
        do { root = try machine.run() } catch {
            switch error {
            case .malformed: throw .damaged(path: file.path, .pickle(byte: machine.offset))
            case .forbidden(let object): throw .forbidden(path: file.path, object: object)
            }
        }
        var found = PickledNames(machine.heap)
        do throws(TensorFileError.Damage) {
            try found.collect(root, name: "")
            (entries, unusable) = try Self.tensors(found.tensors, in: members, folder: folder, of: file)
        } catch { throw .damaged(path: file.path, error) }
        // Looking at every member's header has touched pages all over the file.
        file.release(file.bytes)
    }

    /// The folder that everything lies in, with its slash: the only one with a pickle; `nil` if there is none.
    static func folder(of members: [String: UnsafeRawBufferPointer]) -> String? {
        let ending = "/data.pkl"
        let pickles = members.keys.filter { $0.hasSuffix(ending) && $0.utf8.count(where: { $0 == 0x2F }) == 1 }
        return pickles.count == 1 ? pickles.first.map { String($0.dropLast(ending.count - 1)) } : nil
    }

    /// Whether the bytes begin as older versions wrote them: a pickle of a number that marks the format, or a tar.
    static func isOld(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let mark: [UInt8] = [0x80, 2, 0x8A, 10, 0x6C, 0xFC, 0x9C, 0x46, 0xF9, 0x20, 0x6A, 0xA8, 0x50, 0x19]
        return bytes.starts(with: mark) || bytes.count > 262 && bytes[257..<262].elementsEqual("ustar".utf8)
    }

    private static func tensors(
        _ found: [String: PickledTensor],
        in members: [String: UnsafeRawBufferPointer],
        folder: String,
        of file: MappedFile
    ) throws(TensorFileError.Damage) -> ([String: StoredTensor], [String: TensorFileError.Unusable]) {
        var entries: [String: StoredTensor] = [:]
        var unusable: [String: TensorFileError.Unusable] = [:]
        for (name, tensor) in found {
            let member = "data/" + tensor.storage.key
            guard let bytes = members[folder + member] else { throw .noMember(member) }
            guard let element = tensor.storage.kind.element else {
                unusable[name] = .element(tensor.storage.kind.rawValue)
                continue
            }
            guard let place = tensor.bytes(elementSize: element.size, in: bytes.count) else { throw .tensor(name) }
            if tensor.isContiguous {
                let part = UnsafeRawBufferPointer(rebasing: bytes[place])
                entries[name] = StoredTensor(element, shape: tensor.shape, bytes: part, owner: file)
            } else {
                unusable[name] = .scattered
            }
        }
        return (entries, unusable)
    }
}

extension PickledTensor {
    /// Where its numbers lie in its storage; `nil` if they do not lie inside, or the storage is not as described.
    fileprivate func bytes(elementSize: Int, in size: Int) -> Range<Int>? {
        let (described, overflow) = storage.count.multipliedReportingOverflow(by: elementSize)
        guard !overflow, described == size, strides.count == shape.count, strides.allSatisfy({ $0 >= 0 }),
            offset >= 0, offset <= storage.count,
            let length = StoredTensor.size(of: shape, elementSize: elementSize),
            length <= size - offset * elementSize
        else { return nil }
        return offset * elementSize..<offset * elementSize + length
    }

    /// Whether it is row-major without gaps. How far apart the indices of an axis of one are does not matter.
    fileprivate var isContiguous: Bool {
        guard !shape.contains(0) else { return true }
        var expected = 1
        for (axis, stride) in zip(shape, strides).reversed() where axis != 1 {
            guard stride == expected else { return false }
            expected *= axis
        }
        return true
    }
}

/// The names of a pickle's tensors.
private struct PickledNames {
    private(set) var tensors: [String: PickledTensor] = [:]
    private let heap: PickleHeap
    /// What may still be looked at: a few dictionaries that hold each other many times have no end of names.
    private var budget = 100_000
    private static let depthLimit = 16
    private static let nameLimit = 1_000

    init(_ heap: PickleHeap) { self.heap = heap }

    mutating func collect(_ value: PickleValue, name: String, depth: Int = 0) throws(TensorFileError.Damage) {
        switch value {
        case .tensor(let index):
            guard tensors.updateValue(heap.tensors[index], forKey: name) == nil else { throw .twice(name) }
        case .dictionary(let index):
            budget -= heap.dictionaries[index].count + 1
            guard depth < Self.depthLimit, budget > 0 else { throw .pickle(byte: 0) }
            for (key, value) in heap.dictionaries[index] {
                switch value {
                case .tensor, .dictionary: try collect(value, name: joined(name, key), depth: depth + 1)
                default: continue
                }
            }
        default: return
        }
    }

    private func joined(_ name: String, _ key: PickleValue) throws(TensorFileError.Damage) -> String {
        let key =
            switch key {
            case .string(let key): key
            case .integer(let key): String(key)
            default: throw .pickle(byte: 0)
            }
        guard key.utf8.count <= Self.nameLimit else { throw .pickle(byte: 0) }
        return name.isEmpty ? key : name + "." + key
    }
}
