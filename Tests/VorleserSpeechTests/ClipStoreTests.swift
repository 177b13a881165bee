#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Testing
import VorleserTesting
import VorleserCore

@testable import VorleserSpeech

struct ClipStoreTests {
    private let folder: Folder
    private let store: ClipStore
    private let voice = Voice(id: Voice.ID(rawValue: "test"), name: "Test", engine: "fixture", language: "en")

    init() throws {
        folder = try Folder()
        store = ClipStore(directory: folder.url)
    }

    private func address(_ utterance: Utterance) -> ClipAddress {
        ClipAddress(of: utterance, spokenBy: FixtureEngine(), as: voice.id)
    }

    /// Noise, which does not pack: about 20 KB in the store.
    private func clip(_ utterance: Utterance, seed: UInt64 = 1) -> Clip {
        var numbers = SeededNumbers(state: seed)
        let samples = (0..<10_000).map { _ in Float(Int16.random(in: -9999...9999, using: &numbers)) / 32_768 }
        let word = WordTime(span: utterance.span, start: 0.1, end: 1.0 / 3)
        return Clip(samples: samples, sampleRate: 16_000, words: [word], of: utterance)
    }

    private func keep(_ text: String, in store: ClipStore) throws {
        let utterance = Utterance.printed(text)
        try store.keep(clip(utterance), at: address(utterance), voice: voice)
    }

    private func has(_ text: String, in store: ClipStore) -> Bool {
        let utterance = Utterance.printed(text)
        return store.clip(at: address(utterance)) != nil
    }

    @Test func `what is kept comes back, also to another process`() throws {
        let utterance = Utterance.printed("One", at: 40)
        try store.keep(clip(utterance), at: address(utterance), voice: voice)
        #expect(store.clip(at: address(utterance)) == clip(utterance))
        let other = ClipStore(directory: folder.url)
        #expect(other.clip(at: address(utterance)) == clip(utterance))
        #expect(try folder.files(".partial").isEmpty)
    }

    @Test func `words are told where the utterance stands that is asked for`() throws {
        try keep("Twice", in: store)
        let later = Utterance.printed("Twice", at: 5000)
        #expect(store.clip(at: address(later))?.wordTimes(from: later.span.lowerBound).map(\.span) == [later.span])
    }

