import Kokoro

/// Where the time of an utterance went.
struct KokoroStages {
    /// A part of the network that is worth a line of its own.
    struct Part: Encodable {
        let name: String
        var seconds: Double
        /// As ``KokoroArithmetic`` counts them; none where it is next to nothing.
        let gigaflops: Double?
    }

    private static let parts: [(name: String, stages: Set<KokoroStage>)] = [
        ("albert", [.albert, .projection]),
        ("durations", [.durationEncoder, .durationLSTM, .durationLogits]),
        ("text encoder", [.textEncoder]),
        ("pitch and energy", [.sharedLSTM, .pitch, .energy]),
        ("decoder", [.decoderEncode, .decoderFirst, .decoderLast]),
        ("source and its spectrum", [.source, .harmonics]),
        ("source’s blocks", [.firstNoiseConvolution, .firstNoiseBlock, .secondNoiseConvolution, .secondNoiseBlock]),
        ("upsampling", [.firstUpsampling, .secondUpsampling]),
        ("blocks, 256 channels", [.firstBlocks]),
        ("blocks, 128 channels", [.secondBlocks]),
        ("spectrum", [.spectrum]),
        ("sound", [.audio]),
    ]

    private var seconds: [KokoroStage: Double] = [:]

    mutating func add(_ stage: KokoroStage, _ duration: Duration) {
        seconds[stage, default: 0] += duration / .seconds(1)
    }

    /// In the order of computation.
    func parts(_ work: KokoroArithmetic) -> [Part] {
        let operations = [
            "albert": work.albert, "durations": work.durations, "text encoder": work.textEncoder,
            "pitch and energy": work.curves, "decoder": work.decoder, "source’s blocks": work.noise,
            "upsampling": work.upsampling, "blocks, 256 channels": work.blocks(256),
            "blocks, 128 channels": work.blocks(128), "spectrum": work.spectrum,
        ]
        return Self.parts.map { part in
            Part(
                name: part.name,
                seconds: part.stages.reduce(0) { $0 + (seconds[$1] ?? 0) },
                gigaflops: operations[part.name].map { Double($0) / 1e9 }
            )
        }
    }
}
