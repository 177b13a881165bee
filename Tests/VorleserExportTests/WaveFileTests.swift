import Foundation
import Testing
import VorleserCore

@testable import VorleserExport

struct WaveFileTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test(arguments: [0, 1, 2, 1000, 32_746, 32_747, 100_000])
    func `what is written is what a reader reads`(count: Int) throws {
        let samples = (0..<count).map { Float(sin(Double($0))) }
        var file = try WaveFile(folder.path("a.wav"))
        for start in stride(from: 0, to: count, by: 777) {
            try file.append(samples[start..<min(start + 777, count)], sampleRate: 22_050)
        }
        let bytes = file.bytes
        try file.finish()
        let read = try #require(ReadWave(try folder.bytes("a.wav")))
        #expect(bytes == 44 + 2 * count)
        #expect(read.channels == 1 && read.bits == 16)
        #expect(count == 0 || read.sampleRate == 22_050)
        #expect(read.samples == samples.map { Int16(($0 * 32767).rounded()) })
    }

    @Test func `what is beyond full scale is cut off, and what is no number is silent`() throws {
        var file = try WaveFile(folder.path("a.wav"))
        try file.append([2, -2, .infinity, -.infinity, .nan, 1, -1], sampleRate: 8000)
        try file.finish()
        let read = try #require(ReadWave(try folder.bytes("a.wav")))
        #expect(read.samples == [32767, -32767, 32767, -32767, 0, 32767, -32767])
    }

    @Test func `until it is finished there is only a part, and nothing if it never is`() throws {
        var file = try WaveFile(folder.path("a.wav"))
        try file.append([0.5], sampleRate: 8000)
        #expect(try folder.names == ["a.wav.part"])
        giveUp(file)
        #expect(try folder.names == [])
    }

    @Test func `a finished file stays until the new one takes its place`() throws {
        try Data("old".utf8).write(to: folder.url.appending(path: "a.wav"))
        giveUp(try WaveFile(folder.path("a.wav")))
        #expect(try folder.bytes("a.wav") == Array("old".utf8))
        var file = try WaveFile(folder.path("a.wav"))
        try file.append([0.5], sampleRate: 8000)
        #expect(try folder.bytes("a.wav") == Array("old".utf8))
        try file.finish()
        #expect(ReadWave(try folder.bytes("a.wav"))?.samples.count == 1)
    }

    @Test func `a part left by a process that was killed is begun anew`() throws {
        try Data(repeating: 7, count: 100_000).write(to: folder.url.appending(path: "a.wav.part"))
        var file = try WaveFile(folder.path("a.wav"))
        try file.append([0.5, 0.25], sampleRate: 8000)
        try file.finish()
        #expect(try folder.names == ["a.wav"])
        #expect(ReadWave(try folder.bytes("a.wav"))?.samples.count == 2)
    }

    @Test func `killed midway a process leaves a part and no lock`() async throws {
        let path = folder.path("a.wav")
        try Data("old".utf8).write(to: URL(filePath: path))
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            var file = try WaveFile(path)
            try file.appendSilence(100_000, sampleRate: 8000)
            kill(getpid(), SIGKILL)
            giveUp(file)
        }
        #expect(try folder.names == ["a.wav", "a.wav.part"])
        #expect(try folder.bytes("a.wav") == Array("old".utf8))
        var file = try WaveFile(path)
        try file.append([0.5], sampleRate: 8000)
        try file.finish()
        #expect(ReadWave(try folder.bytes("a.wav"))?.samples.count == 1)
        #expect(try folder.names == ["a.wav"])
    }

    @Test func `nobody writes what another is writing`() throws {
        let file = try WaveFile(folder.path("a.wav"))
        #expect(throws: ExportError.inUse(path: folder.path("a.wav"))) { giveUp(try WaveFile(folder.path("a.wav"))) }
        #expect(try folder.names == ["a.wav.part"])
        giveUp(file)
        giveUp(try WaveFile(folder.path("a.wav")))
    }

    @Test func `what the format cannot hold is refused before it is written`() throws {
        var file = try WaveFile(folder.path("a.wav"), limit: 10)
        try file.append([0, 0, 0, 0, 0, 0], sampleRate: 2)
        do {
            try file.appendSilence(5, sampleRate: 2)
            Issue.record("It was taken")
        } catch {
            #expect(error == .tooLong(path: folder.path("a.wav"), seconds: 3))
        }
        try file.appendSilence(4, sampleRate: 2)
        try file.finish()
        #expect(ReadWave(try folder.bytes("a.wav"))?.samples.count == 10)
    }

    @Test func `the format's own limit is 4 GB, header and all`() throws {
        let tooMany = ((1 << 32) - 44 + 8) / 2
        var file = try WaveFile(folder.path("a.wav"))
        do {
            try file.appendSilence(tooMany, sampleRate: 24_000)
            Issue.record("It was taken")
        } catch {
            #expect(error == .tooLong(path: folder.path("a.wav"), seconds: 0))
        }
        giveUp(file)
    }

    @Test func `another sample rate is refused`() throws {
        var file = try WaveFile(folder.path("a.wav"))
        try file.append([0], sampleRate: 8000)
        do {
            try file.append([0], sampleRate: 16_000)
            Issue.record("It was taken")
        } catch {
            #expect(error == .sampleRateChanged(path: folder.path("a.wav"), from: 8000, to: 16_000))
        }
        giveUp(file)
    }

    @Test func `where it cannot be written, the error says so`() throws {
        #expect(throws: ExportError.isFolder(path: folder.url.path)) { giveUp(try WaveFile(folder.url.path)) }
        #expect(throws: ExportError.noSuchFolder(path: folder.path("no"))) {
            giveUp(try WaveFile(folder.path("no/a.wav")))
        }
        let long = folder.path(String(repeating: "x", count: 300))
        let reason = String(cString: strerror(ENAMETOOLONG))
        #expect(throws: ExportError.notWritable(path: long, reason: reason)) { giveUp(try WaveFile(long)) }
    }

    @Test func `a link where the part would be is not followed`() throws {
        try Data("precious".utf8).write(to: folder.url.appending(path: "precious"))
        let (link, target) = (folder.path("a.wav.part"), folder.path("precious"))
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        #expect(throws: ExportError.self) { giveUp(try WaveFile(folder.path("a.wav"))) }
        #expect(try folder.bytes("precious") == Array("precious".utf8))
    }

    @Test func `a full disk is told as such`() {
        errno = ENOSPC
        #expect(PartFile.failure(at: "x") == .noSpace(path: "x"))
    }
}

/// Ends the life of an unfinished file.
private func giveUp(_ file: consuming WaveFile) {}
