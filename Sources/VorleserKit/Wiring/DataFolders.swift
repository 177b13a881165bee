import Foundation

/// Where the files are sought that were installed with the program.
///
/// Where the environment says, in an app's own bundle, beside the program, in the user's and the system's data folders, and
/// in the checkout that the program was built in.
struct DataFolders: Sendable {
    /// In the order in which they are looked into.
    let all: [URL]

    /// - Parameters:
    ///   - environment: `VORLESER_DATA`, a folder, is the only place when it is given; `XDG_DATA_HOME` and
    ///     `XDG_DATA_DIRS` are heeded.
    ///   - program: The running program.
    init(environment: [String: String], program: URL?) {
        if let given = environment["VORLESER_DATA"], !given.isEmpty {
            all = [URL(filePath: given, directoryHint: .isDirectory)]
            return
        }
        let system = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        let shared = system.split(separator: ":").filter { $0.hasPrefix("/") }.map {
            URL(filePath: String($0), directoryHint: .isDirectory).appending(path: "vorleser")
        }
        let home = program?.resolvingSymlinksInPath().deletingLastPathComponent()
        let beside = home.map { [$0.deletingLastPathComponent().appending(path: "share/vorleser")] } ?? []
        let own = [Folders(environment: environment).data]
        all = BundledData.folders + beside + own + shared + Self.checkout(around: home)
    }

    /// The first file of a name that can be read; the name may have folders in it.
    func file(named name: String) -> URL? {
        all.map { $0.appending(path: name) }.first { FileManager.default.isReadableFile(atPath: $0.path) }
    }

    /// The data folder of the checkout that a folder is in.
    private static func checkout(around folder: URL?) -> [URL] {
        var here = folder
        while let at = here, at.path.count > 1 {
            if FileManager.default.fileExists(atPath: at.appending(path: "Package.swift").path) {
                return [at.appending(path: ".data")]
            }
            here = at.deletingLastPathComponent()
        }
        return []
    }
}
