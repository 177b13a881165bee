internal import CTensorKernels

/// What a residual block of the generator repeats: a normalisation, a snake activation and a convolution in time.
///
/// y = (conv(snake(gain · x + offset)) + bias + residual + sum) · scale, with snake(v) = v + sin²(αv) ÷ α and zeros
/// beyond the ends. One pass over memory: what is added and y's statistics, which the next normalisation needs, are
/// taken care of while a result is at hand.
///
/// For 3, 7 and 11 taps, tiles of rows are transformed, multiplied and transformed back (Fourier, Winograd:
/// tools/codelets), with some 2.2, 4 and 5.4 times fewer multiplications than a direct convolution takes. The weights
/// are transformed anew each time: that takes less time than reading transformed ones from memory would. Any other
/// number of taps, and channels in numbers that the kernels' vectors do not divide, are computed directly, and slowly.
///
/// Reference: istftnet.py, AdaINResBlock1. Paper: Ziyin, Hartwig & Ueda 2020 (snake).
public struct SnakeConvolution {
    private let channels: Int
    private let taps: Int
    private let dilation: Int
    private let weights: UnsafePointer<Int16>
    /// What the whole numbers are the multiples of.
    private let scales: UnsafePointer<Float>
    private let bias: UnsafePointer<Float>
    /// α ÷ π, and what it loses by rounding.
    private let halfTurns: (UnsafePointer<Float>, rest: UnsafePointer<Float>)
    private let inverseAlpha: UnsafePointer<Float>
    private let kernels: Kernels
    // Holds on to what the pointers point to.
    private let memory: WeightMemory

    /// - Parameters:
    ///   - weight: `[channels, channels, taps]`, the taps odd in number.
    ///   - bias: `[channels]`
    ///   - alpha: The activation's α, one for each channel in any shape. Where it is 0, the activation does nothing.
    ///   - dilation: Rows from one tap to the next.
    ///   - packing: The kernels that the weights are packed for, and where.
    public init(_ weight: ConvolutionWeight, bias: Parameter, alpha: Parameter, dilation: Int, packing: Packing) {
        let shape = weight.direction.shape
        precondition(shape[0] == shape[1] && shape[2] % 2 == 1 && dilation > 0, "Weights \(shape), \(dilation) apart")
        precondition(bias.elements.count == shape[0], "\(bias.elements.count) biases of \(shape[0]) channels")
        precondition(alpha.elements.count == shape[0], "\(alpha.elements.count) alphas of \(shape[0]) channels")
        (channels, taps, self.dilation) = (shape[0], shape[2], dilation)
        kernels = packing.kernels
        memory = packing.memory
        (weights, scales) = Self.packed(weight, packing: packing)

        func constants(_ value: (Int) -> Float) -> UnsafePointer<Float> {
            let pointer = packing.memory.allocate(floats: shape[0])
            for channel in 0..<shape[0] { pointer[channel] = value(channel) }
            return UnsafePointer(pointer)
        }
        let exact = alpha.elements.map { Double($0) / .pi }
        self.bias = constants { bias.elements[$0] }
        halfTurns = (constants { Float(exact[$0]) }, rest: constants { Float(exact[$0] - Double(Float(exact[$0]))) })
        inverseAlpha = constants { alpha.elements[$0] == 0 ? 0 : 1 / alpha.elements[$0] }
    }

    private static func packed(
        _ weight: ConvolutionWeight,
        packing: Packing
    ) -> (UnsafePointer<Int16>, scales: UnsafePointer<Float>) {
        let (channels, taps) = (weight.direction.shape[0], weight.direction.shape[2])
        let (table, panel) = (packing.kernels.table, packing.kernels.panel)
        let packed = packing.memory.allocate(shorts: tensor_snake_packed(table, Int32(channels), Int32(taps)))
        let scales = packing.memory.allocate(floats: tensor_snake_scales(table, Int32(channels), Int32(taps)))
        let elements = weight.direction.base
        let factors = weight.factors(packing.workers) ?? Array(repeating: 1, count: channels)
        factors.withUnsafeBufferPointer { factors in
            guard let factors = factors.baseAddress else { return }
            packing.workers.share(channels, by: panel, size: weight.direction.elements.count) { range in
                withUnsafeTemporaryAllocation(of: Float.self, capacity: channels * taps * panel) { scratch in
                    guard let scratch = scratch.baseAddress else { return }
                    tensor_snake_pack(
                        table,
                        Int32(channels),
                        Int32(taps),
                        elements,
                        factors,
                        Int32(range.lowerBound),
                        Int32(range.count),
                        packed,
                        scales,
                        scratch
                    )
                }
            }
        }
        return (UnsafePointer(packed), UnsafePointer(scales))
    }

