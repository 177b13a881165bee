import Foundation
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserScreens

@MainActor @Suite(.timeLimit(.minutes(10))) struct ExportScreenTests {
    @Test func `a book is looked through before it is exported`() async throws {
        let (_, screen) = try await looked()
        #expect(screen.formats.contains(.m4b) && screen.format == .m4b)
        #expect(!screen.chapters.isEmpty && screen.chapters.allSatisfy(\.isChosen))
        let estimate = try #require(screen.estimate)
        #expect(estimate.contains("min") && estimate.contains("about "))
        screen.chooseAll(false)
        #expect(!screen.canBegin)
        screen.choose(screen.chapters[0].id, true)
        #expect(screen.canBegin && screen.estimate != estimate && !screen.canBeSplit)
    }

    @Test(arguments: [ExportFormat.m4b, .wav, .epub])
    func `it is spoken into a file that others can take, and goes when it was not`(format: ExportFormat) async throws {
        let (house, screen) = try await looked()
        screen.format = format
        screen.chooseAll(false)
        screen.choose(screen.chapters[0].id, true)
        screen.begin()
        #expect(screen.isWriting)
        await screen.settled()
        guard case .done(let files, let words) = screen.state else {
            Issue.record("\(screen.state)")
            return
        }
        let file = try #require(files.first)
        #expect(files.count == 1 && file.pathExtension == format.rawValue && words.contains("B"))
        #expect(try Data(contentsOf: file).count > 1000)
        screen.chooseAgain()
        #expect(screen.state == .choosing && !FileManager.default.fileExists(atPath: file.path))
        #expect(house.app.export === screen)
    }

    @Test func `each chapter has a file of its own if that is wished`() async throws {
        let (_, screen) = try await looked()
        screen.format = .flac
        try #require(screen.chapters.count > 1)
        #expect(screen.canBeSplit)
        screen.isSplit = true
        screen.begin()
        await screen.settled()
        guard case .done(let files, _) = screen.state else {
            Issue.record("\(screen.state)")
            return
        }
        #expect(files.count == screen.chapters.count)
    }

    @Test func `what is stopped leaves nothing, and can be begun again at once`() async throws {
        let (house, screen) = try await looked()
        screen.begin()
        screen.stop()
        #expect(screen.state == .choosing)
        screen.begin()
        await screen.settled()
        guard case .done = screen.state else {
            Issue.record("\(screen.state)")
            return
        }
        screen.chooseAgain()
        screen.begin()
        screen.stop()
        await screen.settled()
        #expect(screen.state == .choosing)
        let left = try FileManager.default.subpathsOfDirectory(atPath: house.app.room.folders.handedOut.path)
        #expect(left.allSatisfy { !$0.contains(".") }, "\(left)")
    }

    @Test func `one book is exported at a time`() async throws {
        let (house, screen) = try await looked()
        let other = try await house.add("other.md", "# Other\n\nAnother book.")
        screen.begin()
        #expect(await house.app.export(other) == nil)
        #expect(house.app.trouble?.message.contains(screen.title) == true && house.app.export === screen)
        #expect(await house.app.export(screen.book) === screen)
        screen.stop()
        await screen.settled()
        #expect(await house.app.export(other)?.book == other)
    }

    @Test func `a book that is removed meanwhile is not exported any more`() async throws {
        let (house, screen) = try await looked()
        screen.begin()
        await house.app.library.remove(screen.book)
        #expect(house.app.export == nil)
        await screen.settled()
        #expect(!screen.isWriting)
    }

    @Test func `a book whose file is gone says so`() async throws {
        let house = try AppHouse()
        let id = try await house.add("lamp.md", AppHouse.lamp)
        try FileManager.default.removeItem(at: try await house.app.room.library.file(of: id))
        let screen = try #require(await house.app.export(id))
        await screen.settled()
        guard case .failed(let trouble) = screen.state else {
            Issue.record("\(screen.state)")
            return
        }
        #expect(trouble.suggestion?.isEmpty == false)
        #expect(screen.estimate == nil && !screen.canBegin)
    }

    private func looked() async throws -> (AppHouse, ExportScreen) {
        let house = try AppHouse()
        let id = try await house.add("lamp.md", AppHouse.lamp)
        let screen = try #require(await house.app.export(id))
        await screen.settled()
        return (house, screen)
    }
}
