public import VorleserCore

/// What a listener wishes to hear.
public struct NarrationSettings: Hashable, Codable, Sendable {
    /// What is read although it would be left out otherwise.
    ///
    /// Tables are read row by row by default: to skip one silently would lose content of the work. Ornaments and
    /// signs without a letter or digit have no sound, so ``OmissionReason/sceneBreak`` and
    /// ``OmissionReason/unspeakable`` make a difference only where there are letters or digits.
    public var spoken: Set<OmissionReason>
    /// Whether the text alternatives of images are read, rule name `image`.
    ///
    /// Off by default: most are for the sake of form (“image”, the file's name), and listeners find them in the way.
    /// A picture of a single letter that begins a word (a drop cap) is always read as that letter, rule `drop-cap`.
    public var readsImages: Bool
    /// Rules that are not applied, by name: `list-number`, `table-cell`, `drop-cap`…
    public var silentRules: Set<String>
    /// The silences.
    public var pauses: Pauses
    /// BCP 47 tag of the language of a book that does not say.
    public var language: String

    public init(
        spoken: Set<OmissionReason> = [.table],
        readsImages: Bool = false,
        silentRules: Set<String> = [],
        pauses: Pauses = Pauses(),
        language: String = "en"
    ) {
        self.spoken = spoken
        self.readsImages = readsImages
        self.silentRules = silentRules
        self.pauses = pauses
        self.language = language
    }
}

extension NarrationSettings {
    /// A text given by hand is spoken whole, and nothing comes after it.
    public static var wholeText: NarrationSettings {
        let silent: Set<OmissionReason> = [.noteReference, .decorative, .sceneBreak, .unspeakable]
        var settings = NarrationSettings(spoken: Set(OmissionReason.allCases).subtracting(silent))
        settings.pauses.book = 0
        return settings
    }
}
