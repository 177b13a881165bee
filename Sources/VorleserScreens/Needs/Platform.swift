public import VorleserKit

/// What the screens need of the system that they run on.
@MainActor public struct Platform {
    public var session: any AudioSession
    public var remote: any RemoteCommands
    public var files: any FileAccess
    public var clock: ScreenClock
    /// Where sound goes: a new one for every player.
    public var output: () -> any AudioOutput
    /// What names this device among those that keep a place in the same book.
    public var device: Device
    /// Where other programs put what they hand over; `nil` where they cannot.
    public var inbox: Inbox?
    /// Voices that the listener has made of their own; `nil` where there are none.
    public var personalVoices: (any PersonalVoices)?
    /// Fetches the better voices while the app may be put to sleep; `nil` where it is not.
    public var downloads: SystemDownloads?
    /// How a page of the web is fetched.
    public var visit: @Sendable (WebLink) async throws -> PageVisit

    public init(
        session: any AudioSession,
        remote: any RemoteCommands,
        files: any FileAccess = PlainFileAccess(),
        clock: ScreenClock = .system,
        device: Device,
        inbox: Inbox? = nil,
        personalVoices: (any PersonalVoices)? = nil,
        downloads: SystemDownloads? = nil,
        visit: @escaping @Sendable (WebLink) async throws -> PageVisit = { try await PageVisit.fetch($0) },
        output: @escaping () -> any AudioOutput = { SystemOutput.device() }
    ) {
        (self.session, self.remote, self.files, self.clock) = (session, remote, files, clock)
        (self.device, self.inbox, self.visit, self.output) = (device, inbox, visit, output)
        (self.personalVoices, self.downloads) = (personalVoices, downloads)
    }
}

/// A device of the listener's.
public struct Device: Hashable, Sendable, Identifiable {
    /// At most 64 characters; the same at every start.
    public let id: String
    /// For people: “Ann’s iPhone”.
    public let name: String

    public init(id: String, name: String) { (self.id, self.name) = (id, name) }
}

/// What time it is, and how one waits.
public struct ScreenClock: Sendable {
    public let now: @Sendable () -> Date
    /// Throws when the waiting task is cancelled.
    public let sleep: @Sendable (Duration) async throws -> Void

    public init(now: @escaping @Sendable () -> Date, sleep: @escaping @Sendable (Duration) async throws -> Void) {
        (self.now, self.sleep) = (now, sleep)
    }

    /// The system's.
    public static let system = ScreenClock(now: { Date() }, sleep: { try await Task.sleep(for: $0) })
}
