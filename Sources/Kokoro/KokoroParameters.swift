/// Every parameter of the network by its name in the published checkpoint, with its shape.
///
/// One table serves loading, checking and making weights by a formula. What a checkpoint has beside these is ignored.
///
/// Reference: `KModel` in hexgrad/kokoro, `kokoro/model.py`, and the modules that it is made of.
public struct KokoroParameters: Sendable {
    /// Slowest axis first, by name.
    public private(set) var shapes: [String: [Int]] = [:]
    /// The affine part of adaptive instance norms, which the published checkpoint lacks: gains are 1, offsets 0.
    public private(set) var optional: Set<String> = []

    /// The parameters of a network of this configuration.
    public init(_ configuration: KokoroConfiguration) {
        let (hidden, style) = (configuration.width, configuration.styleWidth)
        albert(configuration)
        linear("bert_encoder", configuration.albert.width, hidden)
        for layer in 0..<configuration.layers {
            lstm("predictor.text_encoder.lstms.\(2 * layer)", hidden + style, hidden / 2)
            linear("predictor.text_encoder.lstms.\(2 * layer + 1).fc", style, 2 * hidden)
        }
        lstm("predictor.lstm", hidden + style, hidden / 2)
        linear("predictor.duration_proj.linear_layer", hidden, configuration.longestToken)
        lstm("predictor.shared", hidden + style, hidden / 2)
        for curve in ["F0", "N"] {
            residualBlock("predictor.\(curve).0", hidden, hidden, style)
            residualBlock("predictor.\(curve).1", hidden, hidden / 2, style, doubling: true)
            residualBlock("predictor.\(curve).2", hidden / 2, hidden / 2, style)
            convolution("predictor.\(curve)_proj", hidden / 2, 1, taps: 1, normed: false)
        }
        shapes["text_encoder.embedding.weight"] = [configuration.tokenCount, hidden]
        for layer in 0..<configuration.layers {
            convolution("text_encoder.cnn.\(layer).0", hidden, hidden, taps: configuration.textEncoderTaps)
            shapes["text_encoder.cnn.\(layer).1.gamma"] = [hidden]
            shapes["text_encoder.cnn.\(layer).1.beta"] = [hidden]
        }
        lstm("text_encoder.lstm", hidden, hidden / 2)
        decoder(configuration)
        generator(configuration.generator, style)
    }

    private mutating func albert(_ configuration: KokoroConfiguration) {
        let (hidden, inner) = (configuration.albert.width, configuration.albert.innerWidth)
        let embedding = configuration.albert.embeddingWidth
        shapes["bert.embeddings.word_embeddings.weight"] = [configuration.tokenCount, embedding]
        shapes["bert.embeddings.position_embeddings.weight"] = [configuration.albert.positions, embedding]
        shapes["bert.embeddings.token_type_embeddings.weight"] = [2, embedding]
        norm("bert.embeddings.LayerNorm", embedding)
        linear("bert.encoder.embedding_hidden_mapping_in", embedding, hidden)
        let layer = "bert.encoder.albert_layer_groups.0.albert_layers.0"
        for name in ["query", "key", "value", "dense"] { linear("\(layer).attention.\(name)", hidden, hidden) }
        norm("\(layer).attention.LayerNorm", hidden)
        linear("\(layer).ffn", hidden, inner)
        linear("\(layer).ffn_output", inner, hidden)
        norm("\(layer).full_layer_layer_norm", hidden)
    }

    private mutating func decoder(_ configuration: KokoroConfiguration) {
        let (hidden, style) = (configuration.width, configuration.styleWidth)
        let (wide, content) = (configuration.decoderWidth, configuration.contentWidth)
        let upsampled = configuration.generator.channels
        residualBlock("decoder.encode", hidden + 2, wide, style)
        for block in 0..<3 { residualBlock("decoder.decode.\(block)", wide + content + 2, wide, style) }
        residualBlock("decoder.decode.3", wide + content + 2, upsampled, style, doubling: true)
        convolution("decoder.F0_conv", 1, 1, taps: 3)
        convolution("decoder.N_conv", 1, 1, taps: 3)
        convolution("decoder.asr_res.0", hidden, content, taps: 1)
    }

