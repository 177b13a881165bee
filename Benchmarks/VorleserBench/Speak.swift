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

extension Utterance {
    /// A text spoken as it is printed, as if it were the whole book.
    static func printed(_ text: String, at start: Int = 0) -> Utterance {
        let span = TextSpan(utf16: start..<start + text.utf16.count)
        return Utterance(span: span, pieces: [Piece(printed: text, span)], pauseAfter: .zero, language: "en")
    }
}

extension String {
    fileprivate func leftPadded(to length: Int) -> String {
        String(repeating: "0", count: max(length - count, 0)) + self
    }
}
