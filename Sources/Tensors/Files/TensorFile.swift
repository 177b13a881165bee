/// Opens a file of tensors of whichever kind, told by its content; its name does not matter.
public enum TensorFile {
    /// - Returns: A ``Safetensors``, ``TorchCheckpoint`` or ``NumPyArchive``.
    /// - Throws: ``TensorFileError``
    public static func open(path: String) throws(TensorFileError) -> any NamedTensors {
        let file = try MappedFile(path: path)
        let bytes = file.bytes
        if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6]) {
            let members = try ZipDirectory.members(of: file)
            if TorchCheckpoint.folder(of: members) != nil { return try TorchCheckpoint(file, members) }
            guard members.keys.contains(where: { $0.hasSuffix(".npy") }) else { throw .notATensorFile(path: path) }
            return try NumPyArchive(file, members)
        }
        if NumPyHeader.isArray(bytes) { return try NumPyArchive(array: file) }
        if TorchCheckpoint.isOld(bytes) { throw .oldCheckpoint(path: path) }
        guard Safetensors.headerLength(bytes) != nil else { throw .notATensorFile(path: path) }
        return try Safetensors(file)
    }
}

extension ZipDirectory {
    /// The members of a mapped archive.
    static func members(of file: MappedFile) throws(TensorFileError) -> [String: UnsafeRawBufferPointer] {
        do throws(Fault) { return try ZipDirectory(file.bytes).members } catch {
            switch error {
            case .damaged(let damage): throw .damaged(path: file.path, damage)
            case .compressed(let member): throw .compressed(path: file.path, member: member)
            }
        }
    }
}
