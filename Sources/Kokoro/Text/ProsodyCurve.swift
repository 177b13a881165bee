import Tensors

/// One curve of prosody: three residual blocks, of which the second doubles the frame rate, and a weighted sum.
///
/// Reference: `ProsodyPredictor.F0Ntrain` in hexgrad/kokoro, `kokoro/modules.py`.
struct ProsodyCurve {
    private let blocks: [AdaINResidualBlock]
    private let projection: Convolution

    /// * `name`: `F0` or `N`
    init(_ weights: KokoroWeights, _ name: String, channels: Int) throws(KokoroError) {
        blocks = [
            try AdaINResidualBlock(weights[name][0], channels, channels),
            try AdaINResidualBlock(weights[name][1], channels, channels / 2, doubling: true),
            try AdaINResidualBlock(weights[name][2], channels / 2, channels / 2),
        ]
        projection = try weights.plainConvolution("\(name)_proj")
    }

    /// * `x`: `[F, 512]`
    /// * `style`: `[1, S]`
    /// * `result`: `[2F, 1]`
    func callAsFunction(_ x: Tensor, style: Tensor, into result: Tensor, in pass: ForwardPass) throws {
        try pass.arena.scope {
            var y = x
            for block in blocks { y = try block(y, style: style, in: pass) }  // [2F, 256]
            projection(y, into: result, in: pass.workspace)  // [2F, 1]
        }
    }
}
