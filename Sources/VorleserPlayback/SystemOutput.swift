public import VorleserCore

/// The sound device of the system: through PortAudio, or through what Apple's systems have.
public enum SystemOutput {
    #if canImport(AVFAudio)
        /// The device that plays unless another is chosen.
        public static func device() -> any AudioOutput { AudioEngineOutput() }
    #else
        /// The device that plays unless another is chosen.
        public static func device() -> any AudioOutput { PortAudioOutput() }
    #endif
}
