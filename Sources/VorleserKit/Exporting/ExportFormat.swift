public import VorleserExport

/// What an export makes of a book.
public enum ExportFormat: String, Codable, CaseIterable, Hashable, Sendable {
    case m4b, mp3, opus, flac, wav
    /// The book itself, read along.
    case epub

    /// The format that a file name's ending names; `nil` for any other.
    public init?(ending: String) {
        let known = AudioFormat(ending: ending)?.rawValue ?? ending.lowercased()
        self.init(rawValue: known)
    }

    /// How its sound is written.
    public var audio: AudioFormat { AudioFormat(rawValue: rawValue) ?? .m4a }

    /// All names, for people.
    public static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

    /// The best that this machine can write.
    public static var standard: ExportFormat { AudioFormat.m4b.isWritable() ? .m4b : .flac }
}
