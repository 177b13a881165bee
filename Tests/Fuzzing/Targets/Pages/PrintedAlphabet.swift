/// The characters that a byte stands for on a sketched page: ASCII, and 128 that the layout looks at.
enum PrintedAlphabet {
    static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        byte < 0x80 ? Unicode.Scalar(byte) : others[Int(byte - 0x80) % others.count]
    }

    /// The byte that stands for a character, or for one like it.
    static func byte(_ scalar: Unicode.Scalar) -> UInt8 {
        if scalar.isASCII { return UInt8(scalar.value) }
        return others.firstIndex(of: scalar).map { UInt8(0x80 + $0) } ?? UInt8(ascii: "x")
    }

    private static let others: [Unicode.Scalar] = Array(
        """
        “”‘’„‚«»‹›–—―‐‑−…·•◦▪‣*†‡§¶©®™°ªº¹²³⁴½¼⁄×÷±≤≥∑∫√∞αβγΔΩ\
        \u{AD}\u{A0}\u{2009}\u{200B}\u{200D}\u{200E}\u{202E}\u{2028}\u{2029}\u{FEFF}\u{FFFD}\u{FFFE}\
        \u{301}\u{300}\u{308}\u{302}\u{327}\u{20DD}´`¨ˆ˜¯ˇ¸ıȷßäöüéèñçøåÄÖÜÉ\
        ﬀﬁﬂﬃﬄﬅ\u{E000}\u{F6BE}\u{F735}\u{F761}\u{F041}\u{F0B7}אבשاب日本語한र
        """.unicodeScalars.filter { $0 != "\n" }
    )
}
