import Foundation
import KokoroFormula
import Tensors
import Testing
import VorleserTesting

@testable import Kokoro

/// A network of the formula's weights that the reference was run with.
enum GoldenNetwork {
    /// ``SmallNetwork``, whose stages are part of the repository; `tools/golden/dump.py` wrote them.
    case small
    /// The published measures, whose stages lie beside the checkout.
    case published

    func golden(_ name: String) throws -> GoldenCase {
        let set = DevelopmentSet.networkStages
        let folder = try #require(self == .small ? set.sample : set.whole)
        return try GoldenCase(folder.appending(path: "\(name).safetensors"))
    }

    /// The small network's pitch sweeps over hundreds of hertz, so that roundings of its phases show: the reference in single
    /// precision is 2.5e-3 away from itself in double precision.
    private var sourceTolerance: Float { self == .small ? 1e-3 : 0 }

    /// For the same reason: the reference's small network correlates with itself in double precision by 0.992 to 0.999.
    private var leastCorrelation: Double { self == .small ? 0.9995 : 0.9999 }

    /// Uses the network for an instruction set; for the fastest unless told otherwise.
    func with<R>(_ kernels: String? = nil, _ body: (KokoroModel) throws -> R) throws -> R {
        switch self {
        case .small: try body(SmallNetwork.model(kernels: kernels))
        case .published: try Models.with(kernels, body)
        }
    }

    /// Speaks with the style and the noise that the reference was given.
    func speak(_ golden: GoldenCase, with model: KokoroModel) throws -> KokoroSpeech {
        try model.speak(
            golden.tokens,
            style: self == .small ? SmallNetwork.style : FormulaWeights.style(phonemes: golden.phonemes),
            noise: FormulaWeights.noise(samples: golden.audio.count)
        )
    }
}

extension GoldenNetwork {
    /// Compares every stage that is kept of an utterance, each given the reference's values before the next.
    func expectStages(of name: String, kernels: String? = nil, tolerance: Float) throws {
        let golden = try golden(name)
        let run = GoldenRun(golden, tolerance: tolerance, sourceTolerance: sourceTolerance)
        try with(kernels) { model in
            model.watch = run.watch
            defer { model.watch = nil }
            let speech = try speak(golden, with: model)
            #expect(speech.frames == golden.durations)
        }
        #expect(run.compared.isSuperset(of: golden.stages))
        #expect(golden.stages.count > 2)
    }

    /// Compares the sound alone. Pitch is given: some millihertz, which the reference itself differs by from machine to
    /// machine, turn the phases of the harmonics, and the weights of a formula make another noise of them.
    func expectSound(of name: String) throws {
        let golden = try golden(name)
        let speech = try with { model in
            model.watch = { stage, result in
                if stage == .pitch || stage == .energy { golden.stage(stage.rawValue)?.write(over: result) }
            }
            defer { model.watch = nil }
            return try speak(golden, with: model)
        }
        #expect(speech.frames == golden.durations)
        #expect(speech.samples.count == golden.audio.count)
        let correlation = Spectrogram.correlation(speech.samples, golden.audio)
        #expect(correlation >= leastCorrelation, "\(name): \(correlation)")
    }
}
