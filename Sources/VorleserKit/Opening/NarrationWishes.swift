public import VorleserCore
public import VorleserNarration

/// What a listener asks to be said otherwise than usual.
public struct NarrationWishes: Hashable, Sendable {
    /// What is said although it would be left out.
    public var also: [OmissionReason]
    /// What is left out although it would be said.
    public var not: [OmissionReason]
    /// Length of the silences, one of `Pauses.scales`; as usual when `nil`.
    public var pauses: Double?
    /// Whether the text alternatives of images are read, besides where they are anyway.
    public var images: Bool
    /// What becomes of passages in other languages; as usual when `nil`.
    public var otherLanguages: OtherLanguages?
    /// Rules that are not applied, besides those that are not anyway; of `NarrationSettings.rules`.
    public var without: Set<String>

    public init(
        also: [OmissionReason] = [],
        not: [OmissionReason] = [],
        pauses: Double? = nil,
        images: Bool = false,
        otherLanguages: OtherLanguages? = nil,
        without: Set<String> = []
    ) {
        (self.also, self.not, self.pauses, self.images) = (also, not, pauses, images)
        (self.otherLanguages, self.without) = (otherLanguages, without)
    }

    /// What they come to.
    /// - Parameter usual: What was chosen for all books of the library.
    /// - Returns: What is said of a book.
    public func settings(over usual: NarrationSettings = NarrationSettings()) -> NarrationSettings {
        var settings = usual
        settings.readsImages = usual.readsImages || images
        if let pauses { settings.pauses = Pauses(scale: pauses) }
        if let otherLanguages { settings.otherLanguages = otherLanguages }
        settings.silentRules.formUnion(without)
        settings.spoken.formUnion(also)
        settings.spoken.subtract(not)
        return settings
    }
}
