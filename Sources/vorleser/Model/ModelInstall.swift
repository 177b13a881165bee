import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser model install`
struct ModelInstall: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: localized("Fetch the model and its voices, or take them from this machine."),
        discussion: localized(
            """
            What was interrupted goes on when the same command is given again.
            Every file is compared with its published digest before it is used. Then
            each voice says a sentence, so that all can be made equally loud.

              vorleser model install
              vorleser model install --small
              vorleser model install --voice af_heart --voice bf_emma
              vorleser model install --from ~/Downloads/kokoro
              vorleser model install kokoro-de-thorsten
              vorleser model install OWNER/NAME --language de

            --small fetches kokoro-onnx's weights of eight bits: 121 MB instead of 347.

            --from takes a checkpoint (.pth, .safetensors), kokoro-onnx's weights (.onnx,
            in 32, 16 or 8 bits), voices (.pt, .safetensors, .npy, .bin), a file of voices
            (.npz, voices-v1.0.bin), or a folder of these. A file that is not the
            published one is looked into, and installed with that note.

            MODEL is another model of Kokoro's architecture, of which several can lie side
            by side: \(KnownModel.all.map(\.name).joined(separator: ", ")), a repository of
            the hub, or a name of your own with --from. What a repository holds, the hub says
            itself: revision, licence and digests are shown, written down when it is
            first installed, and held against what comes from then on; --update asks again.
            """
        )
    )

    @Argument(help: localized("Which model."), completion: Completions.models) var model: String?
    @Option(
        name: .long,
        help: localized("Fetch this voice; can be given again. All are fetched otherwise."),
        completion: Completions.publishedVoices
    )
    var voice: [String] = []
    @Flag(name: .long, help: localized("Fetch the small form.")) var small = false
    @Option(name: .long, help: localized("A file or folder to take them from, without a network."), completion: .file())
    var from: String?
    @Flag(name: .long, help: localized("With --from: do not copy, give the files a second name (hard link)."))
    var link = false
    @Option(
        name: .long,
        help: ArgumentHelp(localized("What another model's voices speak: de, German."), valueName: "language"),
        transform: Language.init(named:)
    )
    var language: Language?
    @Flag(name: .long, help: localized("Take what the repository holds now, although something else was written down."))
    var update = false
    @Flag(name: .long, help: localized("Print progress and outcome as JSON, a line each.")) var json = false
    @Flag(name: .shortAndLong, help: localized("No progress.")) var quiet = false

    func validate() throws {
        guard !link || from != nil else { throw ValidationError(localized("--link is for --from.")) }
        guard !small || from == nil else {
            throw ValidationError(localized("--small is for fetching, not for --from."))
        }
        let isKokoro = model.map { $0.lowercased() == ModelManifest.kokoro.name } ?? true
        guard !isKokoro || language == nil && !update else {
            throw ValidationError(localized("--language and --update are for another model than kokoro: name it."))
        }
        guard !update || from == nil else {
            throw ValidationError(localized("--update is for fetching, not for --from."))
        }
        guard voice.isEmpty || from == nil else {
            throw ValidationError(localized("--voice is for fetching, not for --from."))
        }
    }

    func run() async throws {
        // A server that hangs up must not end the command.
        signal(SIGPIPE, SIG_IGN)
        let family = try ModelFamily.ofUser
        let view = InstallView(json: json, quiet: quiet)
        if let from {
            let store = try family.store(bringing: model, speaking: language?.code)
            let outcome = try await Interruption.cancelsTask(
                saying: localized("Nothing but whole files was installed.")
            ) {
                try ModelImport(into: store, linking: link).install(from: URL(filePath: from)) { view.show($0) }
            }
            view.clear()
            for fault in outcome.leftOut { Terminal.complain(ExitCodes.words(for: fault)) }
            try await measureLevels(in: store, view)
            try report(outcome.items, in: store)
        } else {
            let hub = try ModelHub(environment: ProcessInfo.processInfo.environment)
            let store = try await store(in: family, from: hub)
            let installer = ModelInstaller(into: store, from: hub)
            let voices = voice.isEmpty ? nil : voice
            let fetched = try await Interruption.cancelsTask(
                saying: localized("The same command goes on where it stopped.")
            ) {
                try await installer.install(small ? .small : .full, voices: voices) { view.show($0) }
            }
            view.clear()
            try await measureLevels(in: store, view)
            try report(fetched, in: store)
        }
    }

    /// Where the model goes; what the hub says of it is shown and kept before anything is fetched.
    private func store(in family: ModelFamily, from hub: ModelHub) async throws -> ModelStore {
        guard let model else { return family.ofKokoro }
        let wanted: KnownModel
        switch try family.meaning(of: model) {
        case .known(let store) where !store.manifest.isPublished: throw ModelError.broughtModel(store.manifest.name)
        case .known(let store) where !update:
            guard let language, language.code != store.manifest.language else { return store }
            return try family.keep(store.manifest.speaking(language.code))
        case .known(let store):
            let manifest = store.manifest
            wanted = KnownModel(name: manifest.name, repository: manifest.repository, language: manifest.language)
        case .repository(let known): wanted = known
        }
        let speaks = language?.code ?? wanted.language
        let manifest = try await Interruption.cancelsTask(saying: localized("Nothing was fetched.")) {
            try await ModelManifest(named: wanted.name, of: wanted.repository, speaking: speaks, from: hub)
        }
        if json {
            Terminal.write(try Offer(manifest).json + "\n")
        } else if !quiet {
            Terminal.write(manifest.report + "\n")
        }
        return try family.keep(manifest)
    }

    private func measureLevels(in store: ModelStore, _ view: InstallView) async throws {
        let failures = try await Interruption.cancelsTask(
            saying: localized("The same command measures the other voices.")
        ) {
            try store.measureLevelsIfPossible { view.show($0) }
        }
        view.clear()
        for failure in failures {
            Terminal.complain(localized("No level was measured: \(ExitCodes.words(for: failure))"))
        }
    }

    private func report(_ fetched: Int, in store: ModelStore) throws {
        let installed = try store.installed()
        if json { return Terminal.write(try Done(installed, fetched: fetched).json + "\n") }
        if quiet { return }
        if fetched == 0 { Terminal.write(localized("Everything was there already.") + "\n") }
        Terminal.write(installed.report)
    }

    private func report(_ items: [ModelImport.Item], in store: ModelStore) throws {
        let installed = try store.installed()
        if json { return Terminal.write(try Done(installed, fetched: items.reduce(0) { $0 + $1.bytes }).json + "\n") }
        if quiet { return }
        for item in items {
            let size = fileSize(item.bytes)
            let words: String =
                item.isPublished
                ? "\(item.name)  \(size)" : localized("\(item.name)  \(size), not the published file")
            Terminal.write(words + "\n")
        }
        Terminal.write("\n" + installed.report)
    }

    private struct Done: Encodable {
        var event = "installed"
        let folder: String
        let ready: Bool
        let voices: [String]
        let fetchedBytes: Int

        init(_ installed: InstalledModel, fetched: Int) {
            folder = installed.folder.path
            ready = installed.kokoro != nil
            voices = installed.voices.map(\.name)
            fetchedBytes = fetched
        }
    }

    /// What a hub offers.
    private struct Offer: Encodable {
        var event = "offer"
        let manifest: ModelManifest

        init(_ manifest: ModelManifest) { self.manifest = manifest }
    }
}

extension ModelManifest {
    /// For people: what there is, whence, and by which digests it will be known.
    fileprivate var report: String {
        var lines: [String] = [localized("\(repository) at commit \(revision)"), localized("name     \(name)")]
        if let language {
            lines.append(localized("language \(Language.name(of: language))"))
        } else {
            lines.append(localized("language as its voices' names say; --language says otherwise"))
        }
        if let licence {
            lines.append(localized("licence  \(licence)"))
        } else {
            lines.append(localized("licence  not said"))
        }
        for file in [model, configuration] + voices.map(\.file) {
            lines.append("\(fileSize(file.bytes).padded(to: 8, onTheLeft: true))  \(file.sha256)  \(file.path)")
        }
        return Terminal.printable(lines.joined(separator: "\n")) + "\n"
    }
}
