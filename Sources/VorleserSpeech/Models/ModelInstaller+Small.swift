import VorleserCore

extension ModelInstaller {
    /// Fetches the small form's files, and makes of them what an engine speaks with.
    func installSmall(
        _ voices: [ModelManifest.Voice],
        _ progress: @escaping @Sendable (InstallProgress) -> Void
    ) async throws -> Int {
        guard let small = store.manifest.small else { throw ModelError.noSmallForm }
        let installed = try store.installed()
        let hasVoices = voices.allSatisfy { voice in
            installed.voices.contains { $0.name == voice.name && $0.isPublished }
        }
        let missing = (hasVoices ? [] : [small.voices]) + (installed.form == .small ? [] : [small.model])
        // A number of eight bits becomes one of sixteen.
        try checkRoom(for: missing, besides: missing.contains(small.model) ? 2 * small.model.bytes : 0)
        let tally = InstallTally(of: small.files, missing: missing, in: store, tell: progress)
        let connection = connection()
        for file in missing {
            let part = try await fetch(file, over: connection, tally)
            try await part.install(file, of: small, voices, in: store)
            tally.end(file)
            try part.remove()
        }
        return tally.fetched
    }
}

extension DownloadPart {
    /// Installs what is in a whole file of a small form.
    fileprivate func install(
        _ file: ModelManifest.File,
        of small: ModelManifest.SmallForm,
        _ voices: [ModelManifest.Voice],
        in store: ModelStore
    ) async throws {
        throw ModelError.unusable(path: file.path, reason: "it is an ONNX export, which is not read.")
    }
}
