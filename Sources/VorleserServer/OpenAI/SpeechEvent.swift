import Foundation
import NIOCore

/// Sound as server-sent events. Source: OpenAI's API reference, “Speech stream events”.
enum SpeechEvent {
    case delta([UInt8])
    case done

    var buffer: ByteBuffer { ByteBuffer(string: "data: \(json)\n\n") }

    private var json: String {
        switch self {
        case .delta(let bytes):
            #"{"type":"speech.audio.delta","audio":"\#(Data(bytes).base64EncodedString())"}"#
        case .done:
            // Nothing is counted here, and clients want numbers.
            #"{"type":"speech.audio.done","usage":{"input_tokens":0,"output_tokens":0,"total_tokens":0}}"#
        }
    }
}
