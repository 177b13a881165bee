import FoundationEssentials
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
        let words: [Word]
    }

    /// A word's time, with its place counted from the utterance's start, so that it fits wherever the words stand.
    struct Word: Codable, Equatable {
        let offset: Int
        let length: Int
        let start: Double
        let end: Double
    }

    init(of clip: Clip, for utterance: Utterance, voice: Voice, sound: [UInt8]) throws {
        self.clip = Description(
            engine: voice.engine,
            voice: voice.id.rawValue,
            sampleRate: clip.sampleRate,
            sampleCount: clip.samples.count,
            words: clip.words.map { Word($0, from: utterance.span.lowerBound) }
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
    /// - Parameters:
    ///   - sound: The FLAC file.
    ///   - origin: Where the utterance stands that it is asked for.
    /// - Returns: `nil` when the two are not the ones that were written.
    func clip(_ sound: [UInt8], at origin: TextOffset) -> Clip? {
        guard (try? Self.checksum(of: clip, sound)) == checksum, let stream = FLACStream(sound),
            stream.sampleRate == clip.sampleRate, stream.samples.count == clip.sampleCount
        else { return nil }
        return Clip(
            samples: stream.samples.map { Float($0) / 32_768 },
            sampleRate: stream.sampleRate,
            words: clip.words.compactMap { $0.time(from: origin) }
        )
    }

    private static func checksum(of description: Description, _ sound: [UInt8]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var hash = SHA256()
        hash.update(sound)
        hash.update(try encoder.encode(description))
        return hash.finish()
    }
}

extension ClipSidecar.Word {
    init(_ time: WordTime, from origin: TextOffset) {
        offset = time.span.lowerBound.utf16 - origin.utf16
        length = time.span.length
        start = time.start
        end = time.end
    }

    func time(from origin: TextOffset) -> WordTime? {
        let place = origin.utf16 + offset
        guard place >= 0, length >= 0 else { return nil }
        return WordTime(span: TextSpan(utf16: place..<place + length), start: start, end: end)
    }
}
