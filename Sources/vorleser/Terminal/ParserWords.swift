import VorleserKit

/// The argument parser's own words, which it has in English alone, in the language of the terminal.
enum ParserWords {
    /// What the parser says of a wrong command line: what is wrong, what the argument means, and the usage.
    static func complaint(_ text: String) -> String {
        guard WordingLanguage.current != .english else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.line($0) }.joined(
            separator: "\n"
        )
    }

    /// What the parser answers to `--help`; other texts, such as completions, are left alone.
    static func help(_ text: String) -> String {
        guard WordingLanguage.current != .english, text.hasPrefix("OVERVIEW: ") || text.hasPrefix("USAGE: ") else {
            return text
        }
        var isUsage = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            if let head = Self.head(line) {
                isUsage = line.hasPrefix("USAGE: ")
                return head
            }
            isUsage = isUsage && line.hasPrefix(" ")
            return isUsage ? usageIndent + line : Self.facts(of: line)
        }.joined(separator: "\n")
    }

    /// The first word of the usage is longer than in English by as much.
    private static var usageIndent: String {
        let first: String = localized("USAGE: \("")")
        return String(repeating: " ", count: max(0, first.count - "USAGE: ".count))
    }

    /// A line that opens a part of the help.
    private static func head(_ line: Substring) -> String? {
        if let match = line.wholeMatch(of: /OVERVIEW: (.*)/) { return localized("OVERVIEW: \(match.1)") }
        if let match = line.wholeMatch(of: /USAGE: (.*)/) { return localized("USAGE: \(match.1)") }
        if let match = line.wholeMatch(of: #/  See '(.+) <subcommand>' for detailed help\./#) {
            return localized("  See '\(match.1) <subcommand>' for detailed help.")
        }
        return switch line {
        case "ARGUMENTS:": localized("ARGUMENTS:")
        case "OPTIONS:": localized("OPTIONS:")
        case "SUBCOMMANDS:": localized("SUBCOMMANDS:")
        default: nil
        }
    }

    /// What the parser adds to our words on an option: its values, and what it is when it is not given.
    private static func facts(of line: Substring) -> String {
        let english = ["Show help information.", "Show the version.", "(values: ", "(default: ", "; default: "]
        let own: [String] = [
            localized("Show help information."), localized("Show the version."), localized("(values: "),
            localized("(default: "), localized("; default: "),
        ]
        return zip(english, own).reduce(String(line)) { $0.replacing($1.0, with: $1.1) }
    }

    private static func line(_ line: Substring) -> String {
        if let match = line.wholeMatch(of: /Error: (.*)/) { return "Error: " + Self.fault(match.1) }
        if let match = line.wholeMatch(of: /Help:  (.*)/) { return localized("Help:  \(match.1)") }
        if let match = line.wholeMatch(of: /Usage: (.*)/) { return localized("Usage: \(match.1)") }
        if let match = line.wholeMatch(of: #/  See '(.+)' for more information\./#) {
            return localized("  See '\(match.1)' for more information.")
        }
        return String(line)
    }

    /// Source: ArgumentParser 1.8, `UsageGenerator.swift`.
    private static func fault(_ text: Substring) -> String {
        if let match = text.wholeMatch(of: /Unknown option '(.+)'\. Did you mean '(.+)'\?/) {
            return localized("Unknown option '\(match.1)'. Did you mean '\(match.2)'?")
        }
        if let match = text.wholeMatch(of: /Unknown option '(.+)'/) { return localized("Unknown option '\(match.1)'") }
        if let match = text.wholeMatch(of: /Missing value for '(.+)'/) {
            return localized("Missing value for '\(match.1)'")
        }
        if let match = text.wholeMatch(of: /The option '(.+)' does not take any value, but '(.*)' was specified\./) {
            return localized("The option '\(match.1)' does not take any value, but '\(match.2)' was specified.")
        }
        if let match = text.wholeMatch(of: /Unexpected argument '(.*)'/) {
            return localized("Unexpected argument '\(match.1)'")
        }
        if let match = text.wholeMatch(of: /(\d+) unexpected arguments: (.*)/) {
            return localized("\(match.1) unexpected arguments: \(match.2)")
        }
        if let match = text.wholeMatch(of: /Missing expected argument '(.+)'/) {
            return localized("Missing expected argument '\(match.1)'")
        }
        if let match = text.wholeMatch(of: /Missing one of: (.+)/) { return localized("Missing one of: \(match.1)") }
        return invalidValue(text) ?? String(text)
    }

    private static func invalidValue(_ text: Substring) -> String? {
        guard let match = text.wholeMatch(of: /The value '(.*)' is invalid for '([^']+)'(.*)/) else { return nil }
        let rest = match.3
        if let values = rest.wholeMatch(of: /\. Please provide one of (.+)\./) {
            let list = values.1.replacing(" and ", with: " · ").replacing(" or ", with: " · ").replacing(
                ", ",
                with: " · "
            )
            return localized("The value '\(match.1)' is invalid for '\(match.2)'. Please provide one of \(list).")
        }
        if rest == ". Please provide one of the following:" {
            return localized("The value '\(match.1)' is invalid for '\(match.2)'. Please provide one of the following:")
        }
        return localized("The value '\(match.1)' is invalid for '\(match.2)'") + rest
    }
}
