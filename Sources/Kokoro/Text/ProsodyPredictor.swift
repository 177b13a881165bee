import Tensors

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// How long each phoneme lasts, and how pitch and energy go.
///
/// Reference: `ProsodyPredictor` in hexgrad/kokoro, `kokoro/modules.py`.
struct ProsodyPredictor {
    private let encoder: DurationEncoder
    private let lstm: BidirectionalLSTM
    private let durations: Linear
    private let shared: BidirectionalLSTM
    private let pitch: ProsodyCurve
    private let energy: ProsodyCurve

    init(_ weights: KokoroWeights, _ configuration: KokoroConfiguration) throws(KokoroError) {
        encoder = try DurationEncoder(weights["text_encoder"], configuration)
        lstm = try weights.bidirectionalLSTM("lstm")
        durations = try weights["duration_proj"].linear("linear_layer")
        shared = try weights.bidirectionalLSTM("shared")
        pitch = try ProsodyCurve(weights, "F0", channels: configuration.width)
        energy = try ProsodyCurve(weights, "N", channels: configuration.width)
    }

    /// The features that prosody is read from.
    /// * `x`: `[T, 512]`
    /// * `style`: `[1, S]`
    /// * result: `[T, 512 + S]`
    func features(_ x: Tensor, style: Tensor, in pass: ForwardPass) throws -> Tensor {
        let features = try encoder(x, style: style, in: pass)
        try pass.reached(.durationEncoder, features)
        return features
    }

    /// How many frames each token lasts; at least 1.
    /// * `features`: `[T, 512 + S]`
    /// * `speed`: 2 is twice as fast.
    func frames(_ features: Tensor, speed: Float, in pass: ForwardPass) throws -> [Int] {
        try pass.arena.scope {
            let heard = lstm(features, in: pass.workspace)  // [T, 512]
            try pass.reached(.durationLSTM, heard)
            let logits = durations(heard, in: pass.workspace)  // [T, 50]
            try pass.reached(.durationLogits, logits)
            return (0..<logits.rows).map { token in
                let frames = (0..<logits.columns).reduce(Float(0)) { sum, column in
                    sum + 1 / (1 + exp(-logits[token, column]))
                }
                // Weights too large to compute with give no number; what sounds then is none either, and is told later.
                return max(1, Int(exactly: (frames / speed).rounded(.toNearestOrEven)) ?? 1)
            }
        }
    }

    /// Pitch in hertz and energy, twice per frame.
    /// * `features`: `[F, 512 + S]`
    /// * `style`: `[1, S]`
    /// * `pitch`: `[2F, 1]`, written.
    /// * `energy`: `[2F, 1]`, written.
    func curves(
        _ features: Tensor,
        style: Tensor,
        pitch f0: Tensor,
        energy n: Tensor,
        in pass: ForwardPass
    ) throws {
        try pass.arena.scope {
            let heard = shared(features, in: pass.workspace)  // [F, 512]
            try pass.reached(.sharedLSTM, heard)
            try pitch(heard, style: style, into: f0, in: pass)
            try pass.reached(.pitch, f0)
            try energy(heard, style: style, into: n, in: pass)
            try pass.reached(.energy, n)
        }
    }
}
