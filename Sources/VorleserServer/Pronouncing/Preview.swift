import Foundation
import VorleserKit

/// A few words to hear a voice by, or a pronunciation before it is chosen.
struct Preview: Sendable {
    private let utterances: [Utterance]
    private let vorleser: Vorleser

    /// Says something of a voice: a question, an aside, a number, quoted speech.
    static let sample = """
        “Who is there?” she asked, and lit the lamp; it was the 3rd of May, and the whole house was asleep.
        """

    /// The most UTF-16 code units that are spoken.
    static let longest = 1000

    /// - Parameters:
    ///   - text: What to say; a sample when `nil`.
    ///   - way: How: as in a pronunciation document; as any text when `nil`.
    ///   - said: What is said for the text in that way.
    ///   - vorleser: Who speaks.
    /// - Throws: ``Refusal``, `PronunciationError`, ``VorleserCore/SpeechError/nothingToSay``
    init(text: String?, way: String?, said: String?, by vorleser: Vorleser) throws {
        let text = text.flatMap { $0.isEmpty ? nil : $0 } ?? Self.sample
        for (name, value) in [("text", text), ("said", said ?? "")] where value.utf16.count > Self.longest {
            throw Refusal.badValue(name, wanted: ["at most \(Self.longest) code units"])
        }
        self.vorleser = vorleser
        guard let way, !way.isEmpty else {
            let script = vorleser.script(of: try vorleser.book(ofText: text), settings: .wholeText)
            utterances = script.utterances
            if utterances.isEmpty { throw SpeechError.nothingToSay }
            return
        }
        let saying = try UserPronunciation.Saying(asked: way, said)
        let rule = try UserPronunciation(of: text, saying)
        let language = vorleser.voice.language
        let words = if case .words(let words) = rule.saying { words } else { text }
        let span = TextSpan(utf16: 0..<text.utf16.count)
        if rule.saying == .silence { throw SpeechError.nothingToSay }
        let phonemes = rule.saying.phonemes(accent: .init(speaking: language))
        let piece = Piece(replacing: span, by: words, rule: "pronunciation", phonemes: phonemes)
        utterances = [Utterance(span: span, pieces: [piece], pauseAfter: .zero, language: language)]
    }

    /// The sound as a FLAC file.
    /// - Throws: ``VorleserCore/SpeechError``, `CancellationError`
    func sound() async throws -> [UInt8] {
        var bytes: [UInt8] = []
        let spoken = try SpokenUtterances(utterances, by: vorleser, speed: 1)
        try await SoundStream(.flac).send(spoken) { bytes += $0 }
        return bytes
    }
}
