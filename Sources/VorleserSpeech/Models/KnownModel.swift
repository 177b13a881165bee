/// A model of Kokoro's architecture of which only the repository is known, not what its files are: the hub says that.
public struct KnownModel: Hashable, Sendable {
    /// What it is called here, such as `kokoro-de-thorsten`.
    public let name: String
    /// The publisher's repository, owner and name.
    public let repository: String
    /// What its voices speak: a BCP 47 tag; `nil` when its card has to say it.
    public let language: String?

    public init(name: String, repository: String, language: String?) {
        (self.name, self.repository, self.language) = (name, repository, language)
    }

    /// Finetunes of Kokoro-82M under the Apache licence, the best known first.
    ///
    /// Source: the publishers' cards on the hub, read in November 2026.
    public static let all = [
        KnownModel(name: "kokoro-de-thorsten", repository: "Thorsten-Voice/Kokoro", language: "de"),
        KnownModel(name: "kokoro-de-victoria", repository: "kikiri-tts/kikiri-german-victoria", language: "de"),
        KnownModel(name: "kokoro-de-martin", repository: "kikiri-tts/kikiri-german-martin", language: "de"),
    ]
}
