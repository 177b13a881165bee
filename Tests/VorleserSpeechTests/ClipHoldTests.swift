import Foundation
import Testing
import VorleserCore
import VorleserDisk
import VorleserTesting

@testable import VorleserSpeech

struct ClipHoldTests {
    private let folder: Folder
    private let engine = FixtureEngine()

    init() throws { folder = try Folder() }

    private func address(_ text: String) -> ClipAddress {
        ClipAddress(of: .printed(text), spokenBy: engine, as: engine.voice)
    }

    /// A store with room for two or three of the clips of these tests.
    private func smallStore() -> ClipStore { ClipStore(directory: folder.url, limit: 30_000) }

    private func keep(_ texts: [String], in store: ClipStore) throws {
        var noise = SeededNumbers()
        for text in texts {
            let samples = (0..<4000).map { _ in Float(noise.next() % 20_000) / 10_000 - 1 }
            let clip = Clip(samples: samples, sampleRate: 16_000, words: [])
            try store.keep(clip, at: address(text), voice: engine.voices[0])
        }
    }

    private func kept(_ texts: [String], in store: ClipStore) -> [String] {
        texts.filter { store.hasClip(at: address($0)) }
    }

    private let wanted = (1...10).map { "Wanted \($0)" }
    private let other = (1...10).map { "Other \($0)" }

    @Test func `what is held stays, whatever the limit, and whoever keeps more`() throws {
        let (mine, another) = (smallStore(), smallStore())
        _ = try mine.hold(Set(wanted.map(address)))
        try keep(Array(wanted.prefix(5)), in: mine)
        try keep(other, in: another)
        try keep(Array(wanted.suffix(5)), in: mine)
        #expect(kept(wanted, in: mine) == wanted)
        #expect(kept(other, in: mine).count < 5)
    }

    @Test func `what is not held stays within the limit beside it`() throws {
        let store = smallStore()
        _ = try store.hold(Set(wanted.map(address)))
        try keep(wanted, in: store)
        try keep(other, in: store)
        #expect(kept(other, in: store).contains("Other 10"))
        #expect(!kept(other, in: store).contains("Other 1"))
    }

    @Test func `what was released goes again`() throws {
        let store = smallStore()
        let hold = try store.hold(Set(wanted.map(address)))
        try keep(wanted, in: store)
        store.release(hold)
        try keep(other, in: store)
        #expect(kept(wanted, in: store).isEmpty)
    }

    @Test func `the same clips are held once, until a month after the last time`() throws {
        let store = smallStore()
        let (first, second) = (try store.hold([address("One")]), try store.hold([address("One")]))
        #expect(first.path == second.path)
        let old = Date(timeIntervalSinceNow: -31 * 24 * 3600)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: first.path)
        #expect(ClipHolds(in: folder.url).addresses.isEmpty)
        _ = try store.hold([address("One")])
        #expect(ClipHolds(in: folder.url).addresses == [address("One")])
    }

    @Test func `clips are removed by their addresses, but not what is held`() throws {
        let store = ClipStore(directory: folder.url)
        try keep(["One", "Two", "Three"], in: store)
        _ = try store.hold([address("Two")])
        try store.remove(Set(["One", "Two", "Four"].map(address)))
        #expect(kept(["One", "Two", "Three"], in: store) == ["Two", "Three"])
    }

    @Test func `clearing a store removes its holds`() throws {
        let store = smallStore()
        let hold = try store.hold([address("One")])
        try store.clear()
        #expect(!FileManager.default.fileExists(atPath: hold.path))
    }

    @Test func `a lock that another holds for long does not keep a clip from being kept`() throws {
        let store = ClipStore(directory: folder.url)
        let shelf = folder.url.appending(path: String(address("One").hexadecimal.prefix(2)))
        try FileManager.default.createDirectory(at: shelf, withIntermediateDirectories: true)
        let lock = try FileLock(shelf.appending(path: "lock").path).taken()
        try keep(["One"], in: store)
        #expect(store.hasClip(at: address("One")))
        _ = consume lock
    }

    @Test(arguments: [SpeechError.nothingToSay, .engineFailed(engine: "fixture", reason: "it broke\nin two")])
    func `why an utterance has no clip is noted until it has one`(error: SpeechError) throws {
        let store = ClipStore(directory: folder.url)
        #expect(store.whyUnspoken(at: address("One")) == nil)
        try store.note(error, at: address("One"))
        let noted = try #require(store.whyUnspoken(at: address("One")))
        #expect(noted.errorDescription == error.errorDescription?.replacing("\n", with: " "))
        #expect(store.usage().clips == 0 && store.damagedClips().isEmpty)
        try keep(["One"], in: store)
        #expect(store.whyUnspoken(at: address("One")) == nil)
    }
}
