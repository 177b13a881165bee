import AVFAudio
import Foundation
import Synchronization
import VorleserScreens

/// The system's sound, while it is ours.
@MainActor final class SystemAudioSession: AudioSession {
    let events: AsyncStream<AudioSessionEvent>
    private let tell: AsyncStream<AudioSessionEvent>.Continuation
    private var watches: [any NSObjectProtocol] = []
    /// Until the first words are there, which takes seconds after a start, nothing sounds that would keep the app running.
    private let wakefulness = Wakefulness(for: "The first words are being spoken")
    private var rest: Task<Void, Never>?
    /// Counted up with every wish to play or to end: an older one does not hold any more.
    private var wish = 0

    init() {
        (events, tell) = AsyncStream.makeStream()
        #if os(iOS)
            watch(AVAudioSession.interruptionNotification, Self.interruption)
            watch(AVAudioSession.routeChangeNotification, Self.routeChange)
            watch(AVAudioSession.mediaServicesWereResetNotification) { @Sendable _ in .reset }
        #endif
    }

    #if os(iOS)
        /// When it became ours; `nil` as soon as we are told that it is not.
        private nonisolated let begun = Mutex<ContinuousClock.Instant?>(nil)

        /// So long it is believed to be ours still: asking again at every tap would hold up the main thread, but an app that was
        /// halted meanwhile is not always told that it has lost it.
        private static let trust = Duration.seconds(10)

        func begin() throws {
            wish += 1
            stayAwake()
            if let since = begun.withLock({ $0 }), since.duration(to: .now) < Self.trust { return }
            let session = AVAudioSession.sharedInstance()
            try session.setCategory(.playback, mode: .spokenAudio, policy: .longFormAudio)
            try session.setActive(true)
            begun.withLock { $0 = .now }
        }

        private func stayAwake() {
            wakefulness.begin()
            rest?.cancel()
            rest = Task { [wakefulness] in
                // Less than the system grants.
                try? await Task.sleep(for: .seconds(25))
                if !Task.isCancelled { wakefulness.end() }
            }
        }

        func end() {
            wish += 1
            Task { [wish] in
                // The engine stops on a queue of its own, and a session in which something sounds cannot be ended.
                try? await Task.sleep(for: .milliseconds(400))
                if wish == self.wish { deactivate() }
            }
        }

        private func deactivate() {
            wakefulness.end()
            let wasBegun = begun.withLock { begun in
                defer { begun = nil }
                return begun != nil
            }
            guard wasBegun else { return }
            // Whoever played before goes on; that it does not is no fault of ours.
            try? AVAudioSession.sharedInstance().setActive(false, options: .notifyOthersOnDeactivation)
        }

        /// The system calls back on a queue of its own.
        private func watch(
            _ name: Notification.Name,
            _ event: @escaping @Sendable (Notification) -> AudioSessionEvent?
        ) {
            let watch = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                @Sendable [weak self, tell] note in
                guard let event = event(note) else { return }
                if event == .interrupted || event == .reset { self?.begun.withLock { $0 = nil } }
                tell.yield(event)
            }
            watches.append(watch)
        }

        private nonisolated static func interruption(_ note: Notification) -> AudioSessionEvent? {
            let type = (note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt)
                .flatMap(AVAudioSession.InterruptionType.init)
            switch type {
            case .began: return .interrupted
            case .ended:
                let options = (note.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt)
                    .map(AVAudioSession.InterruptionOptions.init)
                return .interruptionEnded(mayResume: options?.contains(.shouldResume) == true)
            default: return nil
            }
        }

        private nonisolated static func routeChange(_ note: Notification) -> AudioSessionEvent? {
            let reason = (note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt)
                .flatMap(AVAudioSession.RouteChangeReason.init)
            return reason == .oldDeviceUnavailable ? .routeLost : nil
        }
    #else
        func begin() throws {}
        func end() {}
    #endif
}
