import Synchronization

/// A regular expression that a listener wrote.
final class SoughtPattern: Sendable {
    /// A regular expression can take very long over a long text and cannot be stopped; no sentence is so long, in
    /// UTF-16 code units.
    static let longestPassage = 2000

    /// `Regex` is not `Sendable`.
    private let regex: Mutex<Regex<AnyRegexOutput>>

    /// - Throws: ``PronunciationError/badPattern(_:reason:place:)``, ``PronunciationError/endlessPattern(_:place:)``
    init(_ pattern: String, matchesCase: Bool) throws(PronunciationError) {
        let evened = String(decoding: pattern.utf16.map { $0.isAnyApostrophe ? 0x27 : $0 }, as: UTF16.self)
        if let place = Self.tooDeep(in: evened) {
            throw .badPattern(pattern, reason: "it nests too deeply", place: place)
        }
        if let place = PatternRepetition.nested(in: evened) { throw .endlessPattern(pattern, place: place) }
        do {
            let sensitive = try Regex(evened)
            regex = Mutex(matchesCase ? sensitive : sensitive.ignoresCase())
        } catch {
            throw .badPattern(pattern, reason: "\(error)", place: Self.place(of: error, in: evened))
        }
    }

    /// What matched, and what each group matched.
    struct Match {
        /// UTF-16 code units of the text.
        let range: Range<Int>
        /// The whole first.
        let groups: [Substring?]
    }

    /// All matches in order; none is empty.
    func matches(in text: String) -> [Match] {
        regex.withLock { regex in
            text.matches(of: regex).compactMap { match in
                guard !match.range.isEmpty else { return nil }
                let start = text.utf16.distance(from: text.startIndex, to: match.range.lowerBound)
                let length = text.utf16.distance(from: match.range.lowerBound, to: match.range.upperBound)
                return Match(range: start..<start + length, groups: match.output.map(\.substring))
            }
        }
    }

    /// Brackets in brackets that are taken: the standard library goes down a step of the stack for each.
    private static let mostNesting = 50

    /// Where brackets nest too deeply, counted in characters from 1; `nil` where they do not.
    private static func tooDeep(in pattern: String) -> Int? {
        var (depth, isEscaped) = (0, false)
        for (place, sign) in pattern.enumerated() {
            defer { isEscaped = sign == "\\" && !isEscaped }
            if isEscaped { continue }
            switch sign {
            case "(", "[": depth += 1
            case ")", "]": depth = max(depth - 1, 0)
            default: break
            }
            if depth > mostNesting { return place + 1 }
        }
        return nil
    }

    /// The standard library knows the place of a mistake, but shows it only to those who look closely.
    private static func place(of error: any Error, in pattern: String) -> Int? {
        guard let location = Mirror(reflecting: error).descendant("location", "range") as? Range<String.Index>,
            location.lowerBound <= pattern.endIndex
        else { return nil }
        return min(pattern.distance(from: pattern.startIndex, to: location.lowerBound) + 1, max(pattern.count, 1))
    }
}
