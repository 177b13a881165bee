import Phonemes

/// Tells *ha*, the verb, from *ha*, hectares: *en 2024 ha ganado*, *40 ha de bosque*.
enum SpanishVerbs {
    /// Whether the word after a number is the verb: *en 2025 ha de cambiar*; but *un parque de 40 ha situado en la costa*.
    @Sendable static func isVerb(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.printed(index) == "ha", !passage.isTight(index), passage.isLowerCase(index + 1)
        else { return false }
        let numeral = passage.numeral(endingAt: index)
        let year = numeral?.plain(4...4) ?? 0
        let before = numeral.map { passage.letters($0.words.lowerBound - 1) } ?? ""
        let isYear = (1000..<3000).contains(year)
        let next = passage.letters(index + 1)
        if next == "de" {
            return (isYear && before != "de" || before == "el")
                && infinitives.contains(where: passage.letters(index + 2).hasSuffix)
        }
        guard participles.contains(where: next.hasSuffix) else { return false }
        return isYear || !["de", "con", "unas"].contains(before)
    }

    private static let infinitives = ["ar", "er", "ir", "arse", "erse", "irse"]
    /// How participles end.
    private static let participles = [
        "ado", "ido", "ído", "uesto", "ierto", "uelto", "crito", "visto", "echo", "dicho", "roto", "preso",
        "muerto",
    ]
}
