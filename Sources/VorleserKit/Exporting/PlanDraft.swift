import VorleserCore
import VorleserExport
import VorleserSpeech

/// What an export will speak, and where its clips are or will be kept.
struct PlanDraft: Sendable {
    /// Indices in the script, in order.
    let indices: [Int]
    let utterances: [Utterance]

    private let audiobook: Audiobook
    private let addresses: [ClipAddress]
    private let store: ClipStore
    private let voice: Voice
    private let settings: ExportSettings

    init(of audiobook: Audiobook, _ script: Script, _ settings: ExportSettings, by vorleser: Vorleser) {
        indices = audiobook.sections.flatMap(\.utterances)
        utterances = indices.map { script.utterances[$0] }
        addresses = utterances.map(vorleser.address)
        self.audiobook = audiobook
        self.settings = settings
        store = vorleser.clips
        voice = vorleser.voice
    }

    /// What of it is kept now.
    func survey() async -> ClipSurvey { await ClipSurvey.of(utterances, at: addresses, in: store) }

    /// The plan, given what of it is kept.
    func plan(
        of book: Book,
        _ script: Script,
        _ chapters: ChapterSelection,
        _ tags: AudioTags,
        as survey: ClipSurvey,
        workSeconds: Double?
    ) -> ExportPlan {
        let pace = survey.pace ?? voice.pace
        let kept = zip(utterances, survey.isKept).filter(\.1).map(\.0)
        let seconds = utterances.seconds(pace: pace) / settings.speed
        let picture = (tags.cover?.count ?? 0) * audiobook.tracks.count
        return ExportPlan(
            chapters: ExportPlan.Chapter.all(of: book, script, chosen: chapters, pace: pace, speed: settings.speed),
            files: audiobook.tracks.count,
            utterances: utterances.count,
            keptUtterances: kept.count,
            seconds: seconds,
            keptSeconds: kept.seconds(pace: pace) / settings.speed,
            bytes: settings.bytesPerSecond(by: survey, pace: pace, of: utterances).map { Int($0 * seconds) + picture },
            workSeconds: workSeconds
        )
    }
}

extension ExportSettings {
    /// Bytes that a second of sound takes in a file; `nil` when that cannot be told before something is spoken.
    fileprivate func bytesPerSecond(by survey: ClipSurvey, pace: Double, of utterances: [Utterance]) -> Double? {
        if let bits = bitrate ?? format.standardBitrate {
            // The AAC encoder passes its rate: at 64 kbit/s by 4 to 11 % on three books.
            let isAAC = format == .m4b || format == .m4a
            return Double(bits) / 8 * (isAAC ? 1.08 : 1)
        }
        if format == .wav { return survey.sampleRate.map { Double($0) * 2 } }
        // Silence takes next to nothing as FLAC.
        let whole = utterances.seconds(pace: pace)
        let speech = utterances.reduce(0) { $0 + Double($1.spokenLength) } / pace
        return survey.bytesPerSecond.map { whole > 0 ? $0 * speech / whole : $0 }
    }
}
