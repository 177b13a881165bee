import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser watch`: a folder in, audiobooks out.
struct WatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: localized("Add the books of a folder to the library as they come, and make audiobooks of them."),
        discussion: localized(
            """
            Files stay where they are. Each is taken once, by its content, also after
            a restart; one that cannot be read is named once. Downloads that are
            not finished are waited for. It looks until it is interrupted.

              vorleser watch ~/Downloads
              vorleser watch /books --export m4b --to /audiobooks
              vorleser watch /books --once                    for cron
              vorleser watch /books --hook http://attic:9000/vorleser

            A hook gets a POST with JSON for each book: event (imported, updated, exported,
            failed), id, title, path, reason, at. See docs/watch.md.
            """
        )
    )

    @Argument(help: localized("The folder; those in it are watched, too."), completion: .directory) var folder: String
    @Option(
        name: .long,
        help: localized("Make an audiobook of each: m4b, mp3, opus, flac, wav, or epub to read along.")
    )
    var export: ExportFormat?
    @Option(
        name: .long,
        help: ArgumentHelp(localized("Where audiobooks go."), valueName: "folder"),
        completion: .directory
    )
    var to: String?
    @OptionGroup(title: localized("What is written")) var sound: SoundOptions
    @OptionGroup(title: localized("What is said")) var speech: VoiceOptions
    @OptionGroup(title: localized("What is said")) var language: LanguageOptions
    @Option(name: .long, help: localized("How often to look, in seconds.")) var every = 5.0
    @Flag(name: .long, help: localized("Take what is there, and end.")) var once = false
    @Option(name: .long, help: ArgumentHelp(localized("An address that is told what happens."), valueName: "url"))
    var hook: [String] = []
    @Flag(name: .long, help: localized("Say what happens as JSON, an object a line.")) var json = false

    func validate() throws {
        guard (1...3600).contains(every) else {
            throw ValidationError(localized("--every is a number from 1 to 3600."))
        }
        guard (export == nil) == (to == nil) else {
            throw ValidationError(localized("Give --export and --to together."))
        }
        for text in hook where HookAddress(text) == nil {
            throw ValidationError(
                localized("“\(text)” is no address for a hook. Give one of http or https, without a password.")
            )
        }
        guard hook.count <= 10 else { throw ValidationError(localized("There are at most ten hooks.")) }
        if let export {
            _ = try order(export)
            try sound.checkWords(in: export)
        } else if sound.isSet {
            throw ValidationError(localized("Give --export, too."))
        }
    }

    func run() async throws {
        signal(SIGPIPE, SIG_IGN)
        let room = try UserLibrary.room()
        let output = to.map { URL(filePath: $0, directoryHint: .isDirectory).standardizedFileURL }
        let watch = try FolderWatch(
            URL(filePath: folder, directoryHint: .isDirectory),
            in: room,
            except: output,
            password: GivenPassword.ofEnvironment.text
        )
        let teller = WatchTeller(isJSON: json, hooks: hook.compactMap(HookAddress.init))
        let exports = try export.map {
            try WatchExports(order($0), to: output ?? URL(filePath: "."), self, room, watch)
        }
        do {
            try await Interruption.cancelsTask { [once, every] in
                try await Self.run(watch, exports, teller, once: once, every: .seconds(every))
            }
        } catch is CancellationError {
            // To be interrupted is how it ends.
            return await teller.finish(within: .seconds(3))
        }
        await teller.finish(within: .seconds(180))
        if let code = teller.worst { throw ExitCode(code) }
    }

    private func order(_ format: ExportFormat) throws -> ExportOrder {
        var order = ExportOrder(format: format)
        order.speed = speech.speed
        return try sound.checked(order)
    }

    /// Looks, and exports meanwhile what was found.
    private static func run(
        _ watch: FolderWatch,
        _ exports: WatchExports?,
        _ teller: WatchTeller,
        once: Bool,
        every pause: Duration
    ) async throws {
        let (found, queue) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { queue.finish() }
                for turn in 0... {
                    do {
                        try await watch.look { await teller.tell($0) }
                        queue.yield()
                    } catch let error as WatchError where !once {
                        // A disk of another machine may be away for a while.
                        teller.complainOnce(error)
                    }
                    if once, turn == 1 { return }
                    try await Task.sleep(for: once ? .seconds(2.5) : pause)
                }
            }
            if let exports {
                group.addTask { for await _ in found { try await exports.make(teller) } }
            }
            try await group.waitForAll()
        }
    }
}