    private mutating func generator(_ generator: KokoroConfiguration.Generator, _ style: Int) {
        let name = "decoder.generator"
        linear("\(name).m_source.l_linear", HarmonicSource.harmonics, 1)
        let bands = generator.transformSize + 2
        for stage in generator.upsampleRates.indices {
            let channels = generator.channels >> (stage + 1)
            let stride = generator.upsampleRates[(stage + 1)...].reduce(1, *)
            let last = stage == generator.upsampleRates.count - 1
            convolution("\(name).noise_convs.\(stage)", bands, channels, taps: last ? 1 : 2 * stride, normed: false)
            snakeBlock("\(name).noise_res.\(stage)", channels, taps: last ? 11 : 7, style)
            shapes["\(name).ups.\(stage).weight_g"] = [2 * channels, 1, 1]
            shapes["\(name).ups.\(stage).weight_v"] = [2 * channels, channels, generator.upsampleTaps[stage]]
            shapes["\(name).ups.\(stage).bias"] = [channels]
            for (index, taps) in generator.blockTaps.enumerated() {
                snakeBlock(
                    "\(name).resblocks.\(stage * generator.blockTaps.count + index)",
                    channels,
                    taps: taps,
                    style
                )
            }
        }
        convolution("\(name).conv_post", generator.channels >> generator.upsampleRates.count, bands, taps: 7)
    }

    private mutating func residualBlock(
        _ name: String,
        _ input: Int,
        _ output: Int,
        _ style: Int,
        doubling: Bool = false
    ) {
        adaptiveNorm("\(name).norm1", input, style)
        convolution("\(name).conv1", input, output, taps: 3)
        adaptiveNorm("\(name).norm2", output, style)
        convolution("\(name).conv2", output, output, taps: 3)
        if input != output { convolution("\(name).conv1x1", input, output, taps: 1, biased: false) }
        guard doubling else { return }
        shapes["\(name).pool.weight_g"] = [input, 1, 1]
        shapes["\(name).pool.weight_v"] = [input, 1, 3]
        shapes["\(name).pool.bias"] = [input]
    }

    private mutating func snakeBlock(_ name: String, _ channels: Int, taps: Int, _ style: Int) {
        for half in 1...2 {
            for index in 0..<3 {
                adaptiveNorm("\(name).adain\(half).\(index)", channels, style)
                shapes["\(name).alpha\(half).\(index)"] = [1, channels, 1]
                convolution("\(name).convs\(half).\(index)", channels, channels, taps: taps)
            }
        }
    }

    private mutating func adaptiveNorm(_ name: String, _ channels: Int, _ style: Int) {
        linear("\(name).fc", style, 2 * channels)
        norm("\(name).norm", channels)
        optional.formUnion(["\(name).norm.weight", "\(name).norm.bias"])
    }

    private mutating func norm(_ name: String, _ channels: Int) {
        shapes["\(name).weight"] = [channels]
        shapes["\(name).bias"] = [channels]
    }

    private mutating func linear(_ name: String, _ input: Int, _ output: Int) {
        shapes["\(name).weight"] = [output, input]
        shapes["\(name).bias"] = [output]
    }

    private mutating func convolution(
        _ name: String,
        _ input: Int,
        _ output: Int,
        taps: Int,
        normed: Bool = true,
        biased: Bool = true
    ) {
        shapes[normed ? "\(name).weight_v" : "\(name).weight"] = [output, input, taps]
        if normed { shapes["\(name).weight_g"] = [output, 1, 1] }
        if biased { shapes["\(name).bias"] = [output] }
    }

    private mutating func lstm(_ name: String, _ input: Int, _ hidden: Int) {
        for direction in ["", "_reverse"] {
            shapes["\(name).weight_ih_l0\(direction)"] = [4 * hidden, input]
            shapes["\(name).weight_hh_l0\(direction)"] = [4 * hidden, hidden]
            shapes["\(name).bias_ih_l0\(direction)"] = [4 * hidden]
            shapes["\(name).bias_hh_l0\(direction)"] = [4 * hidden]
        }
    }
}
