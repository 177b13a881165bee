import AVFAudio
import VorleserScreens

/// What the system says of the listener's own voices.
@MainActor final class SystemPersonalVoices: PersonalVoices {
    var standing: PersonalVoiceStanding { Self.standing(AVSpeechSynthesizer.personalVoiceAuthorizationStatus) }

    func ask() async -> PersonalVoiceStanding {
        let status = await withCheckedContinuation { answer in
            // The system may call on a queue of its own.
            AVSpeechSynthesizer.requestPersonalVoiceAuthorization { @Sendable status in
                answer.resume(returning: status)
            }
        }
        return Self.standing(status)
    }

    private static func standing(
        _ status: AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus
    ) -> PersonalVoiceStanding {
        switch status {
        case .authorized: .allowed
        case .denied: .denied
        case .notDetermined: .notAsked
        case .unsupported: .unsupported
        @unknown default: .unsupported
        }
    }
}
