import ArgumentParser
import Foundation

/// A command line that means nothing, in the words of all other errors, with the usage of the command it is about.
struct WrongUsage: Error {
    private let message: String
    private let command: any ParsableCommand.Type

    /// - Parameters:
    ///   - error: What a command found wrong with its arguments when it looked at them closely.
    ///   - command: The command.
    init(_ error: ValidationError, of command: any ParsableCommand.Type) {
        (message, self.command) = (error.message, command)
    }

    /// For people.
    var words: String {
        let usage = VorleserCommand.usageString(for: command)
        let name = usage.split(separator: "\n").first?.split(separator: " ").prefix { $0.first?.isLetter == true }
        let help = (name ?? ["vorleser"]).joined(separator: " ") + " --help"
        return "\(message)\nUsage: \(usage)\n  See '\(help)' for more information."
    }

    /// Ends the program because of what the parser says: a faulty command line, or help that was asked for.
    static func exit(because error: any Error) -> Never {
        let code = VorleserCommand.exitCode(for: error)
        guard !code.isSuccess else { VorleserCommand.exit(withError: error) }
        let text = VorleserCommand.fullMessage(for: error)
        let start = "Error: "
        if !text.isEmpty { Terminal.complain(text.hasPrefix(start) ? String(text.dropFirst(start.count)) : text) }
        Foundation.exit(code.rawValue)
    }
}
