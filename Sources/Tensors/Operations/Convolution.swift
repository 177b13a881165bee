/// A convolution in time that keeps the length: y = (conv(x) + b + adding) · scale.
public struct Convolution {
    private let matrix: PackedMatrix
    private let dilation: Int

    /// - `weight`: `[out, in, taps]`, the taps odd in number.
    /// - `bias`: `[out]`
    /// - `dilation`: Rows from one tap to the next.
    public init(_ weight: ConvolutionWeight, bias: Parameter?, dilation: Int = 1, packing: Packing) {
        let shape = weight.direction.shape
        precondition(shape[2] % 2 == 1 && dilation > 0, "A convolution of \(shape[2]) taps, \(dilation) apart")
        matrix = PackedMatrix(weight, bias: bias, packing: packing)
        self.dilation = dilation
    }

    /// Rows of zeros that `x` needs before and after it.
    public var halo: Int { (matrix.taps - 1) / 2 * dilation }

    /// - `x`: `[rows, in]`, with a halo of ``halo`` rows or more.
    /// - `adding`: `[rows, out]`; may be what is written into.
    /// - `halo`: The result's.
    ///
    /// - Returns: `[rows, out]`
    @discardableResult
    public func callAsFunction(
        _ x: Tensor,
        adding: Tensor? = nil,
        scale: Float = 1,
        into: Tensor? = nil,
        halo: Int = 0,
        in workspace: Workspace
    ) -> Tensor {
        precondition(x.columns == matrix.depth, "\(x.columns) columns into \(matrix.depth)")
        precondition(x.halo >= self.halo, "A halo of \(x.halo) rows for \(self.halo)")
        let y = result(rows: x.rows, columns: matrix.columns, into: into, halo: halo, in: workspace)
        let rows = PackedMatrix.Rows(
            base: x.base - self.halo * x.stride,
            count: x.rows,
            stride: x.stride,
            tapStride: dilation * x.stride
        )
        if dilation == 1, matrix.tiles(x.rows, in: workspace) {
            matrix.multiplyTiles(rows, into: y.base, stride: y.stride, adding: adding, scale: scale, in: workspace)
        } else {
            matrix.multiply(rows, into: y.base, stride: y.stride, adding: adding, scale: scale, in: workspace)
        }
        return y
    }
}

extension PackedMatrix {
    /// The weights of a convolution that is not transposed, its taps side by side.
    init(_ weight: ConvolutionWeight, bias: Parameter?, packing: Packing) {
        let shape = weight.direction.shape
        self.init(
            weight.direction.base,
            columns: shape[0],
            taps: shape[2],
            depth: shape[1],
            strides: (shape[1] * shape[2], 1, shape[2]),
            columnFactors: weight.factors(packing.workers),
            bias: bias?.elements,
            packing: packing
        )
    }
}
