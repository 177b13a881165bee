import Foundation

/// The names of exports, each its own; a book keeps the name it has when others come.
///
/// Books in folders go into folders of the same names. Where two would still have one name, it goes to the book that
/// was exported under it before, else to the first; the others say their ending too, their folder, or a number.
struct ExportNames {
    /// A path without ending, relative to where exports go; one for each book, in order.
    let all: [String]

    /// - Parameters:
    ///   - books: What is exported.
    ///   - owner: The path of the book that was exported under a name before; `nil` for a name that is free.
    init(of books: [BookFiles.Found], owner: (String) -> String?) {
        // Some file systems tell no capitals.
        var used: Set<String> = []
        var names = books.map { book -> String? in
            let path = book.file.standardizedFileURL.path
            return book.names.first { owner($0) == path && used.insert($0.lowercased()).inserted }
        }
        for (index, book) in books.enumerated() where names[index] == nil {
            names[index] = book.names.first { used.insert($0.lowercased()).inserted } ?? book.numbered(&used)
        }
        all = names.map { $0 ?? "" }
    }
}

extension BookFiles.Found {
    /// What it could be called, the best first.
    fileprivate var names: [String] {
        let name = file.deletingPathExtension().lastPathComponent
        let folder = file.standardizedFileURL.deletingLastPathComponent().lastPathComponent
        return [name, file.lastPathComponent, "\(name), \(folder)"].map(inFolders)
    }

    fileprivate func numbered(_ used: inout Set<String>) -> String {
        let name = inFolders(file.lastPathComponent)
        var number = 2
        while !used.insert("\(name) \(number)".lowercased()).inserted { number += 1 }
        return "\(name) \(number)"
    }

    private func inFolders(_ name: String) -> String { (folders + [name]).joined(separator: "/") }
}
