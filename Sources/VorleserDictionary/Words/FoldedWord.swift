/// A word as it is sought: small letters without accents; hyphens are blanks, other signs do not count.
struct FoldedWord: Hashable, Sendable {
    /// In UTF-8. Never empty, but for an empty word.
    let bytes: [UInt8]

    init(_ word: String) { self.init(utf8: word.utf8) }

    /// - Parameter utf8: The word; what is no UTF-8 is taken as a sign.
    init(utf8: some Collection<UInt8>) {
        var folded: [UInt8] = []
        folded.reserveCapacity(utf8.count)
        var isPlain = true
        for byte in utf8 {
            switch byte {
            case 0x61...0x7A, 0x30...0x39: folded.append(byte)
            case 0x41...0x5A: folded.append(byte | 0x20)
            case 0x20, 0x2D, 0x5F: if folded.last != 0x20, !folded.isEmpty { folded.append(0x20) }
            case 0x80...: isPlain = false
            default: break
            }
        }
        if !isPlain { folded = Self.folded(String(decoding: utf8, as: UTF8.self)) }
        if folded.last == 0x20 { folded.removeLast() }
        // Of words of signs alone the signs count.
        bytes = folded.isEmpty ? Array(utf8) : folded
    }

    private static func folded(_ word: String) -> [UInt8] {
        var result = ""
        for scalar in word.lowercased().unicodeScalars {
            if let plain = plain[scalar] {
                result += plain
            } else if scalar == "-" || scalar == "_" || scalar == "‐" || scalar.properties.isWhitespace {
                if !result.isEmpty, result.last != " " { result += " " }
            } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                // Signs over letters that are printed by themselves do not count.
                if scalar.properties.generalCategory != .nonspacingMark { result.unicodeScalars.append(scalar) }
            }
        }
        return Array(result.utf8)
    }

    /// Letters with accents, and those that are two, as what they are without.
    private static let plain: [Unicode.Scalar: String] = {
        let rows = """
            a àáâãäåāăąǎạảấầẩẫậắằẳẵặ
            c çćĉċč
            d ďđ
            e èéêëēĕėęěẹẻẽếềểễệ
            g ĝğġģ
            h ĥħ
            i ìíîïĩīĭįıỉị
            j ĵ
            k ķ
            l ĺļľŀł
            n ñńņňŉ
            o òóôõöøōŏőơọỏốồổỗộớờởỡợ
            r ŕŗř
            s śŝşšșſ
            t ţťŧț
            u ùúûüũūŭůűųưụủứừửữự
            w ŵẁẃẅ
            y ýÿŷỳỵỷỹ
            z źżž
            ae æ
            oe œ
            ss ß
            α ά
            ε έ
            η ή
            ι ίϊΐ
            ο ό
            υ ύϋΰ
            ω ώ
            σ ς
            е ё
            """
        var table: [Unicode.Scalar: String] = [:]
        for row in rows.split(separator: "\n") {
            let parts = row.split(separator: " ")
            for scalar in parts[1].unicodeScalars { table[scalar] = String(parts[0]) }
        }
        return table
    }()
}
