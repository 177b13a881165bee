import Foundation
import Testing
import VorleserTesting
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
        let bytes = try file.finish()
        let read = try #require(ReadWave(try folder.bytes("a.wav")))
        #expect(bytes == 80 + 2 * count)
        #expect(read.channels == 1 && read.bits == 16)
        #expect(count == 0 || read.sampleRate == 22_050)
        #expect(read.samples == samples.map { Int16(($0 * 32767).rounded()) })
    }

    @Test func `what is beyond full scale is cut off, and what is no number is silent`() throws {
        var file = try WaveFile(folder.path("a.wav"))
        try file.append([2, -2, .infinity, -.infinity, .nan, 1, -1], sampleRate: 8000)
        _ = try file.finish()
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
        _ = try file.finish()
        #expect(ReadWave(try folder.bytes("a.wav"))?.samples.count == 1)
    }

    @Test func `a part left by a process that was killed is begun anew`() throws {
        try Data(repeating: 7, count: 100_000).write(to: folder.url.appending(path: "a.wav.part"))
        var file = try WaveFile(folder.path("a.wav"))
        try file.append([0.5, 0.25], sampleRate: 8000)
        _ = try file.finish()
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
        _ = try file.finish()
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

    @Test func `beyond the lengths of RIFF it is RF64, with the same sound`() throws {
        let samples = (0..<1000).map { Float(sin(Double($0))) }
        let trailer = WaveChunk(identifier: "note", content: [1, 2, 3])
        let riffLength = WaveHeader.length + 2 * samples.count + trailer.bytes.count - 8
        for (longest, kind) in [(riffLength, "RIFF"), (riffLength - 1, "RF64")] {
            var file = try WaveFile(folder.path("a.wav"), longestRIFF: longest)
            try file.append(samples, sampleRate: 8000)
            #expect(try file.finish([trailer]) == riffLength + 8)
            let bytes = try folder.bytes("a.wav")
            #expect(bytes.count == riffLength + 8)
            #expect(bytes.starts(with: kind.utf8))
            #expect(ReadWave(bytes)?.samples == samples.map { Int16(pcm: $0) })
        }
    }

    @Test func `a header says lengths of any size in 64 bits`() {
        let samples = 1 << 40
        let bytes = WaveHeader(samples: samples, sampleRate: 24_000, trailerLength: 10).bytes
        func number(_ start: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
        }
        #expect(bytes.count == WaveHeader.length)
        #expect(bytes[12..<16].elementsEqual("ds64".utf8))
        #expect(number(4, 4) == 0xFFFF_FFFF && number(76, 4) == 0xFFFF_FFFF)
        #expect(number(20, 8) == 80 + 2 * samples + 10 - 8)
        #expect(number(28, 8) == 2 * samples && number(36, 8) == samples)
    }

    @Test func `the longest RIFF file is one byte short of what says RF64`() {
        let most = (Int(UInt32.max) - 1 - (WaveHeader.length - 8)) / 2
        let longest = WaveHeader(samples: most, sampleRate: 24_000, trailerLength: 0).bytes
        let next = WaveHeader(samples: most + 1, sampleRate: 24_000, trailerLength: 0).bytes
        #expect(longest.starts(with: "RIFF".utf8) && next.starts(with: "RF64".utf8))
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
        #expect(ExportError.last(at: "x") == .noSpace(path: "x"))
    }
}

/// Ends the life of an unfinished file.
private func giveUp(_ file: consuming WaveFile) {}
