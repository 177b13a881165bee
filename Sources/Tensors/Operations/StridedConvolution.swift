/// A convolution that moves by several rows at a time and so shortens.
public struct StridedConvolution {
    private let matrix: PackedMatrix
    private let taps: Int
    private let stride: Int
    private let padding: Int

    /// - `weight`: `[out, in, taps]`
    /// - `bias`: `[out]`
    /// - `stride`: Rows from one place to the next.
    /// - `padding`: Rows of zeros that count before the first row and after the last.
    public init(weight: ConvolutionWeight, bias: Parameter?, stride: Int, padding: Int, packing: Packing) {
        precondition(stride > 0 && padding >= 0, "A stride of \(stride), \(padding) rows of padding")
        matrix = PackedMatrix(weight, bias: bias, packing: packing)
        taps = weight.direction.shape[2]
        self.stride = stride
        self.padding = padding
    }

    /// `x`: `[rows, in]`, with a halo as large as the padding or larger.
    ///
    /// - Returns: `[(rows + 2 · padding − taps) ÷ stride + 1, out]`
    @discardableResult
    public func callAsFunction(_ x: Tensor, into: Tensor? = nil, halo: Int = 0, in workspace: Workspace) -> Tensor {
        precondition(x.columns == matrix.depth, "\(x.columns) columns into \(matrix.depth)")
        precondition(x.halo >= padding, "A halo of \(x.halo) rows for \(padding)")
        precondition(x.rows + 2 * padding >= taps, "\(x.rows) rows for \(taps) taps")
        let rows = (x.rows + 2 * padding - taps) / stride + 1
        let y = result(rows: rows, columns: matrix.columns, into: into, halo: halo, in: workspace)
        matrix.multiply(
            .init(base: x.base - padding * x.stride, count: rows, stride: stride * x.stride, tapStride: x.stride),
            into: y.base,
            stride: y.stride,
            in: workspace
        )
        return y
    }
}
