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

extension View {
    /// The screen stays on while something is done that ends when it goes off.
    func keepsAwake(_ isAwake: Bool) -> some View {
        #if os(iOS)
            onChange(of: isAwake, initial: true) { _, isAwake in UIApplication.shared.isIdleTimerDisabled = isAwake }
                .onDisappear { UIApplication.shared.isIdleTimerDisabled = false }
        #else
            self
        #endif
    }
}
