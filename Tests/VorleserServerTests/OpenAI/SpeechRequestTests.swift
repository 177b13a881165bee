import HTTPTypes
import NIOCore
import Testing
import VorleserExport

@testable import VorleserServer

struct SpeechRequestTests {
    private func request(_ json: String) throws -> SpeechRequest { try SpeechRequest(ByteBuffer(string: json)) }

    @Test func `what is left out is as OpenAI has it`() throws {
        let request = try request(#"{"model": "tts-1", "input": "Good morning."}"#)
        #expect(request.format == .mp3)
        #expect(request.speed == 1)
        #expect(request.framing == .audio)
        #expect(request.voice == nil)
    }

    @Test func `a voice is a name, or an object with one`() throws {
        #expect(try request(#"{"input": "a", "voice": "slt"}"#).voice == "slt")
        #expect(try request(#"{"input": "a", "voice": {"id": "slt"}}"#).voice == "slt")
    }

    @Test(arguments: [
        (#"{"voice": "slt"}"#, "input"),
        (#"{"input": 7}"#, "input"),
        (#"{"input": "a", "speed": 5}"#, "speed"),
        (#"{"input": "a", "speed": "fast"}"#, "speed"),
        (#"{"input": "a", "response_format": "midi"}"#, "response_format"),
        (#"{"input": "a", "stream_format": "radio"}"#, "stream_format"),
    ])
    func `what is wrong is named`(_ json: String, _ parameter: String) throws {
        let error = #expect(throws: OpenAIError.self) { try request(json) }
        #expect(error?.parameter == parameter)
        #expect(error?.status == .badRequest)
    }

    @Test(arguments: ["", "[]", "null", "{", "\u{0}", #"{"input": "a""#]) func `other bodies are refused`(
        _ body: String
    ) {
        #expect(throws: OpenAIError.self) { try request(body) }
    }
}
