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
        /// As many of so many lie in the inbox. Why the first of the others does not, and what to do.
        case partly(Int, of: Int, String, suggestion: String?)
        /// Why nothing of it could be handed over, and what to do.
        case failed(String, suggestion: String?)
    }

    public private(set) var state = State.busy

    @ObservationIgnored private let inbox: Inbox?

    /// - Parameter inbox: Where it goes; `nil` when there is none.
    public init(to inbox: Inbox?) { self.inbox = inbox }

    /// Hands over everything, one after another. What goes wrong keeps nothing else back; when the task is cancelled, the rest
    /// stays where it is.
    /// - Parameter offers: What is offered: of each thing all that it can be had as.
    public func run(_ offers: [[any Offer]]) async {
        guard let inbox else { return state = Self.failed(SharingError.noFolder) }
        let takings = offers.flatMap(Taking.of)
        var (names, faults): ([String], [any Error]) = ([], [])
        for taking in takings {
            do { names.append(try await taking.put(into: inbox)) } catch { faults.append(error) }
            if Task.isCancelled { return }
        }
        guard let fault = faults.first ?? (takings.isEmpty ? SharingError.noKnownKind : nil) else {
            return state = .done(names.filter { !$0.isEmpty })
        }
        let failed = Self.failed(fault)
        if case .failed(let words, let suggestion) = failed, !names.isEmpty {
            state = .partly(names.count, of: takings.count, words, suggestion: suggestion)
        } else {
            state = failed
        }
    }

    private static func failed(_ error: any Error) -> State {
        let described = error as? any LocalizedError
        return .failed(
            described?.errorDescription ?? error.localizedDescription,
            suggestion: described?.recoverySuggestion
        )
    }

    /// What is said of it.
    public var words: String {
        switch state {
        case .busy: localized("It is being handed over")
        case .done(let names) where names.count == 1: localized("“\(names[0])” is waiting in Vorleser.")
        case .done: localized("It is waiting in Vorleser.")
        case .partly(let count, let all, let words, let suggestion):
            [localized("Waiting in Vorleser: \(count) of \(all)."), words, suggestion]
                .compactMap(\.self).joined(separator: " ")
        case .failed(let words, let suggestion): [words, suggestion].compactMap(\.self).joined(separator: " ")
        }
    }
}
