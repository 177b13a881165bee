import Tensors

/// Mixes the phonemes' meaning with the style: three times an LSTM and an adaptive layer norm.
///
/// Reference: `DurationEncoder` in hexgrad/kokoro, `kokoro/modules.py`.
struct DurationEncoder {
    private let layers: [(lstm: BidirectionalLSTM, norm: AdaptiveLayerNorm)]
    private let channels: Int

    init(_ weights: KokoroWeights, _ configuration: KokoroConfiguration) throws(KokoroError) {
        channels = configuration.width
        var layers: [(lstm: BidirectionalLSTM, norm: AdaptiveLayerNorm)] = []
        for index in 0..<configuration.layers {
            let norm = try AdaptiveLayerNorm(weights["lstms"][2 * index + 1], channels: channels)
            layers.append((try weights["lstms"].bidirectionalLSTM("\(2 * index)"), norm))
        }
        self.layers = layers
    }

    /// * `x`: `[T, 512]`
    /// * `style`: `[1, S]`
    /// * result: `[T, 512 + S]`: the last columns are the style.
    func callAsFunction(_ x: Tensor, style: Tensor, in pass: ForwardPass) throws -> Tensor {
        let result = pass.arena.tensor(rows: x.rows, columns: channels + style.columns)
        let features = result.columns(0..<channels)
        copy(x, into: features)
        for row in 0..<x.rows {
            let first = result.base + row * result.stride + channels
            first.update(from: style.base, count: style.columns)
        }
        for layer in layers {
            pass.arena.scope {
                let heard = layer.lstm(result, in: pass.workspace)  // [T, 512]
                layer.norm(heard, style: style, into: features, in: pass.workspace)
            }
            try pass.check()
        }
        return result
    }
}
