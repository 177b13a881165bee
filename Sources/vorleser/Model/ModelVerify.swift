import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser model verify`
struct ModelVerify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Read every file again and compare it with what was installed.",
        discussion: "Voices whose level was not measured yet are made as loud as the others."
    )

    @Argument(help: "A model; all when none is named.") var model: String?
    @Flag(name: .long, help: "Print JSON, a line for each file.") var json = false

    func run() throws {
        var stores = try ModelFamily.ofUser.stores(named: model)
        // Kokoro need not be there where another model is.
        if stores.count > 1 { stores.removeAll { (try? $0.installed().bytes) == 0 } }
        var broken: VerifiedFile?
        for store in stores {
            for file in try store.verify() {
                if file.state != .sound { broken = broken ?? file }
                let line = try json ? Line(file, of: store).json + "\n" : words(for: file, of: store, among: stores)
                Terminal.write(line)
            }
        }
        if let broken {
            throw ModelError.unusable(path: broken.file.path, reason: "it is \(broken.state.words)")
        }
        for store in stores {
            for failure in try store.measureLevelsIfPossible() {
                Terminal.complain("No level was measured: " + ExitCodes.words(for: failure))
            }
        }
    }

    private func words(for file: VerifiedFile, of store: ModelStore, among stores: [ModelStore]) -> String {
        let note = file.origin.map { ", \($0.words)" } ?? (file.isPublished ? "" : ", not the published file")
        let place = stores.count > 1 ? "\(store.manifest.name)/" : ""
        return "\(place)\(file.file.path)  \(file.state.words)\(note)\n"
    }

    private struct Line: Encodable {
        let model: String
        let path: String
        let state: VerifiedFile.State
        let published: Bool

        init(_ file: VerifiedFile, of store: ModelStore) {
            (model, path, state, published) = (store.manifest.name, file.file.path, file.state, file.isPublished)
        }
    }
}

extension VerifiedFile.State {
    fileprivate var words: String {
        switch self {
        case .sound: "sound"
        case .changed: "damaged"
        case .missing: "gone"
        }
    }
}
