public import VorleserCore

extension BookWords {
    /// The languages that are built in.
    public static let standard = LanguageTable(
        Dictionary(uniqueKeysWithValues: builtIn.map { ($0.code, $0.words) }),
        other: unknown
    )

    /// In the order in which a word that several have is looked for.
    private static let builtIn: [(code: String, words: BookWords)] =
        [
            ("en", english), ("de", german), ("fr", french), ("es", spanish), ("it", italian), ("pt", portuguese),
        ] + others.map { ($0.key, $0.value) }

    /// The words of all of them.
    static let ofAllLanguages = builtIn.dropFirst().reduce(builtIn[0].words) { $0.joined(with: $1.words) }

    /// The words that a book is read by: those of its language, then those of all that are built in.
    /// - Parameters:
    ///   - language: BCP 47 tag, or what stands for one; `nil` where nothing is known, which is read as English.
    ///   - table: What is known of languages.
    /// - Returns: One value for both.
    static func chosen(for language: String?, from table: LanguageTable<BookWords> = standard) -> BookWords {
        let tag = language.flatMap { $0.isEmpty ? nil : $0 } ?? "en"
        return table[tag].joined(with: ofAllLanguages)
    }
}
