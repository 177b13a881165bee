/// Says the sign of several numbers, *les n°s 3 et 4*, and the letter that a car is called by, *la 4L*.
struct FrenchNumberSigns: SpokenForm {
    let name = "fr-number-sign"

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            if ["n", "N"].contains(passage.printed(index)),
                passage.isTightMark(index + 1, "°") || passage.isTightMark(index + 1, "º"),
                passage.isTight(index + 2), ["s", "os"].contains(passage.letters(index + 2)),
                passage.isDigits(index + 3)
            {
                return passage.replacement(index..<index + 3, by: "numéros")
            }
            // Litres are no women: *boire 4L*.
            if passage.printed(index) == "L", passage.isTight(index), passage.isDigits(index - 1),
                Self.feminine.contains(passage.letters(index - 2)), passage.isTightEnd(index + 1)
            {
                return passage.replacement(index..<index + 1, by: " L")
            }
            return nil
        }
    }

    private static let feminine: Set = ["la", "une", "ma", "ta", "sa", "cette"]
}
