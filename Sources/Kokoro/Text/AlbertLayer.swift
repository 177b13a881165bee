import Tensors

/// One transformer layer: attention, then two linear layers, each added to what it was given and normalised.
///
/// Reference: `AlbertLayer` and `AlbertAttention` in Hugging Face's transformers, `models/albert/modeling_albert.py`.
struct AlbertLayer {
    private let query: Linear
    private let key: Linear
    private let value: Linear
    private let dense: Linear
    private let attentionGain: [Float]
    private let attentionOffset: [Float]
    private let widening: Linear
    private let narrowing: Linear
    private let gain: [Float]
    private let offset: [Float]
    private let heads: Int

    init(_ weights: KokoroWeights, heads: Int) throws(KokoroError) {
        self.heads = heads
        let attention = weights["attention"]
        query = try attention.linear("query")
        key = try attention.linear("key")
        value = try attention.linear("value")
        dense = try attention.linear("dense")
        attentionGain = try attention.vector("LayerNorm.weight")
        attentionOffset = try attention.vector("LayerNorm.bias")
        widening = try weights.linear("ffn")
        narrowing = try weights.linear("ffn_output")
        gain = try weights.vector("full_layer_layer_norm.weight")
        offset = try weights.vector("full_layer_layer_norm.bias")
    }

    /// * `x`: `[T, 768]`
    /// * result: `[T, 768]`
    func callAsFunction(_ x: Tensor, in space: Workspace) -> Tensor {
        let result = space.arena.tensor(rows: x.rows, columns: x.columns)
        space.arena.scope {
            let context = attention(
                query: query(x, in: space),
                key: key(x, in: space),
                value: value(x, in: space),
                heads: heads,
                in: space
            )
            let attended = layerNorm(
                dense(context, in: space),
                gain: attentionGain,
                offset: attentionOffset,
                epsilon: Albert.epsilon,
                adding: x,
                in: space
            )  // [T, 768]
            let wide = widening(attended, activation: .gelu, in: space)  // [T, 2048]
            layerNorm(
                narrowing(wide, in: space),
                gain: gain,
                offset: offset,
                epsilon: Albert.epsilon,
                adding: attended,
                into: result,
                in: space
            )  // [T, 768]
        }
        return result
    }
}
