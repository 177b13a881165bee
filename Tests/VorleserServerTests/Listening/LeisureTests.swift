import Foundation
import Synchronization
import Testing
import VorleserCore
import VorleserKit
import VorleserSpeech
import VorleserTesting

@testable import VorleserServer

struct LeisureTests {
    /// A voice that notes how urgent it is to speak.
    private final class Voices: SpeechEngine {
        let name = "urgent"
        let version = "1"
        let voices = [Voice(id: Voice.ID(rawValue: "now"), name: "Now", engine: "urgent", language: "en")]
        let limits = UtteranceLimits(shortest: 1, longest: 200)
        let priorities = Mutex<[TaskPriority]>([])

        func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
            priorities.withLock { $0.append(Task.currentPriority) }
            return Clip(samples: [0.1, 0.1], sampleRate: 24_000, words: [])
        }
    }

    @Test(arguments: [
        ([:], true), (["Priority": "u=7"], false), (["Priority": "i, u=7"], false), (["Priority": "u=1"], true),
    ])
    func `sound for which nobody waits comes after that for listeners`(
        fields: [String: String],
        isAwaited: Bool
    ) async throws {
        let voices = Voices()
        try await RunningServer.run(VoiceCatalogue(voices)) { server in
            let book = try await server.shelve("Call me Ishmael.")
            let line = try #require(
                try await server.json("/api/books/\(book.id)/utterances", as: Heard.self).utterances.first
            )
            let answer = try await server.ask(line.path(in: book, as: "flac"), fields: fields)
            #expect(answer.status == 200)
        }
        let priorities = voices.priorities.withLock(\.self)
        #expect(priorities.map { $0 > .utility } == [isAwaited])
    }
}
