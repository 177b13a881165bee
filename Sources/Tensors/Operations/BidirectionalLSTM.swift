internal import CTensorKernels

/// The weights of one direction of a long short-term memory, gates in PyTorch's order: input, forget, cell, output.
public struct LSTMParameters {
    /// `[4 · hidden, in]`
    public let inputWeight: Parameter
    /// `[4 · hidden, hidden]`
    public let recurrentWeight: Parameter
    /// `[4 · hidden]`
    public let inputBias: Parameter
    /// `[4 · hidden]`
    public let recurrentBias: Parameter

    public init(inputWeight: Parameter, recurrentWeight: Parameter, inputBias: Parameter, recurrentBias: Parameter) {
        precondition(recurrentWeight.shape.count == 2 && inputWeight.shape.count == 2, "Weights of an LSTM")
        let gates = recurrentWeight.shape[0]
        precondition(
            gates == 4 * recurrentWeight.shape[1] && inputWeight.shape[0] == gates
                && inputBias.elements.count == gates && recurrentBias.elements.count == gates,
            "An LSTM of \(inputWeight.shape) and \(recurrentWeight.shape)"
        )
        self.inputWeight = inputWeight
        self.recurrentWeight = recurrentWeight
        self.inputBias = inputBias
        self.recurrentBias = recurrentBias
    }

    fileprivate var hidden: Int { recurrentWeight.shape[1] }
}

/// A long short-term memory that reads forwards and, apart from that, backwards.
///
/// Paper: Hochreiter & Schmidhuber 1997. Reference: `torch.nn.LSTM`, one layer, bidirectional.
public struct BidirectionalLSTM {
    /// From x to the gates of both directions, the forward ones first.
    private let input: PackedMatrix
    /// Forwards, backwards.
    private let recurrent: (UnsafePointer<Float>, UnsafePointer<Float>)
    private let hidden: Int
    /// ``hidden`` filled up to whole vectors, so that each gate begins at one.
    private let width: Int
    private let memory: WeightMemory

    public init(forward: LSTMParameters, backward: LSTMParameters, packing: Packing) {
        precondition(
            forward.inputWeight.shape == backward.inputWeight.shape,
            "Directions of \(forward.inputWeight.shape) and \(backward.inputWeight.shape)"
        )
        let hidden = forward.hidden
        let depth = forward.inputWeight.shape[1]
        let lanes = packing.kernels.lanes
        let width = (hidden + lanes - 1) / lanes * lanes
        var weights: [Float] = []
        var biases: [Float] = []
        for direction in [forward, backward] {
            weights += filledUp(direction.inputWeight.elements, gates: hidden, to: width, depth: depth)
            let bias = zip(direction.inputBias.elements, direction.recurrentBias.elements).map { $0 + $1 }
            biases += bias.withUnsafeBufferPointer { filledUp($0, gates: hidden, to: width, depth: 1) }
        }
        input = weights.withUnsafeBufferPointer {
            PackedMatrix(
                Parameter(shape: [$0.count], elements: $0).base,
                columns: 8 * width,
                depth: depth,
                strides: (depth, 0, 1),
                bias: biases,
                packing: packing
            )
        }
        recurrent = (
            packed(forward.recurrentWeight.elements, hidden: hidden, width: width, packing: packing),
            packed(backward.recurrentWeight.elements, hidden: hidden, width: width, packing: packing)
        )
        self.hidden = hidden
        self.width = width
        memory = packing.memory
    }

    /// - Parameters:
    ///   - x: `[rows, in]`
    ///   - into: May be some columns of a wider tensor.
    /// - Returns: `[rows, 2 · hidden]`, the forward direction's output first.
    @discardableResult
    public func callAsFunction(_ x: Tensor, into: Tensor? = nil, in workspace: Workspace) -> Tensor {
        precondition(x.columns == input.depth, "\(x.columns) columns into \(input.depth)")
        let y = result(rows: x.rows, columns: 2 * hidden, into: into, in: workspace)
        workspace.arena.scope {
            let gates = workspace.arena.tensor(rows: x.rows, columns: 8 * width)
            let scratch = workspace.arena.tensor(rows: 2, columns: 6 * width)
            input.multiply(
                .init(base: x.base, count: x.rows, stride: x.stride),
                into: gates.base,
                stride: gates.stride,
                in: workspace
            )
            let table = workspace.kernels.table
            func recur(backward: Bool) {
                let direction = backward ? 1 : 0
                var recurrence = tensor_recurrence(
                    rows: x.rows,
                    hidden: hidden,
                    backward: backward,
                    input: gates.base + direction * 4 * width,
                    input_stride: gates.stride,
                    weights: backward ? recurrent.1 : recurrent.0,
                    y: y.base + direction * hidden,
                    y_stride: y.stride
                )
                table.pointee.recur(&recurrence, scratch.base + direction * scratch.stride)
            }
            if workspace.workers.count == 1 {
                recur(backward: false)
                recur(backward: true)
            } else {
                workspace.workers.run { if $0 < 2 { recur(backward: $0 == 1) } }
            }
        }
        return y
    }
}

/// Each of four gates' rows, followed by rows of zeros.
private func filledUp(_ source: UnsafeBufferPointer<Float>, gates: Int, to width: Int, depth: Int) -> [Float] {
    var rows: [Float] = []
    rows.reserveCapacity(4 * width * depth)
    for gate in 0..<4 {
        rows += source[gate * gates * depth..<(gate + 1) * gates * depth]
        rows += repeatElement(0, count: (width - gates) * depth)
    }
    return rows
}

private func packed(
    _ source: UnsafeBufferPointer<Float>,
    hidden: Int,
    width: Int,
    packing: Packing
) -> UnsafePointer<Float> {
    let table = packing.kernels.table
    let panel = Int(table.pointee.gates)
    let (columns, lanes) = (4 * width, table.pointee.lanes)
    let result = packing.memory.allocate(floats: columns * hidden)
    let whole = columns / panel
    filledUp(source, gates: hidden, to: width, depth: hidden).withUnsafeBufferPointer { rows in
        var weights = tensor_weights()
        weights.source = Parameter(shape: [rows.count], elements: rows).base
        weights.columns = columns
        weights.taps = 1
        weights.depth = hidden
        weights.column_stride = hidden
        weights.depth_stride = 1
        tensor_pack(&weights, result, lanes, Int32(panel), 0, whole)
        weights.source += whole * panel * hidden
        weights.columns -= whole * panel
        tensor_pack(&weights, result + whole * panel * hidden, lanes, 4 * lanes, 0, weights.columns / Int(4 * lanes))
    }
    return UnsafePointer(result)
}
