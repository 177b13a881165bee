public import Tensors

/// Kokoro-82M: speaks phonemes in a voice's style. It knows no language.
///
/// One utterance at a time. Letters of shapes: T tokens, with the two zeros · F frames, 40 per second · S style, 128 ·
/// N samples, 600 per frame.
///
/// Reference: `KModel` in hexgrad/kokoro, `kokoro/model.py`. Paper: Li et al. 2023, “StyleTTS 2”.
public final class KokoroModel {
    private let layers: KokoroLayers
    private let workspace: Workspace

    /// Is told how long each stage took, as soon as it is done.
    public var onStage: ((KokoroStage, Duration) -> Void)?
    /// Is shown the result of each stage, and may change it.
    var watch: ((KokoroStage, Tensor) -> Void)?

    /// Speaks with layers that others may speak with, too.
    /// - Parameters:
    ///   - layers: Packed for the workspace's kernels.
    ///   - workspace: Its own.
    public init(_ layers: KokoroLayers, in workspace: Workspace) {
        precondition(layers.kernels.name == workspace.kernels.name, "Weights packed for \(layers.kernels.name)")
        self.layers = layers
        self.workspace = workspace
    }

    /// Checks the weights and packs them for the workspace. The source is not used any more afterwards.
    /// - Throws: ``KokoroError`` when a parameter is missing, has another shape, or is not finite.
    public convenience init(
        _ weights: any NamedTensors,
        configuration: KokoroConfiguration = .published,
        workspace: Workspace
    ) throws(KokoroError) {
        let layers = try KokoroLayers(weights, configuration: configuration, packing: workspace.packing)
        self.init(layers, in: workspace)
    }

    /// The network's measures and symbols.
    public var configuration: KokoroConfiguration { layers.configuration }

    /// Speaks an utterance.
    ///
    /// - Parameters:
    ///   - tokens: The phonemes, without the zeros at the ends.
    ///   - style: A row of a voice, `[2S]`: the sound's half, then the prosody's.
    ///   - speed: 2 is twice as fast.
    ///   - noise: The same numbers make the same sound.
    ///   - isCancelled: Asked between layers.
    /// - Returns: The samples, and how long each token lasts.
    /// - Throws: ``KokoroError/tooManyPhonemes(have:limit:)``, or `CancellationError`.
    public func speak(
        _ tokens: [Int32],
        style: [Float],
        speed: Float = 1,
        noise: NoiseSource = .seeded(0),
        isCancelled: () -> Bool = { false }
    ) throws -> KokoroSpeech {
        try check(tokens, style, speed)
        // What an utterance needs goes by its length; between two of them the weights alone stay.
        defer { workspace.arena.release() }
        return try withoutActuallyEscaping(isCancelled) { isCancelled in
            let pass = ForwardPass(workspace: workspace, isCancelled: isCancelled, watch: watching())
            let text = try read([0] + tokens + [0], style, speed, in: pass)
            return KokoroSpeech(samples: try sound(text, style, noise, in: pass), frames: text.frames)
        }
    }

    /// How long an utterance's tokens would last, without making its sound: about a tenth of the work.
    ///
    /// - Parameters: As of ``speak(_:style:speed:noise:isCancelled:)``.
    /// - Returns: Frames of each token, and of the zeros at the ends: T.
    /// - Throws: ``KokoroError/tooManyPhonemes(have:limit:)``, or `CancellationError`.
    public func frames(
        of tokens: [Int32],
        style: [Float],
        speed: Float = 1,
        isCancelled: () -> Bool = { false }
    ) throws -> [Int] {
        try check(tokens, style, speed)
        defer { workspace.arena.release() }
        return try withoutActuallyEscaping(isCancelled) { isCancelled in
            let pass = ForwardPass(workspace: workspace, isCancelled: isCancelled, watch: nil)
            return try read([0] + tokens + [0], style, speed, in: pass).frames
        }
    }

    /// What the text side gives the sound side.
    private struct ReadText {
        /// `[T, 512 + S]`
        let prosody: [Float]
        /// `[T, 512]`
        let content: [Float]
        /// T of them.
        let frames: [Int]
    }

    private func read(_ tokens: [Int32], _ style: [Float], _ speed: Float, in pass: ForwardPass) throws -> ReadText {
        pass.arena.prepare(floats: MemoryPlan.text(tokens: tokens.count))
        return try pass.arena.scope {
            let style = pass.tensor(style[configuration.styleWidth...])  // [1, S]
            let meaning = try layers.albert(tokens, in: pass)  // [T, 768]
            try pass.reached(.albert, meaning)
            let features = layers.projection(meaning, in: workspace)  // [T, 512]
            try pass.reached(.projection, features)
            let prosody = try layers.predictor.features(features, style: style, in: pass)  // [T, 640]
            let frames = try layers.predictor.frames(prosody, speed: speed, in: pass)  // T
            let content = try layers.textEncoder(tokens, in: pass)  // [T, 512]
            try pass.reached(.textEncoder, content)
            return ReadText(prosody: prosody.elements, content: content.elements, frames: frames)
        }
    }

    private func sound(
        _ text: ReadText,
        _ style: [Float],
        _ noise: NoiseSource,
        in pass: ForwardPass
    ) throws -> [Float] {
        let (arena, count) = (pass.arena, text.frames.reduce(0, +))
        arena.prepare(floats: MemoryPlan.sound(frames: count))
        return try arena.scope {
            let pitch = arena.tensor(rows: 2 * count, columns: 1, halo: 1)  // [2F, 1]
            let energy = arena.tensor(rows: 2 * count, columns: 1, halo: 1)  // [2F, 1]
            let features = arena.tensor(rows: 2 * count, columns: configuration.generator.channels, halo: 1)
            let soundStyle = pass.tensor(style[..<configuration.styleWidth])  // [1, S]
            try arena.scope {
                let prosodyStyle = pass.tensor(style[configuration.styleWidth...])  // [1, S]
                let prosody = pass.repeated(text.prosody, text.frames)  // [F, 640]
                try layers.predictor.curves(prosody, style: prosodyStyle, pitch: pitch, energy: energy, in: pass)
                let content = pass.repeated(text.content, text.frames)  // [F, 512]
                try layers.decoder(
                    content,
                    pitch: pitch,
                    energy: energy,
                    style: soundStyle,
                    into: features,
                    in: pass
                )  // [2F, 512]
            }
            return try layers.generator(features, pitch: pitch, style: soundStyle, noise: noise, in: pass)  // N
        }
    }

    private func check(_ tokens: [Int32], _ style: [Float], _ speed: Float) throws(KokoroError) {
        guard tokens.count <= configuration.phonemeLimit else {
            throw .tooManyPhonemes(have: tokens.count, limit: configuration.phonemeLimit)
        }
        let (symbols, values) = (configuration.tokenCount, 2 * configuration.styleWidth)
        precondition(tokens.allSatisfy { $0 >= 0 && $0 < symbols }, "A token that is not one of \(symbols)")
        precondition(style.count == values, "A style of \(style.count) numbers instead of \(values)")
        precondition(speed >= 0.1 && speed <= 10, "A speed of \(speed)")
    }

    /// What is to be done after each stage: nothing, unless an observer was given.
    private func watching() -> ((KokoroStage, Tensor) -> Void)? {
        guard onStage != nil || watch != nil else { return nil }
        var begin = ContinuousClock.now
        return { [onStage, watch] stage, result in
            onStage?(stage, ContinuousClock.now - begin)
            watch?(stage, result)
            begin = ContinuousClock.now
        }
    }
}
