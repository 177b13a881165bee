import Foundation
import Kokoro
import KokoroFormula
import Tensors

/// The network, loaded and ready to speak phonemes.
struct KokoroNetwork {
    /// What is worth knowing before it speaks.
    struct Introduction: Encodable {
        let instructions: String
        let threads: Int
        /// From the command to the network being ready; file and all.
        let loadSeconds: Double
        /// The file's floats, or what they would take.
        let weightMegabytes: Double
        let peakGigaflops: Double
    }

    /// What one utterance took.
    struct Run: Encodable {
        let seconds: Double
        let processorSeconds: Double
        let soundSeconds: Double
        let stages: [KokoroStages.Part]
    }

    let introduction: Introduction
    private let model: KokoroModel
    /// The formula's where there is none.
    private let voice: VoicePack?
    private let vocabulary = Vocabulary.published

    init(_ options: KokoroOptions) throws {
        let kernels = Kernels.best(environment: ProcessInfo.processInfo.environment)
        let start = ContinuousClock().now
        let workspace = Workspace(kernels: kernels, threads: options.threads)
        let weights: any NamedTensors = try options.model.map { try TensorFile.open(path: $0) } ?? FormulaWeights()
        model = try KokoroModel(weights, workspace: workspace)
        let loadSeconds = (ContinuousClock().now - start) / .seconds(1)
        voice = try options.voice.map { try VoicePack(contentsOf: $0) }
        introduction = Introduction(
            instructions: kernels.name,
            threads: options.threads,
            loadSeconds: loadSeconds,
            weightMegabytes: Double(weights.entries.values.reduce(0) { $0 + 4 * $1.count }) / 1e6,
            peakGigaflops: KokoroPeak.gigaflops(kernels.name, threads: options.threads)
        )
    }

    /// Speaks once, and says what it took.
    func speak(_ phonemes: String) throws -> Run {
        let (tokens, style) = (vocabulary.tokens(of: phonemes), style(of: phonemes))
        var stages = KokoroStages()
        model.onStage = { stages.add($0, $1) }
        defer { model.onStage = nil }
        let (wall, processor) = (ContinuousClock().now, clock())
        let speech = try model.speak(tokens, style: style)
        let seconds = (ContinuousClock().now - wall) / .seconds(1)
        return Run(
            seconds: seconds,
            processorSeconds: Double(clock() - processor) / Double(CLOCKS_PER_SEC),
            soundSeconds: Double(speech.samples.count) / Double(KokoroSpeech.sampleRate),
            stages: stages.parts(
                KokoroArithmetic(tokens: tokens.count + 2, frames: speech.frames.reduce(0, +))
            )
        )
    }

    /// Speaks with the noise that the reference was given instead of our own.
    func speakAsReference(_ phonemes: String) throws -> KokoroSpeech {
        let (tokens, style) = (vocabulary.tokens(of: phonemes), style(of: phonemes))
        // How much noise it takes is known when it has been spoken.
        let length = try model.speak(tokens, style: style).samples.count
        return try model.speak(tokens, style: style, noise: FormulaWeights.noise(samples: length))
    }

    private func style(of phonemes: String) -> [Float] {
        let count = phonemes.unicodeScalars.count
        return voice?.style(phonemes: count) ?? FormulaWeights.style(phonemes: count)
    }
}
