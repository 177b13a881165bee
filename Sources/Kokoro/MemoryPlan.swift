/// How much memory an utterance may need, in floats. Address space only: pages that are never touched cost nothing.
enum MemoryPlan {
    /// For the text side.
    static func text(tokens: Int) -> Int { 32_768 * tokens + fixed }
    /// For the sound side: four buffers `[120, 128]` per frame, the source's spectrum, and the stage before.
    static func sound(frames: Int) -> Int { 90_000 * frames + fixed }
    /// Transformed weights, and what each worker needs; what is packed beside the plan.
    private static let fixed = 16 << 20
}
