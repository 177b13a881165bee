public import Foundation

/// Something that another program offers, in one type or in several; types are uniform type identifiers.
@MainActor public protocol Offer: AnyObject {
    /// What it is called there; `nil` when nothing says so.
    var name: String? { get }

    /// Whether it can be had in a type, or in one that is of that kind.
    func has(_ type: String) -> Bool

    /// Lets its file be used, which is there only meanwhile.
    /// - Parameters:
    ///   - type: One that it has.
    ///   - use: Called on any thread.
    /// - Throws: What `use` throws, and what the other program says.
    func withFile(as type: String, _ use: @escaping @Sendable (URL) throws -> Void) async throws

    /// The text; `nil` when it is none.
    func text() async throws -> String?

    /// The address; `nil` when it is none.
    func address() async throws -> URL?

    /// The page that a browser shows; `nil` when it is none.
    func page() async throws -> OfferedPage?
}

/// A page as a browser shows it.
public struct OfferedPage: Hashable, Sendable {
    public let address: String
    public let title: String
    public let html: String

    /// Fails when there is no page in it.
    /// - Parameter facts: What the script of the extension has told, by its names (`Apps/VorleserShare/Resources/Page.js`).
    public init?(_ facts: [String: Any]) {
        guard let html = facts["html"] as? String, !html.isEmpty else { return nil }
        self.html = html
        address = facts["address"] as? String ?? ""
        title = facts["title"] as? String ?? ""
    }
}

/// The types that are asked for, best first.
public enum OfferedType {
    /// Files of books.
    public static let books = [
        "org.idpf.epub-container", "com.adobe.pdf", "org.openxmlformats.wordprocessingml.document",
        "net.daringfireball.markdown", "org.example.vorleser.fb2", "org.example.vorleser.cbz",
    ]
    /// Files of texts and pages, which may also be a text alone.
    static let texts = ["public.html", "public.plain-text"]
    /// Any file by where it is, as the Finder offers them.
    public static let place = "public.file-url"
    /// Files that have no words, or are none.
    static let unread = ["public.image", "public.audiovisual-content", "public.directory"]
    /// What the extension's script has found in a browser.
    public static let page = "com.apple.property-list"
    public static let text = "public.plain-text"
    public static let address = "public.url"
}
