import Tensors

/// Adaptive layer normalisation: the style decides the gain and the offset of every channel.
///
///     (γ, β) = W·s + b
///     y = (1 + γ) · norm(x) + β
///
/// Reference: `AdaLayerNorm` in hexgrad/kokoro, `kokoro/modules.py`.
struct AdaptiveLayerNorm {
    private let projection: Linear
    private let channels: Int

    init(_ weights: KokoroWeights, channels: Int) throws(KokoroError) {
        projection = try weights.linear("fc")
        self.channels = channels
    }

    /// * `x`: `[T, C]`
    /// * `style`: `[1, S]`
    /// * `result`: `[T, C]`
    func callAsFunction(_ x: Tensor, style: Tensor, into result: Tensor, in space: Workspace) {
        let values = space.arena.scope { projection(style, in: space).elements }  // [2C]
        layerNorm(
            x,
            gain: values[..<channels].map { 1 + $0 },
            offset: Array(values[channels...]),
            epsilon: 1e-5,
            into: result,
            in: space
        )
    }
}
