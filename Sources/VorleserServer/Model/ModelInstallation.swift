import Foundation
import Logging
import VorleserKit
import VorleserSpeech

/// Brings the model of the better voices onto this machine while the library is read.
///
/// An actor because one installation is under way at most, whoever asks for it.
actor ModelInstallation {
    private let room: ReadingRoom
    private let events: EventHub
    private let store: ModelStore
    private let hub: @Sendable () throws -> ModelHub
    private let logger: Logger
    private var task: Task<Void, Never>?
    private var progress: InstallProgress?
    /// What is done besides fetching.
    private var step: String?
    private var failure: String?

    /// - Parameters:
    ///   - room: Looks for voices again when there are new ones.
    ///   - events: Told how far it has come.
    ///   - store: Where the model goes.
    ///   - hub: Where it comes from.
    ///   - logger: Told why it failed.
    init(
        _ room: ReadingRoom,
        _ events: EventHub,
        into store: ModelStore,
        from hub: @escaping @Sendable () throws -> ModelHub,
        logger: Logger
    ) {
        (self.room, self.events, self.store, self.hub, self.logger) = (room, events, store, hub, logger)
    }

    /// As the environment says: `VORLESER_HUB`, `VORLESER_MANIFEST`.
    init(_ room: ReadingRoom, _ events: EventHub, environment: [String: String], logger: Logger) {
        let given = environment["VORLESER_MANIFEST"].flatMap { $0.isEmpty ? nil : try? ModelManifest(contentsOf: $0) }
        let store = ModelStore(in: room.folders, manifest: given ?? .kokoro)
        self.init(room, events, into: store, from: { try ModelHub(environment: environment) }, logger: logger)
    }

    deinit { task?.cancel() }

    /// How it stands.
    var document: ModelDocument {
        let size = store.manifest.bytes
        if task != nil {
            var document = ModelDocument(
                state: .installing,
                bytes: progress?.bytes ?? 0,
                total: progress?.totalBytes ?? size,
                size: size
            )
            document.bytesPerSecond = step == nil ? progress?.bytesPerSecond : nil
            document.message = step ?? progress?.setback.map(\.words)
            return document
        }
        let installed = try? store.installed()
        if installed?.kokoro != nil {
            return ModelDocument(state: .installed, bytes: installed?.bytes ?? 0, total: size, size: size)
        }
        var document = ModelDocument(
            state: failure == nil ? .absent : .failed,
            bytes: progress?.bytes ?? installed?.bytes ?? 0,
            total: size,
            size: size
        )
        document.message = failure
        return document
    }

    /// Begins, or goes on; does nothing while it is under way.
    /// - Throws: ``VorleserSpeech/ModelError/badHub(_:)``
    func begin() throws {
        guard task == nil else { return }
        let installer = ModelInstaller(into: store, from: try hub())
        (failure, step) = (nil, nil)
        task = Task { [weak self] in await self?.install(with: installer) }
    }

    /// Ends it; what was fetched is kept.
    func cancel() async {
        task?.cancel()
        await task?.value
    }

    private func install(with installer: ModelInstaller) async {
        await tell()
        do {
            _ = try await withPacedProgress { [weak self] step in
                await self?.note(step)
            } _: { report in
                try await installer.install(progress: report)
            }
            await measureLevels()
            try await room.reloadVoices()
        } catch is CancellationError {
            // Whoever ended it knows.
        } catch {
            failure = error.words
            logger.error("The model could not be installed: \(error.loggedWords)")
        }
        (task, step) = (nil, nil)
        await tell()
    }

    /// Lets each voice say a sentence; one that cannot be measured speaks as loud as it does.
    private func measureLevels() async {
        step = "Measuring how loud each voice is."
        await tell()
        _ = try? await waiting { [store] in try store.measureLevels() }
    }

    private func note(_ progress: InstallProgress) async {
        self.progress = progress
        await tell()
    }

    private func tell() async { await events.publish(ServerEvent("model", document)) }
}

extension ModelManifest {
    /// Of all files.
    fileprivate var bytes: Int { ([model, configuration] + voices.map(\.file)).reduce(0) { $0 + $1.bytes } }
}
