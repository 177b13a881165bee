import Foundation
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserSpeech
import VorleserTesting

@testable import VorleserServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct AbandonedClipTests {
    /// A voice that never comes to an end.
    private final class EndlessVoice: SpeechEngine {
        let name = "endless"
        let version = "1"
        let voices = [Voice(id: Voice.ID(rawValue: "om"), name: "Om", engine: "endless", language: "en")]
        let limits = UtteranceLimits(shortest: 1, longest: 200)
        /// Says `true` when it begins to speak, and `false` when it gives up.
        let speaking: AsyncStream<Bool>
        private let told: AsyncStream<Bool>.Continuation

        init() { (speaking, told) = AsyncStream.makeStream() }

        func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
            told.yield(true)
            defer { told.yield(false) }
            try await Task.sleep(for: .seconds(3600))
            throw SpeechError.nothingToSay
        }
    }

    @Test(.timeLimit(.minutes(10)))
    func `the voice stops when nobody waits for its clip any more`() async throws {
        let voice = EndlessVoice()
        try await RunningServer.run(VoiceCatalogue(voice)) { server in
            let book = try await server.shelve("Call me Ishmael.")
            let line = try #require(
                try await server.json("/api/books/\(book.id)/utterances", as: Heard.self).utterances.first
            )
            var events = voice.speaking.makeAsyncIterator()
            let request = Task { try await server.ask(line.path(in: book, as: "m4s")) }
            #expect(await events.next() == true)
            request.cancel()
            #expect(await events.next() == false)
        }
    }
}
