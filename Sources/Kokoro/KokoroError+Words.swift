#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import Tensors
import Wording

extension KokoroError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .file(let error): error.errorDescription
        case .configuration(""): localized("The network's configuration is not JSON that can be read.")
        case .configuration(let key): localized("The network's configuration is wrong at “\(key)”.")
        case .symbol(let symbol, let token):
            localized("The configuration's symbol “\(symbol)” cannot have the token \(token).")
        case .missing(let name): localized("The weights lack “\(name)”.")
        case .foreign(let inputs):
            localized("It is an ONNX graph of another network (\(inputs.prefix(6).joined(separator: ", "))).")
        case .shape(let name, let have, let need):
            localized("The weights “\(name)” have the shape \(have) instead of \(need).")
        case .notFinite(let name): localized("The numbers of “\(name)” are damaged.")
        case .notAVoice(let name): localized("“\(name)” is no voice of Kokoro.")
        case .unknownVoice(let name, _): localized("There is no voice “\(name)”.")
        case .mix(let text, ""): localized("“\(text)” names no mix of voices.")
        case .mix(let text, let part): localized("“\(text)” names no mix of voices: “\(part)” is wrong.")
        case .tooManyPhonemes(let have, let limit):
            localized("\(have) phonemes are more than the \(limit) that can be spoken at once.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .file(let error): error.recoverySuggestion
        case .configuration, .symbol: localized("Use the config.json that the network was published with.")
        case .missing, .foreign, .shape: localized("Check that the file holds the weights of Kokoro-82M, version 1.0.")
        case .notFinite: localized("Download the file again.")
        case .notAVoice:
            localized("A voice is a tensor [510, 1, 256] of floats, as .pt, .safetensors, .npz, .npy or .bin.")
        case .unknownVoice(_, let known) where known.isEmpty: localized("No voice is installed.")
        case .unknownVoice(_, let known): localized("There are: \(known.joined(separator: ", ")).")
        case .mix:
            localized("Write a mix as “af_heart*0.6+am_adam*0.4” or “af_bella(2)+af_sky(1)”, with weights above 0.")
        case .tooManyPhonemes: localized("Split the utterance.")
        }
    }
}
