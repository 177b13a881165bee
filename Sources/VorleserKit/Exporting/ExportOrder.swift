public import VorleserCore
public import VorleserExport
import VorleserSpeech

/// What is wanted of a book as files, whichever face takes the order; who speaks it is asked for when it is opened, see
/// ``SpeakingWishes``.
///
/// As JSON it has the members that `docs/http-api.md` names; the rest is as usual there.
public struct ExportOrder: Codable, Hashable, Sendable {
    public var format: ExportFormat
    /// The chapters, as `ChapterSelection` reads them; all when `nil`.
    public var chapters: String?
    /// How many times as fast as spoken; as chosen for the book when `nil`.
    public var speed: Double?
    /// Bits per second; what suits the format when `nil`.
    public var bitrate: Int?
    /// How loud the book is to be, in LUFS; as the voice speaks when `nil`.
    public var loudness: Double?
    /// What is written beside each sound file.
    public var subtitles: Set<SubtitleFormat>?
    /// What a subtitle holds, or what an EPUB highlights in one piece.
    public var unit = TextUnit.sentence
    /// Whether each chapter gets a sound file of its own.
    public var isSplit = false
    /// What sound files are called inside; what the listener calls the book when `nil`.
    public var title: String?
    /// Whose work sound files say they are; as for the book when empty.
    public var authors: [String] = []

    private enum CodingKeys: CodingKey {
        case format, chapters, speed, bitrate, loudness, subtitles
    }

    public init(format: ExportFormat, chapters: String? = nil) {
        (self.format, self.chapters) = (format, chapters)
    }
}

extension ExportOrder {
    /// Looks for what can be known to be wrong with it before any book is opened.
    /// - Throws: ``ExportOrderError``
    public func check() throws(ExportOrderError) {
        if let speed, !ListeningSpeed.speeds.contains(speed) { throw .speedOutOfRange }
        if let bitrate, !ExportSettings.bitrates.contains(bitrate) { throw .bitrateOutOfRange }
        if let loudness, !ExportSettings.loudnesses.contains(loudness) { throw .loudnessOutOfRange }
        if bitrate != nil, format.audio.isLossless { throw .bitrateOfLossless(format) }
        guard format == .epub else { return }
        if isSplit { throw .splitEPUB }
        if subtitles?.isEmpty == false { throw .subtitlesOfEPUB }
        if title != nil || !authors.isEmpty { throw .tagsOfEPUB }
    }

    /// - Throws: `ExportError.programMissing` when what encodes the format is not installed.
    public func checkPrograms() throws(ExportError) {
        if !format.audio.isWritable() { throw .programMissing(name: "ffmpeg") }
    }

    /// The chapters that are meant.
    /// - Throws: `ExportError.noSuchChapter`, `ExportError.nothingSelected`
    public func selection(in book: Book) throws(ExportError) -> ChapterSelection {
        guard let chapters else { return .all(of: book) }
        return try ChapterSelection(chapters, in: book.chapters)
    }

    /// How many sound files there are; `nil` for an EPUB.
    var division: AudiobookDivision? { format == .epub ? nil : isSplit ? .chapters : .whole }

    /// How it is written.
    /// - Parameter usual: The speed that holds when none is asked for.
    /// - Returns: The settings.
    func settings(speed usual: Double) -> ExportSettings {
        ExportSettings(
            format: format.audio,
            bitrate: format.audio.isLossless ? nil : bitrate,
            loudness: loudness,
            speed: speed ?? usual,
            subtitles: format == .epub ? [] : subtitles ?? [],
            subtitleUnit: unit
        )
    }
}
