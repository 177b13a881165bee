public import FoundationEssentials

extension SpeechError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unknownVoice(let voice, _): "There is no voice “\(voice)”."
        case .nothingToSay: "There is nothing here that can be spoken."
        case .engineFailed(let engine, let reason): "The voice engine \(engine) failed: \(reason)."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unknownVoice(_, let known): "Use one of: \(known.joined(separator: ", "))."
        case .nothingToSay: "Give some text with words in it."
        case .engineFailed: "Try again, or use another voice."
        }
    }
}
