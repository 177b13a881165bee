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
    public convenience init(cgImage: CGImage) { self.init() }
    public var size: CGSize { .zero }
    public func pngData() -> Data? { nil }
}
extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
}

// MARK: Views: developer.apple.com/documentation/uikit, uitextview, uitouch, uidevice, uicolor
open class UIColor: NSObject, @unchecked Sendable {
    public class var systemYellow: UIColor { fatalError() }
    public class var systemBackground: UIColor { fatalError() }
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
}
extension UIFont {
    public struct TextStyle: Hashable, Sendable { public static let body = Self(), title2 = Self() }
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
}
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = Self(rawValue: 0)
}
@MainActor open class UIApplication: UIResponder {
    public class var shared: UIApplication { fatalError() }
    public func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    public var isIdleTimerDisabled: Bool { get { false } set {} }
}
@MainActor open class UIDevice: NSObject {
    public class var current: UIDevice { fatalError() }
    public var name: String { "" }
}
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let password = Self(rawValue: "password")
}
@MainActor open class UIEvent: NSObject {}
@MainActor open class UITouch: NSObject {
    public func location(in view: UIView?) -> CGPoint { .zero }
    public var tapCount: Int { 1 }
}
@MainActor open class UIResponder: NSObject {
    override public nonisolated init() {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
@MainActor open class UIView: UIResponder {
    public var bounds: CGRect { .zero }
    public var isOpaque: Bool { get { true } set {} }
    public var backgroundColor: UIColor? { get { nil } set {} }
}
@MainActor open class UIScrollView: UIView { public var contentOffset: CGPoint = .zero }
@MainActor open class UITextPosition: NSObject {}
@MainActor open class UITextView: UIScrollView {
    public convenience init(usingTextLayoutManager: Bool) { self.init() }
    public var isEditable = true
    public var adjustsFontForContentSizeCategory = false
    public var attributedText: NSAttributedString!
    public var textLayoutManager: NSTextLayoutManager? { nil }
    public var beginningOfDocument: UITextPosition { fatalError() }
    public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    public func offset(from: UITextPosition, to: UITextPosition) -> Int { 0 }
    public func scrollRangeToVisible(_ range: NSRange) {}
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

// MARK: Controllers and scenes: uiviewcontroller, uiview/addsubview(_:), uiview/autoresizing, uiscene, uiscenedelegate,
// uiimage/init(systemname:)
extension UIView {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = Self(rawValue: 2), flexibleHeight = Self(rawValue: 16)
    }
    public var frame: CGRect { get { .zero } set {} }
    public var autoresizingMask: AutoresizingMask { get { [] } set {} }
    public func addSubview(_ view: UIView) {}
}
@MainActor open class UIViewController: UIResponder {
    public var view: UIView! { get { nil } set {} }
    open func viewDidLoad() {}
    public func addChild(_ childController: UIViewController) {}
    public func didMove(toParent parent: UIViewController?) {}
    public var extensionContext: NSExtensionContext? { nil }
}
@MainActor open class UIScene: UIResponder {}
@MainActor public protocol UISceneDelegate: NSObjectProtocol {}
extension UIImage {
    public convenience init?(systemName name: String) { self.init() }
}
public enum UIKeyboardType: Int, Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad }
