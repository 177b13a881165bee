import Tensors

/// A graph's constants, and what is done with them.
struct ExportedGraph {
    let graph: ONNXGraph
    private let makers: [String: Int]
    private let users: [String: [Int]]

    init(_ graph: ONNXGraph) {
        self.graph = graph
        var makers: [String: Int] = [:]
        var users: [String: [Int]] = [:]
        for (index, node) in graph.nodes.enumerated() {
            for output in node.outputs { makers[output] = index }
            for input in Set(node.inputs) { users[input, default: []].append(index) }
        }
        (self.makers, self.users) = (makers, users)
    }

    /// A value that does not depend on what the network is given; `nil` for others, and for what cannot be had.
    func constant(_ name: String, depth: Int = 0) -> GraphTensor? {
        if let stored = graph.entries[name] { return GraphTensor(stored: stored) }
        guard depth < 8, let node = makers[name].map({ graph.nodes[$0] }), let input = node.inputs.first else {
            return nil
        }
        switch node.operation {
        case "Identity", "Cast": return constant(input, depth: depth + 1)
        case "DequantizeLinear": return constant(input, depth: depth + 1).flatMap { dequantised($0, by: node) }
        default: return nil
        }
    }

    /// What a layer's weights are, whichever operation computes with them; `index` is their place among its inputs.
    func weights(of node: ONNXGraph.Node, at index: Int = 1) -> GraphTensor? {
        guard let name = node.inputs.dropFirst(index).first, var weights = constant(name) else { return nil }
        guard [.int8, .uint8].contains(weights.stored.element), weights.quantisation == nil else { return weights }
        let (scale, zero): (StoredTensor?, StoredTensor?)
        let axes: [Int]
        switch node.operation {
        case "ConvInteger": (scale, zero, axes) = (scaleBehind(node), input(3, of: node), [0])
        case "MatMulInteger": (scale, zero, axes) = (scaleBehind(node), input(3, of: node), [weights.shape.count - 1])
        case "MatMulIntegerToFloat":
            (scale, zero, axes) = (input(3, of: node), input(5, of: node), [weights.shape.count - 1])
        case "DynamicQuantizeMatMul":
            (scale, zero, axes) = (input(2, of: node), input(3, of: node), [weights.shape.count - 1])
        case "DynamicQuantizeLSTM":
            // A scale for each direction, or for each gate's rows in it.
            let place = index == 1 ? 8 : 10
            (scale, zero) = (input(place, of: node), input(place + 1, of: node))
            axes = scale?.shape.count == 2 ? [0, 2] : [0]
        case "Gather":
            guard let user = onlyUser(of: node), user.operation == "DequantizeLinear" else { return nil }
            return dequantised(weights, by: user)
        default: return nil
        }
        guard let scale else { return nil }
        weights.quantisation = .init(of: weights.shape, scale, zero, along: axes)
        return weights.quantisation == nil ? nil : weights
    }

    /// One of an operation's inputs, if it is stored.
    func input(_ index: Int, of node: ONNXGraph.Node) -> StoredTensor? {
        node.inputs.dropFirst(index).first.flatMap { graph.entries[$0] }
    }

    /// The bias that is added to what a layer has computed, by its name.
    func bias(of node: ONNXGraph.Node) -> String? {
        if node.operation != "MatMul", let name = node.inputs.dropFirst(2).first, constant(name) != nil { return name }
        guard let user = onlyUser(of: node), user.operation == "Add" else { return nil }
        return user.inputs.first { graph.entries[$0] != nil }
    }
}

extension ExportedGraph {
    /// Integers with the scale of an operation that makes floats of them.
    private func dequantised(_ integers: GraphTensor, by node: ONNXGraph.Node) -> GraphTensor? {
        guard integers.quantisation == nil, let scale = input(1, of: node) else { return nil }
        let axis = Int(node.integers["axis"]?.first ?? 1)
        var integers = integers
        integers.quantisation = .init(
            of: integers.shape,
            scale,
            input(2, of: node),
            along: [axis < 0 ? axis + integers.shape.count : axis]
        )
        return integers.quantisation == nil ? nil : integers
    }

    /// The scale that the sums of an operation on integers are multiplied with, apart from that of what it was given.
    private func scaleBehind(_ node: ONNXGraph.Node) -> StoredTensor? {
        var node = node
        // The bias, the step from integers to floats, the scale.
        for _ in 0..<3 {
            guard let user = onlyUser(of: node), let value = node.outputs.first else { return nil }
            switch user.operation {
            case "Add", "Cast": node = user
            case "Mul":
                guard let other = user.inputs.first(where: { $0 != value }) else { return nil }
                if let scale = graph.entries[other] { return scale }
                guard let product = makers[other].map({ graph.nodes[$0] }), product.operation == "Mul" else {
                    return nil
                }
                return product.inputs.lazy.compactMap { graph.entries[$0] }.first
            default: return nil
            }
        }
        return nil
    }

    /// The operation that alone takes what another gives first.
    private func onlyUser(of node: ONNXGraph.Node) -> ONNXGraph.Node? {
        guard let value = node.outputs.first, let users = users[value], users.count == 1 else { return nil }
        return graph.nodes[users[0]]
    }
}
