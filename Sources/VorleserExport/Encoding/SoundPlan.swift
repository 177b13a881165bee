/// What a sound file is to hold, to be compared with what it holds.
struct SoundPlan: Hashable, Sendable {
    struct Chapter: Hashable, Sendable {
        let title: String
        /// Seconds from the start of the file.
        let start: Double
    }

    let format: AudioFormat
    /// Samples per second before it was encoded.
    let sampleRate: Int
    /// How long it sounds, in seconds.
    let seconds: Double
    /// In order.
    let chapters: [Chapter]
    let hasCover: Bool
    /// Tags that must be there, by FFmpeg's names.
    let tags: [String: String]

    /// The most a chapter may begin too early or too late, in seconds.
    static let chapterTolerance = 0.05
    /// The most a file may be too short or too long, in seconds: what encoders put before and after the sound.
    private var lengthTolerance: Double { 3 * 1152 / Double(sampleRate) }

    /// Compares a file with the plan.
    /// - Parameters:
    ///   - path: Where the file is.
    ///   - output: What it will be called, for errors.
    ///   - programs: Where ffprobe is looked for.
    /// - Throws: ``ExportError``, `CancellationError`.
    func verify(_ path: String, for output: String, _ programs: ProgramPath) async throws {
        let report = try await SoundReport(of: path, for: output, programs)
        if let difference = difference(from: report) {
            throw ExportError.notAsPlanned(path: output, difference: difference)
        }
    }

    /// The first difference there is, in words.
    func difference(from report: SoundReport) -> String? {
        differenceOfSound(from: report) ?? differenceOfChapters(from: report) ?? differenceOfTags(from: report)
    }

    private func differenceOfSound(from report: SoundReport) -> String? {
        let codec = report.sound?.codecName ?? "nothing"
        if codec != format.codec { return "it holds \(codec), not \(format.codec)" }
        let found = report.seconds ?? 0
        if abs(found - seconds) > lengthTolerance {
            return "it lasts \(found.toMilliseconds) seconds, not \(seconds.toMilliseconds)"
        }
        return nil
    }

    private func differenceOfChapters(from report: SoundReport) -> String? {
        if report.chapters.count != chapters.count {
            return "it has \(report.chapters.count) chapters, not \(chapters.count)"
        }
        for (number, (found, planned)) in zip(report.chapters, chapters).enumerated() {
            if found.title != planned.title {
                return "chapter \(number + 1) is called “\(found.title)”, not “\(planned.title)”"
            }
            let start = Double(found.startTime) ?? -1
            if abs(start - planned.start) > Self.chapterTolerance {
                return """
                    chapter \(number + 1) begins after \(start.toMilliseconds) seconds, \
                    not \(planned.start.toMilliseconds)
                    """
            }
        }
        return nil
    }

    private func differenceOfTags(from report: SoundReport) -> String? {
        if hasCover, !report.hasCover { return "its cover is missing" }
        for (name, value) in tags.sorted(by: { $0.key < $1.key }) where report.tag(name) != value {
            return "its \(name) is “\(report.tag(name) ?? "")”, not “\(value)”"
        }
        return nil
    }
}

extension AudioFormat {
    /// FFmpeg's name for what is in it.
    var codec: String {
        switch self {
        case .m4b, .m4a: "aac"
        case .mp3, .opus, .flac: rawValue
        case .wav: "pcm_s16le"
        }
    }
}

extension Double {
    /// To the millisecond.
    fileprivate var toMilliseconds: Double {
        (self * 1000).rounded() / 1000
    }
}
