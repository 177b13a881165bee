import Foundation
import Synchronization
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserExport

@Suite(.timeLimit(.minutes(10)))
struct EncodingFailureTests {
    private let folder: Folder
    private let path: String

    init() throws {
        folder = try Folder()
        path = folder.path("a.m4b")
        try Data("old".utf8).write(to: URL(filePath: path))
    }

    @Test func `without the encoder it says what to install, and nothing is touched`() throws {
        let programs = ProgramPath(folder.path("nowhere"))
        #expect(!programs.hasEncoder && ProgramPath.inherited.hasEncoder)
        #expect(throws: ExportError.programMissing(name: "ffmpeg")) { try sound(programs) }
        #expect(ExportError.programMissing(name: "ffmpeg").recoverySuggestion?.contains("apt install ffmpeg") == true)
        try expectOldFileOnly()
    }

    @Test func `an encoder that dies half-way is an error with its last words`() async throws {
        let programs = try fake("echo one >&2; head -c 100000 >/dev/null; echo 'it hurts' >&2; exit 3")
        await #expect(throws: ExportError.encoderFailed(path: path, reason: "one; it hurts")) {
            try await record(programs)
        }
        try expectOldFileOnly("bin")
    }

    @Test func `an encoder that is killed is an error`() async throws {
        let programs = try fake("head -c 100000 >/dev/null; kill -9 $$")
        await #expect(throws: ExportError.encoderFailed(path: path, reason: "ended by signal 9")) {
            try await record(programs)
        }
        try expectOldFileOnly("bin")
    }

    @Test func `a full disk is told as what it is`() async throws {
        let programs = try fake(
            "cat >/dev/null; echo 'av_interleaved_write_frame(): No space left on device' >&2; exit 1"
        )
        await #expect(throws: ExportError.noSpace(path: path)) { try await record(programs) }
        try expectOldFileOnly("bin")
    }

    @Test func `an encoder that makes nothing is found out`() async throws {
        let programs = try fake("cat >/dev/null")
        await #expect(throws: ExportError.self) { try await record(programs) }
        try expectOldFileOnly("bin")
    }

    @Test func `what was removed with its folder is no fault of the encoder`() async throws {
        let output = folder.path("gone/book.wav")
        await #expect(throws: ExportError.noSuchFolder(path: folder.path("gone"))) {
            try await SoundReport(of: output + ".part", for: output, .inherited)
        }
    }

    @Test func `what does not turn out as planned is an error that says how`() async throws {
        let file = try sound(.inherited)
        let tones = Tones(sampleRate: 16_000)
        try await tones.record(in: file)
        _ = try await file.finish(tones.chapters)
        let report = try await SoundReport(of: path, for: path, .inherited)
        func difference(
            _ format: AudioFormat = .m4b,
            seconds: Double = tones.seconds,
            late: Double = 0,
            titles: [String] = tones.titles,
            hasCover: Bool = false,
            title: String = "A Book"
        ) -> String? {
            SoundPlan(
                format: format,
                sampleRate: 16_000,
                seconds: seconds,
                chapters: zip(titles, tones.starts).map { .init(title: $0, start: $1 + late) },
                hasCover: hasCover,
                tags: ["title": title]
            ).difference(from: report)
        }
        #expect(difference() == nil)
        #expect(difference(.mp3) == "it holds aac, not mp3")
        #expect(difference(seconds: 12)?.contains("not 12.0") == true)
        #expect(difference(late: 0.06) == "chapter 1 begins after 0.0 seconds, not 0.06")
        #expect(difference(titles: ["One"]) == "it has 4 chapters, not 1")
        #expect(difference(titles: ["1", "2", "3", "4"])?.contains("not “1”") == true)
        #expect(difference(hasCover: true) == "its cover is missing")
        #expect(difference(title: "B") == "its title is “A Book”, not “B”")
    }

    @Test func `let go of before it is finished, nothing of it is left`() async throws {
        try await begin()
        try expectOldFileOnly()
    }

    @Test func `two exports do not write the same file, and a killed one's remains go`() async throws {
        let left = folder.path("a.m4b.part/vorleser-left.mp4")
        try FileManager.default.createDirectory(atPath: folder.path("a.m4b.part"), withIntermediateDirectories: true)
        try Data("left".utf8).write(to: URL(filePath: left))
        let file = try sound(.inherited)
        #expect(!FileManager.default.fileExists(atPath: left))
        #expect(throws: ExportError.inUse(path: path)) { try sound(.inherited) }
        try await Tones(sampleRate: 16_000).record(in: file)
        _ = try await file.finish([])
        try expectOnly(["a.m4b"])
    }

    @Test func `what a killed run left in another form goes too, but nothing that is not ours`() throws {
        let (other, part) = (folder.path("b.flac"), folder.path("b.flac.part"))
        func encoded() throws { _ = try EncodedSound(other, Encoding(.flac), tags: .ofTests, programs: .inherited) }
        func leave(_ name: String) throws {
            try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: true)
            try Data().write(to: URL(filePath: "\(part)/\(name)"))
        }
        try leave("vorleser-left.flac")
        _ = try WaveSound(other, tags: .ofTests)
        try Data().write(to: URL(filePath: part))
        try encoded()
        try leave("mine.flac")
        #expect(throws: ExportError.isFolder(path: part)) { try WaveSound(other, tags: .ofTests) }
        try encoded()
        #expect(FileManager.default.fileExists(atPath: part + "/mine.flac"))
    }

    @Test func `a folder where the file should be is told, and one that is missing`() throws {
        let folder = try Folder()
        #expect(throws: ExportError.isFolder(path: folder.url.path)) {
            try EncodedSound(folder.url.path, Encoding(.mp3), tags: .ofTests, programs: .inherited)
        }
        #expect(throws: ExportError.noSuchFolder(path: folder.path("no"))) {
            try EncodedSound(folder.path("no/a.mp3"), Encoding(.mp3), tags: .ofTests, programs: .inherited)
        }
    }

    @Test(arguments: ["-i.m4b", "a:b%03d.m4b", "file:x '\"$(id) ü.m4b"])
    func `any name will do`(name: String) async throws {
        let file = try EncodedSound(folder.path(name), Encoding(.m4b), tags: .ofTests, programs: .inherited)
        try await Tones(sampleRate: 16_000).record(in: file)
        _ = try await file.finish([])
        try expectOnly([name, "a.m4b"].sorted())
    }

    @Test func `cancelled, an export leaves the old file`() async throws {
        let reading = Reading([("One", ["Call me Ishmael.", "Some years ago."])])
        let audiobook = try Audiobook(of: reading.book, reading.script, chapters: .all(of: reading.book))
        let (reached, signal) = AsyncStream<Void>.makeStream()
        let (voice, url) = (ToneVoice(sampleRate: 8000, secondsPerWord: 0.25), URL(filePath: path))
        let export = Task {
            try await audiobook.write(to: url, ExportSettings(format: .m4b), stretch: everyOtherSample) { utterance in
                if utterance.pieces[0].text.hasPrefix("Some") {
                    signal.finish()
                    try await Task.sleep(for: .seconds(3600))
                }
                return try voice.speak(utterance)
            }
        }
        for await _ in reached {}
        export.cancel()
        await #expect(throws: CancellationError.self) { try await export.value }
        try expectOldFileOnly()
    }

    private func sound(_ programs: ProgramPath) throws -> EncodedSound {
        try EncodedSound(path, Encoding(.m4b), tags: .ofTests, programs: programs)
    }

    private func begin() async throws {
        let file = try sound(.inherited)
        try await Tones(sampleRate: 16_000).record(in: file)
    }

    private func record(_ programs: ProgramPath) async throws {
        let file = try sound(programs)
        try await file.appendSilence(1_000_000, sampleRate: 16_000)
        _ = try await file.finish([])
    }

    /// An encoder that is a shell script.
    private func fake(_ script: String) throws -> ProgramPath {
        let bin = folder.url.appending(path: "bin")
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        for name in ["ffmpeg", "ffprobe"] {
            let program = bin.appending(path: name)
            try Data("#!/bin/sh\nPATH=/usr/bin:/bin\n\(script)\n".utf8).write(to: program)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        }
        return ProgramPath(bin.path)
    }

    private func expectOldFileOnly(_ others: String...) throws {
        try expectOnly((["a.m4b"] + others).sorted())
        #expect(try folder.bytes("a.m4b") == Array("old".utf8))
    }

    private func expectOnly(_ names: [String]) throws {
        #expect(try folder.names == names)
    }
}
