/// The encoders that the system itself has.
enum SystemEncoder {
    /// Whether it has one for AAC.
    static var packsAAC: Bool {
        #if canImport(AVFAudio)
            true
        #else
            false
        #endif
    }

    /// One for AAC.
    /// - Parameters:
    ///   - sampleRate: Samples per second.
    ///   - bitrate: Bits per second.
    /// - Returns: `nil` where the system has none, or none for that rate.
    static func aac(sampleRate: Int, bitrate: Int) -> (any AACEncoder)? {
        #if canImport(AVFAudio)
            SystemAACEncoder(sampleRate: sampleRate, bitrate: bitrate)
        #else
            nil
        #endif
    }
}

extension AudioFormat {
    /// Whether it can be written here: lossless formats always, AAC where the system or a program encodes it, the others
    /// where a program does.
    /// - Parameter programs: Where that program is looked for.
    /// - Returns: Whether it can.
    public func isWritable(with programs: ProgramPath = .inherited) -> Bool {
        switch self {
        case .flac, .wav: true
        case .m4b, .m4a: SystemEncoder.packsAAC || programs.hasEncoder
        case .mp3, .opus: programs.hasEncoder
        }
    }
}
