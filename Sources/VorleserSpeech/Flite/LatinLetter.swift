/// The letters of the Latin script without their accents.
enum LatinLetter {
    /// How a letter is spelled in the alphabet of English, from its name in the Unicode Character Database.
    ///
    /// “LATIN SMALL LETTER E WITH ACUTE” is an e, “MATHEMATICAL BOLD CAPITAL A” an a.
    /// - Returns: Lower case; `nil` when it is not a Latin letter.
    static func spelling(ofUnicodeName name: String) -> String? {
        let bare = name.split(separator: " WITH ", maxSplits: 1).first ?? ""
        let words = bare.split(separator: " ")
        guard let script = words.first, scripts.contains(script), let last = words.last else { return nil }
        if let known = spellings.first(where: { bare.hasSuffix($0.name) }) { return known.spelling }
        return last.count == 1 ? last.lowercased() : nil
    }

    private static let scripts: Set<Substring> = [
        "LATIN", "FULLWIDTH", "MATHEMATICAL", "MODIFIER", "FEMININE", "MASCULINE",
    ]

    private static let spellings: [(name: String, spelling: String)] = [
        (" LETTER AE", "ae"), (" LIGATURE OE", "oe"), (" LIGATURE IJ", "ij"), (" LETTER SHARP S", "ss"),
        (" LETTER ETH", "d"), (" LETTER THORN", "th"), (" LETTER ENG", "ng"), (" LETTER DOTLESS I", "i"),
        (" LETTER SCHWA", "a"), (" LIGATURE FF", "ff"), (" LIGATURE FI", "fi"), (" LIGATURE FL", "fl"),
        (" LIGATURE FFI", "ffi"), (" LIGATURE FFL", "ffl"), (" LIGATURE ST", "st"), (" LIGATURE LONG S T", "st"),
        (" LETTER DZ", "dz"), (" LETTER LJ", "lj"), (" LETTER NJ", "nj"), (" LETTER WYNN", "w"), (" LETTER YOGH", "y"),
        ("FEMININE ORDINAL INDICATOR", "a"), ("MASCULINE ORDINAL INDICATOR", "o"),
    ]
}
