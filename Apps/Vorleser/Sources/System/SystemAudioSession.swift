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
        /// Whether it is ours, as far as we were told: asking for it again at every tap would hold up the main thread.
        private nonisolated let isActive = Mutex(false)

        func begin() throws {
            wish += 1
            stayAwake()
            guard !isActive.withLock({ $0 }) else { return }
            let session = AVAudioSession.sharedInstance()
            try session.setCategory(.playback, mode: .spokenAudio, policy: .longFormAudio)
            try session.setActive(true)
            isActive.withLock { $0 = true }
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
            guard isActive.withLock({ $0 }) else { return }
            isActive.withLock { $0 = false }
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
                if event == .interrupted || event == .reset { self?.isActive.withLock { $0 = false } }
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
