import Kokoro
import Tensors
import Testing

struct KokoroParametersTests {
    @Test func `the published network has 82 million parameters`() {
        let parameters = KokoroParameters(.published)
        #expect(parameters.shapes.count == 686)
        #expect(parameters.shapes.values.reduce(0) { $0 + $1.reduce(1, *) } / 1_000_000 == 81)
        // Two for each norm of 22 and 48 that go before the decoder's and the generator's convolutions.
        #expect(parameters.optional.count == 2 * (22 + 48))
    }

    @Test func `a parameter that is not there is named`() throws {
        var weights = ChangedTensors(SmallNetwork.weights())
        weights.remove("decoder.decode.3.pool.weight_v")
        #expect(throws: KokoroError.missing(name: "decoder.decode.3.pool.weight_v")) {
            try SmallNetwork.model(weights)
        }
    }

    @Test func `a parameter of another shape is named`() throws {
        var weights = ChangedTensors(SmallNetwork.weights())
        weights.replace("bert_encoder.bias", shape: [24], [Float](repeating: 0, count: 24))
        #expect(throws: KokoroError.shape(name: "bert_encoder.bias", have: [24], need: [32])) {
            try SmallNetwork.model(weights)
        }
    }

    @Test(arguments: [Float.nan, .infinity])
    func `a parameter with a number that is none is named`(_ number: Float) throws {
        let name = "decoder.generator.resblocks.4.alpha2.1"
        var weights = ChangedTensors(SmallNetwork.weights())
        weights.replace(name, shape: [1, 64, 1], (0..<64).map { $0 == 11 ? number : 1 })
        #expect(throws: KokoroError.notFinite(name: name)) { try SmallNetwork.model(weights) }
    }

    @Test func `norms that are not there have gains of 1 and offsets of 0`() throws {
        var (without, plain) = (ChangedTensors(SmallNetwork.weights()), ChangedTensors(SmallNetwork.weights()))
        let parameters = KokoroParameters(SmallNetwork.configuration)
        for name in parameters.optional {
            without.remove(name)
            let shape = parameters.shapes[name] ?? []
            let value: Float = name.hasSuffix("weight") ? 1 : 0
            plain.replace(name, shape: shape, [Float](repeating: value, count: shape[0]))
        }
        let (tokens, style) = (SmallNetwork.tokens, SmallNetwork.style)
        let speech = try SmallNetwork.model(without).speak(tokens, style: style)
        let same = try SmallNetwork.model(plain).speak(tokens, style: style)
        #expect(same == speech)
    }

    @Test func `a network whose layers do not fit together is refused`() throws {
        var configuration = SmallNetwork.configuration
        configuration.generator.upsampleTaps = [20, 14]
        let space = Workspace(kernels: Kernels.best(environment: [:]), threads: 1)
        #expect(throws: KokoroError.configuration(key: "upsample_kernel_sizes")) {
            try KokoroModel(SmallNetwork.weights(), configuration: configuration, workspace: space)
        }
    }
}
