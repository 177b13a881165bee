/// A transposed convolution with twice as many taps as its stride: `stride` rows come out for each that goes in.
///
/// Each row that comes out depends on two that go in, so it is one matrix product. Block b of the result without
/// padding, `stride` rows that lie side by side in memory, is
///
///     y[b · stride + t] = x[b] · w[t] + x[b − 1] · w[stride + t],  0 ≤ t < stride
///
/// and the padding takes half a block off either end.
public struct TransposedConvolution {
    private let matrix: PackedMatrix
    private let stride: Int
    private let out: Int

    /// - `weight`: `[in, out, 2 · stride]`
    /// - `bias`: `[out]`
    /// - `stride`: An even number; the padding is half of it.
    public init(_ weight: ConvolutionWeight, bias: Parameter?, stride: Int, packing: Packing) {
        let shape = weight.direction.shape
        let (channels, out, taps) = (shape[0], shape[1], shape[2])
        precondition(taps == 2 * stride && stride % 2 == 0, "\(taps) taps with a stride of \(stride)")
        // Columns: [stride][out]. The first tap, x[b − 1], has the later weights.
        let size = stride * out
        matrix = PackedMatrix(
            weight.direction.base + stride,
            columns: size,
            taps: 2,
            depth: channels,
            strides: (column: taps, tap: -stride, depth: out * taps),
            groups: (size: out, stride: 1),
            depthFactors: weight.factors(packing.workers),
            bias: bias.map { bias in (0..<size).map { bias.elements[$0 % out] } },
            packing: packing
        )
        self.stride = stride
        self.out = out
    }

    /// `x`: `[rows, in]`, with a halo of a row or more.
    ///
    /// - Returns: `[stride · rows, out]`, its rows without gaps.
    @discardableResult
    public func callAsFunction(_ x: Tensor, into: Tensor? = nil, halo: Int = 0, in workspace: Workspace) -> Tensor {
        precondition(x.columns == matrix.depth, "\(x.columns) columns into \(matrix.depth)")
        precondition(x.halo >= 1, "A halo of \(x.halo) rows for 1")
        let y = result(rows: stride * x.rows, columns: out, into: into, halo: halo, in: workspace)
        precondition(y.stride == out, "Rows of \(out) that are \(y.stride) apart")
        let rows = PackedMatrix.Rows(
            base: x.base - x.stride,
            count: x.rows + 1,
            stride: x.stride,
            tapStride: x.stride
        )
        let (begin, clip) = (y.base - stride / 2 * out, UnsafeMutableBufferPointer(start: y.base, count: y.rows * out))
        if stride / 2 * out % 16 == 0, matrix.tiles(rows.count, in: workspace) {
            matrix.multiplyTiles(rows, into: begin, stride: stride * out, clip: clip, in: workspace)
        } else {
            matrix.multiply(rows, into: begin, stride: stride * out, clip: clip, in: workspace)
        }
        return y
    }
}
