public import VorleserCore
import VorleserSpeech

/// Whether the voices there are speak what a book is in. The one place that decides; commands, server and pages show it.
public struct LanguageFit: Hashable, Sendable {
    /// What the book is in; `nil` when unknown, or when a good part of it is in a language that is spoken: then it
    /// is taken for the voice's own.
    public let language: Language?
    /// Who would speak it.
    public let voice: Voice
    /// The installed voices that speak the language, the best first.
    public let speakers: [Voice]
    /// What the installed voices speak.
    public let spoken: Set<Language>
    /// Whether there is no word in the book.
    private let isWordless: Bool

    init(of language: Language?, by voice: Voice, among tongues: Tongues, isWordless: Bool = false) {
        (self.language, self.voice, self.isWordless) = (language, voice, isWordless)
        speakers = language.map(tongues.voices) ?? []
        spoken = tongues.languages
    }

    /// Whether the voice speaks the book as it is meant to be spoken.
    public var isSpoken: Bool { language.map(voice.speaks) ?? true }

    /// Why it is not to be read by this voice; `nil` when it is.
    public var mismatch: LanguageMismatch? {
        if isWordless { return .nothingToSay }
        guard let language, !isSpoken else { return nil }
        return speakers.isEmpty
            ? .noVoice(for: language, spoken: spoken)
            : .otherVoice(voice.name, for: language, speakers: speakers.map(\.id.rawValue))
    }

    /// - Throws: ``LanguageMismatch``
    public func check() throws(LanguageMismatch) {
        if let mismatch { throw mismatch }
    }
}

/// Why a voice is not to read a text.
public enum LanguageMismatch: Error, Hashable, Sendable {
    /// No installed voice speaks its language.
    case noVoice(for: Language, spoken: Set<Language>)
    /// The voice does not; these do.
    case otherVoice(String, for: Language, speakers: [String])
    /// It is in letters that no installed voice can say, and of a language that cannot be told.
    case noVoiceForLetters(spoken: Set<Language>)
    /// There is nothing in it to be read aloud: it is made of pictures.
    case nothingToSay

    /// Whether the letters of the language can be said all the same, though not as they are said there.
    public var isSayable: Bool {
        switch self {
        case .noVoice(let language, let spoken):
            spoken.contains { !$0.sayableSystems.isDisjoint(with: language.writingSystems) }
        case .otherVoice: true
        case .noVoiceForLetters, .nothingToSay: false
        }
    }
}

/// The voices of a catalogue by what they speak.
struct Tongues: Sendable {
    private let byLanguage: [Language: [Voice]]

    init(of catalogue: VoiceCatalogue) {
        var result: [Language: [Voice]] = [:]
        for voice in catalogue.voices {
            if let language = Language(voice.language) { result[language, default: []].append(voice) }
        }
        byLanguage = result
    }

    var languages: Set<Language> { Set(byLanguage.keys) }

    /// The best first.
    func voices(speaking language: Language) -> [Voice] { byLanguage[language] ?? [] }
}
