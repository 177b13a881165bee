import Foundation
import Synchronization
import VorleserKit

/// Says what happens in a watched folder: to people or programs, and to hooks.
final class WatchTeller: Sendable {
    private let isJSON: Bool
    private let hooks: [Webhook]
    private let state = Mutex((failed: false, complaint: ""))

    init(isJSON: Bool, hooks: [HookAddress]) {
        self.isJSON = isJSON
        self.hooks = hooks.map { Webhook($0) { Terminal.complain($0) } }
    }

    /// The exit code of one look: whether a book could not be taken.
    var worst: Int32? { state.withLock { $0.failed ? EX_DATAERR : nil } }

    func tell(_ note: WatchNote) async {
        if note.event == .failed { state.withLock { $0.failed = true } }
        if isJSON {
            if let json = try? note.json { Terminal.write(json + "\n") }
        } else {
            say(note)
        }
        // That a book was there before is no news to others.
        guard note.event != .known else { return }
        for hook in hooks { await hook.tell(note) }
    }

    /// Says it, unless it was said last.
    func complainOnce(_ error: any Error) {
        let words = ExitCodes.words(for: error)
        let isNew = state.withLock { state in
            defer { state.complaint = words }
            return state.complaint != words
        }
        if isNew { Terminal.complain(words) }
    }

    func finish(within time: Duration) async {
        await withTaskGroup(of: Void.self) { group in
            for hook in hooks { group.addTask { await hook.finish(within: time) } }
        }
    }

    private func say(_ note: WatchNote) {
        let book = [note.id.map { "\($0)" }, note.title].compactMap(\.self).joined(separator: "  ")
        switch note.event {
        case .imported: Terminal.write(Terminal.printable(localized("\(book): imported from \(note.path)")) + "\n")
        case .known:
            Terminal.write(Terminal.printable(localized("\(book): is in the library already, \(note.path)")) + "\n")
        case .updated:
            Terminal.write(Terminal.printable(localized("\(book): has a newer file, from \(note.path)")) + "\n")
        case .exported: Terminal.write(Terminal.printable(localized("\(book): exported to \(note.path)")) + "\n")
        case .failed: Terminal.complain("\(note.path): \(note.reason ?? "")")
        }
    }
}
