#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import Wording

extension AudioOutputError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .noDevice: localized("There is no device to play sound on.")
        case .notConfigured: localized("The system's sound library is not configured: it knows of no device at all.")
        case .deviceFailed(let reason): localized("The sound device failed: \(reason).")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .noDevice:
            localized(
                """
                Connect a loudspeaker or headphones and see that a sound server (PipeWire or PulseAudio) runs; over a \
                network set PULSE_SERVER to the machine that has one. Or write a file with -o and play it elsewhere.
                """
            )
        case .notConfigured:
            localized(
                """
                Install ALSA's configuration (Debian and Ubuntu: sudo apt install libasound2-data), and see that \
                ALSA_CONFIG_PATH, if it is set, names a file. Or write a file with -o and play it elsewhere.
                """
            )
        case .deviceFailed:
            localized("See that no other program holds the device and that the sound server runs, then try again.")
        }
    }
}
