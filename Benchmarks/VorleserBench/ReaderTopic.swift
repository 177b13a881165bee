import Foundation
import VorleserKit
import VorleserScreens

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Opens a book of three million characters in an app's reader, moves its window, and prints memory and processor time.
///
/// `reader --import FOLDER` makes the library, `reader FOLDER` opens it: importing is not measured with it.
enum ReaderTopic {
    private static let characters = 3_000_000

    static func run(_ arguments: [String]) async throws {
        guard let path = arguments.last, !path.hasPrefix("--") else {
            print("usage: vorleser-bench reader [--import] FOLDER")
            return
        }
        let folder = URL(filePath: path, directoryHint: .isDirectory)
        if arguments.contains("--import") { try await importBook(folder) } else { try await measure(folder) }
    }

    @MainActor private static func screens(_ folder: URL) throws -> AppScreens {
        let folders = Folders(
            cache: folder.appending(path: "cache"),
            state: folder.appending(path: "state"),
            data: folder.appending(path: "data")
        )
        let platform = Platform(session: NoSession(), remote: NoRemote(), device: Device(id: "bench", name: "Bench"))
        return try AppScreens(folders: folders, platform: platform, catalogue: VoiceCatalogue())
    }

    @MainActor private static func importBook(_ folder: URL) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var text = ""
        var number = 0
        while text.utf16.count < characters {
            number += 1
            if number % 400 == 1 { text += "# Chapter \(number / 400 + 1)\n\n" }
            text += "This is paragraph \(number), with *some* of its words **marked** by the writer. "
            text += "It has a second sentence, which is a little longer than the first one was.\n\n"
        }
        let file = folder.appending(path: "long.md")
        try Data(text.utf8).write(to: file)
        let app = try screens(folder)
        app.imports.add([file])
        await app.imports.settled()
        print("{\"imported\": \(app.imports.items.count)}")
    }

    @MainActor private static func measure(_ folder: URL) async throws {
        let app = try screens(folder)
        app.library.reload()
        await app.library.settled()
        let before = megabytes("VmRSS:")
        guard let card = app.library.cards.first else { return print("{\"error\": \"no book: import first\"}") }
        await app.open(card.id)
        guard let reader = app.reader else { return print("{\"error\": \"\(app.trouble?.message ?? "")\"}") }
        await reader.player.timed()
        let length = reader.book.units.count
        var moves: [Double] = []
        for number in 0..<400 {
            let place = TextOffset(utf16: number * 7919 * 31 % length)
            let start = processorMilliseconds()
            reader.look(at: place)
            let text = reader.text
            moves.append(processorMilliseconds() - start)
            guard !text.characters.isEmpty else { return print("{\"error\": \"nothing is shown\"}") }
        }
        moves.sort()
        let after = megabytes("VmRSS:")
        let facts = [
            "characters": Double(length), "megabytesBefore": before, "megabytesOpen": after,
            "megabytesOfBook": after - before, "megabytesPeak": megabytes("VmHWM:"),
            "moveMedianMilliseconds": moves[200],
            "move99Milliseconds": moves[396], "moveMostMilliseconds": moves[399],
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        print(String(decoding: try encoder.encode(facts.mapValues { ($0 * 100).rounded() / 100 }), as: UTF8.self))
    }

    /// Of this thread.
    private static func processorMilliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    /// Source: proc(5).
    private static func megabytes(_ name: String) -> Double {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
        return (line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
    }
}

/// Nothing happens to the sound.
@MainActor private final class NoSession: AudioSession {
    let events = AsyncStream<AudioSessionEvent> { $0.finish() }
    func begin() throws {}
    func end() {}
}

/// Nobody presses a key.
@MainActor private final class NoRemote: RemoteCommands {
    let commands = AsyncStream<RemoteCommand> { $0.finish() }
    func show(_ playing: NowPlaying?) {}
}
