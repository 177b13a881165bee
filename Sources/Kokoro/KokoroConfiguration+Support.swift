extension KokoroConfiguration {
    /// Sees that the layers here can do what the configuration asks for.
    /// - Throws: ``KokoroError/configuration(key:)``
    func checkSupported() throws(KokoroError) {
        try check()
        guard albert.width == 64 * albert.heads else { throw .configuration(key: "num_attention_heads") }
        guard zip(generator.upsampleTaps, generator.upsampleRates).allSatisfy({ $0 == 2 * $1 }) else {
            throw .configuration(key: "upsample_kernel_sizes")
        }
    }
}
