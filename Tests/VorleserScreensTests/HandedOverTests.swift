import Foundation
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserScreens

/// What other programs hand over comes into the library: all of it, and once.
@MainActor struct HandedOverTests {
    private let house: AppHouse

    init() throws { house = try AppHouse() }

    private var imports: ImportScreen { house.app.imports }

    private func titles(_ house: AppHouse) async throws -> [String] {
        try await house.app.room.library.books(by: .added).map(\.title).reversed()
    }

    private func takeAll(_ house: AppHouse) async {
        await house.app.cameBack()
        await house.app.imports.settled()
    }

    private func link(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test func `files, texts and pages come in when the app is seen again`() async throws {
        try house.inbox.put(fileAt: try house.file("lamp.md", AppHouse.lamp))
        try house.inbox.put(text: "A passage of a letter. It was late.", title: nil)
        try house.inbox.put(text: "A note.", title: "Notes")
        try house.inbox.put(page: "<title>Grün</title><p>It was green.</p>", title: "Green")
        await takeAll(house)
        #expect(try await titles(house) == ["lamp", "A passage of a letter. It was late.", "Notes", "Grün"])
        #expect(house.inbox.parcels().isEmpty)
        await takeAll(house)
        #expect(try await titles(house).count == 4 && imports.items.count == 4)
    }

    @Test func `what was handed over while the app was closed comes in at its start`() async throws {
        try house.inbox.put(text: "A note.", title: "Notes")
        let again = try AppHouse(in: house.folder)
        await again.app.begin()
        await again.app.imports.settled()
        #expect(try await titles(again) == ["Notes"])
    }

    @Test func `asking twice at the same time takes nothing twice`() async throws {
        for number in 0..<5 { try house.inbox.put(text: "Note \(number).", title: "\(number)") }
        let app = house.app
        async let first: Void = app.cameBack()
        async let second: Void = app.cameBack()
        _ = await (first, second)
        await app.imports.settled()
        #expect(try await titles(house) == ["0", "1", "2", "3", "4"])
    }

    @Test func `the program ends after the book has come and before that is noted: it does not come again`()
        async throws
    {
        let file = try house.file("lamp.md", AppHouse.lamp)
        // An older book of the same file is another.
        _ = try await house.add("lamp.md", AppHouse.lamp)
        try house.inbox.put(fileAt: file)
        let id = try #require(house.inbox.parcels().first).id
        let newest = try await house.app.room.library.books().map(\.id.rawValue).max() ?? 0
        try house.inbox.begin(id, newestBook: newest)
        _ = try await house.app.room.importBook(at: file)
        let again = try AppHouse(in: house.folder)
        await takeAll(again)
        #expect(try await titles(again).count == 2 && again.inbox.parcels().isEmpty)
        let arrival = try #require(again.app.imports.items.first?.arrival)
        #expect(arrival.title == "lamp" && arrival.book.rawValue > newest)
    }

    @Test func `the program ends while it reads: the next one reads it`() async throws {
        _ = try await house.add("lamp.md", AppHouse.lamp)
        try house.inbox.put(fileAt: try house.file("other.md", "# Other\n\nAnother book.\n"))
        try house.inbox.begin(try #require(house.inbox.parcels().first).id, newestBook: 1)
        await takeAll(house)
        #expect(try await titles(house) == ["lamp", "Other"] && house.inbox.parcels().isEmpty)
    }

    @Test func `what ended the program twice is not tried again unasked`() async throws {
        try house.inbox.put(fileAt: try house.file("other.md", "# Other\n\nAnother book.\n"))
        let id = try #require(house.inbox.parcels().first).id
        for _ in 0..<ImportScreen.mostAttempts { try house.inbox.begin(id, newestBook: 0) }
        await takeAll(house)
        let item = try #require(imports.items.first)
        #expect(item.trouble?.message == "Vorleser ended while it was reading this.")
        #expect(try await titles(house).isEmpty && house.inbox.parcels().count == 1)
        imports.retry(item.id)
        await imports.settled()
        #expect(try await titles(house) == ["Other"] && house.inbox.parcels().isEmpty)
    }

    @Test func `what cannot be read is said, stays, and goes when it is taken off the list`() async throws {
        try house.inbox.put(fileAt: try house.file("empty.txt", "   \n"))
        await takeAll(house)
        let item = try #require(imports.items.first)
        #expect(item.trouble != nil && house.inbox.parcels().first?.attempt?.count == 0)
        let again = try AppHouse(in: house.folder)
        await takeAll(again)
        #expect(again.app.imports.items.first?.trouble != nil)
        again.app.imports.dismiss(try #require(again.app.imports.items.first).id)
        await again.app.imports.settled()
        #expect(again.inbox.parcels().isEmpty)
    }

    @Test func `what has come stays when it is taken off the list`() async throws {
        try house.inbox.put(text: "A note.", title: "Notes")
        await takeAll(house)
        imports.dismiss(try #require(imports.items.first).id)
        #expect(try await titles(house) == ["Notes"])
    }

    @Test func `what waits and is taken off the list does not come`() async throws {
        let long = String(repeating: "This is a sentence of a long text. ", count: 20_000)
        try house.inbox.put(text: long, title: "long")
        try house.inbox.put(text: "A note.", title: "Notes")
        await house.app.cameBack()
        imports.dismiss(try #require(imports.items.last).id)
        imports.dismiss(try #require(imports.items.first).id)
        await imports.settled()
        await takeAll(house)
        #expect(try await titles(house).isEmpty && house.inbox.parcels().isEmpty)
    }

    @Test func `an address is fetched, and is called as its page says`() async throws {
        house.web.put("<title>The Lamp</title><p>It was late.</p>", at: "https://example.org/lamp")
        house.web.put("<p>It was early.</p>", at: "https://example.org/two")
        try house.inbox.put(address: try link("https://example.org/lamp"), title: nil)
        try house.inbox.put(address: try link("https://example.org/two"), title: "A headline")
        await takeAll(house)
        #expect(try await titles(house) == ["The Lamp", "A headline"] && house.inbox.parcels().isEmpty)
    }

    @Test func `a title with a slash is whole`() async throws {
        house.web.put("<p>It was loud.</p>", at: "https://example.org/live")
        try house.inbox.put(address: try link("https://example.org/live"), title: "AC/DC – Live")
        try house.inbox.put(page: "<p>It was louder.</p>", title: "AC/DC – Louder")
        await takeAll(house)
        #expect(try await titles(house) == ["AC-DC – Live", "AC-DC – Louder"])
    }

    @Test func `an address that cannot be reached now is tried again later, and is fetched once`() async throws {
        let address = "https://example.org/lamp"
        try house.inbox.put(address: try link(address), title: nil)
        await takeAll(house)
        #expect(imports.items.first?.trouble?.message == "example.org does not answer.")
        house.web.put("<title>The Lamp</title><p>It was late.</p>", at: address)
        imports.retry(try #require(imports.items.first).id)
        await imports.settled()
        #expect(try await titles(house) == ["The Lamp"])
        #expect(house.web.visits == [address, address])
    }

    @Test func `a page that was fetched before the program ended is not fetched again`() async throws {
        try house.inbox.put(address: try link("https://example.org/lamp"), title: nil)
        let id = try #require(house.inbox.parcels().first).id
        try house.inbox.begin(id, newestBook: 0)
        try house.inbox.fill(Array("<title>The Lamp</title><p>It was late.</p>".utf8), named: "lamp.html", for: id)
        await takeAll(house)
        #expect(try await titles(house) == ["The Lamp"] && house.web.visits.isEmpty)
    }

    @Test func `names that are made to deceive become titles and nothing else`() async throws {
        for name in ["../../../etc/passwd", "..", "a/b\\c.txt", ".hidden", "\u{202E}txt.exe", ""] {
            try house.inbox.put(fileAt: try house.file("note.txt", "It was late."), named: name)
        }
        await takeAll(house)
        #expect(imports.items.allSatisfy { $0.arrival != nil })
        #expect(try await titles(house).allSatisfy { !$0.contains("/") && !$0.contains("\u{202E}") && !$0.isEmpty })
        #expect(Set(try house.folder.names) == ["Inbox", "cache", "data", "note.txt"])
    }

    @Test func `without an inbox nothing is looked for`() async throws {
        let platform = Platform(session: SessionDouble(), remote: RemoteDouble(), device: Device(id: "a", name: "A"))
        let folders = house.app.room.folders
        let app = try AppScreens(folders: folders, platform: platform, catalogue: VoiceCatalogue())
        await app.cameBack()
        #expect(app.imports.items.isEmpty)
    }
}
