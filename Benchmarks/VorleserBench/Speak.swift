import Foundation
import Phonemes
import VorleserCore
import VorleserKit
import VorleserNarration
import VorleserSpeech

/// `speak TEXTFILE VOICE OUTDIR [MODEL]`: every line of a text, narrated as a book of its own, as a WAV file and a JSON
/// file of what was said when (``SpokenLine``), by Flite, or by Kokoro from a folder with its model and voices.
///
/// Files are numbered as the lines are, from 1; lines of which nothing is said have none.
func speak(_ arguments: [String]) async throws {
    guard (3...4).contains(arguments.count) else {
        return print("usage: vorleser-bench speak TEXTFILE VOICE OUTDIR [MODEL]")
    }
    let text = try String(contentsOfFile: arguments[0], encoding: .utf8)
    let folder = URL(filePath: arguments[2], directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let reader = try LineReader(arguments[1], model: arguments.dropFirst(3).first)
    let clock = ContinuousClock()
    var (sound, work, count) = (0.0, Duration.zero, 0)
    for (number, line) in text.split(whereSeparator: \.isNewline).map(String.init).enumerated() {
        let start = clock.now
        guard let (clip, spoken) = try? await reader.speak(line) else { continue }
        work += clock.now - start
        sound += clip.seconds
        count += 1
        let name = "\(number + 1)".leftPadded(to: 4)
        try clip.wav.write(to: folder.appending(path: name + ".wav"))
        try JSONEncoder().encode(spoken).write(to: folder.appending(path: name + ".json"))
    }
    let report = SpeakReport(clips: count, soundSeconds: sound, workSeconds: work / .seconds(1))
    print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
}

/// Narrates lines and speaks them with one voice.
private struct LineReader {
    private let engine: any SpeechEngine
    private let voice: Voice
    private let narrator: Narrator
    /// Only for a voice that is given phonemes.
    private let phonemizer: EnglishPhonemizer?

    /// - Parameters:
    ///   - name: One of Flite's voices, or with a model one of its folder, of whatever language.
    ///   - model: A folder with the weights, and `voices` inside it.
    /// - Throws: ``KokoroOptions/Unknown``, and what reading the lexicon throws.
    init(_ name: String, model: String?) throws {
        if let model {
            let lexicon = try KokoroFolder.lexicon()
            engine = try KokoroFolder(model).engine(Voice.ID(rawValue: name))
            // Of another language it is offered under another name; an installed folder has all its voices.
            guard let voice = engine.voices.first(where: { $0.id.rawValue.hasSuffix(name) }) else {
                throw KokoroOptions.Unknown(argument: name)
            }
            self.voice = voice
            phonemizer = EnglishPhonemizer(accent: Accent(speaking: voice.language), lexicon: lexicon)
        } else {
            engine = FliteEngine()
            guard let voice = engine.voice(named: Voice.ID(rawValue: name)) else {
                throw KokoroOptions.Unknown(argument: name)
            }
            self.voice = voice
            phonemizer = nil
        }
        narrator = Narrator(
            limits: engine.limits,
            forms: Vorleser.forms(Pronunciations([])),
            accent: Accent(speaking: voice.language),
            voice: Language(voice.language)
        )
    }

    /// A line's utterances with the silences between them as one clip.
    func speak(_ line: String) async throws -> (clip: Clip, spoken: SpokenLine)? {
        var (whole, pause, parts): (Clip?, Duration, [SpokenLine.Part]) = (nil, .zero, [])
        let utterances = narrator.script(of: Book(line: line)).utterances
        let start = utterances.first?.span.lowerBound.utf16 ?? 0
        for utterance in utterances {
            let clip = try await engine.speak(utterance, as: voice.id)
            let distance = utterance.span.lowerBound.utf16 - start
            let joined = whole.map { $0.followed(by: clip, after: pause, startingAt: distance) } ?? clip
            guard let joined else { continue }
            parts.append(
                SpokenLine.Part(
                    text: utterance.spokenText,
                    phonemes: phonemizer?.phonemes(of: utterance.spokenText),
                    start: joined.seconds - clip.seconds,
                    end: joined.seconds
                )
            )
            (whole, pause) = (joined, utterance.pauseAfter)
        }
        return whole.map { ($0, SpokenLine(text: line, clip: $0, startingAt: start, parts: parts)) }
    }
}

private struct SpeakReport: Encodable {
    let clips: Int
    let soundSeconds: Double
    let workSeconds: Double
}

extension String {
    fileprivate func leftPadded(to length: Int) -> String {
        String(repeating: "0", count: max(length - count, 0)) + self
    }
}
