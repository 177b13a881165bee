/// The pronunciation dictionary of Voice Dream Reader, as it exports it.
///
/// One rule a line: what is looked for; 0 for words, 1 for anywhere, 2 for a regular expression; Y if capitals do not
/// count; what is said; 0 to say it, 1 to skip. The columns are parted by tabs, commas or semicolons, with quotation
/// marks around those that hold one.
public struct VoiceDreamDictionary: Hashable, Sendable {
    /// What could be read, in order.
    public let rules: [UserPronunciation]
    /// Entries that could not be read.
    public let problems: [PronunciationDocument.Problem]

    /// - Parameter text: Its lines; its patterns are tried.
    public init(_ text: String) {
        var trials = PatternTrials()
        self.init(text, triedBy: &trials)
    }

    /// - Parameters:
    ///   - text: Its lines.
    ///   - trials: What tries its patterns, and those of other files that come with it.
    public init(_ text: String, triedBy trials: inout PatternTrials) {
        var rules: [UserPronunciation] = []
        var problems: [PronunciationDocument.Problem] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if line.allSatisfy(\.isWhitespace) { continue }
            do throws(PronunciationError) {
                let rule = try UserPronunciation(voiceDream: line)
                try trials.take(rule)
                rules.append(rule)
            } catch {
                problems.append(PronunciationDocument.Problem(line: index + 1, text: String(line), error: error))
            }
        }
        self.rules = rules
        self.problems = problems
    }
}

extension UserPronunciation {
    fileprivate init(voiceDream line: Substring) throws(PronunciationError) {
        let columns = line.separatedColumns
        guard (3...5).contains(columns.count) else { throw .wrongColumns(columns.count) }
        guard let mode = Int(columns[1]), (0...2).contains(mode) else { throw .unknownWay(columns[1]) }
        let ignoresCase: Bool
        switch columns[2].lowercased() {
        case "y", "yes", "1", "true", "": ignoresCase = true
        case "n", "no", "0", "false": ignoresCase = false
        default: throw .unknownOption(columns[2])
        }
        let words = columns.count > 3 ? columns[3] : ""
        let isSkipped = columns.count > 4 && ["1", "y", "yes", "true", "skip"].contains(columns[4].lowercased())
        let isSilent = isSkipped || words.allSatisfy(\.isWhitespace)
        try self.init(
            of: columns[0],
            isSilent ? .silence : .words(words),
            extent: [.word, .anywhere, .pattern][mode],
            matchesCase: !ignoresCase
        )
    }
}

extension Substring {
    /// The columns of a line, parted by the first of tab, comma and semicolon that gives columns of the right kind.
    fileprivate var separatedColumns: [String] {
        let attempts = (["\t", ",", ";"] as [Character]).map(columns)
        return attempts.first { (3...5).contains($0.count) && ["0", "1", "2"].contains($0[1]) }
            ?? attempts.max { $0.count < $1.count } ?? []
    }

    private func columns(partedBy separator: Character) -> [String] {
        var columns = [""]
        var isQuoted = false
        var rest = self[...]
        while let sign = rest.popFirst() {
            if sign == "\"", isQuoted, rest.first == "\"" {
                columns[columns.count - 1].append(sign)
                rest.removeFirst()
            } else if sign == "\"", isQuoted || columns[columns.count - 1].isEmpty {
                isQuoted.toggle()
            } else if sign == separator, !isQuoted {
                columns.append("")
            } else {
                columns[columns.count - 1].append(sign)
            }
        }
        // The first column may begin or end with a blank on purpose.
        return [columns[0]] + columns.dropFirst().map(\.trimmed)
    }
}

extension String {
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.dropLast(start.reversed().prefix(while: \.isWhitespace).count))
    }
}
