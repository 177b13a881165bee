import Foundation

/// Says of an answer that it is a file, and what it is called.
enum ContentDisposition {
    /// The field's value: the name in ASCII for old clients, and as it is for the others.
    ///
    /// Source: RFC 6266 §4.3, RFC 8187 §3.2.
    /// - Parameter name: Any text; quotes, line ends and separators of paths do no harm.
    /// - Returns: `attachment; filename=…`.
    static func attachment(named name: String) -> String {
        let plain = String(
            name.unicodeScalars.prefix(200).map { scalar in
                scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F
                    && !"\"\\/%".unicodeScalars.contains(scalar)
                    ? Character(scalar) : "_"
            }
        )
        let whole = String(name.prefix(200)).addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(whole)"
    }

    /// `attr-char` of RFC 8187 §3.2.1.
    private static let allowed = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$&+-.^_`|~"
    )
}
