/// How an audiobook is written.
public struct ExportSettings: Hashable, Sendable {
    public var format: AudioFormat
    /// Bits per second; the format's own when `nil`. Means nothing for FLAC and WAV.
    public var bitrate: Int?
    /// How loud the book is to be as a whole, in LUFS; as the voice speaks when `nil`.
    public var loudness: Double?
    /// How many times as fast as spoken.
    public var speed: Double
    /// Which subtitles are written beside each file.
    public var subtitles: Set<SubtitleFormat>
    /// What one line of subtitles holds.
    public var subtitleUnit: TextUnit
    /// Whether the map of places and times is written beside the sound; see ``PlaceMap``.
    public var writesMap: Bool

    public init(
        format: AudioFormat = .wav,
        bitrate: Int? = nil,
        loudness: Double? = nil,
        speed: Double = 1,
        subtitles: Set<SubtitleFormat> = [],
        subtitleUnit: TextUnit = .sentence,
        writesMap: Bool = true
    ) {
        self.format = format
        self.bitrate = bitrate
        self.loudness = loudness
        self.speed = speed
        self.subtitles = subtitles
        self.subtitleUnit = subtitleUnit
        self.writesMap = writesMap
    }
}

extension ExportSettings {
    /// Bits per second that may be asked for.
    public static let bitrates = 8_000...512_000
    /// How loud a book may be wanted, in LUFS.
    public static let loudnesses = -30.0 ... -10.0
}

/// What kind of subtitles are written.
public enum SubtitleFormat: String, Hashable, Codable, Sendable, CaseIterable {
    /// SubRip.
    case srt
    /// WebVTT.
    case vtt
}

/// What is highlighted in one piece.
public enum TextUnit: String, Hashable, Codable, Sendable, CaseIterable {
    case sentence
    case word
}
