import Foundation
import Testing
import VorleserCore
import VorleserExport
import VorleserLibrary
import VorleserNarration
import VorleserSpeech
import VorleserTesting

@testable import VorleserKit

struct TimesTests {
    /// Says every word in a second.
    private struct SlowEngine: SpeechEngine {
        let name = "slow"
        let version = "1"
        let voices = [Voice(id: Voice.ID(rawValue: "slow"), name: "Slow", engine: "slow", language: "en", pace: 10)]
        let limits = UtteranceLimits(shortest: 20, longest: 200)

        func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
            try ToneVoice(sampleRate: 1000, secondsPerWord: 1).speak(utterance)
        }
    }

    private struct Room {
        let folder: Folder
        let room: ReadingRoom

        init() throws {
            folder = try Folder()
            let folders = Folders(in: folder)
            room = try ReadingRoom(
                library: .init(folder: folders.library),
                folders: folders,
                catalogue: VoiceCatalogue(SlowEngine())
            )
        }

        /// A room that is opened later, over the same folders.
        func later() throws -> ReadingRoom {
            try ReadingRoom(
                library: room.library,
                folders: room.folders,
                catalogue: VoiceCatalogue(SlowEngine())
            )
        }

        func add(_ markdown: String) async throws -> BookID {
            let file = folder.url("book.md")
            try Data(markdown.utf8).write(to: file)
            return try await room.importBook(at: file).book.id
        }

        func leave(_ id: BookID, at offset: TextOffset) async throws {
            let place = try await room.book(id).book.place(at: offset)
            let here = DevicePlace(device: "d", deviceName: "d", place: place, at: .now)
            try await room.library.setPlace(here, in: id)
        }
    }

    private static let work = (0..<8).map { chapter in
        "# Chapter \(chapter + 1)\n\n"
            + (0..<30).map { "The lamp number \($0) was lit, and it burned all night until the day came.\n\n" }.joined()
    }.joined()

    /// With two thirds that nobody hears.
    private static let workWithNotes =
        work + "# Notes\n\n"
        + (0..<400).map { "See page \($0) of the other book, where all this is said again.\n\n" }.joined()
        + "# Index\n\n" + (0..<400).map { "Lamp, \($0), \($0 + 3)\n\n" }.joined()

    @Test func `the export plan and the reader tell the same times`() async throws {
        let room = try Room()
        let id = try await room.add(Self.work)
        let book = try await room.room.book(id).book
        let times = try #require(try await room.room.times(of: id))
        let vorleser = await room.room.vorleser
        let script = vorleser.script(of: book)
        let chapters = ExportPlan.Chapter.all(of: book, script, chosen: .all(of: book), pace: vorleser.voice.pace)
        #expect(chapters.count == book.chapters.count)
        for (chapter, printed) in zip(chapters, book.chapters) {
            #expect(abs(times.seconds(of: printed.span) - chapter.seconds) < 0.5)
        }
    }

    @Test func `a clip that is kept says how long its words take`() async throws {
        let room = try Room()
        let id = try await room.add("One two three four five six seven eight nine ten eleven twelve thirteen.\n")
        let before = try #require(try await room.room.times(of: id)).seconds
        let vorleser = await room.room.vorleser
        let script = vorleser.script(of: try await room.room.book(id).book)
        for utterance in script.utterances { _ = try await vorleser.studio.clip(of: utterance, as: vorleser.voice.id) }
        await vorleser.studio.settle()
        let after = try #require(try await room.room.times(of: id, near: .start)).seconds
        let pauses = script.utterances.reduce(0) { $0 + $1.pauseAfter / .seconds(1) }
        #expect(abs(before - 7.3 - pauses) < 0.5)
        #expect(abs(after - 13 - pauses) < 0.5)
    }

    @Test func `a book is finished where the voice ends, however much is left out after it`() async throws {
        let room = try Room()
        let id = try await room.add(Self.workWithNotes)
        let times = try #require(try await room.room.times(of: id))
        let length = try await room.room.book(id).book.length
        #expect(times.end.utf16 < length / 2)
        for (place, isFinished) in [(times.end.utf16 / 2, false), (times.end.utf16, true), (length - 1, true)] {
            try await room.leave(id, at: TextOffset(utf16: place))
            for reader in [room.room, try room.later()] {
                let standing = try await reader.standing(of: room.room.library.book(id))
                #expect(standing.isFinished == isFinished)
                #expect(abs(standing.secondsLeft - (isFinished ? 0 : times.seconds / 2)) < times.seconds * 0.02)
                #expect(abs(standing.progress - (isFinished ? 1 : 0.5)) < 0.02)
                #expect(standing.seconds == times.seconds || abs(standing.seconds / times.seconds - 1) < 0.001)
            }
        }
    }

    @Test func `a few words are finished, too`() async throws {
        let room = try Room()
        let id = try await room.add("A note of about sixty letters that takes some seconds to say.\n")
        let times = try #require(try await room.room.times(of: id))
        try await room.leave(id, at: .start)
        #expect(try await !room.room.standing(of: room.room.library.book(id)).isFinished)
        try await room.leave(id, at: times.end)
        #expect(try await room.room.standing(of: room.room.library.book(id)).isFinished)
    }

    @Test func `of a long book no chapter is narrated but those that are heard`() async throws {
        let room = try Room()
        let id = try await room.add([String](repeating: Self.work, count: 8).joined())
        let book = try await room.room.book(id).book
        let estimate = try #require(try await room.room.times(of: id))
        let exact = SpokenTimes(
            of: (await room.room.vorleser).script(of: book).utterances.map { utterance in
                let seconds = Double(utterance.spokenLength) / 10 + utterance.pauseAfter / .seconds(1)
                return SpokenStretch(utterance.span, seconds: seconds)
            }
        )
        for chapter in book.chapters {
            let end = chapter.span.upperBound
            #expect(abs(estimate.seconds(before: end) - exact.seconds(before: end)) < 0.02 * exact.seconds)
        }
        let middle = book.chapters[book.chapters.count / 2].span
        let near = try #require(try await room.room.times(of: id, near: middle.lowerBound))
        #expect(abs(near.seconds(of: middle) - exact.seconds(of: middle)) < 0.1)
    }

    @Test func `what is known of a book's times goes with it`() async throws {
        let room = try Room()
        let id = try await room.add(Self.work)
        _ = try await room.room.times(of: id)
        let file = room.room.folders.times.appending(path: "\(id).json")
        #expect(FileManager.default.fileExists(atPath: file.path))
        try await room.room.delete(id).value
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
