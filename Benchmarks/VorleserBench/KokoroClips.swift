import Foundation
import Phonemes
import VorleserCore
import VorleserKit
import VorleserSpeech

/// `kokoro-clips BOOK MODELFOLDER VOICE COUNT OUTDIR`: COUNT utterances from the book's middle, as they follow one
/// another, each as a WAV file and a JSON file of its text, phonemes, words' times and the silence after it.
enum KokoroClips {
    static func run(_ arguments: [String]) async throws {
        guard arguments.count == 5, let count = Int(arguments[3]) else {
            throw KokoroOptions.Unknown(argument: arguments.joined(separator: " "))
        }
        let voice = Voice.ID(rawValue: arguments[2])
        let book = try Vorleser.book(at: URL(filePath: arguments[0]))
        let engine = try KokoroFolder(arguments[1]).engine(voice)
        let language = engine.voice(named: voice)?.language ?? "en-US"
        let phonemizer = EnglishPhonemizer(accent: Accent(speaking: language), lexicon: try KokoroFolder.lexicon())
        let script = Vorleser.script(of: book, catalogue: VoiceCatalogue(engine))
        let folder = URL(filePath: arguments[4], directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

        let chosen = script.utterances.dropFirst(max(0, script.utterances.count - count) / 2).prefix(count)
        for (index, utterance) in chosen.enumerated() {
            guard let clip = try? await engine.speak(utterance, as: voice) else { continue }
            let line = SpokenClip(
                text: String(book.text(in: utterance.span)),
                clip: clip,
                phonemes: phonemizer.phonemes(of: utterance.spokenText),
                pause: utterance.pauseAfter / .seconds(1)
            )
            let name = String(format: "%05d", index)
            try clip.wav.write(to: folder.appending(path: name + ".wav"))
            try JSONEncoder().encode(line).write(to: folder.appending(path: name + ".json"))
        }
    }
}
