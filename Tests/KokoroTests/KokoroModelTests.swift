import Kokoro
import KokoroFormula
import Tensors
import Testing

struct KokoroModelTests {
    private let model: KokoroModel
    private let tokens = SmallNetwork.tokens
    private let style = SmallNetwork.style

    init() throws { model = try SmallNetwork.model() }

    @Test func `each token has frames, and each frame 600 samples`() throws {
        let speech = try model.speak(tokens, style: style)
        #expect(speech.frames.count == tokens.count + 2)
        #expect(speech.frames.allSatisfy { $0 >= 1 })
        #expect(speech.samples.count == speech.frames.reduce(0, +) * KokoroSpeech.samplesPerFrame)
        #expect(speech.samples.allSatisfy { $0.isFinite })
        #expect(speech.samples.contains { abs($0) > 1e-3 })
    }

    @Test func `the same seed makes the same sound`() throws {
        let first = try model.speak(tokens, style: style, noise: .seeded(7))
        #expect(try model.speak(tokens, style: style, noise: .seeded(7)) == first)
    }

    @Test func `another seed makes another sound of the same length`() throws {
        let first = try model.speak(tokens, style: style, noise: .seeded(7))
        let other = try model.speak(tokens, style: style, noise: .seeded(8))
        #expect(other.frames == first.frames)
        #expect(other.samples != first.samples)
    }

    @Test func `what was spoken before does not matter`() throws {
        let first = try model.speak(tokens, style: style)
        _ = try model.speak(tokens + tokens + tokens, style: style, speed: 0.7)
        #expect(try model.speak(tokens, style: style) == first)
    }

    @Test func `weights too large to compute with end in a sound of no numbers, not in a trap`() throws {
        var weights = ChangedTensors(SmallNetwork.weights())
        let shape = [SmallNetwork.configuration.width, SmallNetwork.configuration.albert.width]
        weights.replace("bert_encoder.weight", shape: shape, Array(repeating: 3e38, count: shape[0] * shape[1]))
        let speech = try SmallNetwork.model(weights).speak(tokens, style: style)
        #expect(speech.frames == Array(repeating: 1, count: tokens.count + 2))
        #expect(speech.samples.contains { !$0.isFinite })
    }

    @Test func `twice the speed takes half the frames`() throws {
        let slow = try model.speak(tokens, style: style).frames
        let fast = try model.speak(tokens, style: style, speed: 2).frames
        for (slow, fast) in zip(slow, fast) { #expect(abs(Double(slow) / 2 - Double(fast)) <= 1) }
    }

    @Test func `nothing but the boundaries can be spoken`() throws {
        #expect(try model.speak([], style: style).frames.count == 2)
    }

    @Test func `510 phonemes can be spoken, and 511 not`() throws {
        let limit = [Int32](repeating: 43, count: 510)
        // It begins, which is enough: all of it would take long.
        #expect(throws: CancellationError.self) { try model.speak(limit, style: style, isCancelled: { true }) }
        #expect(throws: KokoroError.tooManyPhonemes(have: 511, limit: 510)) {
            try model.speak(limit + [43], style: style)
        }
    }

    @Test func `cancelling ends it between layers, and the next utterance is as ever`() throws {
        let first = try model.speak(tokens, style: style)
        for asked in [1, 5, 20, 60, 100] {
            var left = asked
            #expect(throws: CancellationError.self) {
                try model.speak(
                    tokens,
                    style: style,
                    isCancelled: {
                        left -= 1
                        return left == 0
                    }
                )
            }
        }
        #expect(try model.speak(tokens, style: style) == first)
    }

    @Test func `stages are told in order with their times`() throws {
        var stages: [KokoroStage] = []
        model.onStage = { stage, duration in
            if stages.last != stage { stages.append(stage) }
            #expect(duration >= .zero)
        }
        _ = try model.speak(tokens, style: style)
        #expect(stages == KokoroStage.allCases)
    }

    @Test func `one worker and three make the same sound, but for rounding`() throws {
        let weights = SmallNetwork.weights()
        let speeches = try [1, 3].map { threads in
            let space = Workspace(kernels: Kernels.best(environment: [:]), threads: threads)
            return try KokoroModel(weights, configuration: SmallNetwork.configuration, workspace: space)
                .speak(tokens, style: style)
        }
        #expect(speeches[0].frames == speeches[1].frames)
        #expect(Spectrogram.correlation(speeches[0].samples, speeches[1].samples) > 0.99)
    }
}
