import Foundation
import VorleserCore
import VorleserSpeech

/// `speak TEXTFILE VOICE OUTDIR [MODEL]`: every line of a text as a WAV file and a JSON file of its words' times, by Flite,
/// or by Kokoro from a folder with its model and voices.
func speak(_ arguments: [String]) async throws {
    guard (3...4).contains(arguments.count) else {
        return print("usage: vorleser-bench speak TEXTFILE VOICE OUTDIR [MODEL]")
    }
    let text = try String(contentsOfFile: arguments[0], encoding: .utf8)
    let voice = Voice.ID(rawValue: arguments[1])
    let folder = URL(filePath: arguments[2], directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let engine: any SpeechEngine =
        arguments.count > 3 ? try KokoroFolder(arguments[3]).engine(voice) : FliteEngine()
    let clock = ContinuousClock()
    var (sound, work, count) = (0.0, Duration.zero, 0)
    for line in text.split(whereSeparator: \.isNewline).map(String.init) {
        let start = clock.now
        guard let clip = try? await engine.speak(.printed(line), as: voice) else { continue }
        work += clock.now - start
        sound += clip.seconds
        count += 1
        let name = "\(count)".leftPadded(to: 4)
        try clip.wav.write(to: folder.appending(path: name + ".wav"))
        try JSONEncoder().encode(SpokenLine(text: line, clip: clip)).write(to: folder.appending(path: name + ".json"))
    }
    let report = SpeakReport(clips: count, soundSeconds: sound, workSeconds: work / .seconds(1))
    print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
}

private struct SpeakReport: Encodable {
    let clips: Int
    let soundSeconds: Double
    let workSeconds: Double
}

private struct SpokenLine: Encodable {
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

    init(text: String, clip: Clip) {
        let units = Array(text.utf16)
        self.text = text
        seconds = clip.seconds
        words = clip.words.map {
            Word(
                offset: $0.span.lowerBound.utf16,
                text: String(decoding: units[$0.span.utf16], as: UTF16.self),
                start: $0.start,
                end: $0.end
            )
        }
    }
}

extension Utterance {
    /// A text spoken as it is printed, as if it were the whole book.
    static func printed(_ text: String, at start: Int = 0) -> Utterance {
        let span = TextSpan(utf16: start..<start + text.utf16.count)
        return Utterance(span: span, pieces: [Piece(printed: text, span)], pauseAfter: .zero, language: "en")
    }
}

extension Clip {
    /// A RIFF file of 16-bit samples.
    fileprivate var wav: Data {
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

extension String {
    fileprivate func leftPadded(to length: Int) -> String {
        String(repeating: "0", count: max(length - count, 0)) + self
    }
}
