/// The path under which the library stands at its host, as `/vorleser`; the host itself where it has a name of its own.
///
/// The one place in which a path of ours (``Routes``, `docs/http-api.md`) becomes an address, and an address such a path.
public struct BasePath: Hashable, Sendable, CustomStringConvertible {
    /// Empty, or with a slash before each of its steps and none behind the last.
    private let text: String

    /// The library has a host to itself.
    public static let root = BasePath(text: "")

    /// More than a proxy is told by hand.
    private static let longest = 200

    private init(text: String) { self.text = text }

    /// Fails for what is none.
    /// - Parameter text: Steps of letters, digits and `-._~`, each behind a slash; one behind the last changes nothing.
    public init?(_ text: String) {
        guard text.hasPrefix("/"), text.utf8.count <= Self.longest else { return nil }
        if text == "/" {
            self = .root
            return
        }
        let bare = text.hasSuffix("/") ? text.dropLast() : text[...]
        guard bare.dropFirst().split(separator: "/", omittingEmptySubsequences: false).allSatisfy(Self.isStep) else {
            return nil
        }
        self.text = String(bare)
    }

    /// What needs no other spelling in an address, a cookie, HTML or JSON. Source: RFC 3986 §2.3.
    private static func isStep(_ step: Substring) -> Bool {
        !["", ".", ".."].contains(step)
            && step.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "-._~".utf8.contains(byte)
                }
            }
    }

    /// With a slash behind it: where the library's first page is.
    public var description: String { text + "/" }

    /// Whether the library has the host to itself.
    var isRoot: Bool { text.isEmpty }

    /// What stands before a path of ours: nothing where the library has the host to itself.
    var prefix: String { text }

    /// As the path of a cookie, which other sites of the host do not get. Source: RFC 6265 §5.1.4.
    var cookiePath: String { isRoot ? "/" : text }

    /// Where the browser finds a path of ours.
    func address(_ path: String) -> String { text + path }

    /// - Parameter target: As it stands in a request: a path, perhaps with a query.
    /// - Returns: The path of ours that it means; `nil` for what stands outside.
    func path(at target: String) -> String? {
        if isRoot { return target }
        guard target.hasPrefix(text + "/") else { return nil }
        return String(target.dropFirst(text.count))
    }

    /// Whether a request's target is the host's first page, or the library without the slash behind it: both lead there.
    func isBefore(_ target: String) -> Bool {
        let path = target.prefix { $0 != "?" }
        return path == "/" || path == text
    }
}
