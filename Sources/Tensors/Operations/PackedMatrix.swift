internal import CTensorKernels

/// What is done to a product's elements before they are stored.
public enum Activation: Hashable, Sendable {
    case none
    /// Negative elements times the slope.
    case leaky(Float)
    /// Hendrycks & Gimpel 2016, the form with tanh.
    case gelu
}

/// Weights of a matrix product, in the order in which a kernel reads them.
struct PackedMatrix {
    let columns: Int
    let taps: Int
    let depth: Int
    let weights: UnsafePointer<Float>
    /// Filled up with zeros to whole vectors.
    let bias: UnsafePointer<Float>?
    let kernels: Kernels
    // Holds on to what the pointers point to.
    private let memory: WeightMemory

    /// - `strides`: How far apart neighbouring columns, taps and depths lie in `source`.
    /// - `groups`: If their size is not 0, columns lie in groups that are so far apart.
    /// - `bias`: One for each column.
    init(
        _ source: UnsafePointer<Float>,
        columns: Int,
        taps: Int = 1,
        depth: Int,
        strides: (column: Int, tap: Int, depth: Int),
        groups: (size: Int, stride: Int) = (0, 0),
        columnFactors: [Float]? = nil,
        depthFactors: [Float]? = nil,
        bias: (some Collection<Float>)?,
        packing: Packing
    ) {
        precondition(columns > 0 && taps > 0 && depth > 0, "Weights [\(columns), \(taps), \(depth)]")
        precondition(columnFactors.map { $0.count == columns } ?? true, "Factors of \(columns) columns")
        precondition(depthFactors.map { $0.count == depth } ?? true, "Factors of \(depth) rows")
        precondition(bias.map { $0.count == columns } ?? true, "\(bias?.count ?? 0) biases of \(columns) columns")
        let (lanes, panel) = (packing.kernels.table.pointee.lanes, packing.kernels.table.pointee.panel)
        let packed = packing.memory.allocate(floats: tensor_packed_floats(columns, taps, depth, lanes))
        columnFactors.withPointer { columnFactors in
            depthFactors.withPointer { depthFactors in
                let weights = tensor_weights(
                    source: source,
                    columns: columns,
                    taps: taps,
                    depth: depth,
                    column_stride: strides.column,
                    tap_stride: strides.tap,
                    depth_stride: strides.depth,
                    group: groups.size,
                    group_stride: groups.stride,
                    column_factors: columnFactors,
                    depth_factors: depthFactors
                )
                packing.workers.share(panels(columns, panel: Int(panel)), size: columns * taps * depth) { range in
                    withUnsafePointer(to: weights) {
                        tensor_pack($0, packed, lanes, panel, range.lowerBound, range.upperBound)
                    }
                }
            }
        }
        self.columns = columns
        self.taps = taps
        self.depth = depth
        self.weights = UnsafePointer(packed)
        self.bias = bias.map { bias in
            let room = (columns + Int(lanes) - 1) / Int(lanes) * Int(lanes)
            let pointer = packing.memory.allocate(floats: room)
            for (index, value) in bias.enumerated() { pointer[index] = value }
            return UnsafePointer(pointer)
        }
        kernels = packing.kernels
        memory = packing.memory
    }

    /// Where the left side of a product lies: row i, tap t, depth k at `base[i · stride + t · tapStride + k]`.
    struct Rows {
        var base: UnsafePointer<Float>
        var count: Int
        var stride: Int
        var tapStride = 0
    }

    /// Writes activation((rows · weights + bias + adding) · scale) to `y`, `[rows, columns]`.
    ///
    /// `clip`: If set, only elements of `y` in here are written; those of the first and the last row may lie
    /// outside.
    func multiply(
        _ rows: Rows,
        into y: UnsafeMutablePointer<Float>,
        stride: Int,
        adding: Tensor? = nil,
        scale: Float = 1,
        activation: Activation = .none,
        clip: UnsafeMutableBufferPointer<Float>? = nil,
        in workspace: Workspace
    ) {
        precondition(workspace.kernels.table == kernels.table, "Packed for \(kernels.name)")
        precondition(adding.map { $0.rows == rows.count && $0.columns == columns } ?? true, "Adding another shape")
        var product = tensor_product()
        product.rows = rows.count
        product.columns = columns
        product.taps = taps
        product.depth = depth
        product.x = rows.base
        product.x_stride = rows.stride
        product.tap_stride = rows.tapStride
        product.weights = weights
        product.bias = bias
        product.adding = adding.map { UnsafePointer($0.base) }
        product.adding_stride = adding?.stride ?? 0
        product.scale = scale
        switch activation {
        case .none: product.activation = tensor_activation_none
        case .leaky(let slope):
            product.activation = tensor_activation_leaky
            product.slope = slope
        case .gelu: product.activation = tensor_activation_gelu
        }
        product.y = y
        product.y_stride = stride
        product.y_begin = clip?.baseAddress
        product.y_end = clip.flatMap { clip in clip.baseAddress.map { $0 + clip.count } }
        withUnsafePointer(to: product) { product in
            let workers = workspace.workers
            if workers.count == 1 || rows.count * columns * taps * depth < 65_536 {
                kernels.table.pointee.multiply(product, 0, 1)
            } else {
                workers.run { kernels.table.pointee.multiply(product, Int32($0), Int32(workers.count)) }
            }
        }
    }
}

private func panels(_ columns: Int, panel: Int) -> Int { (columns + panel - 1) / panel }

extension [Float]? {
    /// Calls `body` with a pointer to the elements, `nil` if there are none.
    fileprivate func withPointer<R>(_ body: (UnsafePointer<Float>?) -> R) -> R {
        guard let self else { return body(nil) }
        return self.withUnsafeBufferPointer { body($0.baseAddress) }
    }
}
