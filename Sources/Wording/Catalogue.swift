/// A module's sentences in the languages other than English. Each module that speaks to people has one, called `localized`,
/// and says `localized("\(path) is a folder.")`; `tools/wording.py` sees that no sentence is missing.
public struct Catalogue: Sendable {
    private let sentences: [WordingLanguage: [String: String]]

    /// - Parameter german: German sentences by the keys of the English ones (``Phrase/key``), in as many parts as are easy
    ///   to read; a key stands in one of them.
    public init(german: [String: String]...) {
        sentences = [.german: german.reduce(into: [:]) { $0.merge($1) { _, later in later } }]
    }

    /// - Parameter phrase: In English.
    /// - Returns: In the language in which words are put now (``WordingLanguage/current``).
    public func callAsFunction(_ phrase: Phrase) -> String { phrase.words(in: .current, from: sentences) }
}
