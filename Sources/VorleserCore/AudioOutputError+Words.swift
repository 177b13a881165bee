#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension AudioOutputError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .noDevice: "There is no device to play sound on."
        case .notConfigured: "The system's sound library is not configured: it knows of no device at all."
        case .deviceFailed(let reason): "The sound device failed: \(reason)."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .noDevice:
            """
            Connect a loudspeaker or headphones and see that a sound server (PipeWire or PulseAudio) runs; over a \
            network set PULSE_SERVER to the machine that has one. Or write a file with -o and play it elsewhere.
            """
        case .notConfigured:
            """
            Install ALSA's configuration (Debian and Ubuntu: sudo apt install libasound2-data), and see that \
            ALSA_CONFIG_PATH, if it is set, names a file. Or write a file with -o and play it elsewhere.
            """
        case .deviceFailed:
            "See that no other program holds the device and that the sound server runs, then try again."
        }
    }
}
