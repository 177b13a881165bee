public import Foundation
import VorleserExport
import Wording

/// Why what stands at an export's destination must not be written over without a word.
public enum OutputConflict: Error, Hashable, Sendable {
    /// There is a file that is not known to be ours.
    case foreign(path: String)
    /// Our file was changed since.
    case changed(path: String)
    /// Our file is of another book, whose path this is.
    case otherBook(path: String, book: String)
    /// Our file holds chapters that the new one would not hold.
    case more(path: String)
    /// The folder holds another export, of other chapters or of another kind, in this many sound files.
    case otherFiles(folder: String, count: Int)
    /// There is something that is no file, such as a device.
    case notAFile(path: String)

    /// Whether it may be replaced when the listener says so.
    public var canBeForced: Bool { if case .notAFile = self { false } else { true } }
}

extension OutputConflict: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .foreign(let path): localized("\(path) is there already, and is not known to be an export of Vorleser’s.")
        case .changed(let path): localized("\(path) has been changed since it was exported.")
        case .otherBook(let path, let book): localized("\(path) is an export of another book: \(book)")
        case .more(let path): localized("\(path) holds more of the book than the chapters that are to be written.")
        case .otherFiles(let folder, let count):
            count == 1
                ? localized("The folder \(folder) holds another export, in \(count) file, which would go.")
                : localized("The folder \(folder) holds another export, in \(count) files, which would go.")
        case .notAFile(let path): localized("\(path) is no file that could be replaced.")
        }
    }

    public var recoverySuggestion: String? {
        canBeForced
            ? localized("Write elsewhere with -o, or have it replaced with --force.")
            : localized("Name a file to write.")
    }
}

extension FinishedExports {
    /// What speaks against writing files.
    /// - Parameters:
    ///   - paths: All files that would be written.
    ///   - destination: The file, or the folder of several.
    ///   - export: What they would be made of; `nil` for what is no export of a book.
    /// - Returns: The first reason; `nil` when they are new, or take the place of our own.
    public func conflict(writing paths: [String], to destination: URL, as export: ExportIdentity?) -> OutputConflict? {
        let record = record(of: destination)
        let known = Dictionary(grouping: record?.files ?? [], by: \.path)
        for path in paths {
            switch FileKind(at: path) {
            case nil, .folder: continue
            case .other: return .notAFile(path: path)
            case .file:
                // Not yet another's, or of sounds that are gone: see ``CompanionPaths``.
                if PlaceMap.isMap(at: path) { continue }
                guard let files = known[path] else { return .foreign(path: path) }
                if !files.contains(where: { $0.fate == .asWritten }) { return .changed(path: path) }
            }
        }
        guard let export, let old = record?.identity, record?.files.contains(where: { $0.fate != .gone }) == true else {
            return nil
        }
        if destination.path == paths.first { return conflict(replacing: old, by: export, at: destination) }
        return isReplaced(old, by: export) ? nil : others(than: paths, at: destination)
    }

    private func conflict(
        replacing old: ExportIdentity,
        by export: ExportIdentity,
        at destination: URL
    ) -> OutputConflict? {
        if !export.isOfSameBook(as: old) { return .otherBook(path: destination.path, book: old.book) }
        return export.covers(old) ? nil : .more(path: destination.path)
    }

    /// Whether a folder's new export takes the place of the old one.
    private func isReplaced(_ old: ExportIdentity, by export: ExportIdentity) -> Bool {
        export.isOfSameBook(as: old) && export.format == old.format && export.covers(old)
    }

    private func others(than paths: [String], at folder: URL) -> OutputConflict? {
        let count = (record(of: folder)?.files ?? []).count {
            AudioFormat(ending: $0.ending) != nil && $0.fate != .gone
        }
        return count > 0 ? .otherFiles(folder: folder.path, count: count) : nil
    }

    /// The files of an earlier export that the new one has not written over, such as subtitles that were not asked for
    /// again.
    /// - Parameters:
    ///   - destination: The file, or the folder of several.
    ///   - files: What the new one has written.
    /// - Returns: Those that are unchanged.
    public func leftOver(at destination: URL, besides files: [String]) -> [String] {
        let written = Set(files)
        return (record(of: destination)?.files ?? []).filter { !written.contains($0.path) && $0.fate == .asWritten }
            .map(\.path)
    }
}

extension WrittenFile {
    fileprivate var ending: String { URL(filePath: path).pathExtension }
}

/// What stands at a path.
private enum FileKind {
    case file, folder, other

    /// - Returns: `nil` for nothing.
    init?(at path: String) {
        var isFolder: ObjCBool = false
        let manager = FileManager.default
        guard manager.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
        if isFolder.boolValue {
            self = .folder
        } else {
            // A link is followed: what it leads to would be lost.
            let target = URL(filePath: path).resolvingSymlinksInPath().path
            let type = try? manager.attributesOfItem(atPath: target)[.type] as? FileAttributeType
            self = type == .typeRegular ? .file : .other
        }
    }
}