    /// - Parameters:
    ///   - x: `[rows, channels]`; needs no halo.
    ///   - affine: What comes before the activation.
    ///   - y: `[rows, channels]`; may be the residual or the sum, not `x`.
    ///   - residual: `[rows, channels]`, added.
    ///   - sum: `[rows, channels]`, added too.
    ///   - scale: What all of it is multiplied with.
    ///   - workspace: What it runs on.
    /// - Returns: The mean and the variance of each of `y`'s channels.
    @discardableResult
    public func callAsFunction(
        _ x: Tensor,
        normalised affine: ChannelAffine,
        into y: Tensor,
        adding residual: Tensor? = nil,
        sum: Tensor? = nil,
        scale: Float = 1,
        in workspace: Workspace
    ) -> ChannelStatistics {
        precondition(workspace.kernels.table == kernels.table, "Packed for \(kernels.name)")
        for tensor in [x, y, residual ?? y, sum ?? y] {
            precondition(
                tensor.rows == x.rows && tensor.columns == channels,
                "[\(tensor.rows), \(tensor.columns)] for [\(x.rows), \(channels)]"
            )
        }
        precondition(affine.gain.count == channels && affine.offset.count == channels, "Gains of \(channels) channels")
        precondition(x.base != y.base, "In place")
        return affine.gain.withUnsafeBufferPointer { gain in
            affine.offset.withUnsafeBufferPointer { offset in
                guard let gain = gain.baseAddress, let offset = offset.baseAddress else {
                    preconditionFailure("No channels")
                }
                return convolve(
                    tensor_snake(
                        rows: x.rows,
                        channels: Int32(channels),
                        taps: Int32(taps),
                        dilation: Int32(dilation),
                        input: x.base,
                        input_stride: x.stride,
                        gain: gain,
                        offset: offset,
                        half_turns: halfTurns.0,
                        half_turns_rest: halfTurns.rest,
                        inverse_alpha: inverseAlpha,
                        weights: weights,
                        scales: scales,
                        bias: bias,
                        residual: residual.map { UnsafePointer($0.base) },
                        sum: sum.map { UnsafePointer($0.base) },
                        residual_stride: residual?.stride ?? 0,
                        sum_stride: sum?.stride ?? 0,
                        scale: scale,
                        output: y.base,
                        output_stride: y.stride
                    ),
                    in: workspace
                )
            }
        }
    }

    private func convolve(_ snake: tensor_snake, in workspace: Workspace) -> ChannelStatistics {
        let table = kernels.table
        let plan = tensor_snake_plan_of(table, snake.rows, snake.channels, snake.taps, snake.dilation)
        let shares = SnakeShare.shares(plan, channels: channels, workers: workspace.workers.count)
        var sums = [Double](repeating: 0, count: shares.count * 2 * channels)
        workspace.arena.scope {
            let scratch = shares.map { share in
                withUnsafePointer(to: plan) { plan in
                    workspace.arena.floats(tensor_snake_scratch(plan, snake.channels, Int32(share.channels.count)))
                }
            }
            sums.withUnsafeMutableBufferPointer { sums in
                guard let sums = sums.baseAddress else { return }
                workspace.workers.run { worker in
                    let share = shares[worker]
                    let part = tensor_snake_part(
                        first_unit: share.units.lowerBound,
                        units: share.units.count,
                        first_channel: Int32(share.channels.lowerBound),
                        channels: Int32(share.channels.count),
                        scratch: scratch[worker],
                        sums: sums + worker * 2 * channels
                    )
                    withUnsafePointer(to: plan) { plan in
                        withUnsafePointer(to: snake) { snake in
                            withUnsafePointer(to: part) { tensor_snake_convolve(table, plan, snake, $0) }
                        }
                    }
                }
            }
        }
        return statistics(sums, rows: snake.rows)
    }

    /// From each part's sums of values and of squares.
    private func statistics(_ sums: [Double], rows: Int) -> ChannelStatistics {
        var statistics = ChannelStatistics(
            mean: Array(repeating: 0, count: channels),
            variance: Array(repeating: 0, count: channels)
        )
        guard rows > 0 else { return statistics }
        for channel in 0..<channels {
            var (total, squares) = (0.0, 0.0)
            for part in stride(from: 0, to: sums.count, by: 2 * channels) {
                total += sums[part + channel]
                squares += sums[part + channels + channel]
            }
            let mean = total / Double(rows)
            statistics.mean[channel] = Float(mean)
            statistics.variance[channel] = Float(max(0, squares / Double(rows) - mean * mean))
        }
        return statistics
    }
}
