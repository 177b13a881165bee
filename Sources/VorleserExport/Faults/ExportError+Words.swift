#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import Wording

extension ExportError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .nothingSelected(let asked): localized("“\(asked)” selects no chapter.")
        case .noSuchChapter(let asked, _): localized("There is no chapter “\(asked)”.")
        case .nothingToSpeak: localized("Nothing in these chapters is spoken.")
        case .nothingSpoken(let utterances, let reason):
            localized("None of the \(utterances) utterances could be spoken; the first one: \(reason)")
        case .noSuchFolder(let path): localized("The folder \(path) does not exist.")
        case .isFolder(let path): localized("\(path) is a folder.")
        case .isFile(let path): localized("\(path) is a file, not a folder.")
        case .notWritable(let path, let reason): localized("\(path) cannot be written: \(reason).")
        case .noSpace(let path): localized("There is no space left for \(path).")
        case .inUse(let path): localized("Another process is writing \(path).")
        case .sampleRateChanged(let path, let old, let new):
            localized("The sound changes from \(old) to \(new) samples per second within \(path).")
        case .programMissing(let name): localized("The program \(name) is not installed, or is not on the PATH.")
        case .loudnessNeedsProgram(let name):
            localized(
                "A book is made as loud as asked for by the program \(name), which is not installed or not on the PATH."
            )
        case .encoderFailed(let path, let reason): localized("\(path) could not be encoded: \(reason).")
        case .notAsPlanned(let path, let difference): localized("\(path) did not turn out as planned: \(difference).")
        case .notRendered(let missing, let count, let store, let first):
            ([localized("\(missing) of \(count) clips are not in \(store):")] + first.map { "  \($0)" }
                + (missing > first.count ? ["  …"] : [])).joined(separator: "\n")
        case .notKept(let store, let reason): localized("What is rendered cannot be kept in \(store): \(reason)")
        case .noSuchStore(let path): localized("There is no clip store \(path).")
        case .loudnessOutOfRange(let asked): localized("No book is made as loud as \(asked) LUFS.")
        case .isSource(let path): localized("\(path) is the book itself.")
        case .sourceChanged(let path): localized("\(path) was changed while it was exported.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .nothingSelected: localized("Give numbers, ranges or titles, such as 2-5, 7- or a part of a title.")
        case .noSuchChapter(_, let chapters): Self.listing(chapters)
        case .nothingToSpeak: localized("Choose other chapters, or let what is skipped be spoken.")
        case .nothingSpoken: localized("Choose another voice.")
        case .noSuchFolder: localized("Create it first, or write elsewhere.")
        case .isFolder: localized("Give the name of a file in it, or write one file per chapter.")
        case .isFile: localized("Give the name of a folder.")
        case .notWritable: localized("See that the folder may be written, or write elsewhere.")
        case .noSpace: localized("Make room and run the same again: what has been spoken is kept.")
        case .inUse: localized("Wait until it is done, or write elsewhere.")
        case .sampleRateChanged: localized("Use one voice for the whole export.")
        case .programMissing:
            localized(
                "Install FFmpeg (Debian and Ubuntu: sudo apt install ffmpeg; macOS: brew install ffmpeg), "
                    + "or write FLAC or WAV, which need no other program."
            )
        case .loudnessNeedsProgram:
            localized(
                "Install FFmpeg (Debian and Ubuntu: sudo apt install ffmpeg; macOS: brew install ffmpeg), "
                    + "or leave the loudness as the voice speaks."
            )
        case .encoderFailed: localized("Run the same again: what has been spoken is kept.")
        case .notAsPlanned: localized("Run the same again, or write another format: what has been spoken is kept.")
        case .notRendered(let missing, let count, _, _):
            missing == count
                ? localized(
                    "Render the book into this store first, with the same voice, options and version of Vorleser."
                )
                : localized(
                    "Render the shards that are not done, with the same voice and options, or let the export render the rest."
                )
        case .notKept:
            localized("Make room or choose another store, and run the same again: what is kept is not rendered anew.")
        case .noSuchStore: localized("Create the folder, or see that the shared disk is there.")
        case .loudnessOutOfRange:
            localized(
                "Give a number from \(Int(ExportSettings.loudnesses.lowerBound)) to \(Int(ExportSettings.loudnesses.upperBound)), such as -18; the nearer to zero, the louder."
            )
        case .isSource: localized("Write to another folder, or under another name.")
        case .sourceChanged: localized("Run the same again: what has been spoken is kept.")
        }
    }

    private static func listing(_ chapters: [String]) -> String {
        let shown = 30
        guard !chapters.isEmpty else { return localized("The book has no chapters.") }
        let lines = chapters.prefix(shown).enumerated().map { "\($0.offset + 1) \($0.element)" }
        let more = chapters.count > shown ? [localized("… and so on up to \(chapters.count)")] : []
        return ([localized("The book has these:")] + lines + more).joined(separator: "\n")
    }
}
