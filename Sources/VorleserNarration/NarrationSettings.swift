public import VorleserCore

/// What a listener wishes to hear.
public struct NarrationSettings: Hashable, Codable, Sendable {
    /// What is read although it would be left out otherwise.
    ///
    /// Passages in other languages are read by default: readers of flesh and blood say them too. Words in letters that the
    /// voice cannot say have no sound for it, so ``OmissionReason/foreignScript`` makes no difference.
    /// Tables are read row by row by default: to skip one silently would lose content of the work. Ornaments and
    /// signs without a letter or digit have no sound, so ``OmissionReason/sceneBreak`` and
    /// ``OmissionReason/unspeakable`` make a difference only where there are letters or digits.
    public var spoken: Set<OmissionReason>
    /// Whether the text alternatives of images are read, rule name `image`.
    ///
    /// Off by default: most are for the sake of form (“image”, the file's name), and listeners find them in the way.
    /// A picture of a single letter that begins a word (a drop cap) is always read as that letter, rule `drop-cap`.
    public var readsImages: Bool
    /// Rules that are not applied, by name: `list-number`, `table-cell`, `drop-cap`, one of ``rules``.
    public var silentRules: Set<String>
    /// Whether passages of a sentence or more in another language are spoken by a voice of that language, where one is
    /// installed. Holds as long as ``spoken`` has ``OmissionReason/foreignLanguage``; see ``otherLanguages``.
    public var switchesVoice: Bool
    /// The silences.
    public var pauses: Pauses
    /// BCP 47 tag of the language of a book that does not say.
    public var language: String

    public init(
        spoken: Set<OmissionReason> = NarrationSettings.usuallySpoken,
        readsImages: Bool = false,
        switchesVoice: Bool = true,
        silentRules: Set<String> = [],
        pauses: Pauses = Pauses(),
        language: String = "en"
    ) {
        self.spoken = spoken
        self.readsImages = readsImages
        self.switchesVoice = switchesVoice
        self.silentRules = silentRules
        self.pauses = pauses
        self.language = language
    }
}

extension NarrationSettings {
    /// What the rule for words in other languages is called where it is shown, or switched off with ``silentRules``.
    public static let foreignWordsRule = "foreign-words"

    /// What the comma is called that is said between two short lines in one breath.
    static let lineEndRule = "line-end"

    /// The names that ``silentRules`` may have, in order: those of all languages' rules, and of what is said besides.
    public static let rules: [String] = {
        let forms = SpokenLanguage.standard.codes.flatMap { SpokenLanguage.standard[$0].forms } + Narrator.commonForms
        let others = ["list-number", "drop-cap", "image", lineEndRule, foreignWordsRule, SpokenLanguage.formulaRule]
        return Set(forms.map(\.name) + others).sorted()
    }()

    /// What is read unless the listener wishes otherwise.
    public static let usuallySpoken: Set<OmissionReason> = [.table, .foreignLanguage]

    private enum CodingKeys: CodingKey {
        case spoken, readsImages, switchesVoice, silentRules, pauses, language, known
    }

    // What was kept before there was a reason says nothing of it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let known = try container.decodeIfPresent([String].self, forKey: .known) ?? Self.firstKnown
        let spoken = try container.decode([String].self, forKey: .spoken).compactMap(OmissionReason.init(rawValue:))
        self.init(
            spoken: Set(spoken).union(Self.usuallySpoken.filter { !known.contains($0.rawValue) }),
            readsImages: try container.decode(Bool.self, forKey: .readsImages),
            switchesVoice: try container.decodeIfPresent(Bool.self, forKey: .switchesVoice) ?? true,
            silentRules: try container.decode(Set<String>.self, forKey: .silentRules),
            pauses: try container.decode(Pauses.self, forKey: .pauses),
            language: try container.decode(String.self, forKey: .language)
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(spoken.map(\.rawValue).sorted(), forKey: .spoken)
        try container.encode(readsImages, forKey: .readsImages)
        try container.encode(switchesVoice, forKey: .switchesVoice)
        try container.encode(silentRules, forKey: .silentRules)
        try container.encode(pauses, forKey: .pauses)
        try container.encode(language, forKey: .language)
        try container.encode(OmissionReason.allCases.map(\.rawValue), forKey: .known)
    }

    /// The reasons there were before settings said which they knew, as far as they are read by default.
    private static let firstKnown = [OmissionReason.table.rawValue]

    /// A text given by hand is spoken whole, by one voice, and nothing comes after it.
    public static var wholeText: NarrationSettings {
        let silent: Set<OmissionReason> = [
            .noteReference, .decorative, .sceneBreak, .unspeakable, .foreignScript,
        ]
        var settings = NarrationSettings(spoken: Set(OmissionReason.allCases).subtracting(silent), switchesVoice: false)
        settings.pauses.book = 0
        return settings
    }
}
