/// Something that speaks utterances.
public protocol SpeechEngine: Sendable {
    /// Stable, lower case, e.g. `flite`.
    var name: String { get }
    /// What engines have in common whose voices may take turns in a book, such as models of one architecture: one sample
    /// rate and one kind of sound.
    var family: String { get }
    /// Changes whenever the same words would sound otherwise: part of every clip's address.
    var version: String { get }
    /// Its speakers, the best first. Never empty.
    var voices: [Voice] { get }
    /// Speakers that it has and that cannot speak yet, since it does not know how words of their language are said.
    var silentVoices: [Voice] { get }
    /// How long an utterance it speaks well.
    var limits: UtteranceLimits { get }

    /// How long a first clause is that it speaks alone when a listener waits; `nil` when it speaks everything at once.
    var openingLimits: UtteranceLimits? { get }

    /// How many utterances it speaks at a time when no listener waits: tasks of the priority `utility` and below.
    var utterancesAtOnce: Int { get }

    /// One of ``voices``, or another that the engine can make of them, such as a mixture.
    /// - Parameter id: Its name; capitals do not matter.
    /// - Returns: `nil` when there is none of that name.
    func voice(named id: Voice.ID) -> Voice?

    /// Loads what it needs to speak, so that the first words come sooner. What fails here fails again, and is told, in
    /// ``speak(_:as:)``.
    func prepare() async

    /// Changes whenever the same words would sound otherwise in one voice, such as louder; ``version`` is a part of it.
    func version(of voice: Voice.ID) -> String

    /// What the sound of words in another language than the voice's depends on besides.
    /// - Parameters:
    ///   - language: BCP 47 tag of a ``Piece``.
    ///   - voice: One that ``voice(named:)`` knows.
    /// - Returns: Changes whenever the same words would sound otherwise; `nil` where they are said like the voice's own.
    func version(saying language: String, in voice: Voice.ID) -> String?

    /// Speaks an utterance.
    ///
    /// Silence at both ends is trimmed and the level is that of every other voice.
    /// - Parameters:
    ///   - utterance: What to say.
    ///   - voice: One that ``voice(named:)`` knows.
    /// - Returns: The sound, with a time for each word of the book that sounds.
    /// - Throws: ``SpeechError``, or `CancellationError` soon after the task is cancelled.
    func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip
}

extension SpeechEngine {
    /// Of its own.
    public var family: String { name }

    public var openingLimits: UtteranceLimits? { nil }

    public var utterancesAtOnce: Int { 1 }

    /// All of them speak.
    public var silentVoices: [Voice] { [] }

    /// There is nothing to load.
    public func prepare() async {}

    public func version(of voice: Voice.ID) -> String { version }

    /// All words are said like the voice's own.
    public func version(saying language: String, in voice: Voice.ID) -> String? { nil }

    public func voice(named id: Voice.ID) -> Voice? {
        let wanted = id.rawValue.lowercased()
        return voices.first { $0.id.rawValue.lowercased() == wanted }
    }
}

/// How long an utterance an engine speaks well, in UTF-16 code units of its spoken text.
public struct UtteranceLimits: Hashable, Codable, Sendable {
    /// A shorter one is joined to a neighbour in the same paragraph where there is one.
    public let shortest: Int
    /// A longer one is cut at a clause mark, or else between words.
    public let longest: Int

    public init(shortest: Int, longest: Int) {
        precondition(shortest >= 0 && longest > shortest, "Limits \(shortest)…\(longest) leave no room")
        self.shortest = shortest
        self.longest = longest
    }
}

/// Why something could not be spoken.
public enum SpeechError: Error, Equatable {
    /// No engine has this voice.
    case unknownVoice(String, known: [String])
    /// The voice is installed, but there is no phonemizer for its language.
    case silentVoice(String, language: Language, known: [String])
    /// The utterance has no word that can be spoken.
    case nothingToSay
    /// The engine failed; `reason` is its own word for it.
    case engineFailed(engine: String, reason: String)
}
