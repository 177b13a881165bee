import VorleserKit

/// What stands on the command line.
enum Arguments {
    /// Gives options their numbers below zero, which the parser would take for other options: `--offset -1` is
    /// `--offset=-1`. So the option itself can say what it takes.
    static func joiningNumbers(_ arguments: some Collection<String>) -> [String] {
        var result: [String] = []
        var isOver = false
        for argument in arguments {
            isOver = isOver || argument == "--"
            if !isOver, argument.isNegativeNumber, let option = result.last, option.isLongOption {
                result[result.count - 1] = option + "=" + argument
            } else {
                result.append(argument)
            }
        }
        return result
    }
}

extension String {
    fileprivate var isNegativeNumber: Bool {
        hasPrefix("-") && Double(self) != nil && dropFirst().first?.isLetter == false
    }

    /// Whether it is one whose value may follow.
    fileprivate var isLongOption: Bool { hasPrefix("--") && count > 2 && !hasPrefix("---") && !contains("=") }

    /// As one word of a POSIX shell.
    var shellQuoted: String {
        let isPlain =
            !isEmpty
            && unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./,:=@%+".unicodeScalars.contains($0)
            }
        return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
    }
}
