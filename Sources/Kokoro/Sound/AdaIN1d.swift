import Tensors

/// Adaptive instance normalisation: the style decides the gain and the offset of every channel.
///
///     (γ, β) = W·s + b
///     y = (1 + γ) · (w · norm(x) + v) + β
///
/// The norm runs over time, for the whole utterance. The published checkpoint lacks w and v: they are 1 and 0.
///
/// Reference: `AdaIN1d` in hexgrad/kokoro, `kokoro/istftnet.py`. Paper: Huang & Belongie 2017, equation 8.
struct AdaIN1d {
    private let projection: Linear
    private let gain: [Float]?
    private let offset: [Float]?
    private let channels: Int

    init(_ weights: KokoroWeights, channels: Int) throws(KokoroError) {
        projection = try weights.linear("fc")
        gain = try weights.optionalVector("norm.weight")
        offset = try weights.optionalVector("norm.bias")
        self.channels = channels
    }

    /// What is to be done to every channel of a tensor of these statistics.
    /// * `style`: `[1, S]`
    func callAsFunction(_ statistics: ChannelStatistics, style: Tensor, in space: Workspace) -> ChannelAffine {
        space.arena.scope {
            let values = projection(style, in: space).base  // [1, 2C]
            var affine = ChannelAffine(
                gain: [Float](repeating: 0, count: channels),
                offset: [Float](repeating: 0, count: channels)
            )
            for channel in 0..<channels {
                let scale = 1 + values[channel]
                let slope = scale * (gain?[channel] ?? 1) / (statistics.variance[channel] + 1e-5).squareRoot()
                affine.gain[channel] = slope
                affine.offset[channel] =
                    scale * (offset?[channel] ?? 0) + values[channels + channel] - slope * statistics.mean[channel]
            }
            return affine
        }
    }
}
