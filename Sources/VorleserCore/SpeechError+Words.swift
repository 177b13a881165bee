#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import Wording

extension SpeechError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unknownVoice(let voice, _): localized("There is no voice “\(voice)”.")
        case .silentVoice(let voice, let language, _):
            localized(
                "The voice “\(voice)” speaks \(language.name), and how words of \(language.name) are said is not known here yet."
            )
        case .nothingToSay: localized("There is nothing here that can be spoken.")
        case .engineFailed(let engine, let reason): localized("The voice engine \(engine) failed: \(reason).")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unknownVoice(let voice, let known) where voice.contains(where: { "+*(".contains($0) }):
            localized(
                """
                Write a mixture as af_heart*0.6+am_adam*0.4, of installed voices of Kokoro with weights above 0; or use one \
                of: \(known.joined(separator: ", ")).
                """
            )
        case .unknownVoice(_, let known): localized("Use one of: \(known.joined(separator: ", ")).")
        case .silentVoice(_, _, let known):
            localized(
                "Use one of: \(known.joined(separator: ", ")). In a mixture with one of English it lends its timbre."
            )
        case .nothingToSay: localized("Give some text with words in it.")
        case .engineFailed: localized("Try again, or use another voice.")
        }
    }
}
