import KokoroFormula
import Synchronization
import Tensors
import Testing

@testable import Kokoro

/// The network against the reference implementation, with the same weights and noise.
@Suite(.enabled(if: GoldenCase.isThere), .serialized)
struct GoldenStagesTests {
    @Test(arguments: Kernels.available)
    func `every stage of a short utterance is the reference's`(_ kernels: Kernels) throws {
        let tolerance: Float = kernels.name == "plain" ? 1e-4 : 1e-3
        if kernels.name == Kernels.available[0].name {
            try Models.fastest.withLock { try compare("short", $0, tolerance: tolerance) }
        } else {
            try compare("short", Models.make(kernels), tolerance: tolerance)
        }
    }

    @Test func `the main stages of a sentence are the reference's`() throws {
        try Models.fastest.withLock { try compare("sentence", $0, tolerance: 1e-3) }
    }

    /// Runs the network, each stage on the reference's values of the stages before, where they are kept.
    private func compare(_ name: String, _ model: KokoroModel, tolerance: Float) throws {
        let golden = try GoldenCase(name)
        model.watch = { stage, result in
            guard let want = golden.stage(stage.rawValue) else { return }
            if stage == .harmonics { return compareHarmonics(result, want, tolerance) }
            let difference = Difference(stage.rawValue, result, want, tolerance: tolerance)
            #expect(difference.firstBad == nil, "\(difference)")
            inject(want, into: result)
        }
        defer { model.watch = nil }
        let speech = try model.speak(
            golden.tokens, style: FormulaWeights.style(phonemes: golden.phonemes),
            noise: FormulaWeights.noise(samples: golden.audio.count))
        #expect(speech.frames == golden.durations)
    }

    /// Magnitudes, and phases modulo 2π where there is something to have a phase.
    private func compareHarmonics(_ have: Tensor, _ want: GoldenCase.Stage, _ tolerance: Float) {
        let half = have.columns / 2
        let magnitudes = Difference("har", have, want, tolerance: tolerance, columns: 0..<half)
        #expect(magnitudes.firstBad == nil, "\(magnitudes)")
        let phases = Difference(
            "har phases", have, want, tolerance: tolerance, columns: half..<have.columns, period: 2 * .pi
        ) { row, column in have[row, column - half] > 1e-2 }
        #expect(phases.firstBad == nil, "\(phases)")
        inject(want, into: have)
    }

    private func inject(_ golden: GoldenCase.Stage, into tensor: Tensor) {
        guard golden.every == 1 else { return }
        for row in 0..<tensor.rows {
            for column in 0..<tensor.columns {
                tensor[row, column] = golden.value(row, column, columns: tensor.columns)
            }
        }
    }
}
