import ArgumentParser
import Foundation
import VorleserKit

/// The books that a listener names: files, and folders with books in them.
struct BookFiles {
    /// A file, and where it was found.
    struct Found {
        let file: URL
        /// The folders that lead to it from the one that was named; none for a file that was named itself.
        let folders: [String]
    }

    /// Files as they were named, those of a folder by their paths; each once.
    let all: [Found]

    var files: [URL] { all.map(\.file) }

    /// - Parameters:
    ///   - paths: Files and folders.
    ///   - excluded: A folder that is not searched: what is written there are no books to read.
    /// - Throws: `ValidationError` when a folder holds no book.
    init(in paths: [String], except excluded: URL?) throws {
        var seen: Set<String> = []
        all = try paths.flatMap { path in
            let url = URL(filePath: path)
            guard url.isFolder else { return [Found(file: url, folders: [])] }
            let found = Self.books(in: url, except: excluded)
            guard !found.isEmpty else {
                throw ValidationError(
                    localized("The folder \(path) holds no EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML file.")
                )
            }
            let depth = url.standardizedFileURL.pathComponents.count
            return found.map { file in
                Found(file: file, folders: file.standardizedFileURL.pathComponents.dropFirst(depth).dropLast())
            }
        }.filter { seen.insert($0.file.standardizedFileURL.resolvingSymlinksInPath().path).inserted }
    }

    private static func books(in folder: URL, except excluded: URL?) -> [URL] {
        let keys: [URLResourceKey] = [.isRegularFileKey, .isDirectoryKey]
        guard
            let paths = FileManager.default.enumerator(
                at: folder,
                includingPropertiesForKeys: keys,
                options: .skipsHiddenFiles
            )
        else { return [] }
        let avoided = excluded?.standardizedFileURL.resolvingSymlinksInPath().path
        let isFolderItself = avoided == folder.standardizedFileURL.resolvingSymlinksInPath().path
        var books: [URL] = []
        for case let url as URL in paths {
            if url.isFolder {
                let path = url.standardizedFileURL.resolvingSymlinksInPath().path
                if path == avoided, !isFolderItself { paths.skipDescendants() }
            } else if BookFormat.fileEndings.contains(url.pathExtension.lowercased()) {
                books.append(url)
            }
        }
        return books.sorted { $0.path < $1.path }
    }
}
