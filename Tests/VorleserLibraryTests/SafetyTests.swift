import Foundation
import GRDB
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserLibrary

/// What is kept in case the database is damaged is of use only while it is whole.
struct SafetyTests {
    private func open(_ folder: Folder, _ wreck: Wreck) throws -> Library {
        try Library(folder: folder.url("library")) { wreck.shelf.clock.now }
    }

    @Test func `a backup and a journal that are whole stay as they are`() async throws {
        let wreck = try await Wreck(days: 2, seed: 11)
        let folder = try wreck.copy(.closed)
        let before = try FileManager.default.contentsOfDirectory(atPath: folder.path("library/backups")).sorted()
        #expect(try await open(folder, wreck).renewSafeties() == false)
        let after = try FileManager.default.contentsOfDirectory(atPath: folder.path("library/backups")).sorted()
        #expect(before == after)
    }

    @Test func `an empty library needs no backup`() async throws {
        let shelf = try Shelf()
        #expect(try await shelf.library.renewSafeties() == false)
        withExtendedLifetime(shelf) {}
    }

    @Test(arguments: ["journal", "sqlite", "sha256"], Mishap.allCases)
    func `whatever befalls the last backup or its journal is mended before the database is damaged, too`(
        ending: String,
        mishap: Mishap
    ) async throws {
        var random = SeededGenerator(seed: 5)
        let wreck = try await Wreck(days: 2, seed: 13)
        let folder = try wreck.copy(.closed)
        let backups = folder.url("library/backups")
        let names = try FileManager.default.contentsOfDirectory(atPath: backups.path).sorted()
        let name = try #require(names.last { $0.hasSuffix(ending) })
        let words = try mishap.befall(backups.appending(path: name), using: &random)
        do {
            let library = try open(folder, wreck)
            _ = try await library.renewSafeties()
            #expect(try await library.renewSafeties() == false, "\(words)")
        }
        for file in ["library.sqlite", "library.sqlite-wal", "library.sqlite-shm"] {
            try? FileManager.default.removeItem(at: folder.url("library").appending(path: file))
        }
        let library = try open(folder, wreck)
        #expect(try await library.contents == wreck.contents, "\(words)")
        #expect(library.notices.first?.isComplete == true, "\(words)")
    }

    @Test func `a full disk is told from damage`() {
        let full: [any Error] = [
            DatabaseError(resultCode: .SQLITE_FULL), POSIXError(.ENOSPC), CocoaError(.fileWriteOutOfSpace),
            FileFault(path: nil, code: EDQUOT),
        ]
        for error in full { #expect(LibraryError.translated(error) as? LibraryError == .noRoom, "\(error)") }
        let other = LibraryError.translated(DatabaseError(resultCode: .SQLITE_IOERR))
        guard case .failed? = other as? LibraryError else {
            Issue.record("\(other)")
            return
        }
    }
}
