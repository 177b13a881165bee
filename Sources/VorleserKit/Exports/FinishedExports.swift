public import Foundation
import VorleserCore

/// Which exports are done, so that the same command over a shelf makes only what is new or has changed.
///
/// An export counts as done when it was made of the same things, and its files are still those that were written: by
/// their length and their time. A small file for each destination; lost, the export is made once more.
public struct FinishedExports: Sendable {
    private let folder: URL

    /// - Parameter folder: Made when the first export is noted.
    public init(folder: URL) { self.folder = folder }

    private struct Record: Codable {
        let fingerprint: String
        let files: [FileState]
    }

    /// A file as it was left.
    private struct FileState: Codable, Equatable {
        let path: String
        let bytes: Int
        /// Seconds since 1970.
        let modified: Double

        init?(at path: String) {
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
                let bytes = attributes[.size] as? NSNumber, let modified = attributes[.modificationDate] as? Date
            else { return nil }
            self.path = path
            self.bytes = bytes.intValue
            self.modified = modified.timeIntervalSince1970
        }
    }

    /// The files of a finished export.
    /// - Parameters:
    ///   - destination: Where it was written.
    ///   - fingerprint: What it would be made of now.
    /// - Returns: `nil` when it has to be made.
    public func files(at destination: URL, madeOf fingerprint: String) -> [String]? {
        guard let data = try? Data(contentsOf: file(of: destination)),
            let record = try? JSONDecoder().decode(Record.self, from: data), record.fingerprint == fingerprint,
            record.files.allSatisfy({ FileState(at: $0.path) == $0 })
        else { return nil }
        return record.files.map(\.path)
    }

    /// Notes that an export is done.
    /// - Parameters:
    ///   - destination: Where it was written.
    ///   - fingerprint: What it was made of.
    ///   - files: The paths of all its files.
    /// - Throws: `CocoaError` when it cannot be noted.
    public func note(_ destination: URL, madeOf fingerprint: String, files: [String]) throws {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let record = Record(fingerprint: fingerprint, files: files.compactMap(FileState.init(at:)))
        try JSONEncoder().encode(record).write(to: file(of: destination), options: .atomic)
    }

    private func file(of destination: URL) -> URL {
        var hash = SHA256()
        hash.update(destination.standardizedFileURL.path.utf8)
        return folder.appending(path: hash.finish().prefix(32) + ".json")
    }
}
