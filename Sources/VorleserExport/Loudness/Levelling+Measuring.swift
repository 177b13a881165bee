import Foundation

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
    ///   - sample: The part of the book that is measured.
    ///   - recording: Speaks it.
    ///   - programs: Where the measuring program is looked for.
    /// - Throws: ``ExportError``, ``VorleserCore/SpeechError/unknownVoice(_:known:)``, `CancellationError`.
    init?(
        _ target: Double?,
        of sample: LoudnessSample,
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
        guard let rate = try await sample.write(recording, to: path),
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

extension Double {
    /// Ten to the power of this.
    var powerOfTen: Double { pow(10, self) }
}
