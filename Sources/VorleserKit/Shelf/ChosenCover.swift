public import Foundation

/// A picture that a listener gives a book as its cover.
public struct ChosenCover: Sendable {
    /// The picture's file.
    public let bytes: [UInt8]

    /// In bytes: more than a photograph that a phone has taken.
    public static let largest = 20_000_000

    /// - Parameter bytes: A picture that every browser shows. Not SVG, which can fetch and run what it names.
    /// - Throws: ``ChosenCoverError``
    public init(_ bytes: [UInt8]) throws(ChosenCoverError) {
        guard bytes.count <= Self.largest else { throw .tooLarge }
        guard let kind = Picture.Kind(bytes), kind != .svg else { throw .noPicture }
        self.bytes = bytes
    }

    /// - Parameter file: A picture's file.
    /// - Throws: ``ChosenCoverError``
    public init(at file: URL) throws(ChosenCoverError) {
        let path = file.path(percentEncoded: false)
        let size = (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
        guard size <= Self.largest else { throw .tooLarge }
        guard let bytes = try? Data(contentsOf: file) else { throw .unreadable(path: path) }
        try self.init(Array(bytes))
    }
}

/// Why a file cannot be a cover.
public enum ChosenCoverError: Error, Equatable {
    case noPicture
    case tooLarge
    case unreadable(path: String)
}

extension ChosenCoverError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .noPicture: "That is not a picture that can be a cover."
        case .tooLarge: "The picture has more than \(ChosenCover.largest / 1_000_000) MB."
        case .unreadable(let path): "\(path) cannot be read."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .noPicture: "Choose a JPEG, PNG, WebP, AVIF, GIF or BMP."
        case .tooLarge: "Make it smaller; a cover is shown with some hundred pixels."
        case .unreadable: "Check the path."
        }
    }
}
