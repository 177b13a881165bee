public import Foundation
import VorleserCore

extension LanguageMismatch: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .noVoice(let language, _): "No voice for \(language.name) is installed."
        case .otherVoice(let voice, let language, _): "\(voice) does not speak \(language.name)."
        case .noVoiceForLetters: "No installed voice can say these letters."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .noVoice(_, let spoken), .noVoiceForLetters(let spoken): "Vorleser speaks \(Language.list(spoken))."
        case .otherVoice(_, _, let speakers): "Choose one that does: \(speakers.joined(separator: ", "))."
        }
    }
}
