import VorleserDisk
import Wording

extension ModelInstaller {
    /// Fetches the small form's files, and makes of them what an engine speaks with.
    func installSmall(
        _ voices: [ModelManifest.Voice],
        _ progress: @escaping @Sendable (InstallProgress) -> Void
    ) async throws -> Int {
        guard let small = store.manifest.small else { throw ModelError.noSmallForm }
        let installed = try store.installed()
        let lacking = voices.filter { voice in
            !installed.voices.contains { $0.name == voice.name && $0.isPublished }
        }
        let missing = (lacking.isEmpty ? [] : [small.voices]) + (installed.form == .small ? [] : [small.model])
        // Unpacked, weights of eight bits take less than three times as much.
        try checkRoom(for: missing, besides: missing.contains(small.model) ? 3 * small.model.bytes : 0)
        let tally = InstallTally(of: small.files, missing: missing, in: store, tell: progress)
        try await fetch(missing, tally) { file, part in
            tally.end(file)
            if file == small.model { try await installWeights(part) } else { try await install(lacking, from: part) }
            try part.remove()
        }
        return tally.fetched
    }

    private func installWeights(_ part: DownloadPart) async throws {
        // The graph's own configuration is the published one, which is built in.
        try store.forgetForeignConfiguration()
        try Task.checkCancellation()
        _ = try await blocking { [store, configuration] in
            try ModelImport(into: store)
                .bring("model", ModelFinds.Find(source: part.path, part: .graph), configuration)
        }
    }

    private func install(_ voices: [ModelManifest.Voice], from part: DownloadPart) async throws {
        try Task.checkCancellation()
        try await blocking { [store] in
            let finds = try ModelFinds(voicesAt: part.path, for: store.manifest)
            for voice in voices {
                guard let find = finds.voices[voice.name] else {
                    throw ModelError.unusable(path: part.path, reason: localized("it lacks the voice “\(voice.name)”."))
                }
                _ = try ModelImport(into: store).bring(voice.name, find)
            }
        }
    }
}
