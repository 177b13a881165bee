public import Foundation
import VorleserSpeech
import Wording

/// Where Vorleser keeps things. On Linux as the XDG Base Directory Specification 0.8 says.
public struct Folders: Hashable, Sendable {
    /// What can be made again: rendered clips.
    public let cache: URL
    /// What should outlive a restart but is not precious: where each book was left.
    public let state: URL
    /// What the user made by hand, and what was installed for them: pronunciations.
    public let data: URL
    /// The clip store that the user has named, such as one on a shared disk; `nil` for the user's own.
    public var store: URL?
    /// Bytes that the user's own clip store may take; `nil` for the usual number.
    public var storeLimit: Int?

    public init(cache: URL, state: URL, data: URL, store: URL? = nil) {
        self.store = store
        self.cache = cache
        self.state = state
        self.data = data
    }

    /// The user's own folders.
    /// - Parameter environment: `XDG_CACHE_HOME`, `XDG_STATE_HOME`, `XDG_DATA_HOME` and `HOME` are heeded; a relative path
    ///   is ignored, as the specification says. `VORLESER_STORE` names the clip store;
    ///   `VORLESER_STORE_LIMIT` is how many bytes the user's own may take.
    public init(environment: [String: String]) {
        let home = URL(filePath: environment["HOME"] ?? NSHomeDirectory(), directoryHint: .isDirectory)
        func folder(_ variable: String, otherwise path: String) -> URL {
            let given = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
            let base = given.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? home.appending(path: path)
            return base.appending(path: "vorleser", directoryHint: .isDirectory)
        }
        self.init(
            cache: folder("XDG_CACHE_HOME", otherwise: ".cache"),
            state: folder("XDG_STATE_HOME", otherwise: ".local/state"),
            data: folder("XDG_DATA_HOME", otherwise: ".local/share"),
            store: environment["VORLESER_STORE"].flatMap { path in
                path.isEmpty ? nil : URL(filePath: path, directoryHint: .isDirectory)
            }
        )
        storeLimit = environment[Self.limitVariable].flatMap(Self.limit)
    }

    /// What in the environment is not understood, in words; `nil` when all is. It is ignored then.
    public static func fault(in environment: [String: String]) -> String? {
        guard let given = environment[limitVariable], !given.isEmpty, limit(given) == nil else { return nil }
        return localized("\(limitVariable) is “\(given)”. Give a number of bytes, such as \(ClipStore.usualLimit).")
    }

    private static let limitVariable = "VORLESER_STORE_LIMIT"

    private static func limit(_ text: String) -> Int? { Int(text).flatMap { $0 > 0 ? $0 : nil } }

    /// What clients send, on its way into the library.
    public var uploads: URL { cache.appending(path: "uploads", directoryHint: .isDirectory) }

    /// Makes a folder that no other user of the machine can look into, or closes one that is there.
    /// - Throws: What the file system says.
    public func makePrivate(_ folder: URL) throws {
        let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: mode)
        try FileManager.default.setAttributes(mode, ofItemAtPath: folder.path(percentEncoded: false))
    }

    /// Closes Vorleser's own folders to other users of the machine, whatever the umask: books, the text of what was pasted,
    /// and the sound of it. A store that the user has named is left as it is.
    public func makePrivate() {
        for folder in [cache, state, data]
        where FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) {
            try? makePrivate(folder)
        }
    }

    /// The rendered clips.
    public var clips: URL { store ?? cache.appending(path: "clips", directoryHint: .isDirectory) }
    /// How long the library's books sound, a file each.
    public var times: URL { cache.appending(path: "times", directoryHint: .isDirectory) }
    /// Where the pages of picture books begin, a file each.
    public var pages: URL { cache.appending(path: "pages", directoryHint: .isDirectory) }
    /// The texts of the library's books, as the search over all of them reads them.
    public var texts: URL { cache.appending(path: "texts", directoryHint: .isDirectory) }
    /// Where each book was left.
    public var places: URL { state.appending(path: "places", directoryHint: .isDirectory) }
    /// Which exports are done.
    public var exports: URL { state.appending(path: "exports", directoryHint: .isDirectory) }
    /// Installed models, a folder each.
    public var models: URL { data.appending(path: "models", directoryHint: .isDirectory) }
    /// Which places of published audiobooks sound when.
    public var published: URL { data.appending(path: "published", directoryHint: .isDirectory) }
    /// Audiobooks on their way to where they are published.
    public var publishing: URL { cache.appending(path: "publishing", directoryHint: .isDirectory) }
    /// Exports that wait to be taken by other apps, a folder for each book.
    public var handedOut: URL { cache.appending(path: "handed-out", directoryHint: .isDirectory) }
    /// The books, and what is kept about them.
    public var library: URL { data.appending(path: "library", directoryHint: .isDirectory) }
    /// The user's own pronunciations, and what is common to a household.
    public var pronunciations: URL { data.appending(path: "pronunciations", directoryHint: .isDirectory) }
}
