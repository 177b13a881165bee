import ArgumentParser
import Foundation

/// A command line that means nothing, in the words of all other errors, with the usage of the command it is about.
struct WrongUsage: Error {
    private let message: String
    private let usage: String

    /// - Parameters:
    ///   - error: What a command found wrong with its arguments when it looked at them closely.
    ///   - usage: That of the command, as the parser words it.
    init(_ error: ValidationError, usage: String) {
        (message, self.usage) = (error.message, usage)
    }

    /// For people.
    var words: String {
        let name = usage.split(separator: "\n").first?.split(separator: " ").prefix { $0.first?.isLetter == true }
        let help = (name ?? ["vorleser"]).joined(separator: " ") + " --help"
        return "\(message)\nUsage: \(usage)\n  See '\(help)' for more information."
    }

    /// Ends the program because of what the parser says: a faulty command line, or help that was asked for.
    /// - Parameters:
    ///   - error: What the parser threw.
    ///   - parser: The command whose arguments were parsed.
    static func exit(because error: any Error, parsedBy parser: any ParsableCommand.Type) -> Never {
        let code = parser.exitCode(for: error)
        guard !code.isSuccess else { parser.exit(withError: error) }
        let text = parser.fullMessage(for: error)
        let start = "Error: "
        if !text.isEmpty { Terminal.complain(text.hasPrefix(start) ? String(text.dropFirst(start.count)) : text) }
        Foundation.exit(code.rawValue)
    }
}