    @Test func `words are kept by their place in the utterance, and those at impossible places are left out`() throws {
        let utterance = Utterance.printed("One", at: 700)
        let places = [(0, 3), (.max, 1), (1, .max), (-1, 1), (2, -1)]
        let words = places.map { ClipWord(offset: $0.0, length: $0.1, start: 0, end: 0.5) }
        let clip = Clip(samples: [0.25, -0.25], sampleRate: 16_000, words: words)
        try store.keep(clip, at: address(utterance), voice: voice)
        #expect(store.clip(at: address(utterance))?.words == Array(words.prefix(1)))
        let sidecar = String(decoding: try Data(contentsOf: #require(folder.files(".json").first)), as: UTF8.self)
        for part in [#""offset":0"#, #""length":3"#, #""start":0"#, #""end":0.5"#] {
            #expect(sidecar.contains(part), "as every version has written it")
        }
    }

    @Test func `nothing is found where nothing was kept`() {
        #expect(!has("One", in: store))
        #expect(!has("One", in: ClipStore(directory: folder.url.appending(path: "nowhere"))))
        #expect(store.usage() == ClipUsage(clips: 0, bytes: 0))
    }

    @Test(arguments: [".flac", ".json"])
    func `a damaged clip is removed and can be kept again`(suffix: String) throws {
        try keep("One", in: store)
        let file = try #require(folder.files(suffix).first)
        let whole = try Data(contentsOf: file)
        var numbers = SeededNumbers()
        for length in [0, 1, whole.count / 2, whole.count - 1] {
            try whole.prefix(length).write(to: file)
            #expect(store.damagedClips().count == 1)
            #expect(!has("One", in: store), "cut at \(length)")
            #expect(try folder.files(".flac").isEmpty && folder.files(".json").isEmpty)
            try keep("One", in: store)
        }
        for _ in 0..<60 {
            var damaged = whole
            damaged[Int.random(in: 0..<whole.count, using: &numbers)] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
            try damaged.write(to: file)
            let found = store.clip(at: address(.printed("One")))
            #expect(found == nil || found == clip(.printed("One")))
            try keep("One", in: store)
        }
        #expect(has("One", in: store))
        #expect(store.damagedClips().isEmpty)
    }

    @Test func `a sidecar without its sound is no clip, nor sound without its sidecar`() throws {
        try keep("One", in: store)
        try FileManager.default.removeItem(at: #require(folder.files(".flac").first))
        #expect(!has("One", in: store))
        #expect(try folder.files(".json").isEmpty)
        try keep("One", in: store)
        try FileManager.default.removeItem(at: #require(folder.files(".json").first))
        #expect(!has("One", in: store))
        #expect(store.usage().clips == 0 && store.usage().bytes > 0)
        try keep("One", in: store)
        #expect(has("One", in: store))
    }

    @Test func `sound and sidecar of different clips are no clip`() throws {
        let utterance = Utterance.printed("One")
        try store.keep(clip(utterance, seed: 2), at: address(utterance), voice: voice)
        let file = try #require(folder.files(".flac").first)
        let other = try Data(contentsOf: file)
        #expect(has("One", in: store))
        try store.clear()
        try keep("One", in: store)
        try other.write(to: file)
        #expect(!has("One", in: store))
    }

    @Test func `the longest unheard go first, and the newest stays`() throws {
        let small = ClipStore(directory: folder.url, limit: 150_000)
        for number in 1...6 { try keep("Number \(number)", in: small) }
        try age("Number 1", seconds: 10)
        try age("Number 2", seconds: 30)
        try age("Number 3", seconds: 20)
        #expect(has("Number 2", in: small))
        for number in 7...9 { try keep("Number \(number)", in: small) }
        #expect(small.usage().bytes <= 150_000)
        #expect(!has("Number 3", in: small))
        #expect(has("Number 2", in: small) && has("Number 9", in: small))
    }

    @Test func `the limit holds however much comes, also with others adding`() throws {
        let (one, two) = (
            ClipStore(directory: folder.url, limit: 200_000), ClipStore(directory: folder.url, limit: 200_000)
        )
        for number in 1...40 {
            try keep("One \(number)", in: one)
            try keep("Two \(number)", in: two)
            #expect(one.usage().bytes <= 260_000)
        }
        #expect(one.usage().clips >= 4)
    }

    @Test func `a limit of nothing still keeps what was just made`() throws {
        let tiny = ClipStore(directory: folder.url, limit: 0)
        try keep("One", in: tiny)
        #expect(has("One", in: tiny))
        try keep("Two", in: tiny)
        #expect(has("Two", in: tiny) && !has("One", in: tiny))
    }

    @Test func `what a stopped writer left behind is removed when it is old`() throws {
        try keep("One", in: store)
        let sound = try #require(folder.files(".flac").first)
        let (old, new) = (sound.path() + ".1-1.partial", sound.path() + ".2-2.partial")
        for path in [old, new] { try Data([1, 2, 3]).write(to: URL(filePath: path)) }
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -3600)],
            ofItemAtPath: old
        )
        _ = store.usage()
        #expect(!FileManager.default.fileExists(atPath: old))
        #expect(FileManager.default.fileExists(atPath: new))
    }

    @Test func `clearing leaves nothing`() throws {
        for number in 1...5 { try keep("Number \(number)", in: store) }
        #expect(store.usage().clips == 5)
        try store.clear()
        #expect(store.usage() == ClipUsage(clips: 0, bytes: 0))
        #expect(!has("Number 1", in: store))
    }

    @Test func `several writers at once leave whole clips`() async throws {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { [folder, self] in
                    let own = ClipStore(directory: folder.url)
                    for number in 1...10 { try? keep("Number \(number)", in: own) }
                }
            }
        }
        #expect(store.usage().clips == 10)
        #expect(store.damagedClips().isEmpty)
        #expect(try folder.files(".partial").isEmpty)
    }

    @Test func `a folder that cannot be made is an error that says so`() throws {
        let file = folder.url.appending(path: "file")
        try Data([1]).write(to: file)
        let impossible = ClipStore(directory: file.appending(path: "clips"))
        let error = #expect(throws: ClipStoreError.self) { try keep("One", in: impossible) }
        #expect(error?.errorDescription?.contains("cannot write") == true)
        #expect(error?.recoverySuggestion?.isEmpty == false)
        #expect(!has("One", in: impossible))
    }

    @Test func `a clip without sound cannot be kept`() {
        let utterance = Utterance.printed("One")
        let empty = Clip(samples: [], sampleRate: 16_000, words: [])
        #expect(throws: ClipStoreError.unpackable(sampleRate: 16_000)) {
            try store.keep(empty, at: address(utterance), voice: voice)
        }
    }

    @Test(arguments: [
        ClipStoreError.unreadable(path: "p", code: 5), .unwritable(path: "p", code: 28), .busy(path: "p"),
        .unpackable(sampleRate: 3),
    ])
    func `every error says what happened and what follows`(error: ClipStoreError) {
        #expect(error.errorDescription?.hasSuffix(".") == true)
        #expect(error.recoverySuggestion?.hasSuffix(".") == true)
    }

    /// Makes a clip look as if it was last heard some time ago.
    private func age(_ text: String, seconds: Double) throws {
        let name = address(.printed(text)).hexadecimal
        let file = try #require(folder.files("\(name).json").first)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
            ofItemAtPath: file.path()
        )
    }
}
