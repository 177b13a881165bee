import ArgumentParser
import Foundation
import VorleserKit

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
        let advice: String = localized("  See '\(help)' for more information.")
        return message + "\n" + localized("Usage: \(usage)") + "\n" + advice
    }

    /// Ends the program because of what the parser says: a faulty command line, or help that was asked for.
    /// - Parameters:
    ///   - error: What the parser threw.
    ///   - parser: The command whose arguments were parsed.
    static func exit(because error: any Error, parsedBy parser: any ParsableCommand.Type) -> Never {
        let code = parser.exitCode(for: error)
        guard !code.isSuccess else {
            if WordingLanguage.current == .english { parser.exit(withError: error) }
            Terminal.write(ParserWords.help(parser.fullMessage(for: error)) + "\n")
            Foundation.exit(code.rawValue)
        }
        let text = ParserWords.complaint(parser.fullMessage(for: error))
        let start = "Error: "
        if !text.isEmpty { Terminal.complain(text.hasPrefix(start) ? String(text.dropFirst(start.count)) : text) }
        Foundation.exit(code.rawValue)
    }
}
