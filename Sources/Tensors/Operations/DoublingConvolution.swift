internal import CTensorKernels

/// A transposed convolution of each channel by itself that doubles the rows: three taps, stride 2, padding 1, output
/// padding 1.
///
/// Reference: `pool` of `AdainResBlk1d`, kokoro/istftnet.py.
public struct DoublingConvolution {
    private let channels: Int
    /// `[3, channels]`
    private let weights: UnsafePointer<Float>
    private let bias: UnsafePointer<Float>
    private let memory: WeightMemory

    /// - `weight`: `[channels, 1, 3]`
    /// - `bias`: `[channels]`
    public init(depthwise weight: ConvolutionWeight, bias: Parameter?, packing: Packing) {
        let shape = weight.direction.shape
        precondition(shape[1] == 1 && shape[2] == 3, "A doubling convolution's weight \(shape)")
        channels = shape[0]
        precondition(bias.map { $0.elements.count == shape[0] } ?? true, "Biases of \(shape[0]) channels")
        memory = packing.memory
        let weights = memory.allocate(floats: 3 * channels)
        let biases = memory.allocate(floats: channels)
        let factors = weight.factors(packing.workers)
        for channel in 0..<channels {
            for tap in 0..<3 {
                weights[tap * channels + channel] =
                    weight.direction.elements[3 * channel + tap] * (factors?[channel] ?? 1)
            }
            biases[channel] = bias?.elements[channel] ?? 0
        }
        self.weights = UnsafePointer(weights)
        self.bias = UnsafePointer(biases)
    }

    /// `x`: `[rows, channels]`
    ///
    /// - Returns: `[2 · rows, channels]`
    @discardableResult
    public func callAsFunction(_ x: Tensor, into: Tensor? = nil, halo: Int = 0, in workspace: Workspace) -> Tensor {
        precondition(x.columns == channels, "\(x.columns) columns into \(channels)")
        let y = result(rows: 2 * x.rows, columns: channels, into: into, halo: halo, in: workspace)
        let table = workspace.kernels.table
        workspace.workers.share(x.rows, size: y.rows * channels) { rows in
            table.pointee.double_rows(
                x.base,
                x.stride,
                weights,
                bias,
                y.base,
                y.stride,
                rows.lowerBound,
                rows.upperBound,
                x.rows,
                channels
            )
        }
        return y
    }
}
