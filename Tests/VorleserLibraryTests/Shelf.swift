import Foundation
import Synchronization
import VorleserCore
import VorleserTesting

@testable import VorleserLibrary

/// A library in a folder of its own, with a clock that is set by hand.
final class Shelf: Sendable {
    let folder: Folder
    let library: Library
    let clock: Clock

    init() throws {
        let (folder, clock) = (try Folder(), Clock())
        library = try Library(folder: folder.url("library")) { clock.now }
        (self.folder, self.clock) = (folder, clock)
    }

    final class Clock: Sendable {
        private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

        var now: Date { time.withLock { $0 } }

        func advance(_ seconds: Double) { time.withLock { $0 += seconds } }
    }

    /// Adds a book whose file says its title.
    @discardableResult
    func add(_ title: String, by authors: [String] = [], cover: [UInt8]? = nil) async throws -> LibraryBook {
        let file = folder.url("\(UUID().uuidString).txt")
        try Data(title.utf8).write(to: file)
        var draft = BookDraft(title)
        (draft.authors, draft.cover) = (authors, cover)
        return try await library.add(draft, file: file)
    }
}

extension BookDraft {
    init(_ title: String) {
        self.init(
            title: title,
            format: .text,
            fileName: "\(title).txt",
            digest: String(repeating: "a", count: 64),
            bytes: title.utf8.count,
            length: title.utf16.count,
            seconds: 1
        )
    }
}

extension Place {
    init(_ offset: Int) {
        self.init(
            offset: TextOffset(utf16: offset),
            href: "a.xhtml",
            localOffset: offset,
            before: "be",
            after: "“fore”"
        )
    }
}

/// Does something on behalf of a person.
func acting(for person: PersonID, _ work: () async throws -> Void) async throws {
    try await Listener.$current.withValue(person) { try await work() }
}
