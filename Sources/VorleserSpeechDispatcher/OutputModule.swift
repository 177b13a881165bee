public import VorleserKit

/// A voice for speech-dispatcher, and so for Orca, Firefox and whatever else speaks through it on Linux.
///
/// Start here: speech-dispatcher starts the program and talks to it over standard input and output. ``ModuleInput`` reads
/// what it says, ``ModuleSession`` obeys, ``MessageReading`` makes passages of a message and ``MessageSpeech`` sound of them,
/// which ``ModuleReply`` hands back: the server plays it.
public struct OutputModule: Sendable {
    private let vorleser: @Sendable () throws -> Vorleser

    /// - Parameter vorleser: Makes what speaks; called once speech-dispatcher asks for it. It should keep no clips.
    public init(_ vorleser: @escaping @Sendable () throws -> Vorleser) { self.vorleser = vorleser }

    /// Speaks until speech-dispatcher ends the conversation.
    /// - Parameters:
    ///   - input: Where it writes to.
    ///   - output: Where it reads from; nothing else may be written there.
    /// - Throws: `CocoaError` or `POSIXError` when that cannot be read or written.
    public func run(input: FileHandle, output: FileHandle) async throws {
        let reading = DispatchQueue(label: "vorleser.module.input", qos: .userInitiated)
        let writing = DispatchQueue(label: "vorleser.module.output", qos: .userInitiated)
        let session = ModuleSession(vorleser: vorleser) { bytes in
            try await writing.run { Result { try output.write(contentsOf: bytes) } }.get()
        }
        while true {
            let bytes = try await reading.run { Result { try Self.read(input) } }.get()
            guard !bytes.isEmpty, try await session.take(bytes) else { break }
        }
        await session.end()
    }

    /// Waits for what there is, and no longer. `FileHandle` waits until there is as much as was asked for.
    /// - Returns: Nothing at the end.
    private static func read(_ input: FileHandle) throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Foundation.read(input.fileDescriptor, &buffer, buffer.count)
            if count >= 0 { return Array(buffer[..<count]) }
            guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
    }
}
