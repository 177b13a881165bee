/// Which way lines are read.
package enum TextDirection: String, Codable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"

    /// - Parameter tag: BCP 47; unknown languages are read from the left.
    package init(ofLanguage tag: String) {
        let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
        let script = parts.dropFirst().first { $0.count == 4 }.map(String.init)
        let isFromRight =
            script.map { Self.scripts.contains($0) } ?? Self.languages.contains(parts.first.map(String.init) ?? "")
        self = isFromRight ? .rightToLeft : .leftToRight
    }

    /// Sources: ISO 15924; the IANA language subtag registry.
    private static let scripts: Set = ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg", "mand", "samr", "aran"]
    private static let languages: Set = [
        "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ks", "mzn", "nqo", "pnb", "ps", "prs", "sd", "syr", "ug",
        "ur", "yi", "ji",
    ]
}
