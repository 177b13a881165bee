import Foundation
import Testing
import VorleserTesting
import VorleserCore

@testable import VorleserExport

@Suite(.timeLimit(.minutes(10)))
struct EncodedSoundTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    static let formats: [AudioFormat] = [.m4b, .m4a, .mp3, .opus]

    @Test(arguments: formats, [8000, 16_000, 24_000])
    func `everything sounds when it was to, and so long`(format: AudioFormat, sampleRate: Int) async throws {
        let file = try sound(folder.path("a.\(format.rawValue)"), format)
        try await Tones(sampleRate: sampleRate).expectHeard(in: file, alone: folder)
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

    private func sound(_ path: String, _ format: AudioFormat, tags: TrackTags = .ofTests) throws -> EncodedSound {
        try EncodedSound(path, Encoding(format), tags: tags, programs: .inherited)
    }
}
