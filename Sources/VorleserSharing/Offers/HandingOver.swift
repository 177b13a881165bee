public import Observation
import Wording
import Foundation

/// Hands over what another program offers, and says how that goes.
@MainActor @Observable public final class HandingOver {
    /// What is shown.
    public enum State: Hashable, Sendable {
        case busy
        /// It lies in the inbox. Names of what has one.
        case done([String])
        /// Why nothing of it, or not all, could be handed over, and what to do.
        case failed(String, suggestion: String?)
    }

    public private(set) var state = State.busy

    @ObservationIgnored private let inbox: Inbox?

    /// - Parameter inbox: Where it goes; `nil` when there is none.
    public init(to inbox: Inbox?) { self.inbox = inbox }

    /// Hands over everything, one after another.
    /// - Parameter offers: What is offered: of each thing all that it can be had as.
    public func run(_ offers: [[any Offer]]) async {
        do {
            guard let inbox else { throw SharingError.noFolder }
            let takings = offers.flatMap(Taking.of)
            guard !takings.isEmpty else { throw SharingError.noKnownKind }
            var names: [String] = []
            for taking in takings { names.append(try await taking.put(into: inbox)) }
            state = .done(names.filter { !$0.isEmpty })
        } catch {
            let described = error as? any LocalizedError
            state = .failed(
                described?.errorDescription ?? error.localizedDescription,
                suggestion: described?.recoverySuggestion
            )
        }
    }

    /// What is said of it.
    public var words: String {
        switch state {
        case .busy: localized("It is being handed over")
        case .done(let names) where names.count == 1: localized("“\(names[0])” is waiting in Vorleser.")
        case .done: localized("It is waiting in Vorleser.")
        case .failed(let words, let suggestion): [words, suggestion].compactMap(\.self).joined(separator: " ")
        }
    }
}
