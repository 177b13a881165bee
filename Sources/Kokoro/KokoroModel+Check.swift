public import Tensors

extension KokoroModel {
    /// Whether a file holds this network: every parameter, in its shape. Reads none of them.
    /// - Throws: ``KokoroError`` for the first that is missing or wrong.
    public static func check(
        _ weights: any NamedTensors,
        configuration: KokoroConfiguration = .published
    ) throws(KokoroError) {
        try configuration.checkSupported()
        _ = try KokoroParameters(configuration).tensors(in: weights)
    }
}
