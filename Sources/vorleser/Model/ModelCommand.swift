import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser model`: the model that speaks best.
struct ModelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "model",
        abstract: "Install, list, verify or remove the better voices (Kokoro-82M).",
        discussion: """
              vorleser model install                  fetch model and voices, once
              vorleser model install --small          the same in a third of the bytes
              vorleser model install --from FOLDER    take them from this machine
              vorleser model list                     what is installed, and where

            Files come from huggingface.co/hexgrad/Kokoro-82M (Apache-2.0), the small
            form from github.com/thewh1teagle/kokoro-onnx (MIT), or both from the
            mirror that VORLESER_HUB names, and are compared with the digests of the
            published ones. Proxies are taken from https_proxy. They are kept in
            $XDG_DATA_HOME/vorleser/models.
            """,
        subcommands: [ModelInstall.self, ModelList.self, ModelVerify.self, ModelRemove.self],
        defaultSubcommand: ModelList.self
    )
}

extension ModelStore {
    /// The one of the person who gives the command.
    static var ofUser: ModelStore {
        get throws { try ModelStore(environment: ProcessInfo.processInfo.environment) }
    }
}

extension ModelStore {
    /// Measures; a voice that cannot be measured still speaks, so it ends nothing.
    /// - Returns: What went wrong.
    func measureLevelsIfPossible(progress: (LevelProgress) -> Void = { _ in }) throws -> [ModelError] {
        do { return try measureLevels(progress: progress) } catch let error as ModelError { return [error] }
    }
}

/// `vorleser model list`
struct ModelList: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Say what is installed, and where.")

    @Flag(name: .long, help: "Print JSON.") var json = false

    func run() throws {
        let store = try ModelStore.ofUser
        let installed = try store.installed()
        if json { return Terminal.write(try Report(installed, of: store).json + "\n") }
        guard installed.model != nil || !installed.voices.isEmpty else {
            return Terminal.write("No model is installed. `vorleser model install` installs one.\n")
        }
        Terminal.write(installed.report)
    }

    /// The same for programs.
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
        let bytes: Int
        let ready: Bool
        let model: File?
        let voices: [File]

        init(_ installed: InstalledModel, of store: ModelStore) {
            func path(_ file: InstalledFile) -> String { installed.folder.appending(path: file.path).path }
            name = store.manifest.name
            folder = installed.folder.path
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
        var lines = [folder.path]
        if let model, let origin {
            lines.append("model    \(fileSize(model.bytes)), \(origin.words)")
        } else {
            lines.append("model    missing; `vorleser model install` brings it")
        }
        let own = voices.filter { !$0.isPublished }.map(\.name)
        lines.append("voices   \(voices.count): \(voices.map(\.name).joined(separator: " "))")
        if !own.isEmpty { lines.append("         not the published files: \(own.joined(separator: " "))") }
        if !voicesForMixtures.isEmpty {
            lines.append("         only in mixtures: \(voicesForMixtures.joined(separator: " "))")
        }
        lines.append("in all   \(fileSize(bytes))")
        return lines.joined(separator: "\n") + "\n"
    }
}

extension WeightsOrigin {
    /// What follows the weights' size.
    var words: String {
        switch self {
        case .published(.full): "as published"
        case .published(.small): "small form (int8), as kokoro-onnx published it"
        case .release(let name): "made of \(name), as kokoro-onnx published it"
        case .export: "made of an ONNX file that is not a published one"
        case .other: "not the published file"
        }
    }
}

/// `vorleser model verify`
struct ModelVerify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Read every file again and compare it with what was installed.",
        discussion: "Voices whose level was not measured yet are made as loud as the others."
    )

    @Flag(name: .long, help: "Print JSON, a line for each file.") var json = false

    func run() throws {
        let store = try ModelStore.ofUser
        let files = try store.verify()
        for file in files {
            if json {
                Terminal.write(try Line(file).json + "\n")
            } else {
                let note = file.origin.map { ", \($0.words)" } ?? (file.isPublished ? "" : ", not the published file")
                Terminal.write("\(file.file.path)  \(file.state.words)\(note)\n")
            }
        }
        if let broken = files.first(where: { $0.state != .sound }) {
            throw ModelError.unusable(path: broken.file.path, reason: "it is \(broken.state.words)")
        }
        for failure in try store.measureLevelsIfPossible() {
            Terminal.complain("No level was measured: " + ExitCodes.words(for: failure))
        }
    }

    private struct Line: Encodable {
        let path: String
        let state: VerifiedFile.State
        let published: Bool

        init(_ file: VerifiedFile) { (path, state, published) = (file.file.path, file.state, file.isPublished) }
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

/// `vorleser model remove`
struct ModelRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove the model with its voices, or one voice."
    )

    @Argument(help: "A voice; everything when none is named.", completion: Completions.publishedVoices)
    var voice: String?
    @Flag(name: .shortAndLong, help: "Do not ask.") var yes = false

    func run() throws {
        let store = try ModelStore.ofUser
        let name = voice.flatMap { $0.lowercased() == store.manifest.name ? nil : $0 }
        let what = name.map { "the voice \($0)" } ?? "the model and its voices"
        guard try yes || Terminal.agrees("Remove \(what) from \(store.folder.path)?") else {
            return Terminal.note("Nothing was removed.")
        }
        let freed = try name.map { try store.remove(voice: $0) } ?? store.remove()
        Terminal.write("\(fileSize(freed)) freed\n")
    }
}

extension Terminal {
    /// Asks on the terminal.
    /// - Throws: `ValidationError` where there is no terminal to ask at.
    static func agrees(_ question: String) throws -> Bool {
        guard isatty(STDIN_FILENO) == 1 else {
            throw ValidationError("\(question) Nobody is here to be asked: give --yes.")
        }
        return try isAgreed(question)
    }

    /// Asks at the terminal.
    /// - Throws: `CancellationError` when the task is cancelled before there is an answer.
    static func isAgreed(_ question: String) throws -> Bool {
        try? FileHandle.standardError.write(contentsOf: Data("\(printable(question)) [y/N] ".utf8))
        return ["y", "yes", "j", "ja"].contains(try line()?.lowercased())
    }

    /// A line that is typed.
    /// - Returns: `nil` at the end of what there is.
    /// - Throws: `CancellationError` when the task is cancelled before there is one.
    static func line() throws -> String? {
        var standardInput = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        // Reading would not end when the task is cancelled.
        while poll(&standardInput, 1, 100) <= 0 { try Task.checkCancellation() }
        return readLine()
    }

    /// Whether keys are pressed for this program, not for a shell that has put it into the background.
    static var isInForeground: Bool {
        let group = tcgetpgrp(STDIN_FILENO)
        return group < 0 || group == getpgrp()
    }
}
