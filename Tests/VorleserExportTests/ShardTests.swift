import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserExport

struct ShardTests {
    /// Chapters of different length, with some sentences that come again and again.
    private let reading = Reading(
        (1...12).map { chapter in
            (
                title: "Chapter \(chapter)",
                sentences: (0..<chapter * 7).map { number in
                    number % 9 == 8
                        ? "Yes."
                        : (0...(number * 13 + chapter) % 17).map { "w\(chapter)-\(number)-\($0)" }.joined(
                            separator: " "
                        )
                }
            )
        }
    )

    private func audiobook() throws -> Audiobook {
        try Audiobook(of: reading.book, reading.script, chapters: .all(of: reading.book))
    }

    private func texts(of shard: String) throws -> [String] {
        let audiobook = try audiobook()
        let shard = try #require(Shard(shard))
        return audiobook.sections(of: shard, identity: \.spokenText).flatMap { section in
            audiobook.utterances(of: section).map(\.spokenText)
        }
    }

    @Test(arguments: [1, 2, 3, 7, 16, 100, 10_000])
    func `shards together render every sound of the book once`(count: Int) throws {
        let all = try (1...min(count, 200)).flatMap { try texts(of: "\($0)/\(count)") }
        #expect(all.count == Set(all).count)
        #expect(Set(all) == Set(reading.script.utterances.map(\.spokenText)))
    }

    @Test(arguments: [2, 3, 5])
    func `shards have about as much to say`(count: Int) throws {
        let lengths = try (1...count).map { try texts(of: "\($0)/\(count)").reduce(0) { $0 + $1.utf16.count } }
        let longestGroup = 16 * 17 * 8
        #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= longestGroup)
    }

    @Test func `neighbours stay together`() throws {
        let audiobook = try audiobook()
        let shard = try #require(Shard("2/3"))
        let sections = audiobook.sections(of: shard) { $0.span }
        #expect(
            sections.dropLast().allSatisfy { section in
                section.utterances.count == 16 || section.number == section.utterances.count / 7
                    || audiobook.sections[section.number - 1].utterances.upperBound == section.utterances.upperBound
            }
        )
    }

    @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/3/3", "a/b", "1/", "/3", "+1/3", "1 /3", "٣/٤"])
    func `what is no shard is refused`(text: String) {
        #expect(Shard(text) == nil)
    }

    @Test func `a shard is written as it is read`() {
        #expect(Shard("2/8")?.description == "2/8")
        #expect(Shard("1/1") == .whole)
    }

    @Test func `a rendering tells what it has spoken, what not, and makes no file`() async throws {
        let reading = Reading([("One", ["Words are here", "#none", "More words"]), ("Two", ["The last words"])])
        let audiobook = try Audiobook(of: reading.book, reading.script, chapters: .all(of: reading.book))
        let voice = ToneVoice()
        let sections = audiobook.sections(of: .whole, identity: \.spokenText)
        let summary = try await audiobook.render(sections, counts: { ClipCounts(rendered: 2, reused: 1) }) {
            try voice.speak($0)
        }
        #expect(summary.files.isEmpty)
        #expect((summary.utterances, summary.rendered, summary.reused) == (3, 2, 1))
        #expect(summary.skipped.map(\.index) == [1])
        #expect(abs(summary.seconds - (8 * 0.25 + 3 * 0.1)) < 0.001)
    }

    @Test func `an export ends when its source says that it cannot go on`() async throws {
        let audiobook = try audiobook()
        let error = ExportError.notRendered(missing: 1, of: 9, store: "s", first: ["One"])
        await #expect(throws: error) {
            _ = try await audiobook.render(audiobook.sections) { _ in throw error }
        }
    }
}
