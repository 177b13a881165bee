import VorleserCore

/// Which language a dictionary explains, and in which: told by its file's name, else by its own.
struct BookLanguages {
    let source: Language?
    let target: Language?

    /// - Parameters:
    ///   - file: Such as `freedict-eng-deu.index`.
    ///   - name: Such as “English - German Ding/FreeDict dictionary”.
    init(file: String, name: String) {
        let parts = file.lowercased().split { "-_. ".contains($0) }.map(String.init)
        let pair = zip(parts, parts.dropFirst()).first { Self.isCode($0) && Self.isCode($1) }
        if let pair {
            (source, target) = (Language(pair.0), Language(pair.1))
        } else if let first = parts.first, Self.english.contains(first) {
            (source, target) = (Language(known: "en"), nil)
        } else {
            let named = name.split { !$0.isLetter }.compactMap { Self.named(String($0)) }
            (source, target) = (named.first, named.dropFirst().first)
        }
    }

    private static func isCode(_ text: String) -> Bool {
        (2...3).contains(text.utf8.count) && Language(text)?.isKnown == true
    }

    /// Shorter words may be codes by chance.
    private static func named(_ word: String) -> Language? {
        guard word.count > 3, let language = Language(word), language.isKnown else { return nil }
        return language
    }

    /// Well-known dictionaries of English whose files do not say so.
    private static let english: Set = [
        "wn", "wordnet", "gcide", "foldoc", "jargon", "vera", "devil", "elements", "easton", "hitchcock", "moby",
        "bouvier", "webster", "web1913", "oxford",
    ]
}
