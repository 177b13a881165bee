/// Says what degrees are of, and on which side: *40° de lat. N.*, *2° 21′ de long. E.*
struct ContinentalLatitudes: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("latitude") }

    func replacements(in passage: Passage) -> [Replacement] {
        guard passage.marks.contains(0xB0) || passage.marks.contains(0xBA) else { return [] }
        return passage.words.indices.compactMap { index in
            let printed = passage.letters(index)
            guard Self.isNamed(printed), isBehindDegrees(index, passage) else { return nil }
            let isShort = passage.isTightMark(index + 1, ".")
            var end = isShort ? index + 2 : index + 1
            var text = isShort ? name(of: printed) : passage.printed(index)
            if let side = words.measures.arc.sides[passage.printed(end)], isClosed(end + 1, passage) {
                text += " " + side
                end = passage.isTightMark(end + 1, ".") ? end + 2 : end + 1
            } else if !isShort {
                return nil
            }
            return passage.abbreviated(index..<end, by: text)
        }
    }

    private func name(of printed: String) -> String {
        printed.hasPrefix("la") ? words.measures.arc.latitude : words.measures.arc.longitude
    }

    /// Whether a word is the latitude or the longitude, in full or not.
    static func isNamed(_ word: String) -> Bool { named.contains(word) }

    private static let named = Set(
        words: "lat latit latitud latitude latitudine long longit longitud longitude longitudine"
    )

    private func isBehindDegrees(_ index: Int, _ passage: Passage) -> Bool {
        let sign = ["de", "di"].contains(passage.letters(index - 1)) ? index - 2 : index - 1
        return Self.signs.contains(passage.mark(sign)) && !passage.isLetters(sign)
    }

    /// Signs of degrees, minutes and seconds.
    private static let signs: Set<UInt16> = [0xB0, 0xBA, 0x27, 0x2019, 0x2032, 0x22, 0x201D, 0x2033]

    private func isClosed(_ index: Int, _ passage: Passage) -> Bool {
        passage.isEnd(index) || [".", ",", ";", ")"].contains { passage.isTightMark(index, $0) }
    }
}
