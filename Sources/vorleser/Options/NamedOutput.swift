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
    /// - Throws: ``NamedOutputError`` when there is what is not ours; `ExportError` when there is no such folder.
    init(_ path: String, isForced: Bool) throws { try self.init(path, .wav, isForced: isForced) }

    /// - Parameters:
    ///   - path: As it was named.
    ///   - isForced: Whether --force was given.
    /// - Throws: `ValidationError` for an ending that says no kind of sound; ``NamedOutputError`` when there is what
    ///   is not ours; `ExportError` when there is no such folder.
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
        let folder = url.deletingLastPathComponent()
        guard folder.isFolder else { throw ExportError.noSuchFolder(path: folder.path) }
        guard !url.isFolder else { throw NamedOutputError.folder(url.path) }
        if let conflict = finished.conflict(writing: [url.path], to: url, as: nil) {
            let refusal = NamedOutputError.conflict(conflict)
            try Replacing(isForced: isForced).allow(refusal, canBeForced: conflict.canBeForced)
        }
    }

    /// Writes it, and notes that.
    /// - Parameter write: Writes a file.
    /// - Throws: ``NamedOutputError`` when the system does not let it.
    func write(_ write: (URL) throws -> Void) throws {
        do {
            try write(url)
        } catch {
            throw NamedOutputError.unwritable(url.path, reason: error.reasonInWords)
        }
        note()
    }

    /// Notes that it was written: the same command may write it again. Where that cannot be done, it says so.
    func note() {
        do {
            try finished.end(nil, at: url, files: [url.path])
        } catch {
            Terminal.note(Self.unnoted(url, because: error))
        }
    }

    /// What is said where an output cannot be noted as ours.
    static func unnoted(_ url: URL, because error: any Error) -> String {
        localized(
            "It could not be noted that \(url.path) is of our making: \(error.reasonInWords). "
                + "To write there again takes --force."
        )
    }
}
