public import Foundation
public import VorleserCore
public struct BookReader: Sendable {
    public init() {}
    public func book(at url: URL) throws -> Book {
        try PlainBooks.text([UInt8](try Data(contentsOf: url)), name: url.deletingPathExtension().lastPathComponent)
    }
    public func book(pasting text: String, title: String?) throws -> Book {
        try PlainBooks.text(Array(text.utf8), name: title ?? "Text")
    }
}
extension BookReadingError { public var isAboutTheFile: Bool { false } }
