import ArgumentParser
import Foundation
import Synchronization
import VorleserKit

/// `vorleser model install`
struct ModelInstall: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Fetch the model and its voices, or take them from this machine.",
        discussion: """
            What was interrupted goes on when the same command is given again.
            Every file is compared with its published digest before it is used. Then
            each voice says a sentence, so that all can be made equally loud.

              vorleser model install
              vorleser model install --small
              vorleser model install --voice af_heart --voice bf_emma
              vorleser model install --from ~/Downloads/kokoro

            --small fetches kokoro-onnx's weights of eight bits: 121 MB instead of 342.

            --from takes a checkpoint (.pth, .safetensors), kokoro-onnx's weights (.onnx,
            in 32, 16 or 8 bits), voices (.pt, .safetensors, .npy, .bin), a file of voices
            (.npz, voices-v1.0.bin), or a folder of these. A file that is not the
            published one is looked into, and installed with that note.
            """
    )

    @Option(
        name: .long,
        help: "Fetch this voice; can be given again. All are fetched otherwise.",
        completion: Completions.publishedVoices
    )
    var voice: [String] = []
    @Flag(name: .long, help: "Fetch the small form.") var small = false
    @Option(name: .long, help: "A file or folder to take them from, without a network.", completion: .file())
    var from: String?
    @Flag(name: .long, help: "With --from: do not copy, give the files a second name (hard link).") var link = false
    @Flag(name: .long, help: "Print progress and outcome as JSON, a line each.") var json = false
    @Flag(name: .shortAndLong, help: "No progress.") var quiet = false

    func validate() throws {
        guard !link || from != nil else { throw ValidationError("--link is for --from.") }
        guard !small || from == nil else { throw ValidationError("--small is for fetching, not for --from.") }
        guard voice.isEmpty || from == nil else { throw ValidationError("--voice is for fetching, not for --from.") }
    }

    func run() async throws {
        // A server that hangs up must not end the command.
        signal(SIGPIPE, SIG_IGN)
        let store = try ModelStore.ofUser
        let view = InstallView(json: json, quiet: quiet)
        if let from {
            let outcome = try await Interruption.cancelsTask(saying: "Nothing but whole files was installed.") {
                try ModelImport(into: store, linking: link).install(from: URL(filePath: from)) { view.show($0) }
            }
            view.clear()
            for fault in outcome.leftOut { Terminal.complain(ExitCodes.words(for: fault)) }
            try await measureLevels(in: store, view)
            try report(outcome.items, in: store)
        } else {
            let hub = try ModelHub(environment: ProcessInfo.processInfo.environment)
            let installer = ModelInstaller(into: store, from: hub)
            let voices = voice.isEmpty ? nil : voice
            let fetched = try await Interruption.cancelsTask(saying: "The same command goes on where it stopped.") {
                try await installer.install(small ? .small : .full, voices: voices) { view.show($0) }
            }
            view.clear()
            try await measureLevels(in: store, view)
            try report(fetched, in: store)
        }
    }

    private func measureLevels(in store: ModelStore, _ view: InstallView) async throws {
        let failures = try await Interruption.cancelsTask(saying: "The same command measures the other voices.") {
            try store.measureLevelsIfPossible { view.show($0) }
        }
        view.clear()
        for failure in failures { Terminal.complain("No level was measured: " + ExitCodes.words(for: failure)) }
    }

    private func report(_ fetched: Int, in store: ModelStore) throws {
        let installed = try store.installed()
        if json { return Terminal.write(try Done(installed, fetched: fetched).json + "\n") }
        if quiet { return }
        Terminal.write((fetched == 0 ? "Everything was there already.\n" : "") + installed.report)
    }

    private func report(_ items: [ModelImport.Item], in store: ModelStore) throws {
        let installed = try store.installed()
        if json { return Terminal.write(try Done(installed, fetched: items.reduce(0) { $0 + $1.bytes }).json + "\n") }
        if quiet { return }
        for item in items {
            let note = item.isPublished ? "" : ", not the published file"
            Terminal.write("\(item.name)  \(fileSize(item.bytes))\(note)\n")
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
}

/// How far an installation has come: a line that is drawn over, lines of JSON, or nothing.
final class InstallView: Sendable {
    private enum Kind { case line, json, none }

    private let kind: Kind
    private let last = Mutex(ContinuousClock.now - .seconds(1))

    init(json: Bool, quiet: Bool) {
        kind = json ? .json : quiet || !Terminal.redraws ? .none : .line
    }

    /// Shows it at most ten times a second; a setback always.
    func show(_ progress: InstallProgress) {
        let now = ContinuousClock.now
        let isDue = last.withLock { last in
            guard now - last > .milliseconds(kind == .json ? 500 : 100) || progress.setback != nil else { return false }
            last = now
            return true
        }
        guard isDue else { return }
        switch kind {
        case .none: break
        case .json: if let line = try? Line(progress).json { Terminal.write(line + "\n") }
        case .line: draw(Self.line(for: progress))
        }
    }

    /// Shows whose level is being measured.
    func show(_ progress: LevelProgress) {
        switch kind {
        case .none: break
        case .json: if let line = try? LevelLine(progress).json { Terminal.write(line + "\n") }
        case .line: draw("measuring the level of \(progress.voice)  (\(progress.done + 1) of \(progress.total))")
        }
    }

    /// Removes the line.
    func clear() { if kind == .line { draw("") } }

    private static func line(for progress: InstallProgress) -> String {
        let share = Double(progress.bytes) / Double(max(progress.totalBytes, 1))
        let filled = min(max(Int(share * 20), 0), 20)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
        var parts = [
            "\(bar) \(Int(share * 100)) %", "\(fileSize(progress.bytes)) of \(fileSize(progress.totalBytes))",
        ]
        if let setback = progress.setback {
            parts.append("trying again: \(setback.errorDescription ?? "")")
        } else if let rate = progress.bytesPerSecond {
            parts.append("\(fileSize(Int(rate)))/s")
            if let left = progress.secondsLeft { parts.append("\(duration(left)) left") }
        }
        return Terminal.printable(parts.joined(separator: "  "))
    }

    private func draw(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(line.prefix(Terminal.columns - 1))".utf8))
    }

    private struct LevelLine: Encodable {
        var event = "measuring"
        let voice: String
        let done: Int
        let total: Int

        init(_ progress: LevelProgress) {
            (voice, done, total) = (progress.voice, progress.done, progress.total)
        }
    }

    private struct Line: Encodable {
        var event = "progress"
        let file: String
        let bytes: Int
        let totalBytes: Int
        let bytesPerSecond: Double?
        let secondsLeft: Double?
        let setback: String?

        init(_ progress: InstallProgress) {
            (file, bytes, totalBytes) = (progress.file, progress.bytes, progress.totalBytes)
            (bytesPerSecond, secondsLeft) = (progress.bytesPerSecond, progress.secondsLeft)
            setback = progress.setback?.errorDescription
        }
    }
}
