/// What kind of sound file is written.
public enum AudioFormat: String, Hashable, Codable, Sendable, CaseIterable {
    /// AAC with chapters, cover and tags, for audiobook players.
    case m4b
    case mp3
    /// Opus in Ogg.
    case opus
    case flac
    /// 16-bit PCM; RF64 above 4 GB.
    case wav
    /// AAC without chapters: the sound of a read-along book.
    case m4a

    /// The format that a file name's ending names; `nil` for any other.
    public init?(ending: String) {
        let ending = ending.lowercased()
        self.init(rawValue: ending == "ogg" ? "opus" : ending == "wave" ? "wav" : ending)
    }

    /// Whether it keeps the sound as it is: a bit rate means nothing for it.
    public var isLossless: Bool { self == .wav || self == .flac }

    /// Bits per second when none are asked for: one voice cannot be told from the original. `nil` where the sound itself
    /// decides.
    ///
    /// AAC and MP3 are bound to a constant rate at the voice's own sample rate; Opus needs half of that.
    public var standardBitrate: Int? {
        switch self {
        case .m4b, .m4a, .mp3: 64_000
        case .opus: 32_000
        case .flac, .wav: nil
        }
    }
}
