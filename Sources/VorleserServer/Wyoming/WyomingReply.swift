import Foundation
import NIOCore
import VorleserKit

/// What is said to a client of the Wyoming protocol. Source: as of ``WyomingMessage``.
enum WyomingReply {
    /// Which voices there are.
    case info([Voice])
    case pong
    case audioStart
    /// 16-bit samples, little-endian, at ``rate``.
    case audioChunk([UInt8])
    case audioStop
    /// All of what came piece by piece has been spoken.
    case synthesizeStopped
    case error(String, code: String)

    /// Samples per second.
    static let rate = SoundStream.sampleRate

    var buffer: ByteBuffer {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
            let data = try content.map { try encoder.encode($0) } ?? Data()
            var head: [String: JSONValue] = ["type": .string(type), "version": "1.5.0"]
            if !data.isEmpty { head["data_length"] = .number(Double(data.count)) }
            if !payload.isEmpty { head["payload_length"] = .number(Double(payload.count)) }
            var buffer = ByteBuffer(bytes: try encoder.encode(JSONValue.object(head)))
            buffer.writeString("\n")
            buffer.writeBytes(data)
            buffer.writeBytes(payload)
            return buffer
        }
    }

    private var type: String {
        switch self {
        case .info: "info"
        case .pong: "pong"
        case .audioStart: "audio-start"
        case .audioChunk: "audio-chunk"
        case .audioStop: "audio-stop"
        case .synthesizeStopped: "synthesize-stopped"
        case .error: "error"
        }
    }

    private var payload: [UInt8] {
        if case .audioChunk(let bytes) = self { return bytes }
        return []
    }

    private var content: JSONValue? {
        switch self {
        case .info(let voices): Self.program(with: voices)
        case .audioStart, .audioChunk:
            ["rate": .number(Double(Self.rate)), "width": .number(2), "channels": .number(1)]
        case .error(let words, let code): ["text": .string(words), "code": .string(code)]
        case .pong, .audioStop, .synthesizeStopped: nil
        }
    }

    private static func program(with voices: [Voice]) -> JSONValue {
        let attribution: JSONValue = ["name": "Vorleser", "url": ""]
        let names = voices.map { voice -> JSONValue in
            [
                "name": .string(voice.id.rawValue), "description": .string(voice.name), "installed": .boolean(true),
                "languages": [.string(voice.language)], "attribution": attribution,
            ]
        }
        return [
            "tts": [
                [
                    "name": "vorleser", "description": "Vorleser, on its own machine", "installed": .boolean(true),
                    "attribution": attribution, "voices": .array(names),
                    "supports_synthesize_streaming": .boolean(true),
                ]
            ],
            "asr": [], "handle": [], "intent": [], "wake": [], "mic": [], "snd": [],
        ]
    }
}
