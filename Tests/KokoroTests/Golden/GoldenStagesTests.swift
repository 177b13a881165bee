import KokoroFormula
import Tensors
import Testing

@testable import Kokoro

/// The network against the reference implementation, with the same weights and noise.
@Suite(.enabled(if: GoldenCase.isThere), .serialized)
struct GoldenStagesTests {
    @Test(arguments: Kernels.available.map(\.name))
    func `every stage of a short utterance is the reference's`(_ kernels: String) throws {
        let tolerance: Float = kernels == "plain" ? 1e-4 : 1e-3
        let compared = try Models.with(kernels) { try compare("short", $0, tolerance: tolerance) }
        #expect(try compared.isSuperset(of: GoldenCase("short").stages))
    }

    @Test func `the main stages of a sentence are the reference's`() throws {
        let compared = try Models.with { try compare("sentence", $0, tolerance: 1e-3) }
        #expect(try compared.isSuperset(of: GoldenCase("sentence").stages))
    }

    /// Pitch is given: some millihertz, which the reference itself differs by from machine to machine, turn the phases
    /// of the harmonics, and the weights of a formula make another noise of them.
    @Test(arguments: ["short", "sentence", "long"])
    func `the whole network sounds like the reference`(_ name: String) throws {
        let golden = try GoldenCase(name)
        let speech = try Models.with { model in
            model.watch = { stage, result in
                if stage == .pitch || stage == .energy { golden.stage(stage.rawValue)?.write(over: result) }
            }
            defer { model.watch = nil }
            return try model.speak(golden)
        }
        #expect(speech.frames == golden.durations)
        #expect(speech.samples.count == golden.audio.count)
        let correlation = Spectrogram.correlation(speech.samples, golden.audio)
        #expect(correlation >= 0.9999, "\(name): \(correlation)")
    }

    /// - Returns: The stages that were compared.
    private func compare(_ name: String, _ model: KokoroModel, tolerance: Float) throws -> Set<String> {
        let golden = try GoldenCase(name)
        let run = GoldenRun(golden, tolerance: tolerance)
        model.watch = run.watch
        defer { model.watch = nil }
        let speech = try model.speak(golden)
        #expect(speech.frames == golden.durations)
        return run.compared
    }
}
