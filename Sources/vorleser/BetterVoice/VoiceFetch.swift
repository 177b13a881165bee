import Foundation
import VorleserKit

/// Brings the better voice, in the form that is there soonest, and makes its voices equally loud.
struct VoiceFetch: Sendable {
    let store: ModelStore

    /// - Parameters:
    ///   - progress: Told often, from any thread.
    ///   - measuring: Told of each voice before it speaks.
    /// - Throws: ``VorleserSpeech/ModelError``; `CancellationError`, after which the same call goes on.
    func run(
        progress: @escaping @Sendable (InstallProgress) -> Void,
        measuring: (LevelProgress) -> Void = { _ in }
    ) async throws {
        // A server that hangs up must not end the command.
        signal(SIGPIPE, SIG_IGN)
        let hub = try ModelHub(environment: ProcessInfo.processInfo.environment)
        let installer = ModelInstaller(into: store, from: hub)
        _ = try await installer.install(store.manifest.quickestForm, progress: progress)
        // One that cannot be measured speaks as loud as it does.
        _ = try store.measureLevelsIfPossible(progress: measuring)
    }
}

extension ModelManifest {
    /// Why it could not be fetched, and how it is brought all the same.
    func words(for error: any Error) -> String {
        localized("The better voice could not be fetched. \(ExitCodes.words(for: error))") + "\n\(waysFromElsewhere)"
    }
}
