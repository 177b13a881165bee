/// A sentence in English that can be said in other languages: its fixed words, and what was put between them.
///
/// It is written as a string: `"\(path) is a folder."` has the key `%@ is a folder.` and one value. The other languages'
/// sentences are found by the key, as in gettext's and Apple's catalogues.
public struct Phrase: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The fixed words, with `%@` for each value.
    public let key: String
    /// In their order in English.
    let values: [String]

    public init(stringLiteral value: String) { (key, values) = (value, []) }

    public init(stringInterpolation: Parts) { (key, values) = (stringInterpolation.key, stringInterpolation.values) }

    private init(key: String, values: [String]) { (self.key, self.values) = (key, values) }

    /// Two halves of a sentence that is too long for one line.
    public static func + (first: Phrase, second: Phrase) -> Phrase {
        Phrase(key: first.key + second.key, values: first.values + second.values)
    }

    /// What the compiler fills, piece by piece.
    public struct Parts: StringInterpolationProtocol {
        var key = ""
        var values: [String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 2 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { key += literal }

        public mutating func appendInterpolation(_ value: some Any) {
            key += Self.gap
            values.append(String(describing: value))
        }

        static let gap = "%@"
    }

    /// The sentence.
    /// - Parameters:
    ///   - language: In which language.
    ///   - catalogues: Each language's sentences by their keys. `%@` is the next value, `%2$@` the second one: a language may
    ///     name them in another order, twice, or not at all.
    /// - Returns: The English one where the language has none.
    public func words(in language: WordingLanguage, from catalogues: [WordingLanguage: [String: String]]) -> String {
        fill(catalogues[language]?[key] ?? key)
    }

    /// Source of the placeholders: IEEE Std 1003.1-2024, `fprintf`, numbered arguments; `%@` as in Apple's catalogues.
    private func fill(_ pattern: String) -> String {
        guard !values.isEmpty else { return pattern }
        var result = ""
        var next = 0
        var rest = pattern[...]
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            let after = rest[rest.index(after: sign)...]
            let digits = after.prefix { $0.isASCII && $0.isNumber }
            let tail = after[digits.endIndex...]
            if digits.isEmpty, after.first == "@" {
                if next < values.count { result += values[next] }
                next += 1
                rest = after.dropFirst()
            } else if let number = Int(digits), tail.hasPrefix("$@") {
                if values.indices.contains(number - 1) { result += values[number - 1] }
                rest = tail.dropFirst(2)
            } else {
                result.append("%")
                rest = after
            }
        }
        return result + rest
    }
}
