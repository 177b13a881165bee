public import Observation
import VorleserKit

/// The better voices: whether they are here, and how far their installation has come.
@MainActor @Observable public final class ModelScreen {
    /// What the page shows.
    public enum State: Hashable, Sendable {
        case absent
        /// Which share is here, and what is said of it: “120 of 347 MB · 4 min left”.
        case installing(share: Double, words: String)
        case installed
        case failed(Trouble)
    }

    public private(set) var state = State.absent
    /// Whether somebody who listens should be told of it.
    public private(set) var isOffered = false
    /// What is fetched, in megabytes.
    public private(set) var megabytes = 0

    /// What is said of them while they are not here.
    public var offer: String { localized("Voices that sound like people: \(megabytes) MB, fetched once.") }

    @ObservationIgnored private let installation: ModelInstallation
    /// Told when there are other voices.
    @ObservationIgnored var renewed: () async -> Void = {}

    /// - Parameters:
    ///   - room: Looks for voices again when there are new ones.
    ///   - store: Where the model goes.
    ///   - hub: Where it comes from.
    ///   - system: Fetches it, where the app may be put to sleep meanwhile.
    init(
        _ room: ReadingRoom,
        into store: ModelStore,
        from hub: @escaping @Sendable () throws -> ModelHub,
        by system: SystemDownloads?
    ) {
        let (changes, tell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        installation = ModelInstallation(room, into: store, from: hub, by: system, changed: { _ in tell.yield() })
        self.changes = changes
    }

    @ObservationIgnored private let changes: AsyncStream<Void>

    /// Follows the installation, until the task is cancelled. One that was under way when the app ended goes on.
    public func run() async {
        do { try await installation.goOn() } catch { state = .failed(Trouble(error)) }
        await look()
        for await _ in changes { await look() }
    }

    /// Looks how it stands.
    public func look() async {
        let standing = await installation.standing
        let before = state
        state = Self.state(of: standing)
        megabytes = standing.total / 1_000_000
        isOffered = await installation.isOffered && standing.state != .installing
        if state == .installed, before != .installed { await renewed() }
    }

    /// Begins, or goes on where it stopped.
    public func begin() async {
        do { try await installation.begin() } catch { state = .failed(Trouble(error)) }
    }

    /// Ends it; what was fetched is kept.
    public func cancel() async {
        await installation.cancel()
        await look()
    }

    /// Keeps the built-in voice: the better ones are not offered any more.
    public func decline() async {
        do { try await installation.decline() } catch { state = .failed(Trouble(error)) }
        await look()
    }

    private static func state(of standing: ModelStanding) -> State {
        switch standing.state {
        case .absent: return .absent
        case .installed: return .installed
        case .failed:
            return .failed(
                standing.failure.map { Trouble($0) } ?? Trouble(localized("The voices could not be installed."))
            )
        case .installing:
            let total = max(standing.total, 1)
            return .installing(share: min(Double(standing.bytes) / Double(total), 1), words: words(of: standing))
        }
    }

    private static func words(of standing: ModelStanding) -> String {
        if standing.isMeasuring { return localized("Measuring how loud each voice is") }
        let size = localized("\(standing.bytes / 1_000_000) of \(standing.total / 1_000_000) MB")
        if let setback = standing.progress?.setback?.errorDescription { return "\(size) · \(setback)" }
        let left = standing.progress?.secondsLeft.map { localized("\(TimeWords.duration($0)) left") }
        return [size, left].compactMap(\.self).joined(separator: " · ")
    }
}
