import Foundation
import Synchronization
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserScreens

/// An app in folders of its own, with the built-in voice, on a system that is played by hand.
@MainActor final class AppHouse {
    let folder: Folder
    let app: AppScreens
    let session = SessionDouble()
    let remote = RemoteDouble()
    let time = HandClock()
    let devices = Devices()
    /// Where other programs put what they hand over.
    let inbox: Inbox
    let web = WebDouble()
    private var life: Task<Void, Never>?

    init(in folder: Folder? = nil) throws {
        self.folder = try folder ?? Folder()
        let place = self.folder
        let folders = Folders(cache: place.url("cache"), state: place.url("state"), data: place.url("data"))
        inbox = Inbox(folder: place.url("Inbox"))
        let platform = Platform(
            session: session,
            remote: remote,
            clock: time.clock,
            device: Device(id: "test", name: "Test"),
            inbox: inbox,
            visit: { [web] in try web.visit($0) },
            output: { [devices] in devices.open() }
        )
        app = try AppScreens(
            folders: folders,
            platform: platform,
            catalogue: VoiceCatalogue(),
            hub: { throw ModelError.badHub("none in tests") }
        )
        life = Task { [app] in await app.run() }
    }

    isolated deinit { life?.cancel() }

    func file(_ name: String, _ text: String) throws -> URL {
        let url = folder.url(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    /// Imports a text, and says under which number.
    func add(_ name: String, _ text: String) async throws -> BookID {
        app.imports.add([try file(name, text)])
        await app.imports.settled()
        return try #require(app.imports.items.last?.arrival?.book)
    }

    /// Imports a text and opens it.
    func open(_ name: String = "lamp.md", _ text: String = AppHouse.lamp) async throws -> ReaderScreen {
        await app.open(try await add(name, text))
        return try #require(app.reader)
    }

    /// A small book of two chapters.
    static let lamp = """
        # One

        Mr. Grey lit the lamp. It was late, and the house was quiet. Nobody came.

        He read *a letter* twice. Then he put it away.

        # Two

        In the morning the lamp was out. Nobody had seen it go.
        """

    // MARK: Listening

    /// Waits until something holds.
    func until(
        _ words: String = "",
        at place: SourceLocation = #_sourceLocation,
        _ holds: () -> Bool
    ) async throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while !holds() {
            guard ContinuousClock.now < deadline else {
                let player = app.player
                Issue.record(
                    "\(words): \(String(describing: player?.state)), \(String(describing: player?.offset))",
                    sourceLocation: place
                )
                throw CancellationError()
            }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    /// Lets the listener hear some seconds of sound, or less when it ends or is paused before.
    func listen(_ seconds: Double) async throws {
        let player = try #require(app.player)
        var left = seconds
        while left > 0 {
            try await until("listening goes on") { isSettled(player) }
            guard player.state == .playing, let device = devices.newest, let rate = device.sampleRate else { return }
            let step = min(left, 0.25)
            let (heard, count) = (device.heard, devices.count)
            let samples = Int((step * Double(rate)).rounded())
            let before = player.heard
            device.hear(samples)
            left -= step
            try await until("\(samples) samples are heard after \(heard)") {
                player.heard >= before + step - 0.051 || player.state != .playing || devices.count != count
            }
        }
        await player.settled()
        try await until("the voice goes on") { isSettled(player) }
    }

    /// Whether it sounds, or will not before somebody does something.
    private func isSettled(_ player: PlayerScreen) -> Bool {
        player.state == .playing ? devices.newest?.sampleRate != nil : !player.isOn
    }
}

extension ImportScreen.Item {
    var arrival: ImportScreen.Arrival? { if case .done(let arrival) = state { arrival } else { nil } }
    var trouble: Trouble? { if case .failed(let trouble) = state { trouble } else { nil } }
}

/// The sound devices that were opened.
@MainActor final class Devices {
    private(set) var all: [SilentOutput] = []

    func open() -> any AudioOutput {
        let device = SilentOutput(.byHand, keepsSound: true)
        all.append(device)
        return device
    }

    var newest: SilentOutput? { all.last }
    var count: Int { all.count }
}

/// The system's sound, whose events a test tells.
@MainActor final class SessionDouble: AudioSession {
    let events: AsyncStream<AudioSessionEvent>
    private let tell: AsyncStream<AudioSessionEvent>.Continuation
    private(set) var isActive = false
    /// Why it cannot be begun.
    var refusal: (any Error)?

    init() { (events, tell) = AsyncStream.makeStream() }

    func happen(_ event: AudioSessionEvent) { tell.yield(event) }

    func begin() throws {
        if let refusal { throw refusal }
        isActive = true
    }

    func end() { isActive = false }
}

/// The web, as far as a test has made it.
final class WebDouble: Sendable {
    private let state = Mutex((pages: [String: String](), visits: [String]()))

    func put(_ html: String, at address: String) { state.withLock { $0.pages[address] = html } }

    var visits: [String] { state.withLock(\.visits) }

    func visit(_ link: WebLink) throws -> PageVisit {
        let address = link.url.absoluteString
        let page = state.withLock { state in
            state.visits.append(address)
            return state.pages[address]
        }
        guard let page else { throw PageVisitError.unreachable(host: link.url.host() ?? "") }
        return try PageVisit(Array(page.utf8), of: "text/html; charset=utf-8", from: link.url.host() ?? "")
    }
}

/// The lock screen, whose keys a test presses.
@MainActor final class RemoteDouble: RemoteCommands {
    let commands: AsyncStream<RemoteCommand>
    private let tell: AsyncStream<RemoteCommand>.Continuation
    private(set) var shown: [NowPlaying?] = []

    init() { (commands, tell) = AsyncStream.makeStream() }

    func press(_ command: RemoteCommand) { tell.yield(command) }
    func show(_ playing: NowPlaying?) { shown.append(playing) }
}

/// A pane that keeps what it was told.
@MainActor final class PaneDouble: Pane {
    private(set) var shown: [Int] = []
    private(set) var revealed: [Range<Int>] = []
    private(set) var lit: [LitSpans] = []
    private(set) var modes: [BookPreferences.ReadingMode] = []
    private(set) var turns: [Int] = []
    private(set) var marked: [PaneMark] = []

    func show(_ place: TextOffset) { shown.append(place.utf16) }
    func reveal(_ span: TextSpan) { revealed.append(span.utf16) }
    func light(_ lit: LitSpans) { self.lit.append(lit) }
    func setMode(_ mode: BookPreferences.ReadingMode) { modes.append(mode) }
    func turn(_ step: Int) { turns.append(step) }
    func mark(_ marks: [PaneMark]) { marked = marks }
}

/// A clock that a test moves on.
final class HandClock: Sendable {
    private struct State {
        var now = Date(timeIntervalSince1970: 1_780_000_000)
        var sleepers: [Int: (until: Date, waiter: CheckedContinuation<Void, any Error>)] = [:]
        var next = 0
    }

    private let state = Mutex(State())

    var clock: ScreenClock {
        ScreenClock(now: { self.state.withLock(\.now) }, sleep: { try await self.sleep($0) })
    }

    /// How many wait for a later moment.
    var sleeperCount: Int { state.withLock(\.sleepers.count) }

    /// Moves on; whoever waited for a moment until then wakes up.
    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now += duration / .seconds(1)
            let due = state.sleepers.filter { $0.value.until <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.map(\.waiter)
        }
        for waiter in due { waiter.resume() }
    }

    private func sleep(_ duration: Duration) async throws {
        let id = state.withLock { state in
            state.next += 1
            return state.next
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                state.withLock { $0.sleepers[id] = ($0.now + duration / .seconds(1), waiter) }
                // The cancellation may have come before there was anybody to wake.
                if Task.isCancelled { wake(id) }
            }
        } onCancel: {
            wake(id)
        }
    }

    private func wake(_ id: Int) {
        let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
        sleeper?.waiter.resume(throwing: CancellationError())
    }
}
