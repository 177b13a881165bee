#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a map says before its sentences, of which there may be megabytes: which sounds it is of.
struct MapHead {
    /// The sound files' names; `nil` when there is no map, or none that says it.
    let files: [String]?

    /// Names of a thousand chapters have less.
    private static let mostBytes = 1 << 20

    private let path: String
    /// - Parameter path: Where the map is, or would be.
    init(at path: String) {
        self.path = path
        let content = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
        files = content.flatMap { MapDocument.files(in: [UInt8]($0.prefix(Self.mostBytes))) }
    }

    /// Whether a sound file or book may have its map there: there is none, it is its own, or its sounds are gone.
    func allows(_ destination: URL) -> Bool {
        guard let files, !files.contains(destination.lastPathComponent) else { return true }
        if isOfBook { return destination.pathExtension.lowercased() == "epub" || !isThere(book(of: destination)) }
        return !files.contains(where: isThere)
    }

    /// Whether it is the map of a sound file, or of a book that has its sounds in it. One that cannot be read may be.
    func isOf(_ file: URL) -> Bool {
        guard let files else { return OutputFile.isThere(path) }
        return file.pathExtension.lowercased() == "epub" ? isOfBook : files.contains(file.lastPathComponent)
    }

    /// Whether the sounds lie inside a book to be read along.
    private var isOfBook: Bool { files?.contains { $0.contains("/") } ?? false }

    private func book(of destination: URL) -> String {
        destination.deletingPathExtension().lastPathComponent + ".epub"
    }

    private func isThere(_ name: String) -> Bool {
        let folder = URL(filePath: path).deletingLastPathComponent()
        return OutputFile.isThere(folder.appending(path: name, directoryHint: .notDirectory).path)
    }
}

extension MapDocument {
    /// The names of the sound files at the beginning of a map; `nil` when it is none.
    static func files(in bytes: [UInt8]) -> [String]? {
        var document = MapDocument()
        var reader = JSONReader(bytes)
        // A fault is expected: what is read ends somewhere in the sentences.
        try? document.read(&reader)
        return document.isMap && !document.map.files.isEmpty ? document.map.files.map(\.name) : nil
    }
}
