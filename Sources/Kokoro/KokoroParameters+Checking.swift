import Tensors

extension KokoroParameters {
    /// The tensors that the network is made of, by the names of this table.
    /// - Throws: ``KokoroError/missing(name:)``, ``KokoroError/shape(name:have:need:)`` or ``KokoroError/file(_:)``,
    ///   for the first name that is wrong.
    func tensors(in source: any NamedTensors) throws(KokoroError) -> [String: StoredTensor] {
        let names = try KokoroNames(source)
        var tensors: [String: StoredTensor] = [:]
        for (name, shape) in shapes.sorted(by: { $0.key < $1.key }) {
            guard let spelling = names.spelling(of: name) else {
                if optional.contains(name) { continue }
                throw .missing(name: name)
            }
            let tensor = try Self.tensor(spelling, in: source)
            guard tensor.shape == shape else { throw .shape(name: name, have: tensor.shape, need: shape) }
            tensors[name] = tensor
        }
        return tensors
    }

    private static func tensor(_ name: String, in source: any NamedTensors) throws(KokoroError) -> StoredTensor {
        do { return try source.tensor(name) } catch { throw .file(error) }
    }
}
