extension KokoroConfiguration {
    /// Sees that the measures are possible, and fit together.
    /// - Throws: ``KokoroError/configuration(key:)``
    func check() throws(KokoroError) {
        let measures = [
            ("n_token", tokenCount, 4_096), ("style_dim", styleWidth, 4_096), ("hidden_dim", width, 8_192),
            ("n_layer", layers, 64), ("text_encoder_kernel_size", textEncoderTaps, 63),
            ("max_dur", longestToken, 1_024),
            ("hidden_size", albert.width, 8_192), ("embedding_size", albert.embeddingWidth, 8_192),
            ("num_attention_heads", albert.heads, 256), ("intermediate_size", albert.innerWidth, 65_536),
            ("num_hidden_layers", albert.layers, 256), ("max_position_embeddings", albert.positions, 8_192),
            ("upsample_initial_channel", generator.channels, 8_192),
            ("gen_istft_n_fft", generator.transformSize, 4_096),
            ("gen_istft_hop_size", generator.transformHop, 4_096),
        ]
        for (key, value, limit) in measures where !(1...limit).contains(value) { throw .configuration(key: key) }
        try require(albert.positions > 2, "max_position_embeddings")
        try require(albert.width.isMultiple(of: albert.heads), "num_attention_heads")
        try require(width.isMultiple(of: 2), "hidden_dim")
        try require(!textEncoderTaps.isMultiple(of: 2), "text_encoder_kernel_size")
        try checkGenerator()
    }

    private func checkGenerator() throws(KokoroError) {
        let stages = generator.upsampleRates.count
        try require((1...8).contains(stages), "upsample_rates")
        try require(generator.upsampleRates.allSatisfy { (1...64).contains($0) }, "upsample_rates")
        try require(generator.upsampleTaps.count == stages, "upsample_kernel_sizes")
        // The padding (taps − rate) / 2 must give exactly rate times as many frames.
        let fit = zip(generator.upsampleTaps, generator.upsampleRates).allSatisfy { taps, rate in
            taps >= rate && taps <= 256 && (taps - rate).isMultiple(of: 2)
        }
        try require(fit, "upsample_kernel_sizes")
        try require(generator.channels.isMultiple(of: 1 << stages), "upsample_initial_channel")
        try require((1...8).contains(generator.blockTaps.count), "resblock_kernel_sizes")
        try require(
            generator.blockTaps.allSatisfy { (1...63).contains($0) && !$0.isMultiple(of: 2) },
            "resblock_kernel_sizes"
        )
        let dilations = generator.blockDilations
        try require(dilations.count == generator.blockTaps.count, "resblock_dilation_sizes")
        try require(
            dilations.allSatisfy { $0.count == 3 && $0.allSatisfy { (1...64).contains($0) } },
            "resblock_dilation_sizes"
        )
        try require(generator.transformSize.isMultiple(of: 2), "gen_istft_n_fft")
        try require(generator.transformHop <= generator.transformSize / 2, "gen_istft_hop_size")
        try require(samplesPerFrame == KokoroSpeech.samplesPerFrame, "upsample_rates")
    }

    private func require(_ isRight: Bool, _ key: String) throws(KokoroError) {
        guard isRight else { throw .configuration(key: key) }
    }
}
