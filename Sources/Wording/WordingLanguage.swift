import Synchronization

/// A language in which the program speaks to people: its messages, help and labels. (What language a book is read in is
/// another matter.)
public enum WordingLanguage: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    case german = "de"

    /// The language for the work of one task, such as the answer to a request; `nil` where it is the process's.
    @TaskLocal public static var ofTask: WordingLanguage?

    private static let process = Mutex(WordingLanguage.english)

    /// The language of the whole process where a task has none of its own; English unless it is set.
    public static var ofProcess: WordingLanguage {
        get { process.withLock { $0 } }
        set { process.withLock { $0 = newValue } }
    }

    /// The language in which words are put now.
    public static var current: WordingLanguage { ofTask ?? ofProcess }

    /// - Parameter tag: A language tag (BCP 47) or the name of a locale, such as `de-AT`, `de_DE.UTF-8` or `deu`; only its
    ///   language counts. `nil` for languages in which the program has no words.
    public init?(tag: some StringProtocol) {
        switch tag.prefix(while: { $0.isASCII && $0.isLetter }).lowercased() {
        case "en", "eng": self = .english
        case "de", "deu", "ger": self = .german
        default: return nil
        }
    }

    /// The language that a program's environment asks for; English where nothing else is asked for, or nothing that is known.
    ///
    /// Source: POSIX.1-2024, section 8.2 (`LC_ALL`, `LC_MESSAGES`, `LANG`); GNU gettext, section 2.3 (`LANGUAGE`, a list that
    /// counts unless the locale is that of C).
    /// - Parameter environment: Variables by their names.
    public init(environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        let isPlain = locale == "C" || locale.hasPrefix("C.") || locale == "POSIX"
        let list = isPlain ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":")
        self = (list + [locale[...]]).lazy.compactMap { WordingLanguage(tag: $0) }.first ?? .english
    }

    /// The language that whoever sent a request likes best, of equally liked ones the first; English where none is known.
    ///
    /// Source: RFC 9110, section 12.5.4 (`Accept-Language`) and section 12.4.2 (quality values).
    /// - Parameter header: The field's value, such as `de-DE,de;q=0.9,en;q=0.8`.
    public init(acceptLanguage header: some StringProtocol) {
        var best: (language: WordingLanguage, quality: Double)?
        for item in header.split(separator: ",").prefix(Self.mostItems) {
            let parts = String(item.filter { !$0.isWhitespace }).split(separator: ";")
            guard let tag = parts.first, let language = WordingLanguage(tag: tag) else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }
            let quality = weight.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            if quality > 0, quality > best?.quality ?? 0 { best = (language, quality) }
        }
        self = best?.language ?? .english
    }

    /// A browser sends a handful; whoever sends thousands is not waited for.
    private static let mostItems = 50

    /// A number as it is written for people: “1.25” in English, “1,25” in German.
    public func written(_ number: Double) -> String {
        switch self {
        case .english: "\(number)"
        case .german: "\(number)".split(separator: ".", omittingEmptySubsequences: false).joined(separator: ",")
        }
    }
}
