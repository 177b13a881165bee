import Tensors
import Testing
import VorleserTesting

/// The network of full size against the reference implementation, with the same weights and noise.
@Suite(.enabled(if: DevelopmentSet.networkStages.isWhole), .serialized)
struct GoldenStagesTests {
    private let network = GoldenNetwork.published

    @Test(arguments: Kernels.available.map(\.name))
    func `every stage of a short utterance is the reference's`(_ kernels: String) throws {
        try network.expectStages(of: "short", kernels: kernels, tolerance: kernels == "plain" ? 1e-4 : 1e-3)
    }

    @Test func `the main stages of a sentence are the reference's`() throws {
        try network.expectStages(of: "sentence", tolerance: 1e-3)
    }

    @Test(arguments: ["short", "sentence", "long"])
    func `the whole network sounds like the reference`(_ name: String) throws { try network.expectSound(of: name) }
}
