// What Foundation has on Apple's systems alone, as far as Vorleser uses it: declarations in our own words, never run.
// Signatures as in Apple's documentation of Foundation, developer.apple.com/documentation/foundation, page by page:
//   AttributedString/init(markdown:options:baseurl:)-52n3u, AttributedString/MarkdownParsingOptions,
//   PresentationIntent, InlinePresentationIntent, AttributeScopes/FoundationAttributes
public import Foundation
public import FoundationNetworking

extension AttributedString {
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {}
    }
    public init(
        markdown: Data,
        options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws { fatalError() }
}

public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = Self(rawValue: 1)
    public static let stronglyEmphasized = Self(rawValue: 1 << 1)
    public static let code = Self(rawValue: 1 << 2)
    public static let strikethrough = Self(rawValue: 1 << 5)
    public static let softBreak = Self(rawValue: 1 << 6)
    public static let lineBreak = Self(rawValue: 1 << 7)
    public static let inlineHTML = Self(rawValue: 1 << 8)
    public static let blockHTML = Self(rawValue: 1 << 9)
}
public struct PresentationIntent: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
    }
    public struct TableColumn: Hashable, Sendable {
        public enum Alignment: Int, Hashable, Sendable { case left, center, right }
        public var alignment: Alignment
    }
    public struct IntentType: Hashable, Sendable {
        public var kind: Kind
        public var identity: Int
    }
    public var components: [IntentType]
}
extension AttributedString.Runs.Run {
    public var inlinePresentationIntent: InlinePresentationIntent? { nil }
    public var presentationIntent: PresentationIntent? { nil }
}

// nsfilecoordinator
open class NSFileCoordinator: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    override public init() {}
    public func coordinate(
        readingItemAt url: URL,
        options: ReadingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) {}
}

// Of Core Graphics, which all frameworks with pictures show: coregraphics/cgimage
public final class CGImage {
    public var width: Int { 0 }
    public var height: Int { 0 }
}

// Of the module ObjectiveC, which Foundation shows: objectivec/autoreleasepool(invoking:)
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

// URL/startAccessingSecurityScopedResource(), URL/stopAccessingSecurityScopedResource()
extension URL {
    public static var documentsDirectory: URL { fatalError() }
    public func startAccessingSecurityScopedResource() -> Bool { false }
    public func stopAccessingSecurityScopedResource() {}
}

// localizedstringresource, string/localizationvalue, string/init(localized:table:bundle:locale:comment:)
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {}
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
}
extension String {
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        public struct StringInterpolation: StringInterpolationProtocol {
            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) {}
            public mutating func appendInterpolation(_ value: String) {}
        }
        public init(stringLiteral value: String) {}
        public init(stringInterpolation: StringInterpolation) {}
    }
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) { self.init() }
}

// filemanager/containerurl(forsecurityapplicationgroupidentifier:): nil on iOS where the app has no such group
extension FileManager {
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}

// nsextensioncontext, nsextensionitem, nsitemprovider, nsextensionjavascriptpreprocessingresultskey. What may cross to other
// threads is not said there: a provider is taken for one that may not.
open class NSExtensionContext: NSObject {
    public var inputItems: [Any] { [] }
    public func completeRequest(
        returningItems items: [Any]?,
        completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {}
    public func cancelRequest(withError error: any Error) {}
}
open class NSExtensionItem: NSObject {
    public var attachments: [NSItemProvider]?
}
open class NSItemProvider: NSObject {
    public var suggestedName: String?
    public var registeredTypeIdentifiers: [String] { [] }
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
    public func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {}
}
public let NSExtensionJavaScriptPreprocessingResultsKey = ""

// Of Dispatch, which Foundation shows: dispatchsource/makefilesystemobjectsource(filedescriptor:eventmask:queue:)
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}
extension DispatchSource {
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32,
        eventMask: FileSystemEvent,
        queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject { fatalError() }
}

// developer.apple.com/documentation/foundation/processinfo/beginactivity(options:reason:)
extension ProcessInfo {
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let userInitiated = Self(rawValue: 0x00FF_FFFF)
    }
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { fatalError() }
    public func endActivity(_ activity: any NSObjectProtocol) {}
}

// urlsessionconfiguration/background(withidentifier:), …/sessionsendslaunchevents
extension URLSessionConfiguration {
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
    public var sessionSendsLaunchEvents: Bool { get { true } set {} }
}
