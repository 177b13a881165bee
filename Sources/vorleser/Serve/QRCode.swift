import Subprocess

/// A picture that a phone's camera reads, in characters.
enum QRCode {
    /// How many bytes are drawn at most.
    private static let outputLimit = 1 << 16

    /// Drawn by the program `qrencode`, where it is installed.
    /// - Parameter text: Goes to the program by a pipe: others on this machine see its arguments.
    /// - Returns: Lines for a terminal; `nil` without the program.
    static func drawing(of text: String) async -> String? {
        let result = try? await Subprocess.run(
            .name("qrencode"),
            arguments: ["-t", "ANSIUTF8", "-m", "2"],
            input: .string(text),
            output: .string(limit: outputLimit),
            error: .discarded
        )
        guard let result, result.terminationStatus.isSuccess else { return nil }
        return result.standardOutput
    }
}
