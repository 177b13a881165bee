import Foundation

/// How loud sound is. Source: EBU R 128; ITU-R BS.1770-4.
struct Loudness: Hashable, Sendable {
    /// Of the whole, in LUFS.
    let integrated: Double
    /// The highest point between samples too, in dB below full scale.
    let truePeak: Double

    /// What is less loud than this is silence to the measure, in LUFS.
    static let silence = -70.0

    /// Measures a sound file; fails for silence.
    /// - Parameters:
    ///   - path: The file.
    ///   - filter: What the sound goes through before; nothing when `nil`.
    ///   - programs: Where the measuring program is looked for.
    /// - Throws: ``ExportError``, `CancellationError`.
    init?(of path: String, through filter: String? = nil, _ programs: ProgramPath) async throws {
        let measure = "ebur128=peak=true:metadata=1:framelog=verbose,ametadata=mode=print:file=-"
        let filters = [filter, measure].compactMap(\.self).joined(separator: ",")
        let arguments = ["-nostdin", "-hide_banner", "-loglevel", "error", "-i", "file:" + path, "-af", filters]
        let run = ProgramRun(program: .ffmpeg, arguments: arguments + ["-f", "null", "-"], path: programs)
        let result = try await run()
        guard result.end.succeeded else { throw ExportError.encoderFailed(path: path, reason: result.end.words) }
        self.init(report: String(decoding: result.output, as: UTF8.self))
    }

    /// Reads what the measure said last: every tenth of a second it says what it knows of the whole so far.
    init?(report: String) {
        var last: [Substring: Double] = [:]
        for line in report.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            if parts.count == 2, let number = Double(parts[1]) { last[parts[0]] = number }
        }
        guard let integrated = last["lavfi.r128.I"], integrated.isFinite, integrated > Self.silence,
            let peak = last["lavfi.r128.true_peak"], peak.isFinite, peak > 0
        else { return nil }
        self.init(integrated: integrated, truePeak: 20 * log10(peak))
    }

    init(integrated: Double, truePeak: Double) {
        self.integrated = integrated
        self.truePeak = truePeak
    }
}
