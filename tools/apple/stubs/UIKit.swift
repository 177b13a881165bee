// What Vorleser uses of UIKit: declarations in our own words, never run.
// Signatures as in Apple's documentation, developer.apple.com/documentation/uikit, page by page: uifont,
// uifontdescriptor/symbolictraits-swift.struct, uiimage/pngdata(), nsattributedstring.key/font.
@_exported import Foundation

open class UIFont: NSObject, @unchecked Sendable {
    public var fontName: String { "" }
    public var pointSize: CGFloat { 0 }
    public var fontDescriptor: UIFontDescriptor { fatalError() }
}
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = Self(rawValue: 1)
        public static let traitBold = Self(rawValue: 2)
        public static let traitMonoSpace = Self(rawValue: 1 << 10)
    }
    public var symbolicTraits: SymbolicTraits { [] }
}
open class UIImage: NSObject, @unchecked Sendable {
    public convenience init?(data: Data) { self.init() }
    public var size: CGSize { .zero }
    public func pngData() -> Data? { nil }
}
extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
}
