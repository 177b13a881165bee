/// How a format is encoded: what the encoder is told.
///
/// Sound is encoded while the book is spoken, into a file of its own; when its chapters are known that file's packets
/// are copied, with tags, chapters and cover, into the one that gets the name.
struct Encoding: Hashable, Sendable {
    let format: AudioFormat
    /// Bits per second; the format's own when `nil`.
    var bitrate: Int?
    /// What the sound goes through before it is encoded, as the encoder writes filters; nothing when `nil`.
    var filter: String?

    init(_ format: AudioFormat, bitrate: Int? = nil, filter: String? = nil) {
        self.format = format
        self.bitrate = bitrate
        self.filter = filter
    }

    /// The ending of the file that is encoded into.
    ///
    /// MP4 is written in fragments, so that its index takes no memory before the end.
    var type: String {
        switch format {
        case .m4b, .m4a: "mp4"
        case .mp3, .opus, .flac, .wav: format.rawValue
        }
    }

    /// Samples that an encoder puts before the sound and its file does not tell of.
    ///
    /// Fragmented MP4 has no edit list; FFmpeg's AAC encoder begins with one frame that is no part of the sound.
    private var untoldDelay: Int {
        switch format {
        case .m4b, .m4a: 1024
        case .mp3, .opus, .flac, .wav: 0
        }
    }

    /// Reads 32-bit floats from standard input, one channel, and writes a file.
    func encodingArguments(sampleRate: Int, to path: String) -> [String] {
        let input = ["-f", "f32le", "-ar", String(sampleRate), "-ac", "1", "-i", "pipe:0"]
        let filters = filter.map { ["-af", $0] } ?? []
        return Self.quietly + input + filters + codecArguments(sampleRate: sampleRate) + ["-y", "file:" + path]
    }

    /// Copies what was encoded into the file that will be kept.
    /// - Parameters:
    ///   - encoded: The path of what was encoded.
    ///   - sampleRate: Samples per second.
    ///   - description: The path of its tags and chapters, as ``MetadataFile`` writes them.
    ///   - cover: A picture; none where it is among the tags.
    ///   - language: Three letters.
    ///   - path: Where to write.
    /// - Returns: What the encoder is told.
    func finishingArguments(
        _ encoded: String,
        sampleRate: Int,
        describedBy description: String,
        cover: CoverPicture?,
        language: String?,
        to path: String
    ) -> [String] {
        let delay = String(-Double(untoldDelay) / Double(sampleRate))
        var arguments = Self.quietly + Self.unthreaded + ["-itsoffset", delay, "-i", "file:" + encoded]
        arguments += Self.unthreaded + ["-f", "ffmetadata", "-i", "file:" + description]
        if let cover {
            arguments += Self.unthreaded + ["-f", "image2", "-pattern_type", "none", "-i", "file:" + cover.path]
        }
        arguments += ["-map", "0:a"]
        if cover != nil { arguments += ["-map", "2:v", "-disposition:v:0", "attached_pic"] + Self.frontCover }
        arguments += ["-map_metadata", "1", "-map_chapters", chapterStyle == .container ? "1" : "-1", "-c", "copy"]
        if let language { arguments += ["-metadata:s:a:0", "language=" + language] }
        return arguments + containerArguments + ["-y", "file:" + path]
    }

    /// Whether there is a place for a cover.
    var takesCover: Bool { format != .wav }

    /// Whether the cover is one of the tags: Ogg has no other place for it.
    var keepsCoverAsTag: Bool { format == .opus }

    private static let quietly = ["-nostdin", "-hide_banner", "-nostats", "-loglevel", "error"]

    /// With a thread for each input, copying millions of packets takes twice as long.
    private static let unthreaded = ["-thread_queue_size", "0"]

    private func codecArguments(sampleRate: Int) -> [String] {
        let rate = (bitrate ?? format.standardBitrate).map { ["-b:a", String($0)] } ?? []
        switch format {
        // On one voice at this rate as true as the slow search, which takes three times as long.
        case .m4b, .m4a: return ["-c:a", "aac", "-aac_coder", "fast"] + rate + Self.fragments
        // Every frame of the same length, so that players without an index find places.
        case .mp3: return ["-c:a", "libmp3lame"] + rate
        case .opus: return ["-c:a", "libopus", "-application", "audio"] + rate + ["-fflags", "+bitexact"]
        case .flac: return ["-c:a", "flac", "-sample_fmt", "s16", "-ar", String(sampleRate)]
        case .wav: return ["-c:a", "pcm_s16le", "-ar", String(sampleRate), "-rf64", "auto"]
        }
    }

    /// ID3 and FLAC say what a picture shows; FFmpeg takes it from this comment.
    private static let frontCover = ["-metadata:s:v:0", "comment=Cover (front)"]

    private static let fragments = ["-movflags", "frag_keyframe+empty_moov", "-frag_duration", "60000000"]

    private var containerArguments: [String] {
        switch format {
        case .m4b: ["-movflags", "+faststart", "-f", "ipod", "-brand", "M4B "]
        case .m4a: ["-movflags", "+faststart", "-f", "ipod"]
        case .mp3: ["-id3v2_version", "3", "-f", "mp3"]
        // The same sound gives the same file.
        case .opus: ["-fflags", "+bitexact", "-f", "opus"]
        case .flac: ["-f", "flac"]
        case .wav: ["-rf64", "auto", "-f", "wav"]
        }
    }
}
