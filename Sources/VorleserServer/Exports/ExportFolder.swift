import Foundation
import VorleserKit

/// Where exports are: a folder for each with its files, and a document that says what it is.
struct ExportFolder: Sendable {
    private let files: URL
    private let documents: URL

    init(_ folders: Folders) {
        files = folders.cache.appending(path: "exports", directoryHint: .isDirectory)
        documents = folders.state.appending(path: "export-jobs", directoryHint: .isDirectory)
    }

    /// The folder of an export's files.
    func folder(of id: Int) -> URL { files.appending(path: String(id), directoryHint: .isDirectory) }

    /// What is known of earlier exports. One whose files are gone is left out; one that was under way waits again.
    func records() -> [ExportRecord] {
        let found = (try? FileManager.default.contentsOfDirectory(at: documents, includingPropertiesForKeys: nil)) ?? []
        // Others are left of programs that were killed while they wrote.
        return found.filter { $0.pathExtension == "json" }.compactMap { url in
            guard var record = JSONFile(url).value(as: ExportRecord.self) else { return nil }
            switch record.state {
            case .done:
                let isThere = record.files.allSatisfy { file in
                    let path = folder(of: record.id).appending(path: file.name).path(percentEncoded: false)
                    return FileManager.default.isReadableFile(atPath: path)
                }
                return isThere ? record : nil
            case .running:
                (record.state, record.done, record.secondsLeft) = (.waiting, 0, nil)
                return record
            case .waiting, .failed: return record
            }
        }
    }

    /// Keeps what is known of an export; where that is not possible, it is forgotten when the server ends.
    func keep(_ record: ExportRecord) {
        try? JSONFile(document(of: record.id)).keep(record)
    }

    /// Makes an empty folder for an export's files.
    func makeFolder(of id: Int) throws -> URL {
        let folder = folder(of: id)
        try folder.makeEmptyFolder()
        return folder
    }

    func remove(_ id: Int) {
        try? FileManager.default.removeItem(at: document(of: id))
        try? FileManager.default.removeItem(at: folder(of: id))
    }

    private func document(of id: Int) -> URL { documents.appending(path: "\(id).json") }
}
