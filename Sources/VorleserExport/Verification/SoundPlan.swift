import Wording

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
    var tags: [String: String]

    /// The most a chapter may begin too early or too late, in seconds.
    static let chapterTolerance = 0.05
    /// The most a file may be too short or too long, in seconds: what encoders put before and after the sound.
    private var lengthTolerance: Double { 3 * 1152 / Double(sampleRate) }

    /// Compares a file with the plan if there is a program that can.
    func verifyIfPossible(_ path: String, for output: String, _ programs: ProgramPath) async throws {
        if programs.has(.ffprobe) { try await verify(path, for: output, programs) }
    }

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
        let codec = report.sound?.codecName ?? localized("nothing")
        if codec != format.codec { return localized("it holds \(codec), not \(format.codec)") }
        let found = report.seconds ?? 0
        if abs(found - seconds) > lengthTolerance {
            return localized("it lasts \(found.toMilliseconds) seconds, not \(seconds.toMilliseconds)")
        }
        return nil
    }

    private func differenceOfChapters(from report: SoundReport) -> String? {
        if report.chapters.count != chapters.count {
            return localized("it has \(report.chapters.count) chapters, not \(chapters.count)")
        }
        for (number, (found, planned)) in zip(report.chapters, chapters).enumerated() {
            if found.title.compared != planned.title.compared {
                return localized("chapter \(number + 1) is called “\(found.title)”, not “\(planned.title)”")
            }
            let start = Double(found.startTime) ?? -1
            if abs(start - planned.start) > Self.chapterTolerance {
                return localized(
                    "chapter \(number + 1) begins after \(start.toMilliseconds) seconds, "
                        + "not \(planned.start.toMilliseconds)"
                )
            }
        }
        return nil
    }

    private func differenceOfTags(from report: SoundReport) -> String? {
        if hasCover, !report.hasCover { return localized("its cover is missing") }
        for (name, value) in tags.sorted(by: { $0.key < $1.key }) {
            let found = report.tag(name) ?? ""
            if found.compared != value.compared { return localized("its \(name) is “\(found)”, not “\(value)”") }
        }
        return nil
    }
}

extension SoundPlan {
    /// - Parameters:
    ///   - format: What kind of file it is.
    ///   - tags: What it says of itself.
    ///   - chapters: Those that it has marks for.
    ///   - samples: How many it holds.
    ///   - sampleRate: Samples per second before it was encoded.
    ///   - hasCover: Whether a cover is in it.
    init(
        _ format: AudioFormat,
        _ tags: TrackTags,
        chapters: [ChapterMark],
        samples: Int,
        sampleRate: Int,
        hasCover: Bool
    ) {
        let rate = Double(sampleRate)
        self.format = format
        self.sampleRate = sampleRate
        self.seconds = Double(samples) / rate
        self.chapters = chapters.map { Chapter(title: $0.title, start: Double($0.start) / rate) }
        self.hasCover = hasCover
        self.tags = ["title": tags.title, "album": tags.book.title]
        // Where several may stand side by side, FFmpeg joins them as it likes.
        if let author = tags.author, tags.book.authors.count == 1 { self.tags["artist"] = author }
    }
}

extension String {
    /// What of a text is compared: containers differ in what they make of white space and of very long texts.
    fileprivate var compared: String { String(tagLine.prefix(200)) }
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
