public import VorleserKit

/// How files are reached that the listener has chosen outside the program's own folders.
public protocol FileAccess: Sendable {
    /// Does something with a file as long as that is allowed.
    /// - Parameters:
    ///   - file: As the system named it.
    ///   - work: Reads it.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    func reading<Result: Sendable>(
        _ file: URL,
        _ work: @Sendable (URL) async throws -> Result
    ) async throws -> Result
}

/// Files are reached by their paths, as on Linux and in a Mac's terminal.
public struct PlainFileAccess: FileAccess {
    public init() {}

    public func reading<Result: Sendable>(
        _ file: URL,
        _ work: @Sendable (URL) async throws -> Result
    ) async throws -> Result { try await work(file) }
}
