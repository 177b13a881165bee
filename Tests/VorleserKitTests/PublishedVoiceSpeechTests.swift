import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserKit

/// The published network speaks: what weights of a formula, whose sound is noise, cannot show.
@Suite(.enabled(if: InstalledTool.publishedVoice.isThere), .serialized, .timeLimit(.minutes(10)))
struct PublishedVoiceSpeechTests {
    private let folder: Folder
    private let vorleser: Vorleser

    init() throws {
        folder = try Folder()
        vorleser = try Self.vorleser(keepingClipsIn: folder.url("clips"))
    }

    private static func vorleser(keepingClipsIn cache: URL) throws -> Vorleser {
        let data = InstalledTool.dataOfPublishedVoice.appending(path: "vorleser")
        return try Vorleser(folders: Folders(cache: cache, state: cache.appending(path: "state"), data: data))
    }

    private static let sentences = [
        "The old lighthouse keeper climbed the narrow stairs every evening before the storm.",
        "“Come in,” said the doctor, “and close the door behind you.”",
        "When the train finally stopped, only three people stepped down onto the platform.",
    ]

    @Test func `the published network is what speaks`() { #expect(vorleser.voice.engine == "kokoro") }

    @Test(arguments: sentences)
    func `each word sounds once, in order, inside its clip`(sentence: String) async throws {
        let (utterance, clip) = try await speak(sentence)
        let said = clip.wordTimes(from: utterance.span.lowerBound).map { sentence.text(in: $0.span, of: utterance) }
        #expect(said == sentence.split(separator: " ").map { $0.filter { $0.isLetter } })
        #expect(clip.words.allSatisfy { $0.start < $0.end })
        #expect(zip(clip.words, clip.words.dropFirst()).allSatisfy { $0.end <= $1.start })
        #expect((clip.words.first?.start ?? -1) >= 0 && (clip.words.last?.end ?? .infinity) <= clip.seconds)
    }

    @Test(arguments: sentences)
    func `the first word is heard at once, and each word has sound`(sentence: String) async throws {
        let (_, clip) = try await speak(sentence)
        let first = try #require(clip.words.first)
        #expect(first.start < 0.15)
        let loudest = clip.samples.reduce(0) { max($0, abs($1)) }
        for word in clip.words {
            let range = Int(word.start * Double(clip.sampleRate))..<Int(word.end * Double(clip.sampleRate))
            let peak = clip.samples[range.clamped(to: clip.samples.indices)].reduce(0) { max($0, abs($1)) }
            #expect(peak > loudest / 50, "\(word) in \(sentence)")
        }
    }

    @Test(arguments: sentences)
    func `the pace is that of speech`(sentence: String) async throws {
        let (_, clip) = try await speak(sentence)
        #expect((8.0...30).contains(Double(sentence.count) / clip.seconds))
    }

    @Test func `the same words sound the same`() async throws {
        let other = try Self.vorleser(keepingClipsIn: folder.url("other"))
        let (utterance, clip) = try await speak(Self.sentences[1])
        #expect(try await other.clip(utterance) == clip)
    }

    private func speak(_ text: String) async throws -> (Utterance, Clip) {
        let book = try vorleser.book(ofText: text)
        let utterances = vorleser.script(of: book).utterances
        try #require(utterances.count == 1)
        return (utterances[0], try await vorleser.clip(utterances[0]))
    }
}

extension String {
    /// The letters of a word of an utterance that is the whole text.
    fileprivate func text(in span: TextSpan, of utterance: Utterance) -> String {
        let units = Array(utf16)
        let range = span.shifted(by: -utterance.span.lowerBound.utf16).utf16.clamped(to: 0..<units.count)
        return String(decoding: units[range], as: UTF16.self).filter { $0.isLetter }
    }
}
