/// In which format sound is sent while it is made. The raw values are the names that OpenAI's speech API has for them.
public enum StreamFormat: String, Hashable, Codable, Sendable, CaseIterable {
    case mp3
    /// Opus in Ogg.
    case opus
    /// AAC in ADTS frames.
    case aac
    case flac
    /// 16-bit PCM; its header says that it is as long as can be.
    case wav
    /// 16-bit PCM without a header, little-endian.
    case pcm

    /// What a web server says it is.
    public var mediaType: String {
        switch self {
        case .mp3: "audio/mpeg"
        case .opus: "audio/ogg"
        case .aac: "audio/aac"
        case .flac: "audio/flac"
        case .wav: "audio/wav"
        case .pcm: "audio/pcm"
        }
    }

    /// What FFmpeg is told to encode it; `nil` where no other program is needed.
    var codecArguments: [String]? {
        switch self {
        // Without the frame that names the length: it stands first, and is not known before the end.
        case .mp3: ["-c:a", "libmp3lame", "-b:a", "64000", "-write_xing", "0", "-id3v2_version", "0", "-f", "mp3"]
        // Short pages, in microseconds: a page is sent when it is full.
        case .opus:
            ["-c:a", "libopus", "-b:a", "32000", "-application", "audio", "-page_duration", "100000", "-f", "ogg"]
        case .aac: ["-c:a", "aac", "-b:a", "64000", "-f", "adts"]
        case .flac, .wav, .pcm: nil
        }
    }
}
