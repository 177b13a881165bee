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
    let weights: Weights
    /// Filled up with zeros to whole vectors.
    let bias: UnsafePointer<Float>?
    let kernels: Kernels
    // Holds on to what the pointers point to.
    private let memory: WeightMemory

    /// Scales are filled up to whole vectors.
    enum Weights {
        case exact(UnsafePointer<Float>)
        /// Whole numbers, times a scale for each column: half the memory.
        case short(UnsafePointer<Int16>, scales: UnsafePointer<Float>)
    }

    /// - `isExact`: Whether weights are kept as floats, as they always are for the kernels that others are held against.
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
        isExact: Bool = false,
        packing: Packing
    ) {
        let isExact = isExact || packing.kernels.keepFloats
        precondition(columns > 0 && taps > 0 && depth > 0, "Weights [\(columns), \(taps), \(depth)]")
        precondition(columnFactors.map { $0.count == columns } ?? true, "Factors of \(columns) columns")
        precondition(depthFactors.map { $0.count == depth } ?? true, "Factors of \(depth) rows")
        precondition(bias.map { $0.count == columns } ?? true, "\(bias?.count ?? 0) biases of \(columns) columns")
        let (lanes, panel) = (packing.kernels.table.pointee.lanes, packing.kernels.table.pointee.panel)
        let room = tensor_packed_floats(columns, taps, depth, lanes)
        let floats = isExact ? packing.memory.allocate(floats: room) : nil
        let shorts = packing.memory.allocate(shorts: isExact ? 0 : room)
        let scales = packing.memory.allocate(floats: isExact ? 0 : tensor_packed_floats(columns, 1, 1, lanes))
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
                    withUnsafeTemporaryAllocation(of: Float.self, capacity: taps * depth * Int(panel)) { scratch in
                        guard let scratch = scratch.baseAddress else { return }
                        withUnsafePointer(to: weights) { weights in
                            let (begin, end) = (range.lowerBound, range.upperBound)
                            if let floats {
                                tensor_pack(weights, floats, lanes, panel, begin, end)
                            } else {
                                tensor_pack_short(weights, shorts, scales, lanes, panel, begin, end, scratch)
                            }
                        }
                    }
                }
            }
        }
        self.columns = columns
        self.taps = taps
        self.depth = depth
        self.weights =
            floats.map { .exact(UnsafePointer($0)) } ?? .short(UnsafePointer(shorts), scales: UnsafePointer(scales))
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
        switch weights {
        case .exact(let floats): product.weights = floats
        case .short(let shorts, let scales): (product.short_weights, product.scales) = (shorts, scales)
        }
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
        let workers = workspace.workers
        let shared = workers.count > 1 && rows.count * columns * taps * depth >= 65_536
        workspace.arena.scope {
            let room = tensor_product_scratch(taps, depth, Int32(kernels.panel))
            let scratch = (0..<(shared ? workers.count : 1)).map { _ in workspace.arena.floats(room) }
            withUnsafePointer(to: product) { product in
                if shared {
                    workers.run { worker in
                        kernels.table.pointee.multiply(product, Int32(worker), Int32(workers.count), scratch[worker])
                    }
                } else {
                    kernels.table.pointee.multiply(product, 0, 1, scratch[0])
                }
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
