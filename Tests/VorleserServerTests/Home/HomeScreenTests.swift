import Foundation
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserScreens
@testable import VorleserServer

/// What an app shows of the server at home, with a real one.
@MainActor struct HomeScreenTests {
    private let folder: Folder
    private let room: ReadingRoom
    private let screen: HomeScreen

    init() throws {
        folder = try Folder()
        let folders = Folders(in: folder)
        room = try ReadingRoom(library: Library(folder: folders.library), folders: folders)
        screen = HomeScreen(room, Self.device, .system)
    }

    private static let device = Device(id: "phone", name: "Phone")

    private func lamp() throws -> URL {
        let file = folder.url("lamp.md")
        try Data("# The Lamp\n\nMr. Grey lit the lamp. Nobody came.\n".utf8).write(to: file)
        return file
    }

    @Test func `a server is named once, its books are offered, and one is fetched`() async throws {
        let file = try lamp()
        try await RunningServer.run { @MainActor home in
            _ = try await home.room.importBook(at: file)
            await screen.load()
            #expect(screen.address == nil && !screen.canConnect)
            // Without a scheme, as people type it.
            screen.draft.address = "127.0.0.1:\(home.port)"
            #expect(screen.canConnect)
            await screen.connect()
            #expect(screen.trouble == nil && screen.address == "http://127.0.0.1:\(home.port)")
            #expect(screen.draft == HomeScreen.Draft() && screen.standing?.contains("since") == true)
            #expect(screen.offers.map(\.book.title) == ["The Lamp"])
            var arrived: [BookID] = []
            screen.arrived = { arrived.append($0) }
            await screen.fetch(try #require(screen.offers.first).id)
            #expect(arrived.count == 1 && screen.offers.isEmpty && screen.trouble == nil)
            // At the next start it is known.
            let again = HomeScreen(room, Self.device, .system)
            await again.load()
            #expect(again.address == "http://127.0.0.1:\(home.port)")
            await again.disconnect()
            #expect(again.address == nil)
            #expect(try await room.homeAccount == nil)
        }
    }

    @Test func `a book of one's own is sent, and what changes at home is told`() async throws {
        let id = try await room.importBook(at: try lamp()).book.id
        try await RunningServer.run { @MainActor home in
            screen.draft.address = "http://127.0.0.1:\(home.port)"
            await screen.connect()
            #expect(screen.onlyHere == [id])
            await screen.send(id)
            #expect(screen.onlyHere.isEmpty && screen.sending == nil && screen.trouble == nil)
            let there = try #require(try await home.room.library.books().first).id
            let place = try await home.room.book(there).book.place(at: TextOffset(utf16: 12))
            _ = try await home.room.library.addBookmark("Grey", at: place, in: there)
            var changed: [BookID] = []
            screen.changed = { changed += $0 }
            await screen.exchange()
            #expect(changed == [id])
            #expect(try await room.library.bookmarks(in: id).map(\.label) == ["Grey"])
        }
    }

    @Test func `when home is out of reach that is said to who asks, and to nobody else`() async throws {
        screen.draft.address = "http://127.0.0.1:9"
        await screen.connect()
        #expect(screen.trouble?.message.contains("could not be reached") == true && screen.address == nil)
        screen.trouble = nil
        // One that has answered before, and is gone now.
        try await RunningServer.run { @MainActor home in
            screen.draft.address = "127.0.0.1:\(home.port)"
            await screen.connect()
        }
        await screen.exchangeQuietly()
        #expect(screen.trouble == nil)
        await screen.exchange()
        #expect(screen.trouble?.suggestion?.contains("Check the address") == true)
    }
}
