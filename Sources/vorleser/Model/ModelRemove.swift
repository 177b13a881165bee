import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser model remove`
struct ModelRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a model with its voices, or one voice."
    )

    @Argument(
        help: ArgumentHelp("A model, or a voice; everything when none is named.", valueName: "model or voice"),
        completion: Completions.publishedVoices
    )
    var name: String?
    @Flag(name: .shortAndLong, help: "Do not ask.") var yes = false

    func run() throws {
        let family = try ModelFamily.ofUser
        guard let name else { return try remove(family.stores, "the model and its voices") }
        if let store = family.store(named: name.lowercased()) {
            return try remove([store], "the model \(store.manifest.name) and its voices")
        }
        // The voice's own model says so when there is none of that name.
        let store = family.stores.first { $0.hasVoice(named: name) } ?? family.stores[0]
        guard try agrees("the voice \(name)", store.folder) else { return }
        Terminal.write("\(fileSize(try store.remove(voice: name))) freed\n")
    }

    private func remove(_ stores: [ModelStore], _ what: String) throws {
        let isOne = stores.count == 1
        let what = isOne ? what : "all models (\(stores.map(\.manifest.name).joined(separator: ", "))) and their voices"
        let folder = isOne ? stores[0].folder : stores[0].folder.deletingLastPathComponent()
        guard try agrees(what, folder) else { return }
        Terminal.write("\(fileSize(try stores.reduce(0) { $0 + (try $1.remove()) })) freed\n")
    }

    private func agrees(_ what: String, _ folder: URL) throws -> Bool {
        let agrees = try yes || Terminal.agrees("Remove \(what) from \(folder.path)?")
        if !agrees { Terminal.note("Nothing was removed.") }
        return agrees
    }
}

extension ModelStore {
    fileprivate func hasVoice(named name: String) -> Bool {
        (try? installed())?.voices.contains { $0.name == name.lowercased() } ?? false
    }
}
