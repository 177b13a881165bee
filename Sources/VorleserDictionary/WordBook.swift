public import VorleserCore

/// A dictionary in files of this machine, open for looking words up.
///
/// Its headwords are in memory, its entries are read when they are asked for. Whatever the files say is checked: they may
/// come from anybody.
public struct WordBook: Sendable {
    /// As it calls itself.
    public let name: String
    /// In which files it came.
    public let format: Format
    /// The language of its headwords; `nil` when nothing tells.
    public let language: Language?
    /// The language that they are explained in, where that is another; `nil` when nothing tells.
    public let target: Language?
    /// How many headwords it has.
    public var headwordCount: Int { words.headwords.count }
    /// Bytes that it takes in memory.
    public var memory: Int { words.memory }

    private let words: any WordSource

    /// Ways in which dictionaries are kept in files.
    public enum Format: String, Codable, CaseIterable, Sendable {
        /// An index and its texts, as `dictd` serves them. Source: dictd(8), dictfmt(1).
        case dictd
        /// Source: StarDict's `StarDictFileFormat`, versions 2.4.2 and 3.0.0.
        case stardict
    }

    /// A headword and what is said of it.
    public struct Entry: Hashable, Codable, Sendable {
        /// As the dictionary writes it.
        public let headword: String
        /// Plain text: paragraphs, parted by line ends.
        public let text: String

        public init(headword: String, text: String) {
            self.headword = headword
            self.text = text
        }
    }

    /// Opens a dictionary.
    /// - Parameter path: Its `.index` or its `.ifo`; what belongs to it lies beside that.
    /// - Throws: ``WordBookError``
    public init(at path: String) throws(WordBookError) {
        let source: any WordSource
        if path.hasSuffix(StarDictFiles.ending) {
            (format, source) = (.stardict, try StarDictFiles(path))
        } else {
            (format, source) = (.dictd, try DictdFiles(path))
        }
        let tongues = BookLanguages(file: path.lastPathPart, name: source.name)
        (name, language, target, words) = (source.name, tongues.source, tongues.target, source)
    }

    /// The most entries that a word is answered with.
    public static let mostEntries = 8

    /// What is said of a word: entries spelled just so or with other capitals, else those with other accents or signs.
    /// - Parameter word: As it is printed.
    /// - Returns: At most ``mostEntries``.
    /// - Throws: ``WordBookError``
    public func entries(for word: String) throws(WordBookError) -> [Entry] {
        let sought = FoldedWord(word)
        let small = word.lowercased()
        let rows = words.headwords.places(of: sought).map { ($0, words.headword(at: $0)) }
        let exact = rows.filter { $0.1 == word }
        let caseless = rows.filter { $0.1 != word && $0.1.lowercased() == small }
        let near = exact + caseless
        var entries: [Entry] = []
        for (place, headword) in (near.isEmpty ? rows : near).prefix(Self.mostEntries) {
            let entry = Entry(headword: headword, text: try words.text(at: place))
            if !entry.text.isEmpty, !entries.contains(entry) { entries.append(entry) }
        }
        return entries
    }
}

/// What the files of a dictionary hold, whichever their format.
protocol WordSource: Sendable {
    /// As the dictionary calls itself.
    var name: String { get }
    /// Where the headwords stand in the index.
    var headwords: HeadwordTable { get }
    /// Bytes that it takes in memory.
    var memory: Int { get }
    /// The headword that stands at a place of the index.
    func headword(at place: Int) -> String
    /// What is said of it, as plain text.
    func text(at place: Int) throws(WordBookError) -> String
}

extension String {
    /// What follows the last slash.
    var lastPathPart: String { split(separator: "/").last.map(String.init) ?? self }

    /// The text without an ending that it has.
    func without(ending: String) -> String { hasSuffix(ending) ? String(dropLast(ending.count)) : self }
}
