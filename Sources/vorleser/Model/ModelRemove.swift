import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser model remove`
struct ModelRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: localized("Remove a model with its voices, or one voice.")
    )

    @Argument(
        help: ArgumentHelp(
            localized("A model, or a voice; everything when none is named."),
            valueName: "model or voice"
        ),
        completion: Completions.publishedVoices
    )
    var name: String?
    @Flag(name: .shortAndLong, help: localized("Do not ask.")) var yes = false

    func run() throws {
        let family = try ModelFamily.ofUser
        guard let name else { return try remove(family.stores) }
        if let store = family.store(named: name.lowercased()) {
            let (model, path) = (store.manifest.name, store.folder.path)
            guard FileManager.default.fileExists(atPath: path) else { throw ModelError.notInstalled }
            guard try agrees(localized("Remove the model \(model) and its voices from \(path)?")) else { return }
            return try remove(withoutAsking: [store])
        }
        let stores = family.stores
        guard let store = stores.first(where: { $0.voices.contains(name.lowercased()) }) else {
            let known = stores.flatMap(\.voices)
            throw known.isEmpty ? ModelError.notInstalled : ModelError.unknownVoice(name, known: known)
        }
        guard try agrees(localized("Remove the voice \(name) from \(store.folder.path)?")) else { return }
        tell(freed: try store.remove(voice: name))
    }

    private func remove(_ stores: [ModelStore]) throws {
        let (names, folder) = (stores.map(\.manifest.name).joined(separator: ", "), stores[0].folder)
        let all = folder.deletingLastPathComponent()
        let question: String =
            stores.count == 1
            ? localized("Remove the model and its voices from \(folder.path)?")
            : localized("Remove all models (\(names)) and their voices from \(all.path)?")
        if try agrees(question) { try remove(withoutAsking: stores) }
    }

    private func remove(withoutAsking stores: [ModelStore]) throws {
        tell(freed: try stores.reduce(0) { $0 + (try $1.remove()) })
    }

    private func tell(freed bytes: Int) { Terminal.write(localized("\(fileSize(bytes)) freed") + "\n") }

    private func agrees(_ question: String) throws -> Bool {
        let agrees = try yes || Terminal.agrees(question)
        if !agrees { Terminal.note(localized("Nothing was removed.")) }
        return agrees
    }
}

extension ModelStore {
    /// The names of those that are installed.
    fileprivate var voices: [String] { (try? installed())?.voices.map(\.name) ?? [] }
}
