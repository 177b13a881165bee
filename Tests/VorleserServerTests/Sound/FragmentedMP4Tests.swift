import Foundation
import Testing
import VorleserCore
import VorleserExport
import VorleserSpeech
import VorleserTesting

@testable import VorleserServer

struct FragmentedMP4Tests {
    @Test(arguments: [8_000, 16_000, 22_050, 24_000, 48_000, 96_000], [1, 4_095, 4_096, 4_097, 30_001])
    func `FFmpeg hears exactly the samples and the silence`(sampleRate: Int, count: Int) throws {
        guard let ffmpeg = Self.ffmpeg else { return }
        let clip = Self.noise(count, sampleRate: sampleRate)
        let segment = try ClipFile.m4s.bytes(of: clip, silence: 0.25)
        let folder = try Folder()
        let file = try #require(FragmentedMP4.initialisation(sampleRate: sampleRate)) + segment
        try Data(file).write(to: folder.url("sound.mp4"))
        let samples = try Self.decoded(folder.url("sound.mp4"), by: ffmpeg)
        #expect(samples == FLACStream(clip, silence: 0.25).samples)
    }

    @Test(arguments: [16_000, 24_000])
    func `small sound begins where it is said to, to the sample, and is long enough`(rate: Int) async throws {
        guard let ffmpeg = Self.ffmpeg else { return }
        let count = 30_001
        let clip = Self.sweep(count, sampleRate: rate)
        let small = try await SmallSound(clip.samples, sampleRate: rate)
        #expect(small.frames.count * SmallSound.frameLength >= SmallSound.delay + count)
        let folder = try Folder()
        let head = try #require(FragmentedMP4.initialisation(sampleRate: rate, .aac))
        try Data(head + FragmentedMP4.segment(small)).write(to: folder.url("sound.mp4"))
        let heard = try Self.decoded(folder.url("sound.mp4"), by: ffmpeg).map { Float($0) / 32_768 }
        // Where a stretch of it fits best of all places within two frames.
        let stretch = 12_000..<13_000
        let likeness = (0...2 * SmallSound.frameLength).map { shift in
            var sum: Float = 0
            for index in stretch { sum += heard[index + shift] * clip.samples[index] }
            return sum
        }
        let best = try #require(likeness.indices.max { likeness[$0] < likeness[$1] })
        #expect(best == SmallSound.delay)
        // It is that sound, and no other one: what differs has a twentieth of its power at most.
        let found = Array(heard.dropFirst(best).prefix(count))
        let power = clip.samples.reduce(Float(0)) { $0 + $1 * $1 }
        let rest = zip(found, clip.samples).reduce(Float(0)) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        #expect(rest < power / 20)
    }

    @Test func `small sound has less than a tenth of the bits of lossless sound`() async throws {
        guard Self.ffmpeg != nil else { return }
        let clip = Self.noise(240_000, sampleRate: 24_000)
        let segment = FragmentedMP4.segment(try await SmallSound(clip.samples, sampleRate: 24_000))
        #expect(segment.count * 8 < 45_000 * 10)
        let lossless = try ClipFile.m4s.bytes(of: clip, silence: 0)
        #expect(segment.count * 7 < lossless.count)
    }

    @Test func `there is no initialisation for rates that AAC does not know`() {
        #expect(FragmentedMP4.initialisation(sampleRate: 24_001, .aac) == nil)
        #expect(FragmentedMP4.initialisation(sampleRate: 24_001, .flac) != nil)
    }

    @Test func `a segment says how long each frame is, and where it lies`() throws {
        let clip = Self.noise(10_000, sampleRate: 24_000)
        let segment = try ClipFile.m4s.bytes(of: clip, silence: 0)
        let boxes = Self.boxes(segment[...])
        #expect(boxes.map(\.type) == ["styp", "moof", "mdat"])
        let fragment = Self.boxes(Self.boxes(boxes[1].content)[1].content)
        #expect(fragment.map(\.type) == ["tfhd", "tfdt", "trun"])
        let run = Array(fragment[2].content)
        #expect(Self.number(run, at: 4) == 3)
        let offset = Self.number(run, at: 8)
        #expect(boxes[1].start + offset == boxes[2].content.startIndex)
        let durations = (0..<3).map { Self.number(run, at: 12 + 8 * $0) }
        #expect(durations == [4096, 4096, 10_000 - 8192])
        #expect((0..<3).map { Self.number(run, at: 16 + 8 * $0) }.reduce(0, +) == boxes[2].content.count)
    }

    @Test func `a WAV file holds the samples and the silence`() throws {
        let clip = Self.noise(1_000, sampleRate: 16_000)
        let bytes = try ClipFile.wav.bytes(of: clip, silence: 0.1)
        #expect(bytes.count == 44 + 2 * (1_000 + 1_600))
        #expect(bytes[24..<28].elementsEqual([0x80, 0x3E, 0, 0]))
    }

    // MARK: Reading

    private static func noise(_ count: Int, sampleRate: Int) -> Clip {
        var generator = SeededGenerator(seed: UInt64(count))
        let samples = (0..<count).map { _ in Float(Int16.random(in: .min ... .max, using: &generator)) / 32_768 }
        return Clip(samples: samples, sampleRate: sampleRate, words: [])
    }

    /// A tone that rises, as loud as speech.
    private static func sweep(_ count: Int, sampleRate: Int) -> Clip {
        let samples = (0..<count).map { index in
            let time = Float(index) / Float(sampleRate)
            return 0.3 * sin(2 * .pi * (300 * time + 700 * time * time))
        }
        return Clip(samples: samples, sampleRate: sampleRate, words: [])
    }

    private struct Box {
        let type: String
        let start: Int
        let content: ArraySlice<UInt8>
    }

    private static func boxes(_ bytes: ArraySlice<UInt8>) -> [Box] {
        var result: [Box] = []
        var start = bytes.startIndex
        while start + 8 <= bytes.endIndex {
            let size = number(Array(bytes[start..<start + 4]), at: 0)
            let type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
            result.append(Box(type: type, start: start, content: bytes[start + 8..<start + size]))
            start += size
        }
        return result
    }

    private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private static var ffmpeg: URL? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { URL(filePath: String($0)).appending(path: "ffmpeg") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private static func decoded(_ file: URL, by ffmpeg: URL) throws -> [Int16] {
        let process = Process()
        process.executableURL = ffmpeg
        process.arguments = ["-v", "error", "-i", file.path, "-f", "s16le", "-"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let bytes = [UInt8](try pipe.fileHandleForReading.readToEnd() ?? Data())
        process.waitUntilExit()
        return stride(from: 0, to: bytes.count - 1, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
    }
}
