import Foundation
import HTTPTypes
import NIOCore
import VorleserKit

/// What `/v1/audio/speech` is asked for. Source: OpenAI's API reference, “Create speech”.
struct SpeechRequest: Equatable {
    /// What to say.
    let input: String
    /// As it was named; `nil` for the standard voice.
    let voice: String?
    let format: StreamFormat
    let speed: Double
    let framing: Framing

    /// How the sound is sent.
    enum Framing: String, CaseIterable {
        /// As it is.
        case audio
        /// As events whose data is JSON with the sound in base 64.
        case sse
    }

    /// The speeds that may be asked for.
    static let speeds = SpokenUtterances.speeds

    /// - Parameter body: JSON.
    /// - Throws: ``OpenAIError`` that names what is wrong.
    init(_ body: ByteBuffer) throws(OpenAIError) {
        let document: Document
        do {
            document = try JSONDecoder().decode(Document.self, from: Data(body.readableBytesView))
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            let name = context.codingPath.map(\.stringValue).joined(separator: ".")
            throw OpenAIError("`\(name)` is of the wrong kind: \(context.debugDescription)", about: name)
        } catch {
            throw OpenAIError("The body is not a JSON object.")
        }
        guard let input = document.input else {
            throw OpenAIError("`input` is missing: the text to say.", about: "input")
        }
        self.input = input
        voice = document.voice?.name
        format = try Self.choice(document.response_format, of: "response_format") ?? .mp3
        framing = try Self.choice(document.stream_format, of: "stream_format") ?? .audio
        speed = document.speed ?? 1
        guard Self.speeds.contains(speed) else {
            throw OpenAIError("`speed` must lie \(Self.speeds.words), and is \(speed).", about: "speed")
        }
    }

    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String?,
        of parameter: String
    ) throws(OpenAIError) -> Choice? {
        guard let name else { return nil }
        if let choice = Choice(rawValue: name) { return choice }
        let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw OpenAIError("`\(parameter)` must be one of \(all), and is “\(name.prefix(40))”.", about: parameter)
    }

    private struct Document: Decodable {
        let input: String?
        let voice: VoiceName?
        let response_format: String?
        let speed: Double?
        let stream_format: String?
    }

    /// A name, or an object with one, as clients have for voices of their own.
    private struct VoiceName: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            if let name = try? decoder.singleValueContainer().decode(String.self) {
                self.name = name
            } else {
                name = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .id)
            }
        }

        private enum Key: String, CodingKey { case id }
    }
}
