public import Foundation
import VorleserBooks
public import VorleserCore
import VorleserExport
import Wording

/// The picture of a book; one that players do not show everywhere is converted when it is written.
public struct BookCover: Hashable, Sendable {
    /// The picture's file.
    public let bytes: [UInt8]

    /// More than this is no cover, and would be carried around in every file.
    public static let mostBytes = 20_000_000

    /// The cover that a book brings; fails when it has none.
    /// - Parameters:
    ///   - book: What was read.
    ///   - file: Where it was read from.
    ///   - password: With which it was opened.
    /// - Throws: ``CoverError``, `BookReadingError`
    public init?(of book: Book, at file: URL, password: String? = nil) throws {
        guard let href = book.metadata.cover else { return nil }
        try self.init([UInt8](try BookReader().resource(href, ofBookAt: file, password: password)), from: href)
    }

    /// A picture of the listener's own.
    /// - Throws: ``CoverError``
    public init(contentsOf file: URL) throws { try self.init(Self.read(file), from: file.path) }

    /// A picture that takes the place of a book's own.
    /// - Throws: ``CoverError``
    public init(chosen file: URL) throws { try self.init(chosen: Self.read(file), from: file.path) }

    private static func read(_ file: URL) throws(CoverError) -> [UInt8] {
        guard let bytes = try? Data(contentsOf: file) else { throw .unreadable(path: file.path) }
        return [UInt8](bytes)
    }

    /// The same, of a picture that was sent. Browsers must show it. Not SVG, which can fetch what it names.
    /// - Parameters:
    ///   - bytes: The picture's file.
    ///   - path: What it is called.
    /// - Throws: ``CoverError``
    public init(chosen bytes: [UInt8], from path: String) throws(CoverError) {
        guard bytes.count <= Self.mostBytes else { throw .tooLarge(path: path, bytes: bytes.count) }
        guard let kind = Picture.Kind(bytes), kind != .svg else { throw .wrongKind(path: path) }
        self.bytes = bytes
    }

    private init(_ bytes: [UInt8], from path: String) throws(CoverError) {
        guard PictureFormat(bytes) != nil else { throw .wrongKind(path: path) }
        guard bytes.count <= Self.mostBytes else { throw .tooLarge(path: path, bytes: bytes.count) }
        self.bytes = bytes
    }
}

/// Why a picture cannot be a cover.
public enum CoverError: Error, Equatable {
    /// There is no such file, or it may not be read.
    case unreadable(path: String)
    /// It is none of the kinds of picture that can be read.
    case wrongKind(path: String)
    /// It is larger than any cover.
    case tooLarge(path: String, bytes: Int)
}

extension CoverError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unreadable(let path): localized("The cover \(path) cannot be read.")
        case .wrongKind(let path): localized("The cover \(path) is no picture that can be read.")
        case .tooLarge(let path, let bytes):
            localized("The cover \(path) has \(bytes / 1_000_000) MB, too many for a cover.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unreadable: localized("Check the name of the file, and that it may be read.")
        case .wrongKind, .tooLarge: localized("Give a JPEG, PNG, WebP, GIF or BMP picture of at most 20 MB.")
        }
    }
}
