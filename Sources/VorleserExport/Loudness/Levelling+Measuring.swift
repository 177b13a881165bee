import Foundation
import VorleserCore

extension Levelling {
    /// How often the gain is corrected for what the limiter takes of the loudness.
    private static let mostCorrections = 8
    /// What is near enough, in LU.
    private static let tolerance = 0.05

    /// Measures a sample of a book, and finds its gain. The same book, voice and speed give the same gain.
    ///
    /// Fails without a target, and for a book that is silent.
    /// - Parameters:
    ///   - target: How loud the whole is to be, in LUFS.
    ///   - audiobook: The book.
    ///   - recording: Speaks it.
    ///   - programs: Where the measuring program is looked for.
    /// - Throws: ``ExportError``, ``VorleserCore/SpeechError/unknownVoice(_:known:)``, `CancellationError`.
    init?(
        _ target: Double?,
        of audiobook: Audiobook,
        _ recording: Recording,
        _ programs: ProgramPath
    ) async throws {
        guard let target else { return nil }
        guard ExportSettings.loudnesses.contains(target) else { throw ExportError.loudnessOutOfRange(asked: target) }
        for program in Program.encoding where !programs.has(program) {
            throw ExportError.loudnessNeedsProgram(name: program.rawValue)
        }
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let path = folder.url.appending(path: "sample.wav").path
        guard let rate = try await LoudnessSample(of: audiobook).write(recording, to: path),
            let loudness = try await Loudness(of: path, programs)
        else { return nil }
        var levelling = Levelling(gain: Self.gain(from: loudness, to: target), sampleRate: rate)
        for _ in 0..<Self.mostCorrections where Self.limits(loudness, gain: levelling.gain) {
            guard let heard = try await Loudness(of: path, through: levelling.filter, programs) else { break }
            let missing = target - heard.integrated
            if abs(missing) < Self.tolerance { break }
            let most = Self.ceiling + Self.mostLimiting - loudness.truePeak
            levelling = Levelling(gain: min(levelling.gain + missing, most), sampleRate: rate)
        }
        self = levelling
    }
}

/// The part of a book by which its loudness is told: all of a short one, some minutes of a long one.
struct LoudnessSample {
    /// Indices of utterances, in the order in which they are spoken. Each round is spread evenly over the book.
    let rounds: [[Int]]

    /// About five minutes.
    private static let characters = 4500
    private static let leastSeconds = 60.0

    init(of audiobook: Audiobook) {
        let all = audiobook.sections.flatMap(\.utterances)
        self.init(of: all, length: all.reduce(0) { $0 + audiobook.script.utterances[$1].spokenLength })
    }

    /// - Parameters:
    ///   - all: Indices of utterances.
    ///   - length: Of their text, in UTF-16 code units.
    init(of all: [Int], length: Int) {
        let step = max((length + Self.characters - 1) / Self.characters, 1)
        // The later rounds are for a book of which little can be spoken.
        rounds = (0..<step).map { first in stride(from: first, to: all.count, by: step).map { all[$0] } }
    }

    /// Speaks it into a WAV file, until it is long enough.
    /// - Returns: Its samples per second; `nil` if nothing could be spoken, and there is no file.
    func write(_ recording: Recording, to path: String) async throws -> Int? {
        var file = try WaveFile(path)
        for round in rounds where file.seconds < Self.leastSeconds {
            let clips = recording.clips(of: round)
            while let sound = try await recording.nextSound(from: clips) {
                try file.append(sound.samples, sampleRate: sound.sampleRate)
            }
        }
        guard let rate = file.sampleRate else { return nil }
        _ = try file.finish()
        return rate
    }
}

extension Double {
    /// Ten to the power of this.
    var powerOfTen: Double { pow(10, self) }
}
