import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserExport

extension TrackTags {
    /// A book's tags.
    static var ofTests: TrackTags {
        TrackTags(AudioTags(of: BookMetadata(title: "A Book", authors: ["Ann Author"])))
    }

    /// The tags of the one file of a book.
    init(_ book: AudioTags) {
        self.init(book, of: .init(name: nil, title: book.title, number: 1, sections: []), among: 1)
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

    /// Records them into a file, and finishes it: each is heard when it was to be, and nothing else lies in its folder.
    func expectHeard(in file: any SoundFile, alone folder: Folder) async throws {
        try await record(in: file)
        let bytes = try await file.finish(chapters)
        let name = URL(filePath: file.path).lastPathComponent
        #expect(try folder.names == [name])
        #expect(bytes == (try folder.bytes(name).count))
        let heard = try await Decoded(file.path, sampleRate: sampleRate)
        #expect(heard.onsets.count == starts.count)
        for (heard, planned) in zip(heard.onsets, starts) { #expect(abs(heard - planned) < 0.01) }
        #expect(abs(heard.seconds - seconds) < 1024 / Double(sampleRate))
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
