/// Arrays as NumPy writes them: an archive of many (`numpy.savez`, not compressed), or one (`numpy.save`), whose name
/// is then “”.
///
/// Source: NumPy's `numpy/lib/_format_impl.py`, “NumPy format”, versions 1 … 3.
public struct NumPyArchive: NamedTensors {
    public let entries: [String: StoredTensor]
    public let unusable: [String: TensorFileError.Unusable]
    public var path: String { file.path }
    private let file: MappedFile

    /// - Throws: ``TensorFileError``
    public init(path: String) throws(TensorFileError) {
        let file = try MappedFile(path: path)
        if NumPyHeader.isArray(file.bytes) {
            try self.init(array: file)
        } else {
            try self.init(file, ZipDirectory.members(of: file))
        }
    }

    /// A file that holds one array alone.
    init(array file: MappedFile) throws(TensorFileError) { try self.init(file, arrays: ["": file.bytes]) }

    /// Members of other kinds are passed over.
    init(_ file: MappedFile, _ members: [String: UnsafeRawBufferPointer]) throws(TensorFileError) {
        let arrays = members.filter { $0.key.hasSuffix(".npy") }
        guard !arrays.isEmpty else { throw .damaged(path: file.path, .noMember("*.npy")) }
        try self.init(file, arrays: Dictionary(uniqueKeysWithValues: arrays.map { (String($0.dropLast(4)), $1) }))
    }

    private init(_ file: MappedFile, arrays: [String: UnsafeRawBufferPointer]) throws(TensorFileError) {
        self.file = file
        var entries: [String: StoredTensor] = [:]
        var unusable: [String: TensorFileError.Unusable] = [:]
        for (name, bytes) in arrays {
            guard let header = NumPyHeader(bytes) else { throw .damaged(path: file.path, .tensor(name)) }
            guard let element = header.element else {
                unusable[name] = .element(header.kind)
                continue
            }
            let data = UnsafeRawBufferPointer(rebasing: bytes[header.size...])
            guard StoredTensor.size(of: header.shape, elementSize: element.size) == data.count else {
                throw .damaged(path: file.path, .tensor(name))
            }
            // With one long axis at most, both orders are the same.
            if header.isColumnMajor, header.shape.count(where: { $0 != 1 }) > 1 {
                unusable[name] = .scattered
            } else {
                entries[name] = StoredTensor(element, shape: header.shape, bytes: data, owner: file)
            }
        }
        (self.entries, self.unusable) = (entries, unusable)
        // Looking at every array's header has touched pages all over the file.
        file.release(file.bytes)
    }
}
