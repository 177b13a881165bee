import Foundation
import HTTPTypes
import Testing
import VorleserSpeech

@testable import VorleserServer

struct OpenAITests {
    private let path = "/v1/audio/speech"

    private struct Told: Decodable {
        let error: Content

        struct Content: Decodable {
            let message: String
            let type: String
            let param: String?
        }
    }

    @Test func `speech comes as asked for: PCM of 24,000 samples a second`() async throws {
        try await RunningServer.run { server in
            let json = #"{"input": "One two three four five six.", "voice": "slt", "response_format": "pcm"}"#
            let usual = try await server.ask(path, method: "POST", json: json)
            #expect(usual.status == 200)
            #expect(usual.fields["content-type"] == "audio/pcm")
            let seconds = Double(usual.body.count) / 48_000
            #expect((1.2...4).contains(seconds))
            let fast = try await server.ask(
                path,
                method: "POST",
                json: json.replacing("}", with: #", "speed": 4}"#)
            )
            #expect(abs(Double(usual.body.count) / Double(fast.body.count) - 4) < 0.2)
            let slow = try await server.ask(
                path,
                method: "POST",
                json: json.replacing("}", with: #", "speed": 0.25}"#)
            )
            #expect(abs(Double(slow.body.count) / Double(usual.body.count) - 4) < 0.2)
        }
    }

    @Test func `a text of many paragraphs is spoken whole, with its silences`() async throws {
        try await RunningServer.run { server in
            let one = #"{"input": "Good morning.", "response_format": "pcm"}"#
            let two = #"{"input": "Good morning.\n\nGood morning.", "response_format": "pcm"}"#
            let first = try await server.ask(path, method: "POST", json: one).body.count
            let second = try await server.ask(path, method: "POST", json: two).body.count
            #expect(second > 2 * first)
        }
    }

    @Test func `events hold the same sound`() async throws {
        try await RunningServer.run { server in
            let json = #"{"input": "Good morning.", "response_format": "pcm"}"#
            let plain = try await server.ask(path, method: "POST", json: json)
            let events = try await server.ask(
                path,
                method: "POST",
                json: json.replacing("}", with: #", "stream_format": "sse"}"#)
            )
            #expect(events.fields["content-type"] == "text/event-stream")
            let lines = String(decoding: events.body, as: UTF8.self).split(separator: "\n")
            let sound = lines.compactMap { $0.firstMatch(of: /"audio":"([^"]*)"/) }
                .compactMap { Data(base64Encoded: String($0.1)) }.reduce(Data(), +)
            #expect(sound == plain.body)
            #expect(lines.last?.contains("speech.audio.done") ?? false)
        }
    }

    @Test(arguments: ["alloy", "onyx", "Nova"]) func `OpenAI's own voices are the standard one`(_ name: String)
        async throws
    {
        try await RunningServer.run { server in
            let json = #"{"input": "Good morning.", "voice": "\#(name)", "response_format": "wav"}"#
            let status = try await server.ask(path, method: "POST", json: json).status
            #expect(status == 200)
        }
    }

    @Test(arguments: [
        (#"{"input": "Hello.", "voice": "nobody"}"#, 400, "voice", "slt"),
        (#"{"input": "* * *"}"#, 400, "input", "nothing"),
        (#"{"input": "   "}"#, 400, "input", "nothing"),
        (#"{"input": "Hello.", "speed": 9}"#, 400, "speed", "4"),
    ])
    func `errors have OpenAI's shape`(_ json: String, _ status: Int, _ parameter: String, _ word: String) async throws {
        try await RunningServer.run { server in
            let answer = try await server.ask(path, method: "POST", json: json)
            #expect(answer.status == status)
            let error = try JSONDecoder().decode(Told.self, from: answer.body).error
            #expect(error.type == "invalid_request_error")
            #expect(error.param == parameter)
            #expect(error.message.contains(word))
        }
    }

    @Test func `a request that is too large is refused`() async throws {
        try await RunningServer.run { server in
            let json = #"{"input": "\#(String(repeating: "a", count: 2_100_000))"}"#
            let answer = try await server.ask(path, method: "POST", json: json)
            #expect(answer.status == 413)
            let told = try JSONDecoder().decode(Told.self, from: answer.body)
            #expect(told.error.message.contains("2 MB"))
        }
    }

    @Test func `voices and models are listed`() async throws {
        try await RunningServer.run { server in
            let voices = try await server.ask("/v1/audio/voices")
            #expect(String(decoding: voices.body, as: UTF8.self).contains(#"{"id":"slt""#))
            let models = try await server.ask("/v1/models")
            #expect(String(decoding: models.body, as: UTF8.self).contains(#""object":"list""#))
        }
    }

    @Test func `a model is found by its name`() async throws {
        try await RunningServer.run { server in
            let all = try await server.ask("/v1/models").body
            let name = try #require(String(decoding: all, as: UTF8.self).firstMatch(of: /"id":"([^"]+)"/)?.1)
            let one = try await server.ask("/v1/models/\(name)")
            #expect(one.status == 200)
            #expect(String(decoding: one.body, as: UTF8.self).contains(#""id":"\#(name)","object":"model""#))
        }
    }

    @Test(arguments: [
        ("GET", "/v1/models/nobody", 404), ("POST", "/v1/chat/completions", 404), ("GET", "/v1", 404),
        ("GET", "/v1/audio/speech", 405),
    ])
    func `what is not there is said in OpenAI's shape`(_ method: String, _ path: String, _ status: Int) async throws {
        try await RunningServer.run { server in
            let answer = try await server.ask(path, method: method)
            #expect(answer.status == status)
            #expect(try JSONDecoder().decode(Told.self, from: answer.body).error.type == "invalid_request_error")
        }
    }

    @Test func `who may not come in hears so in OpenAI's shape`() async throws {
        let server = try QuietServer(
            ServerConfiguration(address: "0.0.0.0", passphrase: Passphrase("drei Birnen im Korb"))
        )
        let answer = try await server.ask(.get, "/v1/models")
        #expect(answer.status == 401 && answer.fields[.wwwAuthenticate] != nil)
        #expect(try JSONDecoder().decode(Told.self, from: Data(answer.body)).error.type == "invalid_request_error")
    }

    @Test func `long texts are read while others are answered`() async throws {
        try await RunningServer.run { server in
            let text = String(repeating: "I go there now. ", count: 12_000)
            let json = #"{"input": "\#(text)", "response_format": "pcm"}"#
            let (answers, told) = AsyncStream<String>.makeStream()
            let long = (0..<ProcessInfo.processInfo.activeProcessorCount + 1).map { _ in
                Task {
                    _ = try? await server.ask(path, method: "POST", json: json)
                    told.yield("spoken")
                }
            }
            // Asked for until it must have been asked while texts are read.
            let short = Task {
                for _ in 0..<20 { _ = try await server.ask("/health") }
                told.yield("answered")
            }
            #expect(await answers.first { _ in true } == "answered")
            for task in long { task.cancel() }
            try await short.value
        }
    }

    @Test func `a client that goes away ends the work`() async throws {
        let (events, told) = AsyncStream<String>.makeStream()
        try await RunningServer.run(VoiceCatalogue(EndlessEngine(told: told))) { server in
            let client = Task {
                try await server.ask(
                    path,
                    method: "POST",
                    json: #"{"input": "Good morning.", "response_format": "pcm"}"#
                )
            }
            var iterator = events.makeAsyncIterator()
            #expect(await iterator.next() == "begun")
            client.cancel()
            #expect(await iterator.next() == "given up")
        }
    }

    @Test func `many at once are told to come again, in words`() async throws {
        let (steps, told) = AsyncStream<String>.makeStream()
        try await RunningServer.run(VoiceCatalogue(EndlessEngine(told: told))) { server in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<8 {
                    let json = #"{"input": "Number \#(number).", "response_format": "pcm"}"#
                    group.addTask { _ = try? await server.ask(path, method: "POST", json: json) }
                }
                var begun = steps.makeAsyncIterator()
                for _ in 0..<8 { _ = await begun.next() }
                let json = #"{"input": "One more.", "response_format": "pcm"}"#
                let answer = try await server.ask(path, method: "POST", json: json)
                #expect(answer.status == 503)
                #expect(answer.fields["retry-after"] == "2")
                #expect(try JSONDecoder().decode(Told.self, from: answer.body).error.type == "server_error")
                group.cancelAll()
            }
        }
    }
}
