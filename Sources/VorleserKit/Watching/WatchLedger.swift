import Foundation
import VorleserCore
import VorleserDisk
import VorleserLibrary

/// What was done with the files of a watched folder, by their content, so that nothing is done twice.
struct WatchLedger: Codable, Sendable {
    /// By SHA-256.
    var entries: [String: Entry] = [:]

    struct Entry: Codable, Sendable {
        /// Where it was seen last.
        var path: String
        /// What became of it; `nil` for nothing yet.
        var book: BookID?
        /// Why it did not; of a lasting kind when it is the file's own fault.
        var reason: String?
        var isLasting = false
        /// What was made of it, by what was wished.
        var exports: [String: Export] = [:]
    }

    struct Export: Codable, Sendable {
        /// `nil` when it failed.
        var file: String?
        var reason: String?
    }

    /// The file in which it is kept.
    /// - Parameters:
    ///   - folder: The watched one.
    ///   - folders: Where Vorleser keeps things.
    /// - Returns: Where it is.
    static func file(of folder: URL, in folders: Folders) -> URL {
        let name = SHA256.digest(of: folder.standardizedFileURL.resolvingSymlinksInPath().path.utf8).prefix(16)
        return folders.state.appending(path: "watched/\(name).json")
    }
}
