import Foundation
public import VorleserCore
import VorleserNarration
import VorleserSpeech

/// How a book is spoken now, in few digits: whoever keeps its sound can tell whether that is still what is said.
public struct SpokenState: Hashable, Sendable {
    /// Who speaks.
    public let voice: Voice.ID
    /// Of the book's text.
    public let revision: String
    /// Another when the voice is another one, or the listener wishes to hear something otherwise, here or in all books.
    public let wishes: String
    /// Of the chapters that were asked for.
    public let chapters: [Chapter]

    /// A chapter as it is spoken.
    public struct Chapter: Hashable, Codable, Sendable {
        /// Which of the book's chapters.
        public let index: Int
        /// Another when what is said there is another sound, stands elsewhere or is followed by another silence.
        public let digest: String
    }
}

extension ReadingRoom {
    /// How a book is spoken now.
    /// - Parameters:
    ///   - chapters: Those whose digests are wanted; others than there are, are passed over.
    ///   - book: The book.
    ///   - voice: Who speaks.
    /// - Returns: What tells one way from another.
    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)``, and what the library throws.
    public func spoken(chapters: IndexSet, of book: LoadedBook, as voice: Voice.ID) async throws -> SpokenState {
        var digests: [SpokenState.Chapter] = []
        for index in chapters where book.book.chapters.indices.contains(index) {
            let span = book.book.chapters[index].span
            let utterances = try await script(of: span, in: book, as: voice).utterances
            // As listeners count them: what begins in a chapter is said in it.
            let inside = utterances.filter { span.contains($0.span.lowerBound) }
            let speaking = try vorleser.speaking(as: voice)
            let digest = await queue.run { inside.digest(spokenBy: speaking) }
            digests.append(SpokenState.Chapter(index: index, digest: digest))
        }
        return SpokenState(
            voice: voice,
            revision: book.revision,
            wishes: try await wishes(for: book, as: voice),
            chapters: digests
        )
    }

    private func wishes(for book: LoadedBook, as voice: Voice.ID) async throws -> String {
        let vorleser = try vorleser.speaking(as: voice)
        let settings = try await narrationSettings()
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let others = vorleser.otherSpeakers.map { "\($0.key.code) \($0.value.rawValue)" }.sorted()
        let facts =
            [
                voice.rawValue, vorleser.engine.name, vorleser.engine.version(of: voice),
                vorleser.pronunciations.stamp(for: book.book), settings.language,
                String(decoding: try encoder.encode(settings.pauses), as: UTF8.self),
                "\(settings.readsImages) \(settings.switchesVoice)",
            ]
            + others + settings.spoken.map(\.rawValue).sorted() + ["but"] + settings.silentRules.sorted()
            + (try await saidHere(in: book)).map { "\($0.span.lowerBound.utf16) \($0.span.length) \($0.saying)" }
        return String(SHA256.digest(of: facts.joined(separator: "\u{0}").utf8).prefix(16))
    }
}

extension [Utterance] {
    /// What tells it from the same chapter spoken otherwise.
    fileprivate func digest(spokenBy vorleser: Vorleser) -> String {
        let lines = map { utterance in
            let span = utterance.span
            let pause = utterance.pauseAfter / .milliseconds(1)
            let clip = vorleser.address(of: utterance).hexadecimal
            return "\(span.lowerBound.utf16) \(span.upperBound.utf16) \(pause) \(clip)"
        }
        return String(SHA256.digest(of: lines.joined(separator: "\n").utf8).prefix(16))
    }
}
