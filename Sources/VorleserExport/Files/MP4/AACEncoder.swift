/// Packs one channel of sound into frames of AAC-LC, ``SmallSound/frameLength`` samples each. Used by one task.
protocol AACEncoder: AnyObject {
    /// Samples of nothing that the frames begin with; known when they are finished.
    var delay: Int { get }

    /// Takes sound.
    /// - Parameter samples: −1 … 1.
    /// - Returns: The frames that are done, in order, without headers.
    /// - Throws: ``ExportError/encoderFailed(path:reason:)``
    func append(_ samples: [Float]) async throws -> [[UInt8]]

    /// Packs what is left.
    func finish() async throws -> [[UInt8]]
}
