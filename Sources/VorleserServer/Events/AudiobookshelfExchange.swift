import Logging
import ServiceLifecycle
import VorleserKit

/// Exchanges places with everybody's Audiobookshelf servers while this one runs, and tells pages what has come.
struct AudiobookshelfExchange: Service {
    let room: ReadingRoom
    let events: EventHub
    let logger: Logger
    /// How often they are asked.
    var pause = Duration.seconds(60)
    /// How long after a place was set they are told: whoever turns pages is somewhere else soon.
    var calm = Duration.seconds(5)

    /// How long a server is left alone that has not answered; twice as long each further time.
    private static let shortestRest = Duration.seconds(60)
    private static let longestRest = Duration.seconds(900)

    /// A server that has not answered.
    private struct Failure {
        /// Also another token is tried at once.
        let account: AudiobookshelfAccount
        let words: String
        let rest: Duration
        let until: ContinuousClock.Instant
    }

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            let told = try await events.events(of: .house)
            let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            // Of many turned pages the last counts.
            let (moves, move) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    while true {
                        wake.yield()
                        try await Task.sleep(for: pause)
                    }
                }
                group.addTask {
                    for await event in told where ["place", "book"].contains(event.name) { move.yield() }
                }
                group.addTask {
                    for await _ in moves {
                        try await Task.sleep(for: calm)
                        wake.yield()
                    }
                }
                group.addTask {
                    var failures: [PersonID: Failure] = [:]
                    for await _ in wakes { await exchange(&failures) }
                }
                try await group.waitForAll()
            }
        }
    }

    private func exchange(_ failures: inout [PersonID: Failure]) async {
        // A library that cannot be read now is read the next time.
        for person in (try? await room.library.people()) ?? [] {
            let failure = failures[person.id]
            failures[person.id] = await Listener.$current.withValue(person.id) { await exchange(after: failure) }
        }
    }

    /// - Returns: What keeps the person's server from being asked again soon.
    private func exchange(after failure: Failure?) async -> Failure? {
        guard let account = try? await room.library.audiobookshelfAccount else { return nil }
        let last = failure?.account == account ? failure : nil
        if let last, last.until > .now { return last }
        do {
            let outcomes = try await AudiobookshelfSync(room).exchange(with: account)
            for outcome in outcomes { await tell(outcome) }
            let words = outcomes.compactMap {
                if case .failed(let error) = $0.result { error.loggedWords } else { nil }
            }
            guard let first = words.first else { return nil }
            return rest(account, first, last)
        } catch {
            return rest(account, error.loggedWords, last)
        }
    }

    private func rest(_ account: AudiobookshelfAccount, _ words: String, _ last: Failure?) -> Failure? {
        if Task.isCancelled { return nil }
        // What is the matter is said once.
        if words != last?.words { logger.warning("Places were not exchanged with Audiobookshelf: \(words)") }
        let rest = min(last.map { $0.rest * 2 } ?? Self.shortestRest, Self.longestRest)
        return Failure(account: account, words: words, rest: rest, until: .now + rest)
    }

    private func tell(_ outcome: AudiobookshelfSync.Outcome) async {
        guard case .taken(let place, let isFinished) = outcome.result else { return }
        let id = outcome.book.id
        await room.findTimes(of: id)
        if let loaded = try? await room.book(id) { await events.publish(place, in: loaded) }
        if isFinished || outcome.book.mark != nil {
            await events.publish(ServerEvent("book", ["id": id]), to: Listener.current)
        }
    }
}
