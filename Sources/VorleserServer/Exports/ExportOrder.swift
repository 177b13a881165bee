import VorleserCore
import VorleserExport
import VorleserLibrary

/// What a client wants written of a book.
struct ExportOrder: Codable, Hashable, Sendable {
    let book: BookID
    let format: Format
    var voice: String?
    /// How many times as fast as spoken.
    var speed: Double?
    /// As `vorleser export --chapters` takes them.
    var chapters: String?
    /// Bits per second.
    var bitrate: Int?
    /// LUFS.
    var loudness: Double?
    var subtitles: Set<SubtitleFormat>?
    /// Whether it is made although the voice does not speak what the book is in.
    var anyway: Bool?

    enum Format: String, Codable, CaseIterable {
        case m4b, mp3, opus, flac, wav
        /// A book to be read along.
        case epub

        /// How its sound is written.
        var audio: AudioFormat { AudioFormat(rawValue: rawValue) ?? .m4a }

        /// What a web server says it is.
        var mediaType: String {
            switch self {
            case .m4b: "audio/mp4"
            case .mp3: "audio/mpeg"
            case .opus: "audio/ogg"
            case .flac: "audio/flac"
            case .wav: "audio/wav"
            case .epub: "application/epub+zip"
            }
        }
    }

    /// - Throws: ``ExportRefusal/badValue(_:wanted:)``, ``VorleserExport/ExportError/programMissing(name:)``
    func check() throws {
        if let speed, !(0.5...3).contains(speed) { throw ExportRefusal.badValue("speed", wanted: "between 0.5 and 3") }
        if let bitrate, !(8_000...512_000).contains(bitrate) {
            throw ExportRefusal.badValue("bitrate", wanted: "between 8000 and 512000 bits per second")
        }
        if let loudness, !(-30 ... -10).contains(loudness) {
            throw ExportRefusal.badValue("loudness", wanted: "between -30 and -10 LUFS")
        }
        if format.audio.needsEncoder, !ProgramPath.inherited.hasEncoder {
            throw ExportError.programMissing(name: "ffmpeg")
        }
    }

    func settings(speed usual: Double) -> ExportSettings {
        ExportSettings(
            format: format.audio,
            bitrate: format == .flac || format == .wav ? nil : bitrate,
            loudness: loudness,
            speed: speed ?? usual,
            subtitles: format == .epub ? [] : subtitles ?? []
        )
    }
}
