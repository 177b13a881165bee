public import VorleserCore

/// What a listener asks for when a book is opened to be spoken. What is not asked for is as it was chosen before, and as
/// usual where nothing was.
public struct SpeakingWishes: Hashable, Sendable {
    /// Who is to speak, and no other.
    public var voice: Voice.ID?
    /// What the book is in.
    public var language: Language?
    /// Whether it is opened although the voice does not speak its language.
    public var anyway: Bool
    /// What is said otherwise than usual.
    public var narration: NarrationWishes

    public init(
        voice: Voice.ID? = nil,
        language: Language? = nil,
        anyway: Bool = false,
        narration: NarrationWishes = NarrationWishes()
    ) {
        (self.voice, self.language, self.anyway, self.narration) = (voice, language, anyway, narration)
    }
}
