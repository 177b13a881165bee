import Tensors

/// What the sound side hears of the phonemes: three convolutions, each normalised, and an LSTM.
///
/// Reference: `TextEncoder` in hexgrad/kokoro, `kokoro/modules.py`.
struct TextEncoder {
    private let embedding: [Float]
    private let channels: Int
    private let convolutions: [NormedConvolution]
    private let lstm: BidirectionalLSTM

    private struct NormedConvolution {
        let convolution: Convolution
        let gain: [Float]
        let offset: [Float]
    }

    init(_ weights: KokoroWeights, _ configuration: KokoroConfiguration) throws(KokoroError) {
        embedding = try weights.vector("embedding.weight")
        channels = configuration.width
        halo = configuration.textEncoderTaps / 2
        var convolutions: [NormedConvolution] = []
        for index in 0..<configuration.layers {
            let layer = weights["cnn"][index]
            convolutions.append(
                NormedConvolution(
                    convolution: try layer.convolution("0"),
                    gain: try layer.vector("1.gamma"),
                    offset: try layer.vector("1.beta")
                )
            )
        }
        self.convolutions = convolutions
        lstm = try weights.bidirectionalLSTM("lstm")
    }

    /// Rows that a convolution looks beyond each end.
    private let halo: Int

    /// * `tokens`: T of them.
    /// * result: `[T, 512]`
    func callAsFunction(_ tokens: [Int32], in pass: ForwardPass) throws -> Tensor {
        let space = pass.workspace
        let result = pass.arena.tensor(rows: tokens.count, columns: channels)
        try pass.arena.scope {
            var x = embedded(tokens, in: space)  // [T, 512]
            for layer in convolutions {
                let y = layer.convolution(x, in: space)
                layerNorm(y, gain: layer.gain, offset: layer.offset, epsilon: 1e-5, into: y, in: space)
                x = leakyReLU(y, slope: 0.2, halo: halo, in: space)  // [T, 512]
                try pass.check()
            }
            lstm(x, into: result, in: space)  // [T, 512]
        }
        return result
    }

    private func embedded(_ tokens: [Int32], in space: Workspace) -> Tensor {
        let x = space.arena.tensor(rows: tokens.count, columns: channels, halo: halo)
        for (row, token) in tokens.enumerated() {
            for column in 0..<channels { x[row, column] = embedding[Int(token) * channels + column] }
        }
        return x
    }
}
