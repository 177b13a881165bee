/// What is known of languages: a value for each that is known, and one for all others.
///
/// Every module that does something by language has one, by the same keys; a language is added to it by its value alone.
public struct LanguageTable<Value: Sendable>: Sendable {
    private var values: [String: Value]
    /// For a language that is not in the table.
    public let other: Value

    /// - Parameters:
    ///   - values: By the primary subtag of the language's BCP 47 tag, in small letters: `de`, `grc`.
    ///   - other: For all other languages.
    public init(_ values: [String: Value] = [:], other: Value) {
        self.values = values
        self.other = other
    }

    /// What is known of the language that a tag names; its region and script do not matter.
    /// - Parameter tag: BCP 47, or what books write in its place: `eng`, `English`.
    public subscript(tag: String) -> Value { value(tag) ?? other }

    /// Tells whether something is known of the language that a tag names.
    /// - Parameter tag: BCP 47, or what books write in its place: `eng`, `English`.
    /// - Returns: Whether there is a value for it.
    public func has(_ tag: String) -> Bool { value(tag) != nil }

    /// The primary subtags of the languages that are known.
    public var codes: Set<String> { Set(values.keys) }

    /// The same, with a language added or in place of the one there.
    /// - Parameters:
    ///   - code: Its primary subtag, in small letters.
    ///   - value: What is known of it.
    /// - Returns: A table of its own.
    public func with(_ code: String, _ value: Value) -> LanguageTable {
        var table = self
        table.values[code] = value
        return table
    }

    /// The same languages, with something made of each value.
    public func map<Other: Sendable>(_ transform: (Value) -> Other) -> LanguageTable<Other> {
        LanguageTable<Other>(values.mapValues(transform), other: transform(other))
    }

    private func value(_ tag: String) -> Value? {
        if let value = values[Self.primarySubtag(tag)] { return value }
        return Language(tag).flatMap { values[$0.code] }
    }

    private static func primarySubtag(_ tag: String) -> String {
        // Most tags are the bare code in small letters.
        if tag.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return tag }
        return tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    }
}
