public import Foundation
import VorleserCore
import VorleserExport

/// Which exports are done: so that the same command over a shelf makes only what is new or has changed, and nothing is
/// written over that is not known to be ours.
///
/// A small file for each destination says what was written there, of what. Lost, the files count as anybody's.
public struct FinishedExports: Sendable {
    private let folder: URL

    /// - Parameter folder: Made when the first export is noted.
    public init(folder: URL) { self.folder = folder }

    /// What stands where an export would be written.
    public enum Standing: Equatable, Sendable {
        /// The export itself, made of the same things: its files.
        case finished([String])
        /// The same, but some of its files were changed since, such as their tags.
        case changed([String], by: [String])
        /// Nothing of the kind.
        case toMake
    }

    /// Says whether an export is there already.
    /// - Parameters:
    ///   - export: What it would be made of now.
    ///   - destination: Where it would be written.
    /// - Returns: What is there.
    public func standing(of export: ExportIdentity, at destination: URL) -> Standing {
        guard let record = record(of: destination), record.fingerprint == export.fingerprint else { return .toMake }
        let paths = record.files.map(\.path)
        var changed: [String] = []
        for file in record.files {
            switch file.fate {
            case .asWritten: break
            // Two exports of earlier versions have one map, which is that of the last.
            case .changed where PlaceMap.isMap(at: file.path, butNotOf: destination): return .toMake
            case .changed: changed.append(file.path)
            case .gone: return .toMake
            }
        }
        return changed.isEmpty ? .finished(paths) : .changed(paths, by: changed)
    }

    /// The book's file of which something was exported to a destination; `nil` when that is not known.
    public func book(at destination: URL) -> String? { record(of: destination)?.identity?.book }

    // MARK: Notes

    /// Notes that an export has begun: what is there of an older one is still ours.
    public func begin(_ export: ExportIdentity, at destination: URL) throws {
        let files = record(of: destination)?.files.filter { $0.fate == .asWritten } ?? []
        try keep(DestinationRecord(fingerprint: nil, files: files, identity: export), of: destination)
    }

    /// Writes an export, and notes its files before they have their names: however it ends, they are known as ours.
    /// - Parameters:
    ///   - destination: Where it is written.
    ///   - write: Writes it.
    /// - Returns: What `write` returns.
    public func noting<Result>(
        to destination: URL,
        _ write: () async throws -> Result
    ) async rethrows -> Result {
        try await FileNaming.$current.withValue(
            FileNaming { part, path in
                guard var record = record(of: destination), let file = WrittenFile(at: part, named: path) else {
                    return
                }
                // The file that has the name until then is ours as well.
                record.files.append(file)
                try? keep(record, of: destination)
            },
            operation: write
        )
    }

    /// Notes that an export is done.
    /// - Parameters:
    ///   - export: What it was made of; `nil` for what is made anew each time.
    ///   - destination: Where it was written.
    ///   - files: The paths of all its files.
    /// - Throws: ``VorleserCore/FileFault``, `CocoaError` when it cannot be noted.
    public func end(_ export: ExportIdentity?, at destination: URL, files: [String]) throws {
        let written = files.compactMap { WrittenFile(at: $0)?.withDigest }
        try keep(DestinationRecord(fingerprint: export?.fingerprint, files: written, identity: export), of: destination)
    }

    func record(of destination: URL) -> DestinationRecord? {
        file(of: destination).value()
    }

    private func keep(_ record: DestinationRecord, of destination: URL) throws {
        try file(of: destination).keep(record)
    }

    private func file(of destination: URL) -> JSONFile {
        var hash = SHA256()
        hash.update(destination.standardizedFileURL.path.utf8)
        return JSONFile(folder.appending(path: hash.finish().prefix(32) + ".json"))
    }
}

/// What is known of an export at its destination.
struct DestinationRecord: Codable {
    /// Of what it was made; `nil` while it is made, and for what is made anew each time.
    var fingerprint: String?
    var files: [WrittenFile]
    /// `nil` in notes of earlier versions.
    var identity: ExportIdentity?
}
