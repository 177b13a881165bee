/// The network's measures, as `config.json` beside its weights gives them.
///
/// Reference: `KModel.__init__` in hexgrad/kokoro, `kokoro/model.py`.
public struct KokoroConfiguration: Hashable, Sendable {
    /// The text encoder inside: ALBERT, whose layers share their weights.
    public struct Albert: Codable, Hashable, Sendable {
        /// Width of what it gives.
        public var width = 768
        /// Width of the symbols' embedding; the published file does not say it.
        public var embeddingWidth = 128
        public var heads = 12
        public var innerWidth = 2_048
        public var layers = 12
        /// Tokens that it can take, the boundaries included.
        public var positions = 512

        enum CodingKeys: String, CodingKey {
            case width = "hidden_size"
            case embeddingWidth = "embedding_size"
            case heads = "num_attention_heads"
            case innerWidth = "intermediate_size"
            case layers = "num_hidden_layers"
            case positions = "max_position_embeddings"
        }
    }

    /// What makes the waveform.
    public struct Generator: Codable, Hashable, Sendable {
        /// By how much each stage multiplies the frames.
        public var upsampleRates = [10, 6]
        /// Taps of each stage's transposed convolution.
        public var upsampleTaps = [20, 12]
        /// Channels before the first stage; each stage halves them.
        public var channels = 512
        /// Taps of the residual blocks after each stage.
        public var blockTaps = [3, 7, 11]
        /// Dilations of each residual block's convolutions.
        public var blockDilations = [[1, 3, 5], [1, 3, 5], [1, 3, 5]]
        /// Points of the Fourier transform that its last layer feeds.
        public var transformSize = 20
        /// Samples from one transform to the next.
        public var transformHop = 5

        enum CodingKeys: String, CodingKey {
            case upsampleRates = "upsample_rates"
            case upsampleTaps = "upsample_kernel_sizes"
            case channels = "upsample_initial_channel"
            case blockTaps = "resblock_kernel_sizes"
            case blockDilations = "resblock_dilation_sizes"
            case transformSize = "gen_istft_n_fft"
            case transformHop = "gen_istft_hop_size"
        }
    }

    /// Tokens that there are embeddings for.
    public var tokenCount = 178
    /// Width of a voice's style for one half of the network; a voice's row has twice as many numbers.
    public var styleWidth = 128
    /// Width of the layers between text and sound.
    public var width = 512
    /// Layers of the text encoder, and of the duration encoder.
    public var layers = 3
    public var textEncoderTaps = 5
    /// Logits whose sum gives a token's frames.
    public var longestToken = 50
    /// Channels between the decoder's blocks, and those in which each is told the content anew; the published file does
    /// not say them.
    public var (decoderWidth, contentWidth) = (1_024, 64)
    public var albert = Albert()
    public var generator = Generator()
    public var vocabulary = Vocabulary.published

    /// The published network, Kokoro-82M.
    public static let published = KokoroConfiguration()

    private init() {}

    /// Phonemes that an utterance may have: the boundaries take two positions.
    public var phonemeLimit: Int { albert.positions - 2 }
    /// Samples per frame of the duration predictor's: its frames are doubled before the generator.
    public var samplesPerFrame: Int { generator.upsampleRates.reduce(2 * generator.transformHop, *) }
}
