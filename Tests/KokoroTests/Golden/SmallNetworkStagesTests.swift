import Foundation
import Tensors
import Testing

@testable import Kokoro

/// A small network against the reference implementation, with the same weights and noise: in every clone.
struct SmallNetworkStagesTests {
    private let network = GoldenNetwork.small

    @Test(arguments: Kernels.available.map(\.name))
    func `every stage of a word is the reference's`(_ kernels: String) throws {
        try network.expectStages(of: "small-word", kernels: kernels, tolerance: kernels == "plain" ? 1e-4 : 1e-3)
    }

    @Test func `the main stages of a sentence are the reference's`() throws {
        try network.expectStages(of: "small-sentence", tolerance: 1e-3)
    }

    @Test(arguments: ["small-word", "small-sentence"])
    func `the whole network sounds like the reference`(_ name: String) throws { try network.expectSound(of: name) }

    /// The comparison itself is tested: it must find what differs.
    @Test func `the stage of another utterance is not the reference's`() throws {
        let golden = try network.golden("small-word")
        let model = try SmallNetwork.model()
        let stage = try #require(golden.stage("bert"))
        var difference: Difference?
        model.watch = { if $0 == .albert { difference = Difference("bert", $1, stage, tolerance: 1e-3) } }
        defer { model.watch = nil }
        _ = try model.speak(golden.tokens.reversed(), style: SmallNetwork.style)
        #expect(difference?.firstBad != nil)
    }

    @Test(arguments: ["small-word", "small-sentence"])
    func `the reference had the measures and tokens that are compared with`(_ name: String) throws {
        let golden = try network.golden(name)
        #expect(Vocabulary.published.tokens(of: golden.text) == golden.tokens)
        let measures = try #require(golden.configuration)
        var configuration = try JSONDecoder().decode(KokoroConfiguration.self, from: Data(measures.utf8))
        // The published file does not say these, nor has the reference's record symbols.
        let small = SmallNetwork.configuration
        (configuration.decoderWidth, configuration.contentWidth) = (small.decoderWidth, small.contentWidth)
        configuration.vocabulary = small.vocabulary
        #expect(configuration == small)
    }
}
