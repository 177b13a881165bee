import HTTPTypes
import Hummingbird
import VorleserKit

/// How a page may want a clip: as a segment for its MediaSource, or as a file.
enum ClipFile: String, CaseIterable {
    case m4s, flac, wav

    /// What it is, as a web server says; the codec is that of a segment.
    func mediaType(_ codec: SegmentCodec) -> String {
        switch self {
        case .m4s: codec.mediaType
        case .flac: "audio/flac"
        case .wav: "audio/wav"
        }
    }

    /// The clip as a file.
    /// - Parameters:
    ///   - clip: The sound.
    ///   - silence: What follows it, in seconds.
    /// - Returns: Its bytes.
    /// - Throws: ``VorleserSpeech/ClipStoreError/unpackable(sampleRate:)``
    func bytes(of clip: Clip, silence: Double) throws -> [UInt8] {
        let sound = FLACStream(clip, silence: silence)
        if self == .wav { return WaveFile.bytes(of: sound) }
        guard let packed = sound.packedFrames else {
            throw ClipStoreError.unpackable(sampleRate: clip.sampleRate)
        }
        return self == .m4s ? FragmentedMP4.segment(packed) : packed.bytes
    }
}

/// Sound as a WAV file. Source: Microsoft, “Multimedia Programming Interface and Data Specifications 1.0”.
enum WaveFile {
    static func bytes(of sound: FLACStream) -> [UInt8] {
        var bytes = Array("RIFF".utf8)
        let length = UInt32(clamping: sound.samples.count * 2)
        bytes.append((length + 36).byteSwapped)
        bytes += Array("WAVEfmt ".utf8)
        bytes.append(UInt32(16).byteSwapped)
        bytes.append(UInt16(1).byteSwapped)  // PCM
        bytes.append(UInt16(1).byteSwapped)  // channels
        bytes.append(UInt32(clamping: sound.sampleRate).byteSwapped)
        bytes.append(UInt32(clamping: sound.sampleRate * 2).byteSwapped)
        bytes.append(UInt16(2).byteSwapped)
        bytes.append(UInt16(16).byteSwapped)
        bytes += Array("data".utf8)
        bytes.append(length.byteSwapped)
        for sample in sound.samples { bytes.append(sample.byteSwapped) }
        return bytes
    }
}
