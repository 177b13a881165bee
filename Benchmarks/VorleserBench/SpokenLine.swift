import Foundation
import VorleserCore

/// What a clip says, and when each of its words sounds.
struct SpokenLine: Encodable {
    struct Word: Encodable {
        /// Where it stands in the line, in UTF-16 code units.
        let offset: Int
        let text: String
        let start: Double
        let end: Double
    }

    let text: String
    let seconds: Double
    let words: [Word]
    /// Of the whole, as the voice gets them; `nil` for a voice that gets letters.
    let phonemes: String?
    /// The silence that follows it in a book, in seconds.
    let pause: Double?

    /// - Parameters:
    ///   - text: What is printed, from the book's start on or from the offset `start`.
    ///   - clip: Its sound.
    ///   - start: Where the text begins in the book.
    ///   - phonemes: As the voice gets them.
    ///   - pause: Seconds of silence after it.
    init(text: String, clip: Clip, from start: Int = 0, phonemes: String? = nil, pause: Double? = nil) {
        let units = Array(text.utf16)
        self.text = text
        self.phonemes = phonemes
        self.pause = pause
        seconds = clip.seconds
        words = clip.words.map {
            let span = $0.span.utf16.lowerBound - start..<$0.span.utf16.upperBound - start
            return Word(
                offset: span.lowerBound,
                text: String(decoding: units[span.clamped(to: units.indices)], as: UTF16.self),
                start: $0.start,
                end: $0.end
            )
        }
    }
}

extension Clip {
    /// A RIFF file of 16-bit samples.
    var wav: Data {
        let bytes = samples.count * 2
        var data = Data("RIFF".utf8) + Self.littleEndian(UInt32(36 + bytes)) + Data("WAVEfmt ".utf8)
        data += Self.littleEndian(UInt32(16)) + Self.littleEndian(UInt16(1)) + Self.littleEndian(UInt16(1))
        data += Self.littleEndian(UInt32(sampleRate)) + Self.littleEndian(UInt32(sampleRate * 2))
        data += Self.littleEndian(UInt16(2)) + Self.littleEndian(UInt16(16))
        data += Data("data".utf8) + Self.littleEndian(UInt32(bytes))
        let quantised = samples.map { Int16(clamping: Int(($0 * 32_768).rounded())).littleEndian }
        return data + quantised.withUnsafeBytes { Data($0) }
    }

    private static func littleEndian(_ value: some FixedWidthInteger) -> Data {
        withUnsafeBytes(of: value.littleEndian) { Data($0) }
    }
}
