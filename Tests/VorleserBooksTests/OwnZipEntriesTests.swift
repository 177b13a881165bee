import Foundation
import Testing
import VorleserTesting

@testable import VorleserBooks

/// Archives read without libzip, beside libzip.
struct OwnZipEntriesTests {
    private static let samples = Checkout.folder.appending(path: "Tests/Sets/hostile/zip")
    private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? []).sorted()

    @Test func `there are archives to compare`() { #expect(Self.names.count >= 20) }

    @Test(arguments: names)
    func `what libzip reads of an archive is read without it`(name: String) throws {
        let path = Self.samples.appending(path: name).path
        guard let theirs = try? ZipArchive(LibraryZipEntries(at: path), limits: .standard) else { return }
        // libzip mends nothing either, but looks at less before it opens an archive.
        guard let ours = try? ZipArchive(OwnZipEntries(at: path, limits: .standard), limits: .standard) else {
            Issue.record("\(name) cannot be opened without libzip")
            return
        }
        // A zero in a name is a blank of an older alphabet to libzip.
        func bare(_ name: String) -> String { name.filter { $0 != "\0" && !$0.isWhitespace } }
        #expect(ours.names.map(bare) == theirs.names.map(bare))
        #expect(ours.isEncrypted == theirs.isEncrypted)
        for entry in theirs.names where ours.contains(entry) {
            let (own, other) = (content(entry, of: ours), content(entry, of: theirs))
            #expect(own == other, "\(name): \(entry)")
        }
    }

    @Test func `a whole book is the same`() throws {
        let path = Checkout.folder.appending(path: "Samples/the-time-machine.epub").path
        let theirs = try ZipArchive(LibraryZipEntries(at: path), limits: .standard)
        let ours = try ZipArchive(OwnZipEntries(at: path, limits: .standard), limits: .standard)
        #expect(ours.names == theirs.names)
        for name in theirs.names {
            #expect(try ours.read(name, limit: 1 << 26).bytes == theirs.read(name, limit: 1 << 26).bytes)
            #expect(ours.claimedSize(name) == theirs.claimedSize(name))
        }
    }

    @Test func `an archive behind something else is found`() throws {
        let archive = StoredZip.bytes([("a.txt", Array("words".utf8))])
        let entries = try OwnZipEntries(Array("something before".utf8) + archive, limits: .standard)
        #expect(try entries.read(at: 0, limit: 100).bytes == Array("words".utf8))
    }

    @Test func `what unpacks to more than is allowed is refused`() throws {
        let entries = try OwnZipEntries(StoredZip.bytes([("a", Array(repeating: 1, count: 100))]), limits: .standard)
        #expect(throws: ZipArchive.EntryError.tooLarge) { try entries.read(at: 0, limit: 99) }
    }

    @Test func `bytes that are no archive are refused, wherever they break off`() throws {
        let archive = StoredZip.bytes([("a.txt", Array("words".utf8)), ("b.txt", Array("more words".utf8))])
        for end in 0..<archive.count {
            #expect(throws: BookReadingError.self) { try OwnZipEntries(Array(archive[..<end]), limits: .standard) }
        }
        for index in archive.indices {
            var changed = archive
            changed[index] ^= 0xFF
            // It may be refused or read, but never ends the program.
            let entries = try? OwnZipEntries(changed, limits: .standard)
            for entry in 0..<(entries?.count ?? 0) { _ = try? entries?.read(at: entry, limit: 1_000) }
        }
    }

    /// What reading an entry gives, or why not.
    private func content(_ name: String, of archive: ZipArchive) -> String {
        do throws(ZipArchive.EntryError) {
            let content = try archive.read(name, limit: 1 << 24)
            return content.isDamaged ? "damaged" : "\(content.bytes.count) \(content.bytes.hashValue)"
        } catch {
            return "\(error)"
        }
    }
}
