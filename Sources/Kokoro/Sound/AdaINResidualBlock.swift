import Tensors

/// Two convolutions, each after an adaptive instance norm and a leaky ReLU, added to what came in.
///
/// Reference: `AdainResBlk1d` in hexgrad/kokoro, `kokoro/istftnet.py` (not to be confused with `AdaINResBlock1`, which
/// is ``SnakeResidualBlock`` here).
struct AdaINResidualBlock {
    private let firstNorm: AdaIN1d
    private let first: Convolution
    private let secondNorm: AdaIN1d
    private let second: Convolution
    /// Fits what came in to the channels that go out; `nil` when they are the same.
    private let shortcut: Convolution?
    /// Doubles the frame rate.
    private let doubling: DoublingConvolution?
    private let channels: Int

    init(_ weights: KokoroWeights, _ input: Int, _ output: Int, doubling: Bool = false) throws(KokoroError) {
        channels = output
        firstNorm = try AdaIN1d(weights["norm1"], channels: input)
        first = try weights.convolution("conv1")
        secondNorm = try AdaIN1d(weights["norm2"], channels: output)
        second = try weights.convolution("conv2")
        shortcut = input == output ? nil : try weights.convolution("conv1x1", biased: false)
        self.doubling = doubling ? try weights.doublingConvolution("pool") : nil
    }

    /// * `x`: `[F, C]`
    /// * `style`: `[1, S]`
    /// * `result`: `[F, D]`, or `[2F, D]` when it doubles; may be columns of `x`. Made if it is `nil`.
    @discardableResult
    func callAsFunction(_ x: Tensor, style: Tensor, into result: Tensor? = nil, in pass: ForwardPass) throws -> Tensor {
        let (space, arena) = (pass.workspace, pass.arena)
        let result = result ?? arena.tensor(rows: doubling == nil ? x.rows : 2 * x.rows, columns: channels)
        try arena.scope {
            let beside = passedBy(x, in: space)  // [F or 2F, D]
            var y = affine(
                x,
                firstNorm(statistics(of: x, in: space), style: style, in: space),
                leaky: 0.2,
                halo: 1,
                in: space
            )
            if let doubling { y = doubling(y, halo: 1, in: space) }  // [2F, C]
            y = first(y, in: space)  // [F or 2F, D]
            try pass.check()
            y = affine(
                y,
                secondNorm(statistics(of: y, in: space), style: style, in: space),
                leaky: 0.2,
                halo: 1,
                in: space
            )
            second(y, adding: beside, scale: Float(0.5).squareRoot(), into: result, in: space)
        }
        try pass.check()
        return result
    }

    /// What is added to the convolutions' result: what came in, fitted and repeated.
    private func passedBy(_ x: Tensor, in space: Workspace) -> Tensor {
        // A convolution of one tap and repeating may change places: so it has half the work.
        let fitted = shortcut.map { $0(x, in: space) } ?? x
        return doubling == nil
            ? fitted
            : repeatRows(
                fitted,
                times: [Int](repeating: 2, count: fitted.rows),
                in: space
            )
    }
}
