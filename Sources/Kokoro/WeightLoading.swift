import Tensors

/// Hands out the parameters of a checkpoint one layer at a time, as 32-bit floats, and gives their memory back.
final class WeightLoading {
    let packing: Packing
    private let tensors: [String: StoredTensor]
    /// What the layer at hand uses: converted elements, and pages of the file.
    private var converted: [UnsafeMutableBufferPointer<Float>] = []
    private var used: [StoredTensor] = []

    /// - Throws: ``KokoroError/missing(name:)`` or ``KokoroError/shape(name:have:need:)``, before anything is read.
    init(_ source: any NamedTensors, _ parameters: KokoroParameters, _ packing: Packing) throws(KokoroError) {
        self.packing = packing
        tensors = try parameters.tensors(in: source)
    }

    deinit { giveBack() }

    func has(_ name: String) -> Bool { tensors[name] != nil }

    /// Runs the making of one layer; its parameters are given back when it ends.
    func using<Layer>(_ make: (WeightLoading) throws(KokoroError) -> Layer) throws(KokoroError) -> Layer {
        defer { giveBack() }
        return try make(self)
    }

    /// - Throws: ``KokoroError/notFinite(name:)``
    func parameter(_ name: String) throws(KokoroError) -> Parameter {
        guard let tensor = tensors[name] else { preconditionFailure("\(name) is not in the table of parameters") }
        let elements = floats(tensor)
        guard isFinite(elements) else { throw .notFinite(name: name) }
        return Parameter(shape: tensor.shape, elements: elements)
    }

    private func floats(_ tensor: StoredTensor) -> UnsafeBufferPointer<Float> {
        used.append(tensor)
        if let mapped = tensor.mappedFloats { return mapped }
        let copy = UnsafeMutableBufferPointer<Float>.allocate(capacity: tensor.count)
        tensor.copyFloats(to: copy)
        converted.append(copy)
        return UnsafeBufferPointer(copy)
    }

    private func giveBack() {
        for copy in converted { copy.deallocate() }
        for tensor in used { tensor.release() }
        converted.removeAll(keepingCapacity: true)
        used.removeAll(keepingCapacity: true)
    }
}
