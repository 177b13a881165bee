import ArgumentParser
import Foundation
import VorleserKit

/// A file that a command writes because it was named, such as notes or a sentence's sound.
struct NamedOutput {
    let url: URL
    /// What kind of sound its ending says.
    let format: AudioFormat

    private let finished = FinishedExports(folder: UserLibrary.folders.exports)

    /// - Parameters:
    ///   - path: As it was named.
    ///   - isForced: Whether --force was given.
    /// - Throws: `OutputConflict` when there is a file that is not ours.
    init(_ path: String, isForced: Bool) throws { try self.init(path, .wav, isForced: isForced) }

    /// - Parameters:
    ///   - path: As it was named.
    ///   - isForced: Whether --force was given.
    /// - Throws: `ValidationError` for an ending that says no kind of sound; `OutputConflict` when there is a file that
    ///   is not ours.
    init(sound path: String, isForced: Bool) throws {
        guard let format = AudioFormat(ending: URL(filePath: path).pathExtension), format != .m4a else {
            let known = AudioFormat.allCases.filter { $0 != .m4a }.map(\.rawValue).joined(separator: ", ")
            throw ValidationError(
                localized("“\(path)” does not say what kind of sound to write. Known endings: \(known).")
            )
        }
        try self.init(path, format, isForced: isForced)
    }

    private init(_ path: String, _ format: AudioFormat, isForced: Bool) throws {
        url = URL(filePath: path).standardizedFileURL
        self.format = format
        if let conflict = finished.conflict(writing: [url.path], to: url, as: nil) {
            try Replacing(isForced: isForced).allow(conflict)
        }
    }

    /// Notes that it was written: the same command may write it again. Where that cannot be done, it says so.
    func note() {
        do {
            try finished.end(nil, at: url, files: [url.path])
        } catch {
            Terminal.note(
                localized(
                    "It could not be noted that \(url.path) is of our making: \(error.reasonInWords). "
                        + "To write there again takes --force."
                )
            )
        }
    }
}
