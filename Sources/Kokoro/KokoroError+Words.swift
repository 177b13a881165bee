#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import Tensors

extension KokoroError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .file(let error): error.errorDescription
        case .configuration(""): "The network's configuration is not JSON that can be read."
        case .configuration(let key): "The network's configuration is wrong at “\(key)”."
        case .symbol(let symbol, let token): "The configuration's symbol “\(symbol)” cannot have the token \(token)."
        case .missing(let name): "The weights lack “\(name)”."
        case .foreign(let inputs):
            "It is an ONNX graph of another network (\(inputs.prefix(6).joined(separator: ", ")))."
        case .shape(let name, let have, let need): "The weights “\(name)” have the shape \(have) instead of \(need)."
        case .notFinite(let name): "The numbers of “\(name)” are damaged."
        case .notAVoice(let name): "“\(name)” is no voice of Kokoro."
        case .unknownVoice(let name, _): "There is no voice “\(name)”."
        case .mix(let text, ""): "“\(text)” names no mix of voices."
        case .mix(let text, let part): "“\(text)” names no mix of voices: “\(part)” is wrong."
        case .tooManyPhonemes(let have, let limit):
            "\(have) phonemes are more than the \(limit) that can be spoken at once."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .file(let error): error.recoverySuggestion
        case .configuration, .symbol: "Use the config.json that the network was published with."
        case .missing, .foreign, .shape: "Check that the file holds the weights of Kokoro-82M, version 1.0."
        case .notFinite: "Download the file again."
        case .notAVoice: "A voice is a tensor [510, 1, 256] of floats, as .pt, .safetensors, .npz, .npy or .bin."
        case .unknownVoice(_, let known) where known.isEmpty: "No voice is installed."
        case .unknownVoice(_, let known): "There are: \(known.joined(separator: ", "))."
        case .mix: "Write a mix as “af_heart*0.6+am_adam*0.4” or “af_bella(2)+af_sky(1)”, with weights above 0."
        case .tooManyPhonemes: "Split the utterance."
        }
    }
}
