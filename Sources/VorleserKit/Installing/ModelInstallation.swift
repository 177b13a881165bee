import VorleserCore
import VorleserLibrary
public import VorleserSpeech

/// Brings the model of the better voices onto this machine while the library is read.
///
/// An actor because at most one installation is under way, whoever asks for it.
public actor ModelInstallation {
    private let room: ReadingRoom
    private let store: ModelStore
    private let offer: VoiceOffer
    private let hub: @Sendable () throws -> ModelHub
    private let system: SystemDownloads?
    private let changed: @Sendable (ModelInstallation) async -> Void
    private let failed: @Sendable (any Error) -> Void
    private var task: Task<Void, Never>?
    private var form: ModelForm?
    /// How far it has come; `nil` while none is under way.
    public private(set) var progress: InstallProgress?
    /// Whether the voices are being measured, which comes after fetching.
    private var isMeasuring = false
    /// Why the last one failed.
    public private(set) var failure: (any Error)?

    /// - Parameters:
    ///   - room: Looks for voices again when there are new ones.
    ///   - store: Where the model goes.
    ///   - hub: Where it comes from.
    ///   - system: Fetches it, where the program may be put to sleep meanwhile.
    ///   - changed: Told when it stands otherwise, at most twice a second.
    ///   - failed: Told why it failed.
    public init(
        _ room: ReadingRoom,
        into store: ModelStore,
        from hub: @escaping @Sendable () throws -> ModelHub,
        by system: SystemDownloads? = nil,
        changed: @escaping @Sendable (ModelInstallation) async -> Void,
        failed: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
        (self.room, self.store, self.hub, self.system) = (room, store, hub, system)
        (self.changed, self.failed) = (changed, failed)
        offer = VoiceOffer(in: room.folders)
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
    public var standing: ModelStanding {
        if task != nil {
            var standing = ModelStanding(
                .installing,
                form: form,
                total: manifest.bytes(of: form ?? manifest.quickestForm)
            )
            if let progress { (standing.bytes, standing.total) = (progress.bytes, progress.totalBytes) }
            standing.isMeasuring = isMeasuring
            standing.progress = progress
            return standing
        }
        let installed = try? store.installed()
        if installed?.kokoro?.hasRatedVoice ?? false {
            let total = manifest.bytes(of: manifest.quickestForm)
            var standing = ModelStanding(.installed, form: nil, total: total)
            standing.bytes = installed?.bytes ?? 0
            return standing
        }
        let total = manifest.bytes(of: form ?? manifest.quickestForm)
        var standing = ModelStanding(failure == nil ? .absent : .failed, form: form, total: total)
        standing.bytes = store.bytesHere(of: form ?? manifest.quickestForm)
        standing.failure = failure
        return standing
    }

    // MARK: What is done

    /// Begins, or goes on; does nothing while it is under way.
    /// - Parameter wish: In which form; in the one that is there soonest when `nil`, or when that one is not published.
    /// - Throws: ``VorleserSpeech/ModelError/badHub(_:)``
    public func begin(_ wish: ModelForm? = nil) throws {
        guard task == nil else { return }
        let form = wish.flatMap { manifest.bytes(of: $0) > 0 ? $0 : nil } ?? manifest.quickestForm
        let installer = ModelInstaller(into: store, from: try hub(), by: system)
        (self.form, failure, isMeasuring) = (form, nil, false)
        task = Task { [weak self] in await self?.install(form, with: installer) }
    }

    /// Goes on with one that the app's end has broken off, and for which the system has fetched since.
    /// - Throws: ``VorleserSpeech/ModelError/badHub(_:)``
    public func goOn() async throws {
        if await system?.isUnderWay ?? false { try begin() }
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
        await changed(self)
    }

    /// Looks whether another program has installed, changed or removed the model; if so, the voices are others.
    public func look() async throws {
        guard task == nil, try await room.noticeVoices() else { return }
        failure = nil
        await changed(self)
    }

    private func install(_ form: ModelForm, with installer: ModelInstaller) async {
        await changed(self)
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
            failed(error)
        }
        (task, isMeasuring, progress) = (nil, false, nil)
        await changed(self)
    }

    /// Lets each voice say a sentence; one that cannot be measured speaks as loud as it does.
    private func measureLevels() async {
        isMeasuring = true
        await changed(self)
        _ = try? await blocking { [store] in try store.measureLevels() }
    }

    private func note(_ progress: InstallProgress) async {
        self.progress = progress
        await changed(self)
    }
}
