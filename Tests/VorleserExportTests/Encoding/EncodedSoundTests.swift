import Foundation
import Testing
import VorleserCore

@testable import VorleserExport

@Suite(.timeLimit(.minutes(10)))
struct EncodedSoundTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    static let formats: [AudioFormat] = [.m4b, .m4a, .mp3, .opus]

    @Test(arguments: formats, [8000, 16_000, 24_000])
    func `everything sounds when it was to, and so long`(format: AudioFormat, sampleRate: Int) async throws {
        let tones = Tones(sampleRate: sampleRate)
        let path = folder.path("a.\(format.rawValue)")
        let file = try sound(path, format)
        try await tones.record(in: file)
        let bytes = try await file.finish(tones.chapters)
        #expect(bytes == (try folder.bytes("a.\(format.rawValue)").count))
        let heard = try await Decoded(path, sampleRate: sampleRate)
        #expect(heard.onsets.count == tones.starts.count)
        for (heard, planned) in zip(heard.onsets, tones.starts) { #expect(abs(heard - planned) < 0.01) }
        #expect(abs(heard.seconds - tones.seconds) < 1024 / Double(sampleRate))
        #expect(try folder.names == ["a.\(format.rawValue)"])
    }

    @Test(arguments: [AudioFormat.m4b, .mp3, .opus])
    func `chapters are where they were planned, with their titles`(format: AudioFormat) async throws {
        let tones = Tones(sampleRate: 24_000)
        let path = folder.path("a.\(format.rawValue)")
        let file = try sound(path, format)
        try await tones.record(in: file)
        _ = try await file.finish(tones.chapters)
        let report = try await SoundReport(of: path, for: path, .inherited)
        #expect(report.chapters.map(\.title) == tones.chapters.map(\.title))
        for (chapter, start) in zip(report.chapters, tones.starts) {
            #expect(abs((Double(chapter.startTime) ?? -1) - start) <= 0.002)
        }
    }

    private func sound(_ path: String, _ format: AudioFormat, tags: AudioTags = .ofTests) throws -> EncodedSound {
        try EncodedSound(path, Encoding(format), tags: tags, programs: .inherited)
    }
}

extension AudioTags {
    /// A book's tags.
    static var ofTests: AudioTags {
        AudioTags(of: BookMetadata(title: "A Book", authors: ["Ann Author"]))
    }
}

/// Tones with silence between them; each begins a chapter.
struct Tones {
    let sampleRate: Int
    /// Seconds from the start.
    let starts = [0, 1.25, 3.5, 7.0625]
    let seconds = 9.01
    let titles = ["One = 1; #2 \\", "Zwei: Über Änderungen 😀", "Three", "“Four”"]

    var chapters: [ChapterMark] {
        zip(titles, starts).map { ChapterMark(title: $0, start: samples($1)) }
    }

    func record(in file: any SoundFile) async throws {
        let ends = starts.dropFirst() + [seconds]
        for (start, end) in zip(starts, ends) {
            try await file.append(tone, sampleRate: sampleRate)
            try await file.appendSilence(samples(end - start) - tone.count, sampleRate: sampleRate)
        }
    }

    private var tone: [Float] {
        (0..<samples(0.5)).map { Float(0.5 * sin(2 * Double.pi * 1000 * Double($0) / Double(sampleRate))) }
    }

    private func samples(_ seconds: Double) -> Int { Int((seconds * Double(sampleRate)).rounded()) }
}

/// What a player hears of a file.
struct Decoded {
    let sampleRate: Int
    let samples: [Int16]

    init(_ path: String, sampleRate: Int) async throws {
        let sound = ["-map", "0:a", "-ac", "1", "-ar", String(sampleRate), "-f", "s16le", "-"]
        let arguments = ["-nostdin", "-v", "error", "-i", "file:" + path] + sound
        let result = try await ProgramRun(program: .ffmpeg, arguments: arguments, path: .inherited)()
        try #require(result.end.succeeded, "\(result.end.words)")
        self.sampleRate = sampleRate
        samples = stride(from: 0, to: result.output.count - 1, by: 2).map {
            Int16(bitPattern: UInt16(result.output[$0]) | UInt16(result.output[$0 + 1]) << 8)
        }
    }

    var seconds: Double { Double(samples.count) / Double(sampleRate) }

    /// When sound begins after at least a tenth of a second of silence, in seconds.
    var onsets: [Double] {
        var onsets: [Double] = []
        var quiet = sampleRate
        for (index, sample) in samples.enumerated() {
            guard abs(Int(sample)) > 4000 else {
                quiet += 1
                continue
            }
            if quiet > sampleRate / 10 { onsets.append(Double(index) / Double(sampleRate)) }
            quiet = 0
        }
        return onsets
    }
}
