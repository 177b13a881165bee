extension KokoroConfiguration: Codable {
    private enum Key: String, CodingKey {
        case tokenCount = "n_token"
        case styleWidth = "style_dim"
        case width = "hidden_dim"
        case layers = "n_layer"
        case textEncoderTaps = "text_encoder_kernel_size"
        case longestToken = "max_dur"
        case albert = "plbert"
        case generator = "istftnet"
        case vocabulary = "vocab"
    }

    /// - Throws: `DecodingError`, or ``KokoroError/configuration(key:)`` if the measures do not fit together.
    public init(from decoder: any Decoder) throws {
        self = .published
        let file = try decoder.container(keyedBy: Key.self)
        tokenCount = try file.decode(Int.self, forKey: .tokenCount)
        styleWidth = try file.decode(Int.self, forKey: .styleWidth)
        width = try file.decode(Int.self, forKey: .width)
        layers = try file.decode(Int.self, forKey: .layers)
        textEncoderTaps = try file.decode(Int.self, forKey: .textEncoderTaps)
        longestToken = try file.decode(Int.self, forKey: .longestToken)
        albert = try file.decode(Albert.self, forKey: .albert)
        generator = try file.decode(Generator.self, forKey: .generator)
        try check()
        vocabulary = try Vocabulary(file.decode([String: Int].self, forKey: .vocabulary), count: tokenCount)
    }

    public func encode(to encoder: any Encoder) throws {
        var file = encoder.container(keyedBy: Key.self)
        try file.encode(tokenCount, forKey: .tokenCount)
        try file.encode(styleWidth, forKey: .styleWidth)
        try file.encode(width, forKey: .width)
        try file.encode(layers, forKey: .layers)
        try file.encode(textEncoderTaps, forKey: .textEncoderTaps)
        try file.encode(longestToken, forKey: .longestToken)
        try file.encode(albert, forKey: .albert)
        try file.encode(generator, forKey: .generator)
        try file.encode(vocabulary.symbols, forKey: .vocabulary)
    }
}

extension KokoroConfiguration.Albert {
    /// - Throws: `DecodingError`
    public init(from decoder: any Decoder) throws {
        self.init()
        let file = try decoder.container(keyedBy: CodingKeys.self)
        width = try file.decode(Int.self, forKey: .width)
        embeddingWidth = try file.decodeIfPresent(Int.self, forKey: .embeddingWidth) ?? embeddingWidth
        heads = try file.decode(Int.self, forKey: .heads)
        innerWidth = try file.decode(Int.self, forKey: .innerWidth)
        layers = try file.decode(Int.self, forKey: .layers)
        positions = try file.decode(Int.self, forKey: .positions)
    }
}
