// What Vorleser uses of PDFKit: declarations in our own words, never run.
// Signatures as in Apple's documentation, developer.apple.com/documentation/pdfkit, page by page: pdfdocument, pdfpage,
// pdfselection, pdfoutline, pdfdestination, pdfannotation, pdfdocumentattribute, pdfdisplaybox.
@_exported import Foundation

#if os(iOS)
    public import UIKit

    public typealias PDFKitImage = UIImage
#else
    public import AppKit

    public typealias PDFKitImage = NSImage
#endif

public enum PDFDisplayBox: Int, Sendable { case mediaBox = 0, cropBox, bleedBox, trimBox, artBox }
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let titleAttribute = Self(rawValue: "Title")
    public static let authorAttribute = Self(rawValue: "Author")
    public static let subjectAttribute = Self(rawValue: "Subject")
    public static let keywordsAttribute = Self(rawValue: "Keywords")
}
open class PDFDocument: NSObject {
    public override init() {}
    public init?(url: URL) {}
    public init?(data: Data) {}
    public var documentAttributes: [AnyHashable: Any]? { nil }
    public var isLocked: Bool { false }
    public func unlock(withPassword password: String) -> Bool { false }
    public var pageCount: Int { 0 }
    public func page(at index: Int) -> PDFPage? { nil }
    public func index(for page: PDFPage) -> Int { 0 }
    public func insert(_ page: PDFPage, at index: Int) {}
    public var outlineRoot: PDFOutline? { nil }
    public func dataRepresentation() -> Data? { nil }
}
open class PDFPage: NSObject {
    public var label: String? { nil }
    public var rotation: Int { 0 }
    public func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
    public var attributedString: NSAttributedString? { nil }
    public func selection(for range: NSRange) -> PDFSelection? { nil }
    public var annotations: [PDFAnnotation] { [] }
    public func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> PDFKitImage { fatalError() }
}
open class PDFSelection: NSObject {
    public func bounds(for page: PDFPage) -> CGRect { .zero }
}
open class PDFOutline: NSObject {
    public var label: String? { nil }
    public var numberOfChildren: Int { 0 }
    public func child(at index: Int) -> PDFOutline? { nil }
    public var destination: PDFDestination? { nil }
}
open class PDFDestination: NSObject {
    public var page: PDFPage? { nil }
    public var point: CGPoint { .zero }
}
open class PDFAnnotation: NSObject {
    public var type: String? { nil }
    public var bounds: CGRect { .zero }
    public var url: URL? { nil }
    public var destination: PDFDestination? { nil }
}
