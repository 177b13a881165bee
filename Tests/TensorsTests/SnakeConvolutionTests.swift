import Testing

@testable import Tensors

struct SnakeConvolutionTests {
    struct Shape: CustomTestStringConvertible {
        var channels: Int
        var taps: Int
        var dilation: Int
        var rows: Int
        var testDescription: String { "\(channels) channels, \(taps) taps \(dilation) apart, \(rows) rows" }
    }

    /// What one convolution is given and gives.
    struct Run {
        var oracle: SnakeOracle
        var x: [[Float]]
        var residual: [[Float]]
        var sum: [[Float]]
        var y: [[Float]]
        var statistics: ChannelStatistics
    }

    enum Target { case apart, residual, sum }

    /// A convolution of random numbers.
    static func run(
        _ shape: Shape,
        _ kernels: Kernels,
        workers: Int = 1,
        adding: (residual: Bool, sum: Bool) = (true, false),
        scale: Float = 1,
        target: Target = .apart,
        mean: Float = 0,
        gap: Int = 0
    ) -> Run {
        var random = SmallNumbers(seed: UInt64(shape.channels * 31 + shape.taps * 7 + shape.dilation + shape.rows))
        let oracle = SnakeOracle(
            channels: shape.channels,
            taps: shape.taps,
            dilation: shape.dilation,
            random: &random
        )
        let workspace = Workspace(kernels: kernels, threads: workers)
        func tensor(_ rows: [[Float]]) -> Tensor {
            let wide = workspace.arena.tensor(rows: shape.rows, columns: shape.channels + gap)
            for row in 0..<wide.rows { for column in 0..<wide.columns { wide[row, column] = .nan } }
            let tensor = wide.columns(0..<shape.channels)
            for (row, values) in rows.enumerated() {
                for (column, value) in values.enumerated() { tensor[row, column] = value }
            }
            return tensor
        }
        func rows(of tensor: Tensor) -> [[Float]] {
            (0..<tensor.rows).map { row in (0..<tensor.columns).map { tensor[row, $0] } }
        }
        func numbers(_ mean: Float = 0) -> [[Float]] {
            (0..<shape.rows).map { _ in random.numbers(shape.channels).map { $0 + mean } }
        }
        let (values, residuals, sums) = (numbers(), numbers(mean), numbers())
        let (x, residual, sum) = (tensor(values), tensor(residuals), tensor(sums))
        let y =
            switch target {
            case .apart: tensor([])
            case .residual: residual
            case .sum: sum
            }
        let statistics = layer(oracle, packing: workspace.packing)(
            x,
            normalised: ChannelAffine(gain: oracle.gain, offset: oracle.offset),
            into: y,
            adding: adding.residual ? residual : nil,
            sum: adding.sum ? sum : nil,
            scale: scale,
            in: workspace
        )
        return Run(
            oracle: oracle,
            x: values,
            residual: residuals,
            sum: sums,
            y: rows(of: y),
            statistics: statistics
        )
    }

    static func layer(_ oracle: SnakeOracle, packing: Packing) -> SnakeConvolution {
        oracle.weights.withUnsafeBufferPointer { weights in
            oracle.bias.withUnsafeBufferPointer { bias in
                oracle.alpha.withUnsafeBufferPointer { alpha in
                    SnakeConvolution(
                        ConvolutionWeight(
                            direction: Parameter(
                                shape: [oracle.channels, oracle.channels, oracle.taps],
                                elements: weights
                            )
                        ),
                        bias: Parameter(shape: [oracle.channels], elements: bias),
                        alpha: Parameter(shape: [1, oracle.channels, 1], elements: alpha),
                        dilation: oracle.dilation,
                        packing: packing
                    )
                }
            }
        }
    }

    /// The largest difference from the oracle in some rows, by the root of the mean square of those rows.
    static func error(
        _ run: Run,
        rows: [Int]? = nil,
        adding: (residual: Bool, sum: Bool) = (true, false),
        scale: Float = 1
    ) -> Double {
        let rows = rows ?? Array(run.y.indices)
        let expected = run.oracle.convolve(run.oracle.snake(run.x), rows: rows)
        var (worst, squares, count) = (0.0, 0.0, 0)
        for (row, values) in zip(rows, expected) {
            for (channel, value) in values.enumerated() {
                var value = value
                if adding.residual { value += Double(run.residual[row][channel]) }
                if adding.sum { value += Double(run.sum[row][channel]) }
                value *= Double(scale)
                let difference = abs(Double(run.y[row][channel]) - value)
                worst = difference.isNaN ? .infinity : max(worst, difference)
                squares += value * value
                count += 1
            }
        }
        return worst / (squares / Double(count)).squareRoot()
    }

    /// What the largest error of a convolution may be: weights are kept in 16 bits.
    static func tolerance(taps: Int, _ kernels: Kernels) -> Double {
        kernels.multipliesInFixedPoint && [3, 7, 11].contains(taps) ? 4e-3 : 1.5e-4
    }

    static let taps = [1, 3, 5, 7, 11]

