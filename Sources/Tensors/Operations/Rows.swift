internal import CTensorKernels

/// y = gain[c] · x + offset[c] for every channel c.
public struct ChannelAffine {
    public var gain: [Float]
    public var offset: [Float]

    public init(gain: [Float], offset: [Float]) {
        precondition(gain.count == offset.count, "\(gain.count) gains, \(offset.count) offsets")
        self.gain = gain
        self.offset = offset
    }
}

/// y = gain[c] · x + offset[c], negative results times `slope`.
///
/// `into`: What is written to; may be `x`.
@discardableResult
public func affine(
    _ x: Tensor,
    _ affine: ChannelAffine,
    leaky slope: Float = 1,
    halo: Int = 0,
    into: Tensor? = nil,
    in workspace: Workspace
) -> Tensor {
    precondition(affine.gain.count == x.columns, "\(affine.gain.count) gains for \(x.columns) columns")
    let y = result(rows: x.rows, columns: x.columns, into: into, halo: halo, in: workspace)
    let table = workspace.kernels.table
    affine.gain.withUnsafeBufferPointer { gain in
        affine.offset.withUnsafeBufferPointer { offset in
            guard let gain = gain.baseAddress, let offset = offset.baseAddress else { return }
            share(x, in: workspace) { row, count in
                table.pointee.affine(
                    x.base + row * x.stride,
                    x.stride,
                    gain,
                    offset,
                    slope,
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

/// y = (x < 0 ? slope · x : x) · scale
@discardableResult
public func leakyReLU(
    _ x: Tensor,
    slope: Float,
    scale: Float = 1,
    halo: Int = 0,
    into: Tensor? = nil,
    in workspace: Workspace
) -> Tensor {
    precondition(scale > 0, "A scale of \(scale)")
    let y = result(rows: x.rows, columns: x.columns, into: into, halo: halo, in: workspace)
    let table = workspace.kernels.table
    share(x, in: workspace) { row, count in
        table.pointee.leaky(
            x.base + row * x.stride,
            x.stride,
            slope,
            scale,
            y.base + row * y.stride,
            y.stride,
            count,
            x.columns
        )
    }
    return y
}

/// (x + y) · scale
@discardableResult
public func add(
    _ x: Tensor,
    _ y: Tensor,
    scale: Float = 1,
    halo: Int = 0,
    into: Tensor? = nil,
    in workspace: Workspace
) -> Tensor {
    precondition(x.rows == y.rows && x.columns == y.columns, "[\(x.rows), \(x.columns)] + [\(y.rows), \(y.columns)]")
    let sum = result(rows: x.rows, columns: x.columns, into: into, halo: halo, in: workspace)
    let table = workspace.kernels.table
    share(x, in: workspace) { row, count in
        table.pointee.add(
            x.base + row * x.stride,
            x.stride,
            y.base + row * y.stride,
            y.stride,
            scale,
            sum.base + row * sum.stride,
            sum.stride,
            count,
            x.columns
        )
    }
    return sum
}

/// Copies a tensor's elements into another of the same shape, which may be some columns of a wider one.
public func copy(_ x: Tensor, into y: Tensor) {
    precondition(x.rows == y.rows && x.columns == y.columns, "[\(x.rows), \(x.columns)] into another shape")
    for row in 0..<x.rows {
        (y.base + row * y.stride).update(from: x.base + row * x.stride, count: x.columns)
    }
}

/// Every row as many times over as `times` says for it.
///
/// - Returns: `[times.reduce(0, +), columns]`
@discardableResult
public func repeatRows(
    _ x: Tensor,
    times: [Int],
    halo: Int = 0,
    into: Tensor? = nil,
    in workspace: Workspace
) -> Tensor {
    precondition(times.count == x.rows && times.allSatisfy { $0 >= 0 }, "\(times.count) counts for \(x.rows) rows")
    let y = result(rows: times.reduce(0, +), columns: x.columns, into: into, halo: halo, in: workspace)
    var to = y.base
    for (row, count) in times.enumerated() {
        for _ in 0..<count {
            to.update(from: x.base + row * x.stride, count: x.columns)
            to += y.stride
        }
    }
    return y
}

/// Shares a tensor's rows among the workers: from a row, how many.
func share(_ x: Tensor, in workspace: Workspace, _ body: (_ row: Int, _ count: Int) -> Void) {
    workspace.workers.share(x.rows, size: x.rows * x.columns) { body($0.lowerBound, $0.count) }
}
