import ArgumentParser
import VorleserExport

/// What an export makes of a book.
enum ExportFormat: String, CaseIterable, ExpressibleByArgument {
    case m4b, mp3, opus, flac, wav
    /// The book itself, read along.
    case epub

    /// The format that a file name's ending names; `nil` for any other.
    init?(ending: String) {
        let ending = ending.lowercased()
        self.init(rawValue: ending == "ogg" ? "opus" : ending == "wave" ? "wav" : ending)
    }

    /// How its sound is written.
    var audio: AudioFormat { AudioFormat(rawValue: rawValue) ?? .m4a }

    /// All names, for people.
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

    /// The best that this machine can write.
    static var standard: ExportFormat { ProgramPath.inherited.hasEncoder ? .m4b : .flac }
}
