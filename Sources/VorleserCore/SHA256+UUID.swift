extension SHA256 {
    /// A URN for what a text tells apart from everything else: the same UUID for the same text.
    ///
    /// Source: RFC 9562, section 5.8 (“UUID version 8”); RFC 4122, section 3 (the URN).
    package static func urn(of text: String) -> String {
        var digits = Array(digest(of: text.utf8).prefix(32))
        // The version, and the variant.
        (digits[12], digits[16]) = ("8", "8")
        let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
        return "urn:uuid:" + groups.joined(separator: "-")
    }
}
