import ArgumentParser
import Foundation
import VorleserKit

/// What the commands are called, and which of them a mistyped name may have meant.
enum CommandNames {
    /// Refuses a first word that is no command.
    /// - Parameters:
    ///   - arguments: Without the program's own name.
    ///   - root: The command that has the others.
    /// - Throws: `ValidationError`
    static func check(_ arguments: some Collection<String>, of root: any ParsableCommand.Type) throws {
        let all = root.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        // What is asked to be explained is a command, too.
        let named = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
        guard let first = named, !first.hasPrefix("-"), !all.contains(first) else { return }
        if arguments.first == first, FileManager.default.fileExists(atPath: first), !URL(filePath: first).isFolder {
            throw ValidationError(
                localized("“\(first)” is a file, not a command. To hear it: vorleser read \(first.shellQuoted)")
            )
        }
        let distances = all.map { (name: $0, distance: first.lowercased().edits(to: $0)) }
        let best = distances.min { $0.distance < $1.distance }
        let words: String =
            if let best, best.distance <= max(1, best.name.count / 3) {
                localized("There is no command “\(first)”. Did you mean `vorleser \(best.name)`?")
            } else {
                localized("There is no command “\(first)”. `vorleser --help` lists the commands.")
            }
        throw ValidationError(words)
    }
}

extension String {
    /// How many letters have to be added, removed, replaced or exchanged with the next to make another word.
    ///
    /// Source: the optimal string alignment distance (Damerau 1964).
    func edits(to other: String) -> Int {
        let (from, to) = (Array(self), Array(other))
        var rows = [Array(0...to.count)]
        for (i, letter) in from.enumerated() {
            var row = [i + 1]
            for (j, wanted) in to.enumerated() {
                var best = Swift.min(rows[i][j] + (letter == wanted ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, letter == to[j - 1], from[i - 1] == wanted {
                    best = Swift.min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[from.count][to.count]
    }
}
