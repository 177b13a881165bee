import Foundation
import Synchronization
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserScreens

@MainActor struct ImportScreenTests {
    @Test func `files come in one after another, and what cannot be read is said in words`() async throws {
        let house = try AppHouse()
        let files = [
            try house.file("one.txt", "One lamp.\n"), house.folder.url("missing.txt"),
            try house.file("empty.txt", "   \n"), try house.file("two.txt", "Two lamps.\n"),
        ]
        house.app.imports.add(files)
        #expect(house.app.imports.isBusy)
        #expect(house.app.imports.items.dropFirst().allSatisfy { $0.state == .waiting })
        await house.app.imports.settled()
        let items = house.app.imports.items
        #expect(items.map { $0.arrival?.title } == ["one", nil, nil, "two"])
        for item in items where item.arrival == nil {
            #expect(item.trouble?.message.isEmpty == false && item.trouble?.suggestion != nil)
            #expect(item.canBeTriedAgain)
        }
        #expect(house.app.library.cards.count == 2)
    }

    @Test func `what failed can be tried again, or taken off the list`() async throws {
        let house = try AppHouse()
        let imports = house.app.imports
        let url = house.folder.url("late.txt")
        imports.add([url])
        await imports.settled()
        #expect(imports.items[0].trouble != nil)
        _ = try house.file("late.txt", "It came after all.\n")
        imports.retry(imports.items[0].id)
        await imports.settled()
        #expect(imports.items[0].arrival?.title == "late")
        imports.retry(imports.items[0].id)
        #expect(!imports.isBusy)
        imports.dismiss(imports.items[0].id)
        #expect(imports.items.isEmpty)
    }

    @Test func `pasted text is called after the time`() async throws {
        let house = try AppHouse()
        house.app.imports.paste("Copied elsewhere. It is short.")
        await house.app.imports.settled()
        let title = try #require(house.app.imports.items.first?.arrival?.title)
        #expect(title.hasPrefix("Clipboard, ") && title.contains("2026"))
        house.app.imports.paste("  \n ")
        await house.app.imports.settled()
        #expect(house.app.imports.items.last?.trouble != nil)
    }

    @Test func `a book that is taken off the list while it is read is not added`() async throws {
        let house = try AppHouse()
        let long = String(repeating: "This is a sentence of a long text. ", count: 20_000)
        house.app.imports.add([try house.file("long.txt", long)])
        house.app.imports.dismiss(0)
        await house.app.imports.settled()
        house.app.library.reload()
        await house.app.library.settled()
        #expect(house.app.imports.items.isEmpty && house.app.library.isEmpty)
    }

    /// Counts how many files are open, as a system does that hands out rights to them.
    private struct CountedAccess: FileAccess {
        let open = Counter()

        final class Counter: Sendable { let counts = Mutex((now: 0, ever: 0)) }

        func reading<Result: Sendable>(
            _ file: URL,
            _ work: @Sendable (URL) async throws -> Result
        ) async throws -> Result {
            open.counts.withLock { $0 = ($0.now + 1, $0.ever + 1) }
            defer { open.counts.withLock { $0.now -= 1 } }
            return try await work(file)
        }
    }

    @Test func `a file is read while the system allows it, and the right is given back`() async throws {
        let folder = try Folder()
        let access = CountedAccess()
        let platform = Platform(
            session: SessionDouble(),
            remote: RemoteDouble(),
            files: access,
            device: Device(id: "a", name: "A")
        )
        let folders = Folders(cache: folder.url("cache"), state: folder.url("state"), data: folder.url("data"))
        let app = try AppScreens(folders: folders, platform: platform, catalogue: VoiceCatalogue())
        try Data("One lamp.\n".utf8).write(to: folder.url("one.txt"))
        app.imports.add([folder.url("one.txt"), folder.url("missing.txt")])
        await app.imports.settled()
        #expect(access.open.counts.withLock { $0 } == (0, 2))
    }
}
