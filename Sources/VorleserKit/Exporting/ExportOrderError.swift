/// Why an export cannot be made as it is ordered.
public enum ExportOrderError: Error, Hashable, Sendable {
    /// The speed is none at which speech can be understood.
    case speedOutOfRange
    /// No sound is written with that bit rate.
    case bitrateOutOfRange
    /// No book is made that loud.
    case loudnessOutOfRange
    /// A format that keeps all of the sound has no bit rate to choose.
    case bitrateOfLossless(ExportFormat)
    /// An EPUB is one file.
    case splitEPUB
    /// An EPUB has the text in it.
    case subtitlesOfEPUB
    /// An EPUB keeps its own title and authors.
    case tagsOfEPUB
}
