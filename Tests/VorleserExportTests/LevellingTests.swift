import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserExport

struct LevellingTests {
    private let folder: Folder
    private let reading = Reading([
        ("One", ["Quiet words here, not many.", "Loud words here, not many.", "More of the same."]),
        ("Two", ["Quiet again, and then some.", "The end."]),
    ])

    init() throws { folder = try Folder() }

    @Test(arguments: [AudioFormat.wav, .flac, .m4b, .mp3, .opus], [-24.0, -16.0])
    func `the finished file is as loud as wanted, and its true peaks are below`(
        format: AudioFormat,
        target: Double
    ) async throws {
        let path = try await write(format, loudness: target)
        let loudness = try #require(try await Loudness(of: path, .inherited))
        #expect(abs(loudness.integrated - target) <= 0.5)
        #expect(loudness.truePeak < -1)
    }

    @Test func `every utterance has the same gain`() async throws {
        let plain = try levels(try await write(.wav, loudness: nil))
        let levelled = try levels(try await write(.wav, loudness: -25))
        let gains = zip(plain, levelled).filter { $0.0 > 1e-4 }.map { 20 * log10($1 / $0) }
        let (least, most) = (try #require(gains.min()), try #require(gains.max()))
        #expect(gains.count > 10 && most - least < 0.2)
    }

    @Test func `without a target nothing is changed`() async throws {
        let sample = try audiobook().loudnessSample
        let levelling = try await Levelling(nil, of: sample, recording { try Self.speak($0) }, .inherited)
        #expect(levelling == nil)
    }

    @Test func `a silent book has no gain`() async throws {
        let levelling = try await Levelling(
            -18,
            of: audiobook().loudnessSample,
            recording { utterance in
                let clip = try Self.speak(utterance)
                let silence = [Float](repeating: 0, count: clip.samples.count)
                return Clip(samples: silence, sampleRate: clip.sampleRate, words: [])
            },
            .inherited
        )
        #expect(levelling == nil)
    }

    @Test(arguments: [-31, -9, 0, 18, .infinity, .nan])
    func `a target that no book has is refused`(target: Double) async throws {
        await #expect(throws: ExportError.self) { _ = try await write(.wav, loudness: target) }
        #expect(try folder.names == [])
    }

    @Test func `the limiter takes away only so much`() {
        let loudness = Loudness(integrated: -45, truePeak: -6)
        #expect(Levelling.gain(from: loudness, to: -20) == Levelling.ceiling + Levelling.mostLimiting + 6)
        #expect(Levelling.gain(from: loudness, to: -50) == -5)
    }

    @Test(arguments: [(10, 100), (3000, 150_000), (100, 1_000_000)])
    func `a sample is spread evenly over a book`(count: Int, length: Int) {
        let rounds = LoudnessSample(of: Array(0..<count), length: length).rounds
        #expect(rounds.flatMap(\.self).sorted() == Array(0..<count))
        let first = rounds[0]
        #expect(first.first == 0 && Set(zip(first, first.dropFirst()).map { $1 - $0 }).count <= 1)
        #expect(length > 4500 || first.count == count)
    }

    private func audiobook() throws -> Audiobook {
        try Audiobook(of: reading.book, reading.script, chapters: .all(of: reading.book))
    }

    private func recording(_ speak: @escaping ClipSource) -> Recording {
        Recording(script: reading.script, speed: 1, stretch: everyOtherSample, atOnce: 1, speak: speak)
    }

    private func write(_ format: AudioFormat, loudness: Double?) async throws -> String {
        let url = folder.url.appending(path: "book.\(format.rawValue)")
        let settings = ExportSettings(format: format, loudness: loudness)
        _ = try await audiobook().write(to: url, settings, stretch: everyOtherSample) { try Self.speak($0) }
        return url.path
    }

    /// A voice that says some things 12 dB louder than others, with peaks like those of speech.
    private static func speak(_ utterance: Utterance) throws -> Clip {
        let isQuiet = utterance.pieces[0].text.hasPrefix("Quiet")
        return Clip(samples: isQuiet ? loud.map { $0 / 4 } : loud, sampleRate: 24_000, words: [])
    }

    private static let loud: [Float] = {
        var generator = SeededGenerator(seed: 1)
        return (0..<72_000).map { index in
            let time = Double(index) / 24_000
            let pulse = exp(-4 * (time * 110).truncatingRemainder(dividingBy: 1))
            let tone = sin(2 * .pi * 730 * time) + 0.5 * sin(2 * .pi * 1900 * time)
            return Float(0.4 * pulse * (tone + Double.random(in: -0.1...0.1, using: &generator)))
        }
    }()

    /// The level of every half second, as a fraction of full scale.
    private func levels(_ path: String) throws -> [Double] {
        let samples = try #require(ReadWave(Array(try Data(contentsOf: URL(filePath: path))))).samples
        return stride(from: 0, to: samples.count - 12_000, by: 12_000).map { start in
            let squares = samples[start..<start + 12_000].reduce(0.0) { $0 + Double($1) * Double($1) }
            return (squares / 12_000).squareRoot() / 32_768
        }
    }
}
