/// Tensors in a file, by name: what a layer's weights are taken from.
///
/// Implementations: ``Safetensors``, ``TorchCheckpoint``, ``NumPyArchive``, ``ONNXGraph``. The bytes are mapped, not
/// read; nothing in the file is trusted.
public protocol NamedTensors {
    /// Where they come from, for messages.
    var path: String { get }
    /// Every usable tensor's name, and what it is like.
    var entries: [String: StoredTensor] { get }
    /// Tensors that are there but whose elements cannot be had, and why.
    var unusable: [String: TensorFileError.Unusable] { get }
}

extension NamedTensors {
    public var path: String { "" }
    public var unusable: [String: TensorFileError.Unusable] { [:] }

    /// The tensor of a name.
    /// - Throws: ``TensorFileError/missing(path:name:)`` or ``TensorFileError/unusable(path:name:_:)``.
    public func tensor(_ name: String) throws(TensorFileError) -> StoredTensor {
        if let tensor = entries[name] { return tensor }
        if let reason = unusable[name] { throw .unusable(path: path, name: name, reason) }
        throw .missing(path: path, name: name)
    }
}
