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
    private let voice: VoicePack
    private let vocabulary = Vocabulary.published

    init(_ options: KokoroOptions) throws {
        let kernels = Kernels.best(environment: ProcessInfo.processInfo.environment)
        let start = ContinuousClock().now
        let workspace = Workspace(kernels: kernels, threads: options.threads)
        let weights: any NamedTensors = try options.model.map { try TensorFile.open($0) } ?? FormulaWeights()
        model = try KokoroModel(weights, workspace: workspace)
        let loadSeconds = (ContinuousClock().now - start) / .seconds(1)
        voice = try options.voice.map { try VoicePack(TensorFile.open($0)) } ?? .formula
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
        let tokens = vocabulary.tokens(of: phonemes)
        let style = voice.style(phonemes: phonemes.unicodeScalars.count)
        var stages = KokoroStages()
        let (wall, processor) = (ContinuousClock().now, clock())
        let speech = try model.speak(tokens, style: style) { stage, _ in stages.reached(stage) }
        let seconds = (ContinuousClock().now - wall) / .seconds(1)
        let frames = speech.frames.reduce(0, +)
        return Run(
            seconds: seconds,
            processorSeconds: Double(clock() - processor) / Double(CLOCKS_PER_SEC),
            soundSeconds: Double(speech.samples.count) / Double(KokoroSpeech.sampleRate),
            stages: stages.parts(KokoroArithmetic(tokens: tokens.count + 2, frames: frames))
        )
    }

    /// The sound with the reference's noise instead of our own.
    func referenceSound(of phonemes: String) throws -> [Float] {
        []
    }
}
