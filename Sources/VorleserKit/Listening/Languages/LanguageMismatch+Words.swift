public import Foundation
import VorleserCore
import VorleserSpeech
import Wording

extension LanguageMismatch: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .noVoice(let language, _): localized("No voice for \(language.name) is installed.")
        case .otherVoice(let voice, let language, _): localized("\(voice) does not speak \(language.name).")
        case .noVoiceForLetters: localized("No installed voice can say these letters.")
        case .nothingToSay: localized("There is nothing to read aloud in this book.")
        }
    }

    /// For a list, where there is little room: “no voice for German”.
    public var shortWords: String {
        switch self {
        case .noVoice(let language, _): localized("no voice for \(language.name)")
        case .otherVoice(_, let language, _): localized("another voice for \(language.name)")
        case .noVoiceForLetters: localized("no voice for these letters")
        case .nothingToSay: localized("pictures only")
        }
    }

    /// Whether the better voice, which is fetched with one tap, speaks the language.
    public var isMendedByBetterVoice: Bool {
        guard case .noVoice(let language, _) = self else { return false }
        return ModelManifest.kokoro.speaks(language)
    }

    public var recoverySuggestion: String? {
        switch self {
        case .noVoice(let language, let spoken):
            ModelFamily.command(bringing: language).map {
                localized(
                    "Vorleser speaks \(Language.list(spoken)). A voice for \(language.name) is brought by `\($0)`."
                )
            } ?? localized("Vorleser speaks \(Language.list(spoken)).")
        case .noVoiceForLetters(let spoken): localized("Vorleser speaks \(Language.list(spoken)).")
        case .nothingToSay: nil
        case .otherVoice(_, _, let speakers): localized("Choose one that does: \(speakers.joined(separator: ", ")).")
        }
    }
}
