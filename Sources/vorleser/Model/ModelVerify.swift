import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser model verify`
struct ModelVerify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: localized("Read every file again and compare it with what was installed."),
        discussion: localized("Voices whose level was not measured yet are made as loud as the others.")
    )

    @Argument(help: localized("A model; all when none is named.")) var model: String?
    @Flag(name: .long, help: localized("Print JSON, a line for each file.")) var json = false

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
            throw ModelError.unusable(path: broken.file.path, reason: broken.state.reason)
        }
        for store in stores {
            for failure in try store.measureLevelsIfPossible() {
                Terminal.complain(localized("No level was measured: \(ExitCodes.words(for: failure))"))
            }
        }
    }

    private func words(for file: VerifiedFile, of store: ModelStore, among stores: [ModelStore]) -> String {
        let place = stores.count > 1 ? "\(store.manifest.name)/" : ""
        var notes = [file.state.words]
        if let origin = file.origin {
            notes.append(origin.words)
        } else if !file.isPublished {
            notes.append(localized("not the published file"))
        }
        return "\(place)\(file.file.path)  \(notes.joined(separator: ", "))\n"
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
        case .sound: localized("sound")
        case .changed: localized("damaged")
        case .missing: localized("gone")
        }
    }

    /// Why the file is of no use.
    fileprivate var reason: String {
        switch self {
        case .sound: localized("it is sound")
        case .changed: localized("it is damaged")
        case .missing: localized("it is gone")
        }
    }
}
