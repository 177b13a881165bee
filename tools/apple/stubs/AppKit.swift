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
    public convenience init(cgImage: CGImage, size: NSSize) { self.init() }
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

// MARK: Views: developer.apple.com/documentation/appkit, nstextview, nsscrollview, nsevent, nscolor
open class NSColor: NSObject, @unchecked Sendable {
    public class var systemYellow: NSColor { fatalError() }
    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { self }
}
extension NSFont {
    public struct TextStyle: Hashable, Sendable { public static let body = Self(), title2 = Self() }
    public class func preferredFont(forTextStyle style: TextStyle) -> NSFont { fatalError() }
}
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let password = Self(rawValue: "password")
}
@MainActor open class NSEvent: NSObject {
    public var locationInWindow: NSPoint { .zero }
    public var clickCount: Int { 1 }
}
@MainActor open class NSResponder: NSObject {
    override public nonisolated init() {}
    open func mouseDown(with event: NSEvent) {}
    open func pageDown(_ sender: Any?) {}
    open func pageUp(_ sender: Any?) {}
}
@MainActor open class NSView: NSResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let width = Self(rawValue: 2), height = Self(rawValue: 16)
    }
    public var autoresizingMask: AutoresizingMask = []
    public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
}
@MainActor open class NSScrollView: NSView {
    public var documentView: NSView?
    public var hasVerticalScroller = false
}
open class NSTextStorage: NSMutableAttributedString {}
@MainActor open class NSText: NSView {
    public var isEditable = true
    public var isVerticallyResizable = true
    public var maxSize: NSSize = .zero
    public func scrollRangeToVisible(_ range: NSRange) {}
}
open class NSTextContainer: NSObject { public var widthTracksTextView = false }
@MainActor open class NSTextView: NSText {
    public var textContainer: NSTextContainer? { nil }
    public var textContainerInset: NSSize = .zero
    public convenience init(usingTextLayoutManager: Bool) { self.init() }
    public var textStorage: NSTextStorage? { nil }
    public var textLayoutManager: NSTextLayoutManager? { nil }
    public func characterIndexForInsertion(at point: NSPoint) -> Int { 0 }
}

// MARK: TextKit 2, the same on both systems: developer.apple.com/documentation/appkit/nstextlayoutmanager and others
public protocol NSTextLocation: AnyObject {}
open class NSTextRange: NSObject {
    public init?(location: any NSTextLocation, end: (any NSTextLocation)?) { nil }
    public var location: any NSTextLocation { fatalError() }
}
open class NSTextContentManager: NSObject {
    public var documentRange: NSTextRange { fatalError() }
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
}
open class NSTextLayoutManager: NSObject {
    public var textContentManager: NSTextContentManager? { nil }
    public func addRenderingAttribute(_ key: NSAttributedString.Key, value: Any?, for range: NSTextRange) {}
    public func removeRenderingAttribute(_ key: NSAttributedString.Key, for range: NSTextRange) {}
}
extension NSAttributedString.Key {
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
}

// MARK: Controllers: nsviewcontroller
@MainActor open class NSViewController: NSResponder {
    public var view = NSView()
    open func loadView() {}
    open func viewDidLoad() {}
    public var extensionContext: NSExtensionContext? { nil }
}
