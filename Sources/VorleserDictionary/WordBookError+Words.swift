public import Foundation

extension WordBookError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unreadable(let fault): fault.errorDescription
        case .missingPart(let file): "The dictionary lacks \(file)."
        case .notADictionary(let file): "\(file) is no dictionary that Vorleser can read."
        case .notPackedInParts(let file): "\(file) is packed by gzip; a word in it cannot be found."
        case .damaged(let file): "\(file) is cut off or damaged."
        case .tooLarge(let file): "\(file) is too large."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unreadable(let fault): fault.recoverySuggestion
        case .missingPart, .damaged: "Install the dictionary again."
        case .notADictionary: "Vorleser reads dictionaries of dictd and of StarDict."
        case .notPackedInParts: "Unpack it by gunzip, or pack it by dictzip."
        case .tooLarge: "Use a smaller dictionary."
        }
    }
}
