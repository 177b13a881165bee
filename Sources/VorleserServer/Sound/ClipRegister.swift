import Foundation
import VorleserKit

/// What the addresses mean that pages were told: which utterance, in which voice.
///
/// An actor because every listing adds to it.
actor ClipRegister {
    struct Entry: Sendable {
        let utterance: Utterance
        let voice: Voice.ID
    }

    private var entries: [ClipAddress: Entry] = [:]
    /// Addresses as they were first listed; those before ``firstKept`` are forgotten.
    private var order: [ClipAddress] = []
    private var firstKept = 0

    /// Enough for some hours of listening on several devices.
    private let limit: Int

    init(limit: Int = 20_000) { self.limit = limit }

    func add(_ utterances: [(ClipAddress, Utterance)], spokenBy voice: Voice.ID) {
        for (address, utterance) in utterances {
            if entries.updateValue(Entry(utterance: utterance, voice: voice), forKey: address) == nil {
                order.append(address)
            }
        }
        while order.count - firstKept > limit {
            entries[order[firstKept]] = nil
            firstKept += 1
        }
        guard firstKept > limit else { return }
        order.removeFirst(firstKept)
        firstKept = 0
    }

    subscript(_ address: ClipAddress) -> Entry? { entries[address] }
}

/// Why there is no clip under an address.
enum ClipError: Error, Equatable {
    /// It was never listed, or so long ago that it was forgotten.
    case unknownAddress
}

extension ClipError: LocalizedError {
    var errorDescription: String? { "The server does not know this clip any more." }
    var recoverySuggestion: String? { "Ask for the utterances again." }
}
