import Tensors

/// What the phonemes mean to each other: twelve transformer layers that share their weights.
///
/// Reference: `CustomAlbert` in hexgrad/kokoro, `kokoro/modules.py`, which is `AlbertModel` of Hugging Face's
/// transformers. Paper: Lan et al. 2020, “ALBERT: A Lite BERT”.
struct Albert {
    /// What is added to a variance before its root is taken.
    static let epsilon: Float = 1e-12

    private let symbols: [Float]
    private let positions: [Float]
    /// The first of two token types; the other is for second sentences.
    private let tokenType: [Float]
    private let gain: [Float]
    private let offset: [Float]
    private let projection: Linear
    private let layer: AlbertLayer
    private let layers: Int
    /// Channels of an embedding.
    private let embedding: Int

    init(_ weights: KokoroWeights, _ configuration: KokoroConfiguration) throws(KokoroError) {
        let embeddings = weights["embeddings"]
        symbols = try embeddings.vector("word_embeddings.weight")
        positions = try embeddings.vector("position_embeddings.weight")
        tokenType = try embeddings.vector("token_type_embeddings.weight")
        gain = try embeddings.vector("LayerNorm.weight")
        offset = try embeddings.vector("LayerNorm.bias")
        projection = try weights["encoder"].linear("embedding_hidden_mapping_in")
        layer = try AlbertLayer(
            weights["encoder"]["albert_layer_groups"][0]["albert_layers"][0],
            heads: configuration.albert.heads
        )
        layers = configuration.albert.layers
        embedding = configuration.albert.embeddingWidth
    }

    /// * `tokens`: T of them.
    /// * result: `[T, 768]`
    func callAsFunction(_ tokens: [Int32], in pass: ForwardPass) throws -> Tensor {
        let space = pass.workspace
        var x = projection(embedded(tokens, in: space), in: space)  // [T, 768]
        for _ in 0..<layers {
            x = layer(x, in: space)  // [T, 768]
            try pass.check()
        }
        return x
    }

    private func embedded(_ tokens: [Int32], in space: Workspace) -> Tensor {
        let x = space.arena.tensor(rows: tokens.count, columns: embedding)
        for (row, token) in tokens.enumerated() {
            let (symbol, position) = (Int(token) * embedding, row * embedding)
            for column in 0..<embedding {
                x[row, column] = symbols[symbol + column] + tokenType[column] + positions[position + column]
            }
        }
        return layerNorm(x, gain: gain, offset: offset, epsilon: Self.epsilon, into: x, in: space)  // [T, 128]
    }
}
