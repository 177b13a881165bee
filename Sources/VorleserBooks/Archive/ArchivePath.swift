#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where an address written in a document leads.
///
/// Paths are names inside the archive and nothing else: they never touch the file system.
/// Source: EPUB 3.3 §4.1.5, “URLs in the OCF abstract container”; RFC 3986 §5.
enum ArchivePath {
    /// An address, resolved.
    enum Target: Equatable {
        /// A path inside the book, decoded, with its fragment, decoded.
        case inside(path: String, fragment: String?)
        /// Anything with a scheme, or a host.
        case outside(String)
    }

    /// Where an address leads, as written in the document whose decoded path is `base`.
    static func resolve(_ reference: String, against base: String) -> Target {
        let address = reference.trimmingASCIIWhitespace.prefix(4096)
        if hasScheme(address) || address.hasPrefix("//") || address.hasPrefix("\\\\") {
            return .outside(String(address))
        }
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let fragment = parts.count > 1 ? decoded(parts[1]).nonEmpty : nil
        let path = parts.first?.prefix { $0 != "?" } ?? ""
        guard !path.isEmpty else { return .inside(path: base, fragment: fragment) }
        return .inside(path: normalized(decoded(path), in: folder(of: base)), fragment: fragment)
    }

    /// The folder that a path is in, with its slash; empty for the root.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// The file's name without folders.
    static func lastComponent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Percent signs and what they encode, as UTF-8; those that encode nothing stay.
    static func decoded(_ text: some StringProtocol) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let high = hexDigit(bytes[index + 1]), let low = hexDigit(bytes[index + 2])
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A path without `.` and `..`; what would leave the archive stays at its root.
    static func normalized(_ path: String, in folder: String) -> String {
        let forward = String(path.map { $0 == "\\" ? "/" : $0 })
        let full = forward.hasPrefix("/") ? forward : folder + forward
        var parts: [Substring] = []
        for part in full.split(separator: "/") {
            if part == ".." {
                _ = parts.popLast()
            } else if part != "." {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// Source: RFC 3986 §3.1.
    private static func hasScheme(_ address: some StringProtocol) -> Bool {
        guard let colon = address.firstIndex(of: ":"), let first = address.first, first.isASCII, first.isLetter,
            address.distance(from: address.startIndex, to: colon) > 1 || address[colon...].hasPrefix("://")
        else { return false }
        return address[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension String {
    /// The text without blanks, tabs and line ends at its ends.
    var trimmingASCIIWhitespace: Substring {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        guard let first = utf8.firstIndex(where: { !isBlank($0) }), let last = utf8.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return self[first...last]
    }
}
