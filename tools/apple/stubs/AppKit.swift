// What Vorleser uses of AppKit: declarations in our own words, never run.
// Signatures as in Apple's documentation, developer.apple.com/documentation/appkit, page by page: nsfont,
// nsfontdescriptor/symbolictraits-swift.struct, nsimage, nsbitmapimagerep, nsattributedstring.key/font.
@_exported import Foundation

open class NSFont: NSObject, @unchecked Sendable {
    public var fontName: String { "" }
    public var pointSize: CGFloat { 0 }
    public var fontDescriptor: NSFontDescriptor { fatalError() }
}
open class NSFontDescriptor: NSObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let italic = Self(rawValue: 1)
        public static let bold = Self(rawValue: 2)
        public static let monoSpace = Self(rawValue: 1 << 10)
    }
    public var symbolicTraits: SymbolicTraits { [] }
}
open class NSImage: NSObject, @unchecked Sendable {
    public convenience init?(data: Data) { self.init() }
    public var size: NSSize { .zero }
    public var tiffRepresentation: Data? { nil }
}
open class NSBitmapImageRep: NSObject {
    public enum FileType: UInt, Sendable { case tiff = 0, bmp, gif, jpeg, png }
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public convenience init?(data: Data) { self.init() }
    public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? { nil }
}
extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
}
