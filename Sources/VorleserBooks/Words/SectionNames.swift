public import VorleserCore

/// What a language calls the unnumbered parts of a book: “Preface”, “Inhalt”.
///
/// A name alone never decides that a part is left out: see ``RoleJudgement``.
public struct SectionNames: Sendable {
    /// Names that a line of a text is a heading by; without punctuation, a blank between two words.
    private var headings: [String: SectionRole] = [:]
    /// Names that a document or a line of the contents may have.
    private var titles: [String: SectionRole] = [:]
    /// What titles begin with: “preface to”, “appendix”; whole words.
    private var beginnings: [(words: String, role: SectionRole)] = []
    /// Words that a name goes on with: “Preface *to* the second edition”.
    private var linking: Set<String>
    private var firstWords: Set<String> = []

    /// - Parameters:
    ///   - names: For each role the names that lines and titles may have: between commas, in small letters, without
    ///     punctuation but apostrophes and hyphens.
    ///   - headings: More that only lines of a text may have.
    ///   - titles: More that only titles may have.
    ///   - beginnings: What titles begin with, whatever follows.
    ///   - linking: Words between blanks that a name in a line may go on with.
    public init(
        _ names: KeyValuePairs<SectionRole, String> = [:],
        headings: KeyValuePairs<SectionRole, String> = [:],
        titles: KeyValuePairs<SectionRole, String> = [:],
        beginnings: KeyValuePairs<SectionRole, String> = [:],
        linking: String = ""
    ) {
        self.linking = Set(WordList.words(linking))
        for (role, list) in Array(names) + Array(headings) {
            for name in WordList.phrases(list) where self.headings[name] == nil { self.headings[name] = role }
        }
        for (role, list) in Array(names) + Array(titles) {
            for name in WordList.phrases(list) {
                let plain = Self.plain(name)
                if self.titles[plain] == nil { self.titles[plain] = role }
            }
        }
        for (role, list) in beginnings { self.beginnings += WordList.phrases(list).map { (Self.plain($0), role) } }
        firstWords = Set(self.headings.keys.map { String($0.prefix(while: \.isLetter)) })
    }

    /// Titles are compared without hyphens, and with one kind of apostrophe.
    static func plain(_ title: String) -> String {
        title.lowercased().replacing("’", with: "'").split { !$0.isLetter && !$0.isNumber && $0 != "'" }
            .filter { Int($0) == nil }.joined(separator: " ")
    }

    /// Whether a line that is such a heading may begin with a word: its letters up to the first other sign.
    func mayBeginHeading(_ word: String) -> Bool { firstWords.contains(word) }

    func role(ofHeading name: String) -> SectionRole? { headings[name] }

    func isLinking(_ word: String) -> Bool { linking.contains(word) }

    /// The role that a title names, as ``plain(_:)`` has it.
    func role(ofTitle title: String) -> SectionRole? { titles[title] }

    /// The role that the beginning of a title names, as ``plain(_:)`` has it.
    func role(ofBeginning title: String) -> SectionRole? {
        beginnings.first { title == $0.words || title.hasPrefix($0.words + " ") }?.role
    }

    var isEmpty: Bool { headings.isEmpty && titles.isEmpty }

    func joined(with other: SectionNames) -> SectionNames {
        var result = self
        result.headings.merge(other.headings) { own, _ in own }
        result.titles.merge(other.titles) { own, _ in own }
        result.beginnings += other.beginnings
        result.linking.formUnion(other.linking)
        result.firstWords.formUnion(other.firstWords)
        return result
    }
}
