import Foundation
import Logging
public import VorleserKit

/// Brings the model of the better voices onto this machine while the library is read.
///
/// An actor because at most one installation is under way, whichever client asks for it.
public actor ModelInstallation {
    private let room: ReadingRoom
    private let events: EventHub
    private let store: ModelStore
    private let offer: VoiceOffer
    private let hub: @Sendable () throws -> ModelHub
    private let logger: Logger
    private var task: Task<Void, Never>?
    private var form: ModelForm?
    /// How far it has come; `nil` while none is under way.
    public private(set) var progress: InstallProgress?
    /// What is done besides fetching.
    private var step: String?
    /// Why the last one failed.
    public private(set) var failure: (any Error)?

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
        offer = VoiceOffer(in: room.folders)
    }

    /// As the environment says: `VORLESER_HUB`, `VORLESER_MANIFEST`.
    init(_ room: ReadingRoom, _ events: EventHub, environment: [String: String], logger: Logger) {
        let given = environment["VORLESER_MANIFEST"].flatMap { $0.isEmpty ? nil : try? ModelManifest(contentsOf: $0) }
        let store = ModelStore(in: room.folders, manifest: given ?? .kokoro)
        self.init(room, events, into: store, from: { try ModelHub(environment: environment) }, logger: logger)
    }

    deinit { task?.cancel() }

    // MARK: How it stands

    /// What there is to fetch.
    public nonisolated var manifest: ModelManifest { store.manifest }

    /// Whether one is under way.
    public var isUnderWay: Bool { task != nil }

    /// Whether there is a model with a voice that speaks when none is chosen.
    public var isInstalled: Bool { store.kokoro?.hasRatedVoice ?? false }

    /// Whether whoever listens should be told of it: it is not here, nobody has chosen a voice for all books, and nobody has
    /// said that the built-in one is kept.
    public var isOffered: Bool {
        get async {
            guard !isInstalled, !offer.isDeclined else { return false }
            return (try? await room.library.setting("voice", as: String.self)) == .some(nil)
        }
    }

    /// How it stands.
    var document: ModelDocument {
        get async {
            let isOffered = await isOffered
            var document = standing
            document.isOffered = isOffered && document.state != .installing
            return document
        }
    }

    private var standing: ModelDocument {
        if task != nil {
            var document = ModelDocument(.installing, of: manifest, form: form)
            if let progress { (document.bytes, document.total) = (progress.bytes, progress.totalBytes) }
            document.bytesPerSecond = step == nil ? progress?.bytesPerSecond : nil
            document.secondsLeft = step == nil ? progress?.secondsLeft : nil
            document.message = step ?? progress?.setback.map(\.words)
            return document
        }
        let installed = try? store.installed()
        if installed?.kokoro?.hasRatedVoice ?? false {
            var document = ModelDocument(.installed, of: manifest)
            document.bytes = installed?.bytes ?? 0
            return document
        }
        var document = ModelDocument(failure == nil ? .absent : .failed, of: manifest, form: form)
        document.bytes = store.bytesHere(of: form ?? manifest.quickestForm)
        if let failure {
            let error = failure as? ModelError
            document.message =
                error.flatMap { error in error.errorDescription.map(error.withoutFolders) } ?? failure.words
            document.suggestion = error.flatMap { error in error.adviceForListener.map(error.withoutFolders) }
        }
        return document
    }

    // MARK: What is done

    /// Begins, or goes on; does nothing while it is under way.
    /// - Parameter form: In which form; in the one that is there soonest when `nil`.
    /// - Throws: ``VorleserSpeech/ModelError/badHub(_:)``, ``Refusal/badValue(_:wanted:)``
    public func begin(_ form: ModelForm? = nil) throws {
        guard task == nil else { return }
        let form = form ?? manifest.quickestForm
        guard manifest.bytes(of: form) > 0 else {
            throw Refusal.badValue("form", wanted: [manifest.quickestForm.rawValue])
        }
        let installer = ModelInstaller(into: store, from: try hub())
        (self.form, failure, step) = (form, nil, nil)
        task = Task { [weak self] in await self?.install(form, with: installer) }
    }

    /// Ends it; what was fetched is kept.
    public func cancel() async {
        task?.cancel()
        await task?.value
    }

    /// Keeps the built-in voice: the better one is not offered any more.
    /// - Throws: What the file system says when that cannot be noted.
    public func decline() async throws {
        try offer.decline()
        await tell()
    }

    /// Looks whether another program has installed, changed or removed the model; if so, the voices are others.
    func look() async throws {
        guard task == nil, try await room.noticeVoices() else { return }
        failure = nil
        await tell()
    }

    private func install(_ form: ModelForm, with installer: ModelInstaller) async {
        await tell()
        do {
            _ = try await withPacedProgress { [weak self] step in
                await self?.note(step)
            } _: { report in
                try await installer.install(form, progress: report)
            }
            await measureLevels()
            try await room.reloadVoices()
        } catch is CancellationError {
            // Whoever ended it knows.
        } catch {
            failure = error
            logger.error("The model could not be installed: \(error.loggedWords)")
        }
        (task, step, progress) = (nil, nil, nil)
        await tell()
    }

    /// Lets each voice say a sentence; one that cannot be measured speaks as loud as it does.
    private func measureLevels() async {
        step = "Measuring how loud each voice is."
        await tell()
        _ = try? await blocking { [store] in try store.measureLevels() }
    }

    private func note(_ progress: InstallProgress) async {
        self.progress = progress
        await tell()
    }

    private func tell() async { await events.publish(ServerEvent("model", document)) }
}
