public import Phonemes

/// What a listener wants said otherwise: what is looked for, and what is said for it.
public struct UserPronunciation: Hashable, Sendable {
    /// What is looked for, as printed; a straight apostrophe and a curly one are the same.
    public let sought: String
    /// Where it counts as found.
    public let extent: Extent
    /// Whether capitals and small letters are told apart.
    public let matchesCase: Bool
    /// What is said for it.
    public let saying: Saying
    /// The listener's own remark.
    public let note: String?

    /// Where something counts as found.
    public enum Extent: String, Hashable, Codable, Sendable, CaseIterable {
        /// Only as a whole word or words. A possessive counts as the word: “Hermione” is found in “Hermione’s”.
        case word
        /// Also inside of words.
        case anywhere
        /// What matches a regular expression of Swift's kind, sought in sentences of at most
        /// ``SoughtPattern/longestPassage`` code units.
        case pattern
    }

    /// What is said.
    public enum Saying: Hashable, Sendable {
        /// Other words, or another spelling. For a pattern `$1` is what its first group matched, `$0` all of it.
        case words(String)
        /// Sounds in the International Phonetic Alphabet.
        case ipa(String)
        /// Sounds in the symbols of ``Phonemes/KokoroAlphabet``.
        case phonemes(String)
        /// Nothing.
        case silence
    }

    /// - Throws: ``PronunciationError`` when there is nothing to look for or to say, when the sounds cannot be read, or
    ///   when the pattern is wrong or might never end.
    public init(
        of sought: String,
        _ saying: Saying,
        extent: Extent = .word,
        matchesCase: Bool = false,
        note: String? = nil
    ) throws(PronunciationError) {
        guard sought.contains(where: { !$0.isWhitespace }) else { throw .nothingToFind }
        for field in [sought, saying.text, note ?? ""] where field.unicodeScalars.contains(where: \.endsColumn) {
            throw .severalLines(field)
        }
        switch saying {
        case .words(let words): if words.allSatisfy(\.isWhitespace) { throw .nothingToSay }
        case .ipa(let ipa): try Self.check { () throws(PhonemeNotationError) in try Self.check(ipa: ipa) }
        case .phonemes(let symbols):
            try Self.check { () throws(PhonemeNotationError) in try KokoroAlphabet.check(symbols) }
        case .silence: break
        }
        if extent == .pattern { _ = try SoughtPattern(sought, matchesCase: matchesCase) }
        self.sought = sought
        self.extent = extent
        self.matchesCase = matchesCase
        self.saying = saying
        self.note = note.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func check(_ notation: () throws(PhonemeNotationError) -> Void) throws(PronunciationError) {
        do { try notation() } catch { throw .notation(error) }
    }

    private static func check(ipa: String) throws(PhonemeNotationError) {
        for accent in Accent.allCases { _ = try IPA.kokoro(ipa, accent: accent) }
    }

    /// Whether both look for the same, so that the later one can only replace the earlier.
    public func seeksTheSame(as other: UserPronunciation) -> Bool { target == other.target }

    /// What it looks for, and how: the same for all that look for the same.
    public var target: String {
        let evened = sought.utf16.map(\.evened)
        let units = matchesCase || extent == .pattern ? evened : evened.map(\.smallLetter)
        return "\(extent) \(matchesCase) " + String(decoding: units, as: UTF16.self)
    }
}

extension UserPronunciation.Saying {
    /// As the listener wrote it; empty for silence.
    public var text: String {
        switch self {
        case .words(let text), .ipa(let text), .phonemes(let text): text
        case .silence: ""
        }
    }

    /// The sounds in Kokoro's symbols; `nil` when words are said, or none.
    public func phonemes(accent: Accent) -> String? {
        switch self {
        case .ipa(let ipa): try? IPA.kokoro(ipa, accent: accent)
        case .phonemes(let symbols): symbols
        case .words, .silence: nil
        }
    }
}

extension Unicode.Scalar {
    /// Whether it would break the line or the column it stands in.
    fileprivate var endsColumn: Bool {
        switch value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029, 0: true
        default: false
        }
    }
}
