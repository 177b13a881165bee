import Foundation
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserScreens

@MainActor struct AppScreensTests {
    @Test func `a book goes on in the library, and is the same when it is shown again`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        reader.toggle()
        try await house.listen(0.5)
        await house.app.closeReader()
        #expect(house.app.reader == nil && house.app.player?.state == .playing)
        try await house.listen(0.5)
        await house.app.open(reader.book.id)
        #expect(house.app.reader === reader)
    }

    @Test func `another book ends the first, and its place is kept`() async throws {
        let house = try AppHouse()
        let first = try await house.open()
        first.toggle()
        try await house.listen(2)
        let offset = first.player.offset
        _ = try await house.open("other.txt", "Another book. It is short.")
        #expect(first.player.state == .idle && house.app.reader?.title == "other")
        await house.app.open(first.book.id)
        #expect(house.app.reader?.place == offset)
    }

    @Test func `the place outlives the app, and the last book is opened if that is wished`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        reader.toggle()
        try await house.listen(3)
        let offset = reader.player.offset
        #expect(offset > .start)
        await house.app.settings.setOpensLastBook(true)
        await house.app.wentAway()
        let again = try AppHouse(in: house.folder)
        await again.app.begin()
        #expect(again.app.reader?.player.offset == offset)
        #expect(again.app.library.lastRead?.resumeWords.hasPrefix("Resume at ") == true)
    }

    @Test func `the place is kept while it plays, every five seconds`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        reader.toggle()
        try await house.listen(2)
        #expect(try await house.app.room.library.places(in: reader.book.id).isEmpty)
        try await house.until { house.time.sleeperCount > 0 }
        house.time.advance(by: .seconds(5))
        try await house.until { house.time.sleeperCount > 0 }
        let kept = try await house.app.room.library.places(in: reader.book.id).first
        #expect(kept?.place.offset == reader.player.offset)
    }

    @Test func `a book that cannot be opened is said in words`() async throws {
        let house = try AppHouse()
        await house.app.open(BookID(rawValue: 4711))
        #expect(house.app.trouble != nil && house.app.reader == nil && house.app.opening == nil)
    }

    @Test func `of two books that are tapped, the second opens, also while the first still does`() async throws {
        let house = try AppHouse()
        let long = String(repeating: "This is a sentence of a long text. ", count: 20_000)
        let slow = try await house.add("long.txt", long)
        let second = try await house.add("lamp.md", AppHouse.lamp)
        let app = house.app
        let first = Task { await app.open(slow) }
        try await house.until { app.opening == slow || app.reader != nil }
        await app.open(second)
        await first.value
        #expect(app.reader?.book.id == second && app.player === app.reader?.player && app.opening == nil)
        #expect(app.trouble == nil)
    }

    @Test func `whoever goes back to the open book does not leave it for one that was still opening`() async throws {
        let house = try AppHouse()
        let long = String(repeating: "This is a sentence of a long text. ", count: 20_000)
        let slow = try await house.add("long.txt", long)
        let reader = try await house.open()
        let app = house.app
        let first = Task { await app.open(slow) }
        try await house.until { app.opening == slow || app.reader !== reader }
        if app.reader === reader {
            await app.open(reader.book.id)
            await first.value
            #expect(app.reader === reader && app.opening == nil)
        }
    }

    @Test func `whoever asks to go on hears the book that was read last`() async throws {
        let house = try AppHouse()
        await house.app.continueLastBook()
        #expect(house.app.player == nil)
        _ = try await house.open()
        _ = try await house.add("other.txt", "Another book. It is short.")
        await house.app.end()
        await house.app.continueLastBook()
        #expect(house.app.player?.isOn == true)
        house.app.player?.pause()
        await house.app.continueLastBook()
        #expect(house.app.player?.isOn == true)
    }

    @Test func `screens are opened away from the main actor, and are the same`() async throws {
        let house = try AppHouse()
        let book = try await house.add("lamp.md", AppHouse.lamp)
        let platform = Platform(
            session: SessionDouble(),
            remote: RemoteDouble(),
            clock: house.time.clock,
            device: Device(id: "test", name: "Test")
        )
        let folders = house.app.room.folders
        let again = try await AppScreens.opened(folders: folders, platform: platform, catalogue: VoiceCatalogue())
        await again.begin()
        #expect(again.library.cards.map(\.id) == [book])
        try Data("no folder".utf8).write(to: house.folder.url("file"))
        let file = house.folder.url("file")
        await #expect(throws: (any Error).self) {
            _ = try await AppScreens.opened(
                folders: Folders(cache: file, state: file, data: file),
                platform: platform,
                catalogue: VoiceCatalogue()
            )
        }
    }

    @Test func `what was removed long ago is deleted at the next start`() async throws {
        let house = try AppHouse()
        let old = try await house.add("lamp.md", AppHouse.lamp)
        await house.app.library.remove(old)
        house.time.advance(by: Library.undoTime)
        let new = try await house.add("other.txt", "Another book. It is short.")
        await house.app.library.remove(new)
        #expect(try await house.app.room.library.removedBooks().count == 2)
        house.time.advance(by: .seconds(60))
        await house.app.begin()
        #expect(try await house.app.room.library.removedBooks().map(\.id) == [new])
    }

    @Test func `play on the lock screen goes on with the last book when none is open`() async throws {
        let house = try AppHouse()
        _ = try await house.open()
        await house.app.end()
        house.remote.press(.pause)
        house.remote.press(.nextChapter)
        try await Task.sleep(for: .milliseconds(20))
        #expect(house.app.player == nil)
        house.remote.press(.play)
        try await house.until { house.app.player?.state == .playing }
        house.remote.press(.pause)
        try await house.until { house.app.player?.state == .paused }
    }

    @Test func `a book whose file is replaced is opened anew`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        house.app.imports.replaceFile(of: reader.book.id, with: try house.file("new.md", "# New\n\nAnother text.\n"))
        await house.app.imports.settled()
        #expect(house.app.reader == nil)
        await house.app.open(reader.book.id)
        #expect(house.app.reader?.chapters.map(\.title) == ["New"])
    }

}
