public import Foundation
import Wording

extension WordBookError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unreadable(let fault): fault.errorDescription
        case .missingPart(let file): localized("The dictionary lacks \(file).")
        case .notADictionary(let file): localized("\(file) is no dictionary that Vorleser can read.")
        case .notPackedInParts(let file): localized("\(file) is packed by gzip; a word in it cannot be found.")
        case .damaged(let file): localized("\(file) is cut off or damaged.")
        case .tooLarge(let file): localized("\(file) is too large.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unreadable(let fault): fault.recoverySuggestion
        case .missingPart, .damaged: localized("Install the dictionary again.")
        case .notADictionary: localized("Vorleser reads dictionaries of dictd and of StarDict.")
        case .notPackedInParts: localized("Unpack it by gunzip, or pack it by dictzip.")
        case .tooLarge: localized("Use a smaller dictionary.")
        }
    }
}
