#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import Wording

/// Why a map of places and times does not answer.
public enum PlaceMapError: Error, Equatable {
    /// There is no such file.
    case noMap(path: String)
    /// The system does not let it be read; `reason` is its own word for it.
    case unreadable(path: String, reason: String)
    /// It has more bytes than any book's map.
    case tooLarge(path: String, bytes: Int)
    /// It is something else than a map.
    case notAMap(path: String)
    /// A later version of the format than this program knows.
    case tooNew(path: String, version: Int)
    /// It breaks off, or is no JSON any more, after so many bytes.
    case damaged(path: String, position: Int)
    /// Its numbers cannot be true: times or offsets out of order, below zero or beyond the end. `sentence` is the first
    /// such sentence, from 1; `nil` when it is the files or chapters.
    case inconsistent(path: String, sentence: Int?)
    /// The export has no such file; `files` are the names of those that it has.
    case noSuchFile(asked: String, files: [String])
    /// The time, in seconds, is not in the sound, which has `seconds`; `file` is `nil` for all files together.
    case beyondEnd(asked: Double, seconds: Double, file: String?)
    /// The offset is not in the text, which has `length` UTF-16 code units.
    case beyondText(offset: Int, length: Int)
    /// Nothing of the text sounds in this file.
    case nothingSounds(file: String)
    /// The quotation does not sound.
    case noSuchText(String)
}

extension PlaceMapError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .noMap(let path): localized("There is no file \(path).")
        case .unreadable(let path, let reason): localized("\(path) cannot be read: \(reason).")
        case .tooLarge(let path, let bytes): localized("\(path) is too large for a map: it has \(bytes) bytes.")
        case .notAMap(let path): localized("\(path) is not the map of an export.")
        case .tooNew(let path, let version):
            localized(
                "\(path) is a map of version \(version); this program reads those up to version \(MapFile.version)."
            )
        case .damaged(let path, let position): localized("\(path) is damaged after \(position) bytes.")
        case .inconsistent(let path, let sentence):
            sentence.map { localized("\(path) is damaged: the times or offsets of sentence \($0) cannot be right.") }
                ?? localized("\(path) is damaged: what it says of the sound files cannot be right.")
        case .noSuchFile(let asked, _): localized("There is no sound file “\(asked)” in this export.")
        case .beyondEnd(let asked, let seconds, let file):
            file.map { localized("\(Self.time(asked)) is not in \($0), which ends at \(Self.time(seconds)).") }
                ?? localized("\(Self.time(asked)) is not in the sound, which ends at \(Self.time(seconds)).")
        case .beyondText(let offset, let length):
            localized("Offset \(offset) is not in the text, which ends at \(length).")
        case .nothingSounds(let file): localized("Nothing of the text is spoken in \(file).")
        case .noSuchText(let text): localized("“\(text)” is not spoken in this export.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .noMap:
            localized("Maps lie beside the sound they were made with: book.map.json, or map.json in the folder.")
        case .unreadable: localized("See that it is a file and that you may read it.")
        case .tooLarge, .notAMap:
            localized("Give a file that `vorleser export` made: book.map.json, or map.json in the folder.")
        case .tooNew: localized("Use the version of Vorleser that made it, or a later one.")
        case .damaged, .inconsistent:
            localized("Export the book again: what has been spoken is kept, so it takes little time.")
        case .noSuchFile(_, let files): Self.listing(files)
        case .beyondEnd: localized("Give a time within it, as hours:minutes:seconds or in seconds.")
        case .beyondText: localized("Offsets are UTF-16 code units from the start of the book.")
        case .nothingSounds: localized("Choose another file.")
        case .noSuchText: localized("Give fewer words, as they are printed, without the signs of notes.")
        }
    }

    private static func time(_ seconds: Double) -> String {
        guard seconds.isFinite, abs(seconds) < 1e9 else { return "\(seconds) s" }
        let text = ClockValue(milliseconds: milliseconds(abs(seconds))).text()
        return seconds < 0 ? "−" + text : text
    }

    private static func listing(_ files: [String]) -> String {
        let shown = 20
        let lines = files.prefix(shown).enumerated().map { "\($0.offset + 1) \($0.element)" }
        let more = files.count > shown ? [localized("… and so on up to \(files.count)")] : []
        return ([localized("It has these:")] + lines + more).joined(separator: "\n")
    }
}
