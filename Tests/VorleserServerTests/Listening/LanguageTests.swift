import Foundation
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

struct BookLanguageTests {
    private struct Told: Decodable {
        let language: String?
        let seconds: Double
        let secondsLeft: Double?
        let unspoken: Unspoken?

        struct Unspoken: Decodable {
            let language: String?
            let words: String
            let message: String
            let suggestion: String?
        }
    }

    private struct Refused: Decodable {
        let error: Words

        struct Words: Decodable {
            let code: String?
            let message: String
            let suggestion: String?
        }
    }

    private func importing(_ code: String, to server: RunningServer) async throws -> Int64 {
        let text = [String](repeating: ForeignTexts.all[code, default: ""], count: 3).joined(separator: "\n\n")
        return try await server.room.importText(text, title: "Book").book.id.rawValue
    }

    @Test(arguments: ["ja", "zh", "ar", "he", "ru", "de", "fr", "es", "el"])
    func `of a book without a voice no time is promised, nothing is listed, and it is said why`(
        code: String
    ) async throws {
        try await RunningServer.run { server in
            let id = try await importing(code, to: server)
            for path in ["/api/books/\(id)", "/api/books/\(id)/outline"] {
                let told = try await server.json(path, as: Told.self)
                #expect(told.unspoken?.language == code)
                #expect(told.unspoken?.words.hasPrefix("No voice for ") == true)
                #expect(told.seconds == 0)
                #expect(told.secondsLeft ?? 0 == 0)
            }
            for question in ["", "?hear=0-5"] {
                let answer = try await server.ask("/api/books/\(id)/utterances\(question)")
                #expect(answer.status == 422)
                let refused = try JSONDecoder().decode(Refused.self, from: answer.body)
                #expect(refused.error.code == "no-voice")
                #expect(refused.error.suggestion?.hasPrefix("Vorleser speaks English.") == true)
            }
            #expect(try await server.ask("/api/books/\(id)/utterances?anyway=true").status == 200)
            let order = #"{"book": \#(id), "format": "wav"}"#
            #expect(try await server.ask("/api/exports", method: "POST", json: order).status == 422)
        }
    }

    @Test func `an export of a book without a voice is made for whoever insists`() async throws {
        try await RunningServer.run { server in
            let id = try await importing("de", to: server)
            let order = #"{"book": \#(id), "format": "wav", "anyway": true}"#
            #expect(try await server.ask("/api/exports", method: "POST", json: order).status == 202)
        }
    }

    @Test func `a book's language is corrected, and taken back`() async throws {
        try await RunningServer.run { server in
            let id = try await importing("de", to: server)
            let corrected = try await server.ask("/api/books/\(id)", method: "PATCH", json: #"{"language": "English"}"#)
            let told = try JSONDecoder().decode(Told.self, from: corrected.body)
            #expect(told.language == "en")
            #expect(told.unspoken == nil)
            #expect(told.seconds > 0)
            #expect(try await server.ask("/api/books/\(id)/utterances").status == 200)
            let back = try await server.ask("/api/books/\(id)", method: "PATCH", json: #"{"language": null}"#)
            #expect(try JSONDecoder().decode(Told.self, from: back.body).language == "de")
            let wrong = try await server.ask("/api/books/\(id)", method: "PATCH", json: #"{"language": "no such"}"#)
            #expect(wrong.status == 400)
            let title = try await server.ask("/api/books/\(id)", method: "PATCH", json: #"{"title": "New"}"#)
            #expect(try JSONDecoder().decode(Told.self, from: title.body).language == "de")
        }
    }

    @Test func `speech by OpenAI's way refuses only what cannot be said`() async throws {
        try await RunningServer.run { server in
            let inputs = [
                ("吾輩は猫である。", 422), ("Guten Tag, wie geht es Ihnen?", 200), ("The word 猫 means cat.", 200),
            ]
            for (input, status) in inputs {
                let json = try JSONEncoder().encode(["input": input, "response_format": "pcm"])
                let body = String(decoding: json, as: UTF8.self)
                let answer = try await server.ask("/v1/audio/speech", method: "POST", json: body)
                #expect(answer.status == status, "\(input)")
            }
        }
    }
}
