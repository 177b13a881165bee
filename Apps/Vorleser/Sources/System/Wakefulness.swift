import SwiftUI

#if os(iOS)
    import UIKit
#endif

/// Keeps the app running for a moment although it is out of sight and nothing sounds: the system would halt it.
@MainActor final class Wakefulness {
    private let reason: String

    init(for reason: String) { self.reason = reason }

    #if os(iOS)
        private var task = UIBackgroundTaskIdentifier.invalid

        /// From now on; harmless when it was begun before.
        func begin() {
            guard task == .invalid else { return }
            task = UIApplication.shared.beginBackgroundTask(withName: reason) { [weak self] in self?.end() }
        }

        /// It may be halted again. Whoever does not say so in time is ended.
        func end() {
            guard task != .invalid else { return }
            UIApplication.shared.endBackgroundTask(task)
            task = .invalid
        }
    #else
        func begin() {}
        func end() {}
    #endif
}

/// Keeps the device from going to sleep while something is done that ends then, as long as anything asks for it.
@MainActor private enum Sleeplessness {
    private static var count = 0
    #if os(macOS)
        private static var activity: (any NSObjectProtocol)?
    #endif

    static func change(by step: Int) {
        count += step
        #if os(iOS)
            UIApplication.shared.isIdleTimerDisabled = count > 0
        #else
            if count > 0, activity == nil {
                activity = ProcessInfo.processInfo.beginActivity(options: .userInitiated, reason: "work goes on")
            } else if count == 0, let ended = activity {
                ProcessInfo.processInfo.endActivity(ended)
                activity = nil
            }
        #endif
    }
}

private struct KeepingAwake: ViewModifier {
    let isWanted: Bool
    @State private var isHeld = false

    func body(content: Content) -> some View {
        content
            .onChange(of: isWanted, initial: true) { _, isWanted in hold(isWanted) }
            .onDisappear { hold(false) }
    }

    private func hold(_ isWanted: Bool) {
        guard isWanted != isHeld else { return }
        isHeld = isWanted
        Sleeplessness.change(by: isWanted ? 1 : -1)
    }
}

extension View {
    /// The device stays awake, and its screen on, while something is done that would break off.
    func keepsAwake(_ isWanted: Bool = true) -> some View { modifier(KeepingAwake(isWanted: isWanted)) }
}
