import Tensors

/// Goes through a graph and finds out which of the network's parameters its tensors are.
struct ParameterFinding {
    private(set) var found: [String: ExportedParameter] = [:]
    private let graph: ExportedGraph
    private let table: KokoroParameters
    private let names: ExportNames
    /// The tensor that each layer's weights are, where operations have said it.
    private var layers: [String: String] = [:]

    init(_ graph: ONNXGraph, _ table: KokoroParameters) {
        self.graph = ExportedGraph(graph)
        self.table = table
        names = ExportNames(table)
    }

    /// Takes the tensors that have kept their names, and are what the network has there.
    mutating func findByName() {
        for (name, tensor) in graph.graph.entries.sorted(by: { $0.key < $1.key }) {
            guard let parameter = names.parameter(name), found[parameter] == nil, let shape = table.shapes[parameter],
                ![.int8, .uint8, .int32, .int64].contains(tensor.element)
            else { continue }
            let candidate = ExportedParameter(parameter, shape, .whole(GraphTensor(stored: tensor)))
            if candidate.fits { found[parameter] = candidate }
        }
    }

    /// Takes the weights that an operation computes with.
    /// - Throws: ``KokoroError`` when they are not what the network has there, or differ from those found before.
    mutating func find(_ node: ONNXGraph.Node) throws(KokoroError) {
        switch node.operation {
        case "Conv", "ConvInteger", "ConvTranspose": try convolution(node)
        case "MatMul", "MatMulInteger", "MatMulIntegerToFloat", "DynamicQuantizeMatMul":
            try matrix(node, isTransposed: true)
        case "Gemm": try matrix(node, isTransposed: node.integers["transB"]?.first ?? 0 == 0)
        case "Gather": try embedding(node)
        case "LSTM", "DynamicQuantizeLSTM": try lstm(node)
        default: return
        }
    }

    /// Why a parameter that was not found cannot be had, if the graph has it.
    func unusable(_ name: String) -> TensorFileError.Unusable? {
        graph.graph.unusable.first { names.parameter($0.key) == name }?.value
    }

    // MARK: Operations

    private mutating func convolution(_ node: ONNXGraph.Node) throws(KokoroError) {
        guard let layer = layer(node) else { return }
        if table.shapes[layer + ".weight"] != nil {
            return try take(layer, ".weight", node) { .whole($0) }
        }
        // Weight norm that is multiplied in already: what is left is a vector of that length.
        guard found[layer + ".weight_v"] == nil || found[layer + ".weight_g"] == nil || layers[layer] != nil else {
            return
        }
        try take(layer, ".weight_v", node) { $0.hasDirection ? .steps($0) : .whole($0) }
        if let weights = graph.weights(of: node) { put(layer + ".weight_g", .lengths(weights)) }
    }

    private mutating func matrix(_ node: ONNXGraph.Node, isTransposed: Bool) throws(KokoroError) {
        guard let layer = layer(node) else { return }
        try take(layer, ".weight", node) { isTransposed ? .transposed($0) : .whole($0) }
    }

    private mutating func embedding(_ node: ONNXGraph.Node) throws(KokoroError) {
        guard let layer = names.layer(node.name) else { return }
        try take(layer, ".weight", node, at: 0) { .whole($0) }
    }

    private mutating func lstm(_ node: ONNXGraph.Node) throws(KokoroError) {
        guard let layer = names.layer(node.name), let width = table.shapes[layer + ".weight_hh_l0"]?.last else {
            return
        }
        let isTransposed = node.operation == "DynamicQuantizeLSTM"
        let matrices = [("ih", graph.weights(of: node)), ("hh", graph.weights(of: node, at: 2))]
        let bias = node.inputs.dropFirst(3).first.flatMap { graph.constant($0) }
        for (direction, ending) in ["_l0", "_l0_reverse"].enumerated() {
            for (half, (kind, matrix)) in matrices.enumerated() {
                guard let matrix else { continue }
                guard matrix.shape.count == 3, matrix.shape[0] == 2 else {
                    throw .shape(name: layer, have: matrix.shape, need: [2, 4 * width])
                }
                let gates = ExportedParameter.Source.gates(matrix, direction: direction, transposed: isTransposed)
                try put(layer, ".weight_\(kind)\(ending)", gates)
                guard let bias else { continue }
                guard bias.shape == [2, 8 * width] else {
                    throw .shape(name: layer, have: bias.shape, need: [2, 8 * width])
                }
                try put(layer, ".bias_\(kind)\(ending)", .gateBias(bias, direction: direction, half: half))
            }
        }
    }

    // MARK: Taking

    /// The layer that an operation stands for: by its path, else by the bias that is added.
    private func layer(_ node: ONNXGraph.Node) -> String? {
        names.layer(node.name) ?? graph.bias(of: node).flatMap { names.layer(ofBias: $0) }
    }

    private mutating func take(
        _ layer: String,
        _ ending: String,
        _ node: ONNXGraph.Node,
        at index: Int = 1,
        _ source: (GraphTensor) -> ExportedParameter.Source
    ) throws(KokoroError) {
        guard table.shapes[layer + ending] != nil, let weights = graph.weights(of: node, at: index) else { return }
        // Layers that share their weights are one layer to the network, and come again and again.
        let tensor = node.inputs[index]
        if layers[layer] == tensor { return }
        layers[layer] = tensor
        try put(layer, ending, source(weights))
    }

    private mutating func put(
        _ layer: String,
        _ ending: String,
        _ source: ExportedParameter.Source
    ) throws(KokoroError) {
        let name = layer + ending
        guard let shape = table.shapes[name] else { return }
        let parameter = ExportedParameter(name, shape, source)
        guard parameter.fits else { throw .shape(name: name, have: parameter.found, need: shape) }
        if let other = found[name] {
            guard other.isSame(as: parameter) else { throw .file(.damaged(path: graph.graph.path, .twice(name))) }
            return
        }
        found[name] = parameter
    }

    private mutating func put(_ name: String, _ source: ExportedParameter.Source) {
        guard let shape = table.shapes[name], found[name] == nil else { return }
        found[name] = ExportedParameter(name, shape, source)
    }
}

extension ExportedParameter {
    /// Whether the graph has it in the network's shape, but for axes of one.
    fileprivate var fits: Bool { found.filter { $0 != 1 } == shape.filter { $0 != 1 } }
}
