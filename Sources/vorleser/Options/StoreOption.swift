import ArgumentParser
import Foundation
import VorleserKit

/// Where clips are kept and found.
struct StoreOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("Keep and find clips in this folder, such as one on a shared disk. Or set VORLESER_STORE."),
            valueName: "folder"
        ),
        completion: .directory
    )
    var store: String?

    /// The user's folders, with the store that was named.
    ///
    /// A store is made if need be, but not the folders above it: a shared disk that is not there must be noticed.
    /// - Throws: ``VorleserExport/ExportError/noSuchStore(path:)``
    var folders: Folders {
        get throws {
            var folders = Folders(environment: ProcessInfo.processInfo.environment)
            if let store { folders.store = URL(filePath: store, directoryHint: .isDirectory) }
            guard let named = folders.store else { return folders }
            var isFolder: ObjCBool = false
            let above = named.standardizedFileURL.deletingLastPathComponent().path
            let isThere = FileManager.default.fileExists(atPath: named.path, isDirectory: &isFolder)
            guard isThere ? isFolder.boolValue : FileManager.default.fileExists(atPath: above) else {
                throw ExportError.noSuchStore(path: named.path)
            }
            return folders
        }
    }
}
