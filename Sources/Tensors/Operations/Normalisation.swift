internal import CTensorKernels

/// Brings every row to mean 0 and variance 1, then y = gain[c] · x + offset[c].
///
/// Paper: Ba, Kiros & Hinton 2016, equation 4.
///
/// - `adding`: Added to `x` before.
/// - `into`: What is written to; may be `x` or `adding`.
@discardableResult
public func layerNorm(
    _ x: Tensor,
    gain: [Float],
    offset: [Float],
    epsilon: Float,
    adding: Tensor? = nil,
    halo: Int = 0,
    into: Tensor? = nil,
    in workspace: Workspace
) -> Tensor {
    precondition(gain.count == x.columns && offset.count == x.columns, "\(gain.count) gains for \(x.columns) columns")
    precondition(adding.map { $0.rows == x.rows && $0.columns == x.columns } ?? true, "Adding another shape")
    let y = result(rows: x.rows, columns: x.columns, into: into, halo: halo, in: workspace)
    let table = workspace.kernels.table
    gain.withUnsafeBufferPointer { gain in
        offset.withUnsafeBufferPointer { offset in
            guard let gain = gain.baseAddress, let offset = offset.baseAddress else { return }
            share(x, in: workspace) { row, count in
                table.pointee.normalise(
                    x.base + row * x.stride,
                    x.stride,
                    adding.map { UnsafePointer($0.base + row * $0.stride) },
                    adding?.stride ?? 0,
                    gain,
                    offset,
                    epsilon,
                    y.base + row * y.stride,
                    y.stride,
                    count,
                    x.columns
                )
            }
        }
    }
    return y
}

/// What each channel is like over time.
public struct ChannelStatistics {
    public var mean: [Float]
    /// The mean square distance from the mean.
    public var variance: [Float]

    public init(mean: [Float], variance: [Float]) {
        self.mean = mean
        self.variance = variance
    }
}

/// Mean and variance of each of a tensor's columns.
public func statistics(of x: Tensor, in workspace: Workspace) -> ChannelStatistics {
    precondition(x.rows > 0, "Statistics of no rows")
    let table = workspace.kernels.table
    return workspace.arena.scope {
        let mean = workspace.arena.floats(x.columns)
        let variance = workspace.arena.floats(x.columns)
        // Parts begin at whole cache lines.
        workspace.workers.share(x.columns, by: 16, size: x.rows * x.columns) { columns in
            let first = columns.lowerBound
            table.pointee.statistics(x.base + first, x.stride, x.rows, columns.count, mean + first, variance + first)
        }
        return ChannelStatistics(
            mean: Array(UnsafeBufferPointer(start: mean, count: x.columns)),
            variance: Array(UnsafeBufferPointer(start: variance, count: x.columns))
        )
    }
}
