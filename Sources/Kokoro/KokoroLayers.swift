public import Tensors

// Safe to share: layers are constants, and their memory is written while they are made only.
/// The network's layers with their packed weights. Nothing in them changes after loading, so that several
/// ``KokoroModel`` may speak with them at a time, each in a workspace of its own.
public struct KokoroLayers: @unchecked Sendable {
    public let configuration: KokoroConfiguration
    /// Those for which the weights are packed.
    let kernels: Kernels
    let albert: Albert
    let projection: Linear
    let predictor: ProsodyPredictor
    let textEncoder: TextEncoder
    let decoder: SoundDecoder
    let generator: Generator

    /// Checks the weights and packs them. The source is not used any more afterwards.
    /// - Parameters:
    ///   - weights: Every parameter of the network.
    ///   - configuration: Its measures.
    ///   - packing: For which kernels, on how many threads, into which memory.
    /// - Throws: ``KokoroError`` when a parameter is missing, has another shape, or is not finite.
    public init(
        _ weights: any NamedTensors,
        configuration: KokoroConfiguration = .published,
        packing: Packing
    ) throws(KokoroError) {
        try configuration.checkSupported()
        self.configuration = configuration
        kernels = packing.kernels
        let weights = try KokoroWeights(weights, configuration: configuration, packing: packing)
        albert = try Albert(weights["bert"], configuration)
        projection = try weights.linear("bert_encoder")
        predictor = try ProsodyPredictor(weights["predictor"], configuration)
        textEncoder = try TextEncoder(weights["text_encoder"], configuration)
        decoder = try SoundDecoder(weights["decoder"], configuration)
        generator = try Generator(weights["decoder"]["generator"], configuration.generator, packing: packing)
    }
}
