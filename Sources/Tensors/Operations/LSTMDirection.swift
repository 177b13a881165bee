internal import CTensorKernels

/// One direction's packed weights.
struct LSTMDirection {
    /// From x to the gates.
    let input: PackedMatrix
    /// From the state to the gates, in panels as wide as the kernel sums at once.
    let recurrent: (weights: UnsafePointer<Int16>, scales: UnsafePointer<Float>)

    /// `width`: The hidden size filled up to whole vectors.
    init(_ parameters: LSTMParameters, width: Int, packing: Packing) {
        let (hidden, depth) = (parameters.hidden, parameters.inputWeight.shape[1])
        var biases = [Float](repeating: 0, count: 4 * width)
        for gate in 0..<4 {
            for unit in 0..<hidden {
                let index = gate * hidden + unit
                biases[gate * width + unit] =
                    parameters.inputBias.elements[index]
                    + parameters.recurrentBias.elements[index]
            }
        }
        input = filledUp(parameters.inputWeight, gate: hidden, to: width) {
            PackedMatrix($0, columns: 4 * width, depth: depth, strides: (depth, 0, 1), bias: biases, packing: packing)
        }
        recurrent = filledUp(parameters.recurrentWeight, gate: hidden, to: width) {
            Self.pack($0, columns: 4 * width, hidden: hidden, packing: packing)
        }
    }

    private static func pack(
        _ source: UnsafePointer<Float>,
        columns: Int,
        hidden: Int,
        packing: Packing
    ) -> (weights: UnsafePointer<Int16>, scales: UnsafePointer<Float>) {
        let table = packing.kernels.table
        let (panel, lanes) = (table.pointee.gates, table.pointee.lanes)
        let result = packing.memory.allocate(shorts: columns * hidden)
        let scales = packing.memory.allocate(floats: columns)
        let whole = columns / Int(panel)
        var weights = tensor_weights()
        weights.source = source
        weights.columns = columns
        weights.taps = 1
        weights.depth = hidden
        weights.column_stride = hidden
        weights.depth_stride = 1
        withUnsafeTemporaryAllocation(of: Float.self, capacity: hidden * Int(panel)) { scratch in
            guard let scratch = scratch.baseAddress else { return }
            tensor_pack_short(&weights, result, scales, lanes, panel, 0, whole, scratch)
            // What is left over goes in narrower panels.
            let (first, narrow) = (whole * Int(panel), 4 * lanes)
            weights.source += first * hidden
            weights.columns -= first
            let panels = weights.columns / Int(narrow)
            tensor_pack_short(&weights, result + first * hidden, scales + first, lanes, narrow, 0, panels, scratch)
        }
        return (UnsafePointer(result), UnsafePointer(scales))
    }
}

/// Calls `body` with the weights, each of the four gates' rows followed by as many of zeros as it takes.
private func filledUp<R>(
    _ weight: Parameter,
    gate: Int,
    to width: Int,
    _ body: (UnsafePointer<Float>) -> R
) -> R {
    if gate == width { return body(weight.base) }
    let depth = weight.shape[1]
    var rows: [Float] = []
    rows.reserveCapacity(4 * width * depth)
    for index in 0..<4 {
        rows += weight.elements[index * gate * depth..<(index + 1) * gate * depth]
        rows += repeatElement(0, count: (width - gate) * depth)
    }
    return rows.withUnsafeBufferPointer { body(Parameter(shape: [4 * width, depth], elements: $0).base) }
}
