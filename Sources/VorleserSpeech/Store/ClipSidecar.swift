#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore

/// What stands beside a clip's FLAC file: when its words sound, and how to tell that both files are whole.
struct ClipSidecar: Codable, Equatable {
    let clip: Description
    /// SHA-256 of the FLAC file and of ``clip`` as JSON with sorted keys.
    let checksum: String

    struct Description: Codable, Equatable {
        let engine: String
        let voice: String
        /// Samples per second.
        let sampleRate: Int
        /// How many samples there are.
        let sampleCount: Int
        let words: [ClipWord]
    }

    init(of clip: Clip, voice: Voice, sound: [UInt8]) throws {
        self.clip = Description(
            engine: voice.engine,
            voice: voice.id.rawValue,
            sampleRate: clip.sampleRate,
            sampleCount: clip.samples.count,
            words: clip.words
        )
        checksum = try Self.checksum(of: self.clip, sound)
    }

    /// - Throws: `DecodingError` when it is not the JSON of a sidecar.
    init(json: [UInt8]) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(json))
    }

    /// As written beside the sound.
    var json: [UInt8] {
        get throws { try [UInt8](JSONEncoder().encode(self)) }
    }

    /// The clip.
    /// - Parameter sound: The FLAC file.
    /// - Returns: `nil` when the two are not the ones that were written.
    func clip(_ sound: [UInt8]) -> Clip? {
        guard (try? Self.checksum(of: clip, sound)) == checksum, let stream = FLACStream(sound),
            stream.sampleRate == clip.sampleRate, stream.samples.count == clip.sampleCount
        else { return nil }
        return Clip(
            samples: stream.samples.map(Float.init(quantised:)),
            sampleRate: stream.sampleRate,
            words: clip.words.filter { Self.places ~= $0.offset && Self.places ~= $0.length }
        )
    }

    /// Far beyond any utterance, and far from overflow.
    private static let places = 0...1_000_000_000

    private static func checksum(of description: Description, _ sound: [UInt8]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var hash = SHA256()
        hash.update(sound)
        hash.update(try encoder.encode(description))
        return hash.finish()
    }
}
