import Foundation
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserScreens

@MainActor struct LibraryScreenTests {
    @Test func `an empty library says so once it has been looked at`() async throws {
        let house = try AppHouse()
        #expect(!house.app.library.isEmpty)
        await house.app.begin()
        #expect(house.app.library.isEmpty)
    }

    @Test func `a book that was imported has a card`() async throws {
        let house = try AppHouse()
        let id = try await house.add("lamp.md", AppHouse.lamp)
        let card = try #require(house.app.library.cards.first)
        #expect(card.id == id)
        #expect(card.title == "lamp")
        #expect(card.kind == "Markdown")
        #expect(card.resumeWords == "Listen")
        #expect(card.timeLeft == "< 1 min")
        #expect(card.copyWords == nil && !card.isFileMissing && card.unspoken == nil)
    }

    @Test func `search and order are the library's`() async throws {
        let house = try AppHouse()
        _ = try await house.add("Zebras.txt", "A zebra is striped.\n")
        _ = try await house.add("The Ant.txt", "An ant is small.\n")
        let library = house.app.library
        library.order = .title
        await library.settled()
        #expect(library.cards.map(\.title) == ["The Ant", "Zebras"])
        library.search = "zeb"
        await library.settled()
        #expect(library.cards.map(\.title) == ["Zebras"])
        library.search = "nothing"
        await library.settled()
        #expect(library.cards.isEmpty && !library.isEmpty)
    }

    @Test func `the same file again is another book, and is said to be`() async throws {
        let house = try AppHouse()
        _ = try await house.add("lamp.md", AppHouse.lamp)
        _ = try await house.add("lamp.md", AppHouse.lamp)
        #expect(house.app.imports.items[0].arrival?.copyWords == nil)
        #expect(house.app.imports.items[1].arrival?.copyWords == "The same file is in the library already, as “lamp”.")
        house.app.library.order = .added
        await house.app.library.settled()
        #expect(house.app.library.cards.map(\.copyWords) == ["Copy 2", nil])
    }

    @Test func `a removed book can be had back, until it is deleted`() async throws {
        let house = try AppHouse()
        let library = house.app.library
        let id = try await house.add("lamp.md", AppHouse.lamp)
        await library.remove(id)
        #expect(library.cards.isEmpty)
        #expect(library.removed?.title == "lamp")
        await library.undoRemoval()
        #expect(library.cards.map(\.id) == [id] && library.removed == nil)
        await library.delete(id)
        #expect(library.cards.isEmpty && library.trouble == nil)
        await library.remove(id)
        #expect(library.trouble?.suggestion == "It may have been removed. Look in the library.")
    }

    @Test func `a book that is removed while it plays falls silent`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        reader.toggle()
        try await house.until { reader.player.state == .playing }
        await house.app.library.remove(reader.book.id)
        #expect(house.app.reader == nil && house.app.player == nil)
        try await house.until { house.devices.newest?.sampleRate == nil }
    }

    @Test func `a book whose file is gone says so, and takes another`() async throws {
        let house = try AppHouse()
        let id = try await house.add("lamp.md", AppHouse.lamp)
        let file = try #require(house.app.library.cards.first?.file)
        #expect(await house.app.library.file(of: id) == file)
        try FileManager.default.removeItem(at: file)
        house.app.library.reload()
        await house.app.library.settled()
        #expect(house.app.library.cards.first?.isFileMissing == true)
        #expect(await house.app.library.file(of: id) == nil)
        #expect(house.app.library.trouble?.suggestion == "Choose its file again, or remove the book.")
        house.app.imports.replaceFile(of: id, with: try house.file("again.md", AppHouse.lamp))
        await house.app.imports.settled()
        #expect(house.app.library.cards.first?.isFileMissing == false)
        #expect(house.app.library.cards.first?.title == "lamp")
    }

    @Test func `a title of white space alone is not taken`() async throws {
        let house = try AppHouse()
        let id = try await house.add("lamp.md", AppHouse.lamp)
        await house.app.library.rename(id, title: "  \n")
        #expect(house.app.library.cards.first?.title == "lamp")
        await house.app.library.rename(id, title: " The Lamp ", authors: ["Ann Grey", "Bo Grey"])
        #expect(house.app.library.cards.first?.title == "The Lamp")
        #expect(house.app.library.cards.first?.authors == "Ann Grey, Bo Grey")
    }

    @Test func `a book in a language without a voice says so`() async throws {
        let house = try AppHouse()
        let id = try await house.add("lamp.md", AppHouse.lamp)
        await house.app.library.setLanguage(Language("de"), of: id)
        let card = try #require(house.app.library.cards.first)
        #expect(card.unspoken == "no voice for German" && card.timeLeft == nil)
        await house.app.open(id)
        #expect(house.app.reader?.unspoken?.message == "No voice for German is installed.")
    }

    @Test func `whoever knows books by name is told of new names, and of nothing else`() async throws {
        let house = try AppHouse()
        let library = house.app.library
        var told = 0
        library.named = { told += 1 }
        let id = try await house.add("lamp.md", AppHouse.lamp)
        #expect(told == 1)
        library.search = "nothing like it"
        library.order = .title
        await library.settled()
        #expect(told == 1)
        await library.rename(id, title: "The Lamp")
        #expect(told == 2)
        await library.remove(id)
        #expect(told == 3)
    }
}
