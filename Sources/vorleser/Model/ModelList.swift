import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser model list`
struct ModelList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: localized("Say what is installed, and where.")
    )

    @Flag(name: .long, help: localized("Print JSON.")) var json = false

    func run() throws {
        let family = try ModelFamily.ofUser
        let all = try family.stores.map { (store: $0, installed: try $0.installed()) }
        if json {
            for (store, installed) in all { Terminal.write(try Report(installed, of: store).json + "\n") }
            return
        }
        let there = all.filter { $0.installed.model != nil || !$0.installed.voices.isEmpty }.map(\.installed)
        if there.isEmpty {
            Terminal.write(localized("No model is installed. `vorleser model install` installs one.") + "\n")
        } else {
            Terminal.write(there.map(\.report).joined(separator: "\n"))
        }
        let others = KnownModel.all.filter { known in !there.contains { $0.name == known.name } }
        guard !others.isEmpty else { return }
        let lines = others.map { model in
            "  \(model.name.padded(to: 20))  \(model.language.map(Language.name(of:)) ?? "")  \(model.repository)"
        }
        let heading: String = localized("Others that `vorleser model install NAME` fetches:")
        Terminal.write("\n\(heading)\n\(lines.joined(separator: "\n"))\n")
    }

    /// The same for programs, a line for each model.
    private struct Report: Encodable {
        struct File: Encodable {
            let name: String
            let path: String
            let bytes: Int
            let sha256: String
            let published: Bool
            /// `full` or `small`; published weights only.
            var form: ModelForm?
            /// In decibels; voices only, once it is measured.
            var gain: Double?
        }

        let name: String
        let folder: String
        /// Owner and name at the hub, and the commit; models that can be fetched only.
        let repository: String?
        let revision: String?
        let licence: String?
        /// What its voices speak where their names do not tell.
        let language: String?
        let bytes: Int
        let ready: Bool
        let model: File?
        let voices: [File]

        init(_ installed: InstalledModel, of store: ModelStore) {
            func path(_ file: InstalledFile) -> String { installed.folder.appending(path: file.path).path }
            name = installed.name
            folder = installed.folder.path
            repository = store.manifest.isPublished ? store.manifest.repository : nil
            revision = store.manifest.isPublished ? store.manifest.revision : nil
            (licence, language) = (installed.licence, installed.language)
            bytes = installed.bytes
            ready = installed.kokoro != nil
            model = installed.model.map { [name] file in
                File(
                    name: name,
                    path: path(file),
                    bytes: file.bytes,
                    sha256: file.sha256,
                    published: installed.isPublished,
                    form: installed.form
                )
            }
            voices = installed.voices.map {
                File(
                    name: $0.name,
                    path: path($0.file),
                    bytes: $0.file.bytes,
                    sha256: $0.file.sha256,
                    published: $0.isPublished,
                    gain: $0.gain.map { (200 * log10(Double($0))).rounded() / 10 }
                )
            }
        }
    }
}

extension InstalledModel {
    /// For people.
    var report: String {
        var lines = ["\(name)  \(folder.path)"]
        if let language { lines.append(localized("language \(Language.name(of: language))")) }
        if let licence { lines.append(localized("licence  \(Terminal.printable(licence))")) }
        if let model, let origin {
            lines.append(localized("model    \(fileSize(model.bytes)), \(origin.words)"))
        } else {
            lines.append(localized("model    missing; `vorleser model install \(name)` brings it"))
        }
        let own = voices.filter { !$0.isPublished }.map(\.name)
        lines.append(localized("voices   \(voices.count): \(voices.map(\.name).joined(separator: " "))"))
        if !own.isEmpty { lines.append(localized("         not the published files: \(own.joined(separator: " "))")) }
        if !voicesForMixtures.isEmpty {
            lines.append(localized("         only in mixtures: \(voicesForMixtures.joined(separator: " "))"))
        }
        lines.append(localized("in all   \(fileSize(bytes))"))
        return lines.joined(separator: "\n") + "\n"
    }
}

extension WeightsOrigin {
    /// What follows the weights' size.
    var words: String {
        switch self {
        case .published(.full): localized("as published")
        case .published(.small): localized("small form (int8), as kokoro-onnx published it")
        case .release(let name): localized("made of \(name), as kokoro-onnx published it")
        case .export: localized("made of an ONNX file that is not a published one")
        case .other: localized("not the published file")
        }
    }
}
