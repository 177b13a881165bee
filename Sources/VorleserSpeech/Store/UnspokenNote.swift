import VorleserCore

/// What stands in the store in place of a clip that could not be made: why, so that a process that only assembles can tell.
///
/// Two lines: the engine, none if the utterance has nothing to say, and the engine's reason.
struct UnspokenNote: Equatable {
    let error: SpeechError

    /// - Returns: `nil` for an error that says nothing of the utterance.
    init?(_ error: SpeechError) {
        switch error {
        case .unknownVoice, .silentVoice: return nil
        default: break
        }
        self.error = error
    }

    init(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let (engine, reason) = (lines.first ?? "", lines.dropFirst().joined(separator: " "))
        error = engine.isEmpty ? .nothingToSay : .engineFailed(engine: String(engine), reason: reason)
    }

    var bytes: [UInt8] {
        guard case .engineFailed(let engine, let reason) = error else { return [] }
        return Array("\(engine)\n\(reason)".utf8)
    }
}
