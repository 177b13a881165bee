/// Apostrophes of old and plain print: a space after one, *l’ uomo*, and one for an accent, *perche’*.
enum ItalianApostrophes {
    static func read(_ items: inout [SpelledText.Item]) {
        for index in items.indices.dropFirst() where items[index].kind == .mark && !items[index - 1].hasSpaceAfter {
            guard items[index - 1].kind == .word, let mark = items[index].text.unicodeScalars.first,
                WrittenForm.isApostrophe(mark),
                let last = items[index - 1].text.unicodeScalars.last
            else { continue }
            let isVowel = "aeiouAEIOU".unicodeScalars.contains(last)
            if isVowel { accent(&items, index) } else { join(&items, index) }
        }
    }

    /// A word that ends in a consonant before an apostrophe is never by itself: *l’ uomo* is *l’uomo*.
    private static func join(_ items: inout [SpelledText.Item], _ index: Int) {
        guard items[index].hasSpaceAfter, index + 1 < items.count, items[index + 1].kind == .word,
            items[index + 1].reading == nil,
            let first = items[index + 1].text.lowercased().unicodeScalars.first,
            "aeiouàèéìòùh".unicodeScalars.contains(first)
        else { return }
        let word = (items[index - 1].reading ?? items[index - 1].text).lowercased()
        guard word.utf8.count < 10, word.utf8.count < 3 || elided.contains(where: word.hasSuffix) else { return }
        items[index + 1].reading = word + "'" + items[index + 1].text
        items[index - 1].reading = ""
        items[index].hasSpaceAfter = false
    }

    /// Endings of words that lose their vowel.
    private static let elided = [
        "ll", "un", "gl", "ch", "st", "nt", "tt", "nz", "zz", "nd", "ov", "om", "nn", "ss", "or", "ver", "cun", "sun",
        "arc", "end", "ltr",
    ]

    /// *Perche’, citta’, piu’*, but *po’, de’, va’*.
    private static func accent(_ items: inout [SpelledText.Item], _ index: Int) {
        let word = items[index - 1].text.lowercased()
        guard word.utf8.count > 2, word.utf8.allSatisfy({ $0 < 0x80 }), !cut.contains(word), !isQuoted(items, index)
        else { return }
        let letters = Array(word.utf8)
        guard ItalianStress.nuclei(of: letters).count > 1 || oneSyllable.contains(word) else { return }
        let accented: Character =
            switch letters.last {
            case UInt8(ascii: "a"): "à"
            case UInt8(ascii: "e"): closed.contains(where: word.hasSuffix) ? "é" : "è"
            case UInt8(ascii: "i"): "ì"
            case UInt8(ascii: "o"): "ò"
            default: "ù"
            }
        items[index - 1].reading = word.dropLast() + String(accented)
    }

    /// Whether it closes what one before a word has opened: *‘citta’*.
    private static func isQuoted(_ items: [SpelledText.Item], _ index: Int) -> Bool {
        for place in items[..<index].indices.reversed() where items[place].kind == .mark {
            guard let mark = items[place].text.unicodeScalars.first, WrittenForm.isApostrophe(mark) else { continue }
            let isOpening = place == 0 || items[place - 1].hasSpaceAfter || items[place - 1].kind == .mark
            return isOpening && !items[place].hasSpaceAfter && items[place + 1].kind == .word
        }
        return false
    }

    private static let closed = ["che", "tre", "nche", "mbe"]
    private static let oneSyllable: Set = ["piu", "giu", "gia", "puo", "cio", "qua", "qui"]
    /// Words that lose an end.
    private static let cut: Set = Set(
        """
        quei que begli capo vuo fra pie suo mie tuo bra dicea facea avea begl quegli ambo duo tie vie ve te de ne be mo po to sie voi noi ei
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}