    @Test(arguments: taps, [1, 3, 5])
    func `every number of taps and dilation agrees with the definition`(taps: Int, dilation: Int) {
        for kernels in Kernels.available {
            let shape = Shape(channels: kernels.panel, taps: taps, dilation: dilation, rows: 67)
            let error = Self.error(Self.run(shape, kernels), rows: Array(stride(from: 0, to: 67, by: 5)) + [65, 66])
            #expect(error < Self.tolerance(taps: taps, kernels), "\(kernels.name)")
        }
    }

    @Test(arguments: [3, 7, 11])
    func `any number of rows agrees with the definition`(taps: Int) {
        for kernels in Kernels.available where kernels.lanes < 16 {
            let outputs = taps == 3 ? 6 : 35 - taps
            for rows in [1, 2, 5, outputs - 1, outputs, outputs + 1, 2 * outputs - 1, 2 * outputs + 1] {
                for dilation in [1, 3] {
                    let shape = Shape(channels: 16, taps: taps, dilation: dilation, rows: rows)
                    let error = Self.error(Self.run(shape, kernels))
                    #expect(
                        error < Self.tolerance(taps: taps, kernels),
                        "\(kernels.name), \(rows) rows, \(dilation) apart"
                    )
                }
            }
        }
    }

    @Test(arguments: [1, 3, 16, 21, 48, 96, 128, 256])
    func `any number of channels agrees with the definition`(channels: Int) {
        for kernels in Kernels.available {
            let shape = Shape(channels: channels, taps: 3, dilation: 1, rows: 9)
            let rows = channels > 64 ? [0, 6, 8] : nil
            #expect(
                Self.error(Self.run(shape, kernels), rows: rows) < Self.tolerance(taps: 3, kernels),
                "\(kernels.name)"
            )
        }
    }

    @Test func `what is added and the scale agree with the definition, also in place`() {
        for kernels in Kernels.available {
            for taps in [3, 5] {
                let shape = Shape(channels: kernels.panel, taps: taps, dilation: 1, rows: 15)
                for adding in [(false, false), (true, false), (false, true), (true, true)] {
                    for target in [Target.apart, .residual, .sum] {
                        let run = Self.run(shape, kernels, adding: adding, scale: 1 / 3, target: target, gap: 16)
                        let error = Self.error(run, rows: [0, 7, 14], adding: adding, scale: 1 / 3)
                        #expect(error < Self.tolerance(taps: taps, kernels), "\(kernels.name), \(adding), \(target)")
                    }
                }
            }
        }
    }

    @Test(arguments: [3, 5, 11])
    func `the statistics are those of the result, even far from zero`(taps: Int) {
        for kernels in Kernels.available {
            for (mean, workers) in [(Float(0), 1), (1000, 1), (-1000, 2)] {
                let shape = Shape(channels: 64, taps: taps, dilation: 3, rows: 300)
                let run = Self.run(shape, kernels, workers: workers, mean: mean)
                for channel in 0..<shape.channels {
                    let values = run.y.map { Double($0[channel]) }
                    let mean = values.reduce(0, +) / Double(values.count)
                    let variance = values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(values.count)
                    #expect(abs(Double(run.statistics.mean[channel]) - mean) < 1e-5 * (abs(mean) + 1))
                    #expect(abs(Double(run.statistics.variance[channel]) - variance) < 1e-5 * variance)
                }
            }
        }
    }

    @Test func `an activation with no curve is the affine map alone`() {
        var random = SmallNumbers(seed: 1)
        let oracle = SnakeOracle(channels: 64, taps: 3, dilation: 1, random: &random)
        let flat = Array(repeating: Float(0), count: 64)
        for kernels in Kernels.available {
            let workspace = Workspace(kernels: kernels, threads: 1)
            let x = workspace.arena.tensor(rows: 2, columns: 64), y = workspace.arena.tensor(rows: 2, columns: 64)
            for row in 0..<2 { for column in 0..<64 { x[row, column] = 1 } }
            let layer = flat.withUnsafeBufferPointer { alpha in
                oracle.bias.withUnsafeBufferPointer { bias in
                    oracle.weights.withUnsafeBufferPointer { weights in
                        SnakeConvolution(
                            ConvolutionWeight(direction: Parameter(shape: [64, 64, 3], elements: weights)),
                            bias: Parameter(shape: [64], elements: bias),
                            alpha: Parameter(shape: [64], elements: alpha),
                            dilation: 1,
                            packing: workspace.packing
                        )
                    }
                }
            }
            layer(x, normalised: ChannelAffine(gain: flat, offset: flat), into: y, in: workspace)
            for column in 0..<64 { #expect(abs(y[1, column] - oracle.bias[column]) < 1e-6) }
        }
    }

    @Test(arguments: [3, 7, 11])
    func `fixed point never overflows, and errs by a thousandth at most of what is usual`(taps: Int) {
        for kernels in Kernels.available where kernels.multipliesInFixedPoint {
            // All values and all weights alike: no sum is larger.
            let (channels, rows) = (128, 80)
            let workspace = Workspace(kernels: kernels, threads: 1)
            let flat = Array(repeating: Float(0), count: channels), ones = Array(repeating: Float(1), count: channels)
            let weights = Array(repeating: Float(1), count: channels * channels * taps)
            let x = workspace.arena.tensor(rows: rows, columns: channels)
            let y = workspace.arena.tensor(rows: rows, columns: channels)
            for row in 0..<rows { for column in 0..<channels { x[row, column] = 1000 } }
            let layer = weights.withUnsafeBufferPointer { weights in
                flat.withUnsafeBufferPointer { flat in
                    SnakeConvolution(
                        ConvolutionWeight(direction: Parameter(shape: [channels, channels, taps], elements: weights)),
                        bias: Parameter(shape: [channels], elements: flat),
                        alpha: Parameter(shape: [channels], elements: flat),
                        dilation: 1,
                        packing: workspace.packing
                    )
                }
            }
            layer(x, normalised: ChannelAffine(gain: ones, offset: flat), into: y, in: workspace)
            for row in 0..<rows {
                let inside = min(taps, taps / 2 + 1 + min(row, rows - 1 - row))
                let expected = Float(1000 * channels * inside)
                for column in 0..<channels { #expect(abs(y[row, column] - expected) < 1e-3 * expected) }
            }
        }
    }

    @Test func `weights with a gain are normalised`() {
        var random = SmallNumbers(seed: 2)
        var oracle = SnakeOracle(channels: 16, taps: 3, dilation: 1, random: &random)
        let gain = random.numbers(16)
        guard let kernels = Kernels.named("plain") else { return }
        let workspace = Workspace(kernels: kernels, threads: 1)
        let layer = oracle.weights.withUnsafeBufferPointer { weights in
            gain.withUnsafeBufferPointer { gain in
                oracle.bias.withUnsafeBufferPointer { bias in
                    oracle.alpha.withUnsafeBufferPointer { alpha in
                        SnakeConvolution(
                            ConvolutionWeight(
                                direction: Parameter(shape: [16, 16, 3], elements: weights),
                                gain: Parameter(shape: [16, 1, 1], elements: gain)
                            ),
                            bias: Parameter(shape: [16], elements: bias),
                            alpha: Parameter(shape: [16], elements: alpha),
                            dilation: 1,
                            packing: workspace.packing
                        )
                    }
                }
            }
        }
        let values = (0..<7).map { _ in random.numbers(16) }
        let x = workspace.arena.tensor(rows: 7, columns: 16), y = workspace.arena.tensor(rows: 7, columns: 16)
        for row in 0..<7 { for column in 0..<16 { x[row, column] = values[row][column] } }
        layer(x, normalised: ChannelAffine(gain: oracle.gain, offset: oracle.offset), into: y, in: workspace)
        oracle.normalise(gain: gain)
        let expected = oracle.convolve(oracle.snake(values), rows: 0..<7)
        for row in 0..<7 {
            for column in 0..<16 { #expect(abs(Double(y[row, column]) - expected[row][column]) < 1.5e-4) }
        }
    }

    @Test(arguments: [(64, 7), (128, 11), (256, 3), (256, 7)])
    func `any number of workers gives the same, each time`(channels: Int, taps: Int) {
        for kernels in Kernels.available {
            let shape = Shape(channels: channels, taps: taps, dilation: 3, rows: 90)
            let alone = Self.run(shape, kernels)
            for workers in [2, 3, 4] {
                let together = Self.run(shape, kernels, workers: workers)
                #expect(together.y == alone.y, "\(kernels.name), \(workers) workers")
                for (one, other) in zip(together.statistics.variance, alone.statistics.variance) {
                    #expect(abs(one - other) < 1e-5 * other)
                }
            }
        }
    }

    @Test func `two workers never disturb each other`() {
        guard let kernels = Kernels.named(nil) else { return }
        var random = SmallNumbers(seed: 3)
        let workspace = Workspace(kernels: kernels, threads: 2)
        for (channels, taps) in [(64, 3), (256, 3)] {
            let oracle = SnakeOracle(channels: channels, taps: taps, dilation: 1, random: &random)
            let layer = Self.layer(oracle, packing: workspace.packing)
            workspace.arena.scope {
                let x = workspace.arena.tensor(rows: 24, columns: channels)
                let y = workspace.arena.tensor(rows: 24, columns: channels)
                for row in 0..<24 { for column in 0..<channels { x[row, column] = random.next() } }
                let affine = ChannelAffine(gain: oracle.gain, offset: oracle.offset)
                let first = layer(x, normalised: affine, into: y, in: workspace)
                let elements = y.elements
                for _ in 0..<200 {
                    let again = layer(x, normalised: affine, into: y, in: workspace)
                    #expect(again.mean == first.mean && again.variance == first.variance)
                    let same = (0..<24).allSatisfy { row in y[row, 5] == elements[row * channels + 5] }
                    #expect(same)
                }
                #expect(y.elements == elements)
            }
        }
    }
}
