import ArgumentParser
import Foundation
import VorleserKit

/// One book of an export, and where it goes.
struct ExportTarget: Sendable {
    let book: URL
    /// A file, or with a file for each chapter a folder.
    let destination: URL
    /// Whether the destination is called as the book is, because no other name was given.
    let isNamedAfterBook: Bool
    let format: ExportFormat
    let isSplit: Bool
    /// From 1.
    let number: Int
    /// How many books there are.
    let count: Int

    /// The book's file name, for people.
    var name: String { Terminal.printable(book.lastPathComponent) }
}

/// Which books are exported, into which files.
struct ExportTargets {
    /// In order.
    let all: [ExportTarget]
    /// The folder that -o names for several books, to be made if need be; `nil` for none.
    let folder: URL?

    /// - Parameters:
    ///   - paths: Books, and folders of books.
    ///   - output: What -o says.
    ///   - given: What --format says.
    ///   - isSplit: Whether there is a file for each chapter.
    ///   - finished: Knows which book has which name from before.
    /// - Throws: `ValidationError`, `ExportError`
    init(
        _ paths: [String],
        output: String?,
        format given: ExportFormat?,
        isSplit: Bool,
        finished: FinishedExports
    ) throws {
        let isShelf = paths.count > 1 || paths.contains { URL(filePath: $0).isFolder }
        let place = try Place(output, isShelf: isShelf, isSplit: isSplit)
        let format = try place.format(given)
        let written = output.map { URL(filePath: $0) }
        let books = try BookFiles(in: paths, except: isShelf ? written : nil).all
        folder = isShelf ? written : nil
        let names = ExportNames(of: books) { name in
            finished.book(at: place.destination(of: name, format, isSplit: isSplit))
        }
        all = zip(books, names.all).enumerated().map { index, book in
            ExportTarget(
                book: book.0.file,
                destination: place.destination(of: book.1, format, isSplit: isSplit),
                isNamedAfterBook: place.isFolder,
                format: format,
                isSplit: isSplit,
                number: index + 1,
                count: books.count
            )
        }
    }
}

/// What -o means.
private enum Place {
    /// A folder, into which books go under their own names.
    case folder(URL)
    /// The folder of one book's chapters.
    case chapters(URL)
    /// The one file.
    case file(URL)

    init(_ output: String?, isShelf: Bool, isSplit: Bool) throws {
        guard let output else {
            self = .folder(URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
            return
        }
        let url = URL(filePath: output).standardizedFileURL
        if output == "-" {
            throw ValidationError(localized("An export is not written to standard output. Name a file with -o."))
        }
        guard url.isFolder || url.isFileOrNothing else {
            throw ValidationError(localized("\(output) is no file that could be replaced. Name another with -o."))
        }
        let namesFile = ExportFormat(ending: url.pathExtension) != nil && !url.isFolder
        if isShelf {
            if namesFile { throw ValidationError(localized("Several books need a folder: -o FOLDER.")) }
            self = .folder(url)
        } else if isSplit {
            if namesFile { throw ValidationError(localized("With --split, -o names a folder.")) }
            self = .chapters(url)
        } else {
            self = url.isFolder || output.hasSuffix("/") ? .folder(url) : .file(url)
        }
    }

    var isFolder: Bool { if case .folder = self { true } else { false } }

    /// The format that --format or the name of the file says.
    func format(_ given: ExportFormat?) throws -> ExportFormat {
        guard case .file(let url) = self else { return given ?? .standard }
        let named = ExportFormat(ending: url.pathExtension)
        if let named, let given, named != given {
            throw ValidationError(
                localized("-o names a file of kind \(named.rawValue), --format says \(given.rawValue).")
            )
        }
        guard let format = named ?? given else {
            let (name, ending, known) = (url.lastPathComponent, url.pathExtension, ExportFormat.names)
            throw ValidationError(
                ending.isEmpty
                    ? localized("“\(name)” has no ending; known are \(known). Or give --format.")
                    : localized("“\(name)” has the ending “\(ending)”; known are \(known). Or give --format.")
            )
        }
        return format
    }

    /// Where a book goes; `name` is the book's, without ending.
    func destination(of name: String, _ format: ExportFormat, isSplit: Bool) -> URL {
        switch self {
        case .chapters(let url): url
        case .folder(let url): url.appending(path: isSplit ? name : name + "." + format.rawValue)
        // A name without a known ending, such as “Vol. 2”, gets one.
        case .file(let url): ExportFormat(ending: url.pathExtension) == nil ? url.ending(in: format) : url
        }
    }
}

extension URL {
    fileprivate func ending(in format: ExportFormat) -> URL {
        deletingLastPathComponent().appending(path: lastPathComponent + "." + format.rawValue)
    }

    /// Whether there is nothing of this name, or a file of the usual kind.
    var isFileOrNothing: Bool {
        let type = try? FileManager.default.attributesOfItem(atPath: resolvingSymlinksInPath().path)[.type]
        return type.map { $0 as? FileAttributeType == .typeRegular } ?? true
    }

    /// Whether there is a folder of this name.
    var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
