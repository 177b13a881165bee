/// A matrix product with a bias: y = activation(x · Wᵀ + b).
public struct Linear {
    private let matrix: PackedMatrix

    /// - `weight`: `[out, in]`
    /// - `bias`: `[out]`
    public init(weight: Parameter, bias: Parameter?, packing: Packing) {
        precondition(weight.shape.count == 2, "A linear weight \(weight.shape)")
        matrix = PackedMatrix(
            weight.base,
            columns: weight.shape[0],
            depth: weight.shape[1],
            strides: (weight.shape[1], 0, 1),
            bias: bias?.elements,
            packing: packing
        )
    }

    /// `x`: `[rows, in]`
    ///
    /// - Returns: `[rows, out]`
    @discardableResult
    public func callAsFunction(
        _ x: Tensor,
        activation: Activation = .none,
        into: Tensor? = nil,
        in workspace: Workspace
    ) -> Tensor {
        precondition(x.columns == matrix.depth, "\(x.columns) columns into \(matrix.depth)")
        let y = result(rows: x.rows, columns: matrix.columns, into: into, in: workspace)
        matrix.multiply(
            .init(base: x.base, count: x.rows, stride: x.stride),
            into: y.base,
            stride: y.stride,
            activation: activation,
            in: workspace
        )
        return y
    }
}

/// The tensor to write to: the one given, or a new one.
func result(rows: Int, columns: Int, into: Tensor?, halo: Int = 0, in workspace: Workspace) -> Tensor {
    guard let into else { return workspace.arena.tensor(rows: rows, columns: columns, halo: halo) }
    precondition(
        into.rows == rows && into.columns == columns && into.halo >= halo,
        "[\(rows), \(columns)] into [\(into.rows), \(into.columns)]"
    )
    return into
}
