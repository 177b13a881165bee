import Foundation
import Wording

/// A language, told by its code: what is left of a BCP 47 tag, or of what books write in its place, without region and
/// script.
///
/// Two are equal when a voice of the one speaks the other: `en-GB`, `en_us`, `eng` and `English` are all `en`.
public struct Language: Hashable, Codable, Sendable {
    /// Of ISO 639-1 where that has one, e.g. `de`; else three letters.
    public let code: String

    /// Reads a tag, a code of two or three letters, or the language's name in English or in itself; of several, parted
    /// by commas, the first counts. `nil` for what names no language: `und`, `mul`, `zxx`, an empty text, an
    /// unknown word.
    /// - Parameter tag: As a book gives it.
    public init?(_ tag: String) {
        let given = tag.split { ",;/".contains($0) }.first.map(String.init) ?? ""
        let name = String(given.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()).lowercased()
        if let code = Self.codes[name] {
            self.code = code
            return
        }
        let parts = name.split { $0 == "-" || $0 == "_" || $0.isWhitespace }
        guard let first = parts.first.map(String.init), !Self.noLanguages.contains(first) else { return nil }
        // “English (US)” is a name with more; words that begin with a code are none.
        if name.contains(where: \.isWhitespace), first.utf8.count <= 3 { return nil }
        if let code = Self.codes[first] {
            self.code = code
        } else if first.utf8.count == 3, first.utf8.allSatisfy({ (0x61...0x7A).contains($0) }),
            name.utf8.count <= 35, !name.contains(where: \.isWhitespace)
        {
            code = first
        } else {
            return nil
        }
    }

    /// - Parameter code: One that stands for no other.
    package init(known code: String) { self.code = code }

    /// Whether it is one of those whose names are known.
    package var isKnown: Bool { Self.names[code] != nil }

    /// In the listener's language, e.g. “German”.
    public var name: String {
        let spoken = WordingLanguage.current
        guard let english = Self.names[code] else { return "“\(code)”" }
        return spoken == .english
            ? english : Locale(identifier: spoken.rawValue).localizedString(forLanguageCode: code) ?? english
    }

    /// The name of what a tag means, or the tag itself.
    public static func name(of tag: String) -> String { Language(tag)?.name ?? tag }

    /// “English”, “English and German”, “English, French and German”.
    /// - Parameter languages: In any order.
    /// - Returns: Their names in the listener's language, each once.
    public static func list(_ languages: some Sequence<Language>) -> String {
        let names = Set(languages.map(\.name)).sorted()
        guard let last = names.last, names.count > 1 else { return names.first ?? localized("nothing") }
        return localized("\(names.dropLast().joined(separator: ", ")) and \(last)")
    }

    /// Codes that stand where no language is meant, or several. Source: ISO 639-2.
    private static let noLanguages: Set = ["und", "mul", "zxx", "mis", "unk", "xxx", "x", "i", "art"]

    private static let rows = table.split(separator: "\n").map { row in
        let parts = row.split(separator: "|")
        return (codes: parts[0].split(separator: " ").map(String.init), names: parts.dropFirst().map(String.init))
    }

    private static let codes: [String: String] = {
        var result: [String: String] = [:]
        for row in rows {
            for name in row.codes + row.names.map({ $0.lowercased() }) { result[name] = result[name] ?? row.codes[0] }
        }
        return result
    }()

    private static let names: [String: String] = {
        Dictionary(rows.map { ($0.codes[0], $0.names[0]) }) { first, _ in first }
    }()
}

extension Language {
    /// Whether a BCP 47 tag, or what stands for one, names this language.
    public func isNamed(by tag: String) -> Bool { Language(tag) == self }
}

extension Voice {
    /// Whether it says words of a language as they are said there.
    public func speaks(_ spoken: Language) -> Bool { spoken.isNamed(by: language) }
}
