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

    var hidden: Int { recurrentWeight.shape[1] }
}

/// A long short-term memory that reads forwards and, apart from that, backwards.
///
/// Paper: Hochreiter & Schmidhuber 1997. Reference: `torch.nn.LSTM`, one layer, bidirectional.
public struct BidirectionalLSTM {
    private let forward: LSTMDirection
    private let backward: LSTMDirection
    private let hidden: Int
    /// ``hidden`` filled up to whole vectors, so that each gate begins at one.
    private let width: Int
    private let memory: WeightMemory

    public init(forward: LSTMParameters, backward: LSTMParameters, packing: Packing) {
        precondition(
            forward.inputWeight.shape == backward.inputWeight.shape,
            "Directions of \(forward.inputWeight.shape) and \(backward.inputWeight.shape)"
        )
        hidden = forward.hidden
        width = (hidden + packing.kernels.lanes - 1) / packing.kernels.lanes * packing.kernels.lanes
        self.forward = LSTMDirection(forward, width: width, packing: packing)
        self.backward = LSTMDirection(backward, width: width, packing: packing)
        memory = packing.memory
    }

    /// - `x`: `[rows, in]`
    /// - `into`: May be some columns of a wider tensor.
    ///
    /// - Returns: `[rows, 2 · hidden]`, the forward direction's output first.
    @discardableResult
    public func callAsFunction(_ x: Tensor, into: Tensor? = nil, in workspace: Workspace) -> Tensor {
        precondition(x.columns == forward.input.depth, "\(x.columns) columns into \(forward.input.depth)")
        let y = result(rows: x.rows, columns: 2 * hidden, into: into, in: workspace)
        workspace.arena.scope {
            let gates = workspace.arena.tensor(rows: x.rows, columns: 8 * width)
            let scratch = workspace.arena.tensor(rows: 2, columns: 6 * width)
            for (direction, first) in [(forward, 0), (backward, 4 * width)] {
                direction.input.multiply(
                    .init(base: x.base, count: x.rows, stride: x.stride),
                    into: gates.base + first,
                    stride: gates.stride,
                    in: workspace
                )
            }
            let table = workspace.kernels.table
            func recur(backward: Bool) {
                let direction = backward ? 1 : 0
                var recurrence = tensor_recurrence(
                    rows: x.rows,
                    hidden: hidden,
                    backward: backward,
                    input: gates.base + direction * 4 * width,
                    input_stride: gates.stride,
                    weights: (backward ? self.backward : forward).recurrent.weights,
                    scales: (backward ? self.backward : forward).recurrent.scales,
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
